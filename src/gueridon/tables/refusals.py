"""How a request is turned down."""

import msgspec

from gueridon.core.errors import Illegal, Malformed, Stale
from gueridon.tables.messages import Refused

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what a decoder says of bad bytes


class NotYours(Exception):
    """It is somebody else's to do. ``word`` names the sentence."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Busy(Exception):
    """Not now, because too much is asked already. ``word`` names the sentence."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Unwise(Exception):
    """The rules allow it, and a lesson shows something better. ``word`` names the sentence, which is the game's."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


Refusal = Illegal | Malformed | Stale | NotYours | Busy | Unwise


def refused(id: str | None, error: Refusal) -> Refused:
    match error:
        case Illegal(rule=rule):
            return Refused(id, "illegal", rule)
        case Malformed(word=word):
            return Refused(id, "malformed", word)
        case Stale():
            return Refused(id, "stale", "stale")
        case NotYours(word=word):
            return Refused(id, "not-yours", word)
        case Busy(word=word):
            return Refused(id, "too-fast", word)
        case Unwise(word=word):
            return Refused(id, "unwise", word)
