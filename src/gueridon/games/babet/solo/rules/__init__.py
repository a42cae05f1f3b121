"""BABET alone: where cards fit, play to the end, and refusals."""

from gueridon.games.babet.solo.rules.play import (
    apply,
    begin,
    carry_out,
    laid_out,
    legal_moves,
    outcome,
    rematch,
    steps,
    to_act,
)
from gueridon.games.babet.solo.rules.refusals import why_not

__all__ = [
    "apply",
    "begin",
    "carry_out",
    "laid_out",
    "legal_moves",
    "outcome",
    "rematch",
    "steps",
    "to_act",
    "why_not",
]
