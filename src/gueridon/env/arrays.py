"""Observations and masks as arrays, and the spaces that they lie in."""

from typing import Any

import numpy as np
from gymnasium import spaces

from gueridon.env.episode import encoding_of
from gueridon.games import AnyGame

# "observation" is what a seat sees, by the layout of the game; "action_mask" which of ``game.moves`` it may make now.
Observation = dict[str, Any]


def observation_space(game: AnyGame) -> "spaces.Dict[Any]":
    most = np.frombuffer(encoding_of(game).layout.most, np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (len(game.moves),), np.int8),
        }
    )


def as_arrays(encoded: bytearray, mask: bytes | bytearray) -> Observation:
    """Both may be written to; the mask is a copy."""
    return {
        "observation": np.frombuffer(encoded, np.uint8),
        "action_mask": np.frombuffer(bytearray(mask), np.int8),
    }
