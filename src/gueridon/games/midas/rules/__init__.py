"""Midas Chests: one file per chapter of the rulebook, then the two ways to play it."""
