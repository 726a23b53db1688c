"""Batches of games: tournaments between bots, and how fast games run."""
