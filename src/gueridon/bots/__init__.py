"""Bots see the view, the legal moves, and what their seat heard; never a state that they did not imagine."""

LEVELS = ("random",)
STAND_IN = "random"  # plays for people who left
