"""A process that reads journals of finished games and tells them: a question a line in, an answer a line out.

To tell a long game takes longer than a hundred moves of others would; and it never changes, see ``finished_games``.
"""

import os
import sys
from contextlib import suppress
from gzip import compress
from typing import assert_never

import msgspec

from gueridon.bots.process_pool import READY
from gueridon.core.errors import Malformed
from gueridon.core.wire import Seat, Wire
from gueridon.tables import replaying
from gueridon.tables.table import read_table

NICENESS = 5  # people come first


class RenderRecord(Wire, frozen=True):
    table: str
    lines: list[tuple[int, bytes]]


class RenderReplay(Wire, frozen=True):
    """Through the eyes of a seat, or of those who watch."""

    table: str
    lines: list[tuple[int, bytes]]
    seat: Seat | None


class Rendered(Wire, frozen=True):
    """JSON, compressed as browsers like it."""

    code: str
    compressed: bytes


class NotRendered(Wire, frozen=True):
    word: str


def render(asked: RenderRecord | RenderReplay) -> Rendered | NotRendered:
    try:
        table = read_table(asked.table, asked.lines)
        match asked:
            case RenderRecord():
                rendered = msgspec.json.encode(replaying.write_record(table))
            case RenderReplay(seat=seat):
                rendered = msgspec.json.encode(replaying.frames(table, seat))
            case _:
                assert_never(asked)
    except Malformed as error:
        return NotRendered(error.word)
    return Rendered(table.code, compress(rendered, mtime=0))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    reader = msgspec.json.Decoder(RenderRecord | RenderReplay)
    with suppress(BrokenPipeError):  # the server is gone
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(render(reader.decode(line))) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
