"""Mysterium: one file for each chapter of the rulebook, and ``turn``, which leads from step to step."""
