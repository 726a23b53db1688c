"""What things are worth to a sensible player, in hundreds of FT (ten are the thousand of the rulebook)."""

from __future__ import annotations

PAYOUTS = (0, 10, 16, 20, 23)
"""What a thousand of building value is worth with so many payouts to come: later ones count less, because
the building may be lost before."""

SET_SHARE = (0, 10, 20)
"""What a 1 or a 2 of the own quarter is worth beyond its value, in tenths of a thousand per payout: each
brings the threefold payout of its set nearer."""

GOAL = 4000
"""A goal: more than all that money can do."""

PARTS = 64
"""Shares of a goal are counted in parts of so many."""

HOLDING = (64, 44, 34, 28, 24, 21, 19, 17, 15, 14, 13, 12, 11, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 5)
"""How likely a goal that is held now, or nearly, will still be held when goals are judged, after so many more
turns of any gang."""

CASINO_SHARE = (0, 64, 14, 5, 3)
"""How much of the goal another casino is, to who needs so many more."""
CASINO_BLOCK = (64, 14, 3, 1, 0)
"""How much of a defeat it averts to take a casino from a rival who needs so many more."""
CASINO_GUARD = (20, 8, 4, 3, 2)
"""How much of the goal a guard in an own casino is, to who needs so many more."""
GUARDED = (0, 2, 3, 5, 6)
"""How well a member of so many rings guards, in eighths."""
UNGUARDED_RISK = 3
"""How likely an own casino without a guard is lost before it pays, in eighths."""

SQUARE_SHARE = (0, 64, 32, 20, 12, 8, 5, 4, 3)
"""How much of the goal another square bar is, to who needs so many more."""
SQUARE_BLOCK = (64, 16, 6, 2, 1, 0, 0, 0, 0)
"""How much of a defeat it averts to take a square bar from a rival who needs so many more."""

TOP_SHARE = (0, 64, 16, 6, 3, 1)
"""How much of the goal one more member of four rings is, to who needs so many more."""
TOP_BLOCK = (64, 12, 4, 1, 0, 0)
"""How much of a defeat it averts to beat a member of four rings of a rival who needs so many more."""

FAR = 5
"""What is left of a target's worth if it cannot be reached in this turn, in eighths."""

RATE = 64
"""A rate is worth per step, times this."""
IDLE = 2
"""The rating of a step that leads nowhere and costs nothing."""
ENOUGH = 4
"""The rating of ending a turn with dice unused."""

HIRE = (20, 40, 100)
"""The ratings of hiring a member of one, two or three rings."""
STOP = 1
"""The rating of hiring nobody."""
TURN_REACH = 16
"""How many steps a gang makes in a turn, about."""
