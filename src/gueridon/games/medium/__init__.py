"""Médium."""
