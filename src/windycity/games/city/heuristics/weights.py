"""What the rules of thumb weigh against what, in one place; found by playing thousands of games between
neighbouring values."""

from __future__ import annotations

OWN_STAKE = 256
"""The stake of a seat in its own points; those of all its rivals add up to the same."""
PURCHASE = 640
"""A purchase now, for each point and each part of a stake. The next weights are to be read beside it."""
POINT = OWN_STAKE * PURCHASE
"""A point on one's own account, in the units in which moves are compared."""

# What a customer promises who can be brought to a house by one roll, for each sixth of the rolls.
OWN_CALL = 50
RIVAL_CALL = 80
RIVAL_CALL_LATER = 5
"""Less for every turn that comes before the rival's: somebody may take the customer away."""
OWN_DAMAGE = 80
RIVAL_DAMAGE = 30
"""Rocco: all others can bring him to one's own house, but one cannot always bring him to theirs."""

# The same for a department store and two rolls, for each thirty-sixth.
OWN_SECOND_CALL = 10
RIVAL_SECOND_CALL = 10
SECOND_DAMAGE = 2

# Who stands before a department store and may shop again.
OWN_STAY = 400
RIVAL_STAY = 300
RIVAL_STAY_LATER = 30

# A purchase that reaches the goal, for each sixth of the rolls; and one that needs no roll at all.
OWN_GOAL = 200_000
RIVAL_GOAL = 200_000
RIVAL_GOAL_LATER = 20_000
CERTAIN_GOAL = 1_200_000

# One more mark on a house, for each round to come.
SHOP_TRADE = 42_000
STORE_TRADE = 122_000
MOUTH_TRADE = 10_000
OPENING_TRADE = 80_000
"""A new house is one more place to bring customers to."""
SCARCE_TRADE = 90_000
"""What a mark on a shop loses while department stores have room for all marks that are left."""
ARCADE_TRADE = 600_000
PACE = 20
"""Tenths of a point that the leader gains in a round."""

# Who can be brought to the house where the mark is put, for each sixth and each point of the customer.
BUILD_CALL = 14_000
FIRST_CALL = 21_000
FIRST_DAMAGE = 40_000
FIRST_STORE = 420_000
FIRST_MOUTH = 300_000
FIRST_STAY = 150_000
"""For each point of a customer that stands before the store."""
FIRST_ROW = 300_000

PUT_CALL = 10_000
"""For customers put near the stores at the mouths: good for who marks the first house, bad for the others."""

# The position of a seat in hundredths of the power of e that its prospects go by.
ACCOUNT_POSITION = 85
ACCOUNT_HASTE = 9
"""A point counts as ACCOUNT_POSITION shared by what the leader lacks and this."""
MARK_POSITION = 350
"""Shared by the goal, for each mark on the board."""
CALL_POSITION = 35
CALL_HASTE = 12
"""For each point that a sixth of the rolls can bring: the first shared by the goal, and tenths of the second
for that part of the goal that the leader has."""
STAY_POSITION = 4
WAIT_POSITION = 16
GOAL_POSITION = (40, 22, 11, 4, 2, 1)
"""For each sixth of the rolls that reach the goal, by how many turns come first."""
LAST_ROUNDS = 60
"""A point in the last of a fixed number of rounds; less with the square of those left."""
CONTRAST = (0, 0, 25, 14, 10, 10, 10)
"""In tenths, by players: with two of them nobody else holds the leader up."""
