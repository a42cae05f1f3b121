"""The games for programs that learn: observations, masks, returns, and bridges to the libraries of the field.

What is here needs nothing but the library; ``env.pettingzoo`` and ``env.gymnasium`` need what the extra ``lab`` brings,
``env.openspiel``, ``env.rlcard`` and ``env.kernels`` what the extras of their names do.
"""

from random import Random
from typing import Any

from gueridon.core.encoding import EncodedField, Encoding, Layout
from gueridon.env.episode import Counted, Episode, begin, bounds, encoding_of, returns, seeded_key
from gueridon.env.nature import dealt_anew
from gueridon.env.recall import Recall
from gueridon.env.state_bytes import from_bytes, to_bytes
from gueridon.games import AnyGame

__all__ = [
    "Counted",
    "EncodedField",
    "Encoding",
    "Episode",
    "Layout",
    "Recall",
    "begin",
    "bounds",
    "dealt_anew",
    "encode",
    "encoding_of",
    "from_bytes",
    "reseed",
    "returns",
    "seeded_key",
    "to_bytes",
]


def encode(game: AnyGame, view: Any) -> bytearray:
    """What somebody sees who has no more than this view. From a state, ``Episode.observe`` is quicker."""
    world = game.imagine(view, Random(0))  # any will do: what looks the same is encoded the same
    return encoding_of(game).encode(world, view.seat)


def reseed(game: AnyGame, state: Any, rng: Random) -> Any:
    """A copy in which all that no seat knows, and chance to come, is dealt anew: every seat sees what it saw."""
    return encoding_of(game).reseed(state, rng)
