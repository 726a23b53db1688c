"""Who acts when it is nobody's turn."""

CHANCE = -1
"""A die is to be rolled or a card to be drawn."""

OVER = -2
"""The game has ended; there are scores."""
