"""What a seat may say. Talk is not a move: it changes neither what is legal nor who wins."""

from gueridon.core.wire import Wire


class Chat(Wire, frozen=True):
    """Open talk."""


class Signals(Wire, frozen=True):
    """Only these. A signal stands until taken back, or until the game no longer offers it: its piece is gone.

    Between two moves a seat may set or take back at most ``most``.
    """

    offers: tuple[Wire, ...]
    most: int


class Silence(Wire, frozen=True):
    """Nothing at all."""


Talk = Chat | Signals | Silence

CHAT = Chat()
SILENCE = Silence()
