"""How a game ended."""

from gueridon.core.wire import Piece, Seat


class Outcome(Piece, frozen=True):
    """Why it ended, who won (nobody, some, or all together), and what it was worth to each seat."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
