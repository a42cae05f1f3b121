"""BABET, one file for each chapter of the rulebook."""

from gueridon.games.babet.rules.aim import outcome
from gueridon.games.babet.rules.preparation import rematch, setup
from gueridon.games.babet.rules.refusals import why_not
from gueridon.games.babet.rules.turn import apply, legal_moves, to_act

__all__ = ["apply", "legal_moves", "outcome", "rematch", "setup", "to_act", "why_not"]
