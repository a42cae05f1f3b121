"""Every game on the shelf with every number of its players."""

from gueridon.games import SHELF
from gueridon.laws import cases

CASES = [case for game in SHELF.values() for case in cases(game)]
