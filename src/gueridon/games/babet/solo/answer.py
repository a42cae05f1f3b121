"""What the solver answers."""

from gueridon.core.advice import Verdict
from gueridon.core.wire import Piece
from gueridon.games.babet.solo.moves import Move


class Answer(Piece, frozen=True):
    """``moves`` win, if it is winnable; ``nodes`` is how many positions were looked into."""

    verdict: Verdict
    moves: tuple[Move, ...]
    nodes: int
