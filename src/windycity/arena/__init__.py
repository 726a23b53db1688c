"""Batches of games: measuring how fast they run."""
