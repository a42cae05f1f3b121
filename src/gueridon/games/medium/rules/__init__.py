"""Médium: one file per chapter of the rulebook, and ``turn``, which leads from step to step."""
