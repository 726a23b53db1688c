"""What things are worth to a sensible player, in hundreds of FT (ten are the thousand of the rulebook)."""

from __future__ import annotations

PAYOUTS = (0, 10, 16, 20, 23)
"""What a thousand of building value is worth with so many payouts to come: later ones count less, because
the building may be lost before."""

ROUND_SHARE = (5, 6, 7, 7, 8, 8)
"""How much of that is left in each round of a phase, in eighths: what is taken early may be lost again."""

SET_SHARE = (0, 10, 20)
"""What a 1 or a 2 of the own quarter is worth beyond its value, in tenths of a thousand per payout: each
brings the threefold payout of its set nearer."""

GOAL = 3000
"""A goal: more than all that money can do."""

PARTS = 64
"""Shares of a goal are counted in parts of so many."""

HOLDING = (64, 32, 22, 16, 13, 11, 9, 8, 7, 6, 5, 5, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2)
"""How likely a goal that is held now, or nearly, will still be held when goals are judged, after so many more
turns of any gang."""

# Of tables with two rows the first is for goals that have to be held to the end of a phase, the second for
# those that win at once.
CASINO_SHARE = ((0, 64, 14, 5, 3), (0, 64, 10, 3, 1))
"""How much of the goal another casino is, to who needs so many more."""
CASINO_BLOCK = ((64, 14, 3, 1, 0), (64, 10, 2, 0, 0))
"""How much of a defeat it averts to take a casino from a rival who needs so many more."""
CASINO_DENY = (0, 2, 0, 0, 0)
"""How much of a defeat it averts to hold a casino that a rival could take, if the foremost one needs so many
more."""
CASINO_GUARD = (16, 4, 2, 1, 0)
"""How much of the goal a guard in an own casino is, to who needs so many more."""
GUARDED = (0, 2, 3, 5, 6)
"""How well a member of so many rings guards, in eighths."""
UNGUARDED_RISK = 4
"""How likely an own casino without a guard is lost before it pays, in eighths."""

SQUARE_SHARE = ((0, 64, 28, 16, 9, 6, 4, 2, 1), (0, 64, 40, 26, 14, 9, 5, 4, 3))
"""How much of the goal another square bar is, to who needs so many more."""
SQUARE_BLOCK = ((64, 16, 6, 2, 1, 0, 0, 0, 0), (64, 24, 8, 3, 1, 0, 0, 0, 0))
"""How much of a defeat it averts to take a square bar from a rival who needs so many more."""

SQUARE_MATTERS = 5
"""With so many square bars in one hand they are targets from afar."""
BEST_BAR, BEST_DUEL = 12, 400
"""No bar is worth more than so many thousands of income and a duel of so much, but for goals."""

TOP_SHARE = (0, 64, 16, 6, 3, 1)
"""How much of the goal one more member of four rings is, to who needs so many more."""
TOP_BLOCK = (64, 12, 4, 1, 0, 0)
"""How much of a defeat it averts to beat a member of four rings of a rival who needs so many more."""

DUEL_SHARE = 12
"""How much the prizes of a duel count beside buildings, in eighths."""

LEAD = 0
"""Every plan costs so many steps beyond its way; the more, the further members look."""
UNFIT = 4
"""What is left of a casino's worth if the die does not end there, in eighths."""
ANOTHER_DIE = 1
"""A way that is longer than a die costs so many steps more."""
FAR = 4
"""What is left of a target's worth if it cannot be reached in this turn, in eighths."""

RATE = 64
"""A rate is worth per step, times this."""
IDLE = 2
"""The rating of a step that leads nowhere and costs nothing."""
ENOUGH = 4
"""The rating of ending a turn with dice unused."""

CREW, TURN_CREW = (1, 1, 1, 1, 19, 19, 19, 19), (19, 19, 19, 19)
"""With so many members a gang hires no more weak ones, by phase: before one where a turn begins with hiring,
before one where it does not, and in a turn. Cash is safe, members are not."""
HIRE = (0, 20, 40, 100)
"""The rating of hiring a member of so many rings."""
STOP = 10
"""The rating of hiring nobody."""
TURN_REACH = 16
"""How many steps a gang makes in a turn, about."""

SHARPNESS = 5
"""Playouts pick in proportion to ratings: to make the best stand out, the best is set to two to the power of
this and the others are squared beside it."""
