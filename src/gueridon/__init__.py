"""Guéridon: a table on the web for five games, and their exact rules as a library."""

__version__ = "0.1.0"
