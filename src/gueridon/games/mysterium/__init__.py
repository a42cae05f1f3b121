"""Mysterium."""
