"""Bots see the view, the legal moves, and what their seat heard; never a state that they did not imagine."""
