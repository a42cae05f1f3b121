"""It is a game of bluff: those at the table may say anything, true or not."""

from gueridon.core.talk import CHAT, SILENCE, Talk
from gueridon.games.medium.shown import View


def talk(view: View) -> Talk:
    return SILENCE if view.seat is None else CHAT
