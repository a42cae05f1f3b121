"""Those who play talk freely; with hidden roles too, and lying is allowed."""

from gueridon.core.talk import CHAT, SILENCE, Talk
from gueridon.games.babet.shown import View


def talk(view: View) -> Talk:
    return SILENCE if view.seat is None else CHAT
