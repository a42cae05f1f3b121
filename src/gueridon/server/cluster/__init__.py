"""Servers that share a house: who holds which table, and what they tell one another."""
