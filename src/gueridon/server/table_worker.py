"""A process for what takes longer than a hundred moves of others would: a question a line in, an answer a line out.

It tells finished games, see ``finished_games``, and looks for the deals of those that are to begin, see ``deals``.
"""

from gzip import compress
from typing import assert_never

import msgspec
from msgspec import Raw

from gueridon.bots.answering import answer_lines
from gueridon.bots.reviewing import MadeChoice, MadeChoices, choice, sample
from gueridon.core.deal_search import FoundDeal
from gueridon.core.errors import Malformed
from gueridon.core.wire import Seat, Wire
from gueridon.games import load
from gueridon.tables import daily, replaying
from gueridon.tables.decisions import decisions, last_decision
from gueridon.tables.table import read_table


class RenderRecord(Wire, frozen=True):
    table: str
    lines: list[tuple[int, bytes]]
    now: int


class RenderReplay(Wire, frozen=True):
    """Through the eyes of a seat, or of those who watch."""

    table: str
    lines: list[tuple[int, bytes]]
    now: int
    seat: Seat | None


class RenderChoices(Wire, frozen=True):
    """What its review looks at."""

    table: str
    lines: list[tuple[int, bytes]]
    now: int


class RenderLastChoice(Wire, frozen=True):
    """Of a seat in a game that is played, for whoever sits there."""

    table: str
    lines: list[tuple[int, bytes]]
    now: int
    seat: Seat


Rendering = RenderRecord | RenderReplay | RenderChoices | RenderLastChoice


class FindDeal(Wire, frozen=True):
    game: str
    version: int
    options: Raw
    key: bytes


class Rendered(Wire, frozen=True):
    """JSON, compressed as browsers like it."""

    code: str
    compressed: bytes


class NotRendered(Wire, frozen=True):
    word: str


def render(asked: Rendering) -> Rendered | NotRendered:
    try:
        table = read_table(asked.table, asked.lines)
        daily.check_told(table, asked.now)
        match asked:
            case RenderRecord():
                rendered = msgspec.json.encode(replaying.write_record(table))
            case RenderReplay(seat=seat):
                rendered = msgspec.json.encode(replaying.frames(table, seat))
            case RenderChoices(lines=lines):
                rendered = msgspec.json.encode(choices(table.id, lines))
            case RenderLastChoice(lines=lines, seat=seat):
                rendered = msgspec.json.encode(last_choice(table.id, lines, seat))
            case _:
                assert_never(asked)
    except Malformed as error:
        return NotRendered(error.word)
    return Rendered(table.code, compress(rendered, mtime=0))


def choices(id: str, lines: list[tuple[int, bytes]]) -> MadeChoices:
    made, together = decisions(id, lines)
    return MadeChoices(together, sample([choice(one.ply, one.known, one.move) for one in made]))


def last_choice(id: str, lines: list[tuple[int, bytes]], seat: Seat) -> MadeChoice:
    made = last_decision(id, lines, seat)
    if made is None:
        raise Malformed("no-choice-yet")
    return choice(made.ply, made.known, made.move)


def answer(asked: Rendering | FindDeal) -> bytes:
    return msgspec.json.encode(find_deal(asked) if isinstance(asked, FindDeal) else render(asked))


def find_deal(asked: FindDeal) -> FoundDeal:
    game = load(asked.game, asked.version)
    assert game.deal_search is not None, f"{game.id} looks for no deals"
    found: FoundDeal = game.deal_search.find(msgspec.json.decode(asked.options, type=game.options), asked.key)
    return found


def main() -> None:
    reader = msgspec.json.Decoder(Rendering | FindDeal)
    answer_lines(lambda line: answer(reader.decode(line)))


if __name__ == "__main__":
    main()
