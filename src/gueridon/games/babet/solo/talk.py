"""Alone there is nobody to talk to."""

from gueridon.core.talk import SILENCE, Talk
from gueridon.games.babet.solo.shown import View


def talk(view: View) -> Talk:
    return SILENCE
