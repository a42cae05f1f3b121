"""Can this be won, all cards known?"""

from gueridon.games.babet.solo.solver.verdict import solve

__all__ = ["solve"]
