"""What ``gueridon new`` writes: the smallest game with a secret, and what a package around it needs.

The game is a package like any other, so it is checked, typed and held to the laws here as well. A copy of it has
another name, in its imports too.
"""
