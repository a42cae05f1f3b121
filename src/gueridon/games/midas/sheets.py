"""The strategies of solved rounds as their file has them; ``rounds/`` makes it, and ``rounds.md`` says how."""

import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from gueridon.core.wire import Piece

FILE = Path(__file__).parent / "rounds.bin"


class Sheet(Piece, frozen=True):
    """One round; in ``rows`` there is a habit for each memory, and in it for each total."""

    low: int
    top: int
    totals: int
    memories: list[int]
    rows: bytes


Sheets = dict[str, Sheet]  # by the round's name


@cache
def sheets() -> Sheets:
    """None where there is no file: then the bots think about every call."""
    return read(FILE.read_bytes()) if FILE.exists() else {}


def read(packed: bytes) -> Sheets:
    return msgspec.msgpack.decode(zlib.decompress(packed), type=Sheets)


def write(solved: Mapping[str, Sheet]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(dict(sorted(solved.items()))), 9)
