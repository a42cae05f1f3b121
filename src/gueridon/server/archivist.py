"""A process that reads journals of finished games and tells them: a question a line in, an answer a line out.

To tell a long game takes longer than a hundred moves of others would; and it never changes, see ``archive``.
"""

import os
import sys
from contextlib import suppress
from gzip import compress
from typing import assert_never

import msgspec

from gueridon.bots.processes import READY
from gueridon.core.errors import Malformed
from gueridon.core.wire import Seat, Wire
from gueridon.tables import story
from gueridon.tables.table import read_table

BEHIND = 5  # people come first


class TellRecord(Wire, frozen=True):
    table: str
    lines: list[tuple[int, bytes]]


class TellReplay(Wire, frozen=True):
    """Through the eyes of a seat, or of those who watch."""

    table: str
    lines: list[tuple[int, bytes]]
    seat: Seat | None


class Told(Wire, frozen=True):
    """JSON, compressed as browsers like it."""

    code: str
    compressed: bytes


class NotTold(Wire, frozen=True):
    word: str


def tell(asked: TellRecord | TellReplay) -> Told | NotTold:
    try:
        table = read_table(asked.table, asked.lines)
        match asked:
            case TellRecord():
                story_told = msgspec.json.encode(story.write_record(table))
            case TellReplay(seat=seat):
                story_told = msgspec.json.encode(story.frames(table, seat))
            case _:
                assert_never(asked)
    except Malformed as error:
        return NotTold(error.word)
    return Told(table.code, compress(story_told, mtime=0))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    reader = msgspec.json.Decoder(TellRecord | TellReplay)
    with suppress(BrokenPipeError):  # the server is gone
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(tell(reader.decode(line))) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
