"""States as bytes that compiled and interpreted rules read alike; a pickle of a state is read by its own kind alone."""

import pickle
from dataclasses import fields
from typing import Any


def to_bytes(state: Any) -> bytes:
    """All of it, its log too; the key is in it, and with it all chance to come."""
    return pickle.dumps((type(state), [getattr(state, field.name) for field in fields(state)]))


def from_bytes(data: bytes) -> Any:
    """What ``to_bytes`` wrote. It is a pickle: read nobody else's."""
    kind, values = pickle.loads(data)
    return kind(*values)
