"""MYS-23, MYS-63 Who may speak: the mediums, freely, until a secret vote; the ghost never, before all is over."""

from gueridon.core.talk import CHAT, SILENCE, Talk
from gueridon.games.mysterium.rules.epilogue import FEW
from gueridon.games.mysterium.shown import View
from gueridon.games.mysterium.view import players


def talk(view: View) -> Talk:
    if view.seat is None:
        return SILENCE
    if view.ended is not None:
        return CHAT
    hushed = view.phase == "vote" and players(view) > FEW
    return SILENCE if hushed or view.seat == view.ghost else CHAT
