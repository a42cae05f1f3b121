"""All that one seat knows of a game: what its bot is asked about."""

from dataclasses import dataclass
from typing import Any

from gueridon.core.game import Game
from gueridon.core.hints import HeardPly, Utterance
from gueridon.core.wire import Seat


@dataclass(frozen=True)
class Knowledge:
    """What a browser on this seat would know, and nothing more."""

    game: Game[Any, Any, Any, Any]
    seat: Seat
    view: Any
    legal: list[Any]
    told: list[HeardPly]
    said: list[Utterance]
