"""BABET, one file for each chapter of the rulebook."""
