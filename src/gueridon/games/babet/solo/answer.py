"""What the solver answers."""

from typing import Literal

from gueridon.core.wire import Piece
from gueridon.games.babet.solo.moves import Move

Verdict = Literal["winnable", "lost", "undecided"]


class Answer(Piece, frozen=True):
    """``moves`` win, if it is winnable; ``nodes`` is how many positions were looked into."""

    verdict: Verdict
    moves: tuple[Move, ...]
    nodes: int
