"""The tables of how strong the levels are, each against the one below: asked for by markers in a document.

Every deal that was played is a line of a file, so that whoever was interrupted goes on where he was, and the tables can
be written again without playing. The games of a deal have a seal: if a cell's first deal is played otherwise today, its
lines are of other bots than today's.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from math import isfinite
from pathlib import Path
from statistics import mean

import msgspec

from gueridon.core.errors import Malformed
from gueridon.core.levels import levels_of
from gueridon.core.wire import Piece
from gueridon.games import load
from gueridon.lab.arena import Contest, Pairing, Played
from gueridon.lab.sequential import SequentialTest
from gueridon.lab.strengths import Estimate, estimate

# <!-- levels: GAME PLAYERS PRESET against --> or together; the table follows, up to the second marker.
MARKER = re.compile(r"(<!-- levels: (\S+) (\d+) (\S+) (against|together) -->\n).*?(<!-- end of levels -->)", re.DOTALL)
SEED = "levels"
EVEN, CLEARLY_BETTER = 0.5, 0.65  # between these a cell is decided: see ``worth``
SEAL_DIGITS = 12
HEAD = """\
| Level | Against | Deals | Won | Won by the other | Score over the other's | Measured |
| --- | --- | --- | --- | --- | --- | --- |
"""
UNMEASURED = "Not measured yet.\n"


class Cell(Piece, frozen=True):
    """A level and the one below it, at one kind of table."""

    game: str
    players: int
    preset: str
    together: bool  # each level takes all seats, where people win or lose with one another
    below: str
    level: str

    def pairings(self, deals: range) -> list[Pairing]:
        """Two games for each of these deals, which are numbered from 1."""
        options, pair = load(self.game).presets[self.preset], (self.below, self.level)
        contest = Contest(self.game, self.players, options, pair, deals.stop - 1, SEED)
        everything = contest.together() if self.together else contest.against()
        return [*everything][len(pair) * (deals.start - 1) :]


class MeasuredDeal(Piece, frozen=True):
    """What each of the two won of its seats, and scored on their average; the seals of both games, and the day."""

    cell: Cell
    deal: int
    won: tuple[float, float]
    scores: tuple[float, float]
    seals: tuple[str, ...]
    day: str


def cells(document: str, games: Sequence[str] = ()) -> list[Cell]:
    """All that the document asks for, in its order; of these games only, if any are named."""
    found: list[Cell] = []
    for marker in MARKER.finditer(document):
        name, players, preset, way = marker.group(2, 3, 4, 5)
        if games and name not in games:
            continue
        game = load(name)
        if int(players) not in game.players or preset not in game.presets:
            raise Malformed("no-such-level-table", marker=marker.group(1).strip())
        levels = levels_of(game)
        found += [Cell(name, int(players), preset, way == "together", *pair) for pair in pairwise(levels)]
    if not found:
        raise Malformed("no-level-tables")
    return found


def measured(cell: Cell, deal: int, games: Sequence[Played]) -> MeasuredDeal:
    def share(level: str, of_seat: list[list[float]]) -> float:
        return mean(
            [
                worth
                for game, worths in zip(games, of_seat, strict=True)
                for sitter, worth in zip(game.pairing.levels, worths, strict=True)
                if sitter == level
            ]
        )

    won = [[float(seat in game.outcome.winners) for seat in range(cell.players)] for game in games]
    scores = [[float(score) for score in game.outcome.scores] for game in games]
    return MeasuredDeal(
        cell,
        deal,
        (share(cell.below, won), share(cell.level, won)),
        (share(cell.below, scores), share(cell.level, scores)),
        tuple([game.record.seal[:SEAL_DIGITS] for game in games]),
        date.today().isoformat(),
    )


def worth(deal: MeasuredDeal) -> float:
    """From 0 to 1, a half where both did alike: by what they won, or together by who scored more."""
    below, level = deal.scores if deal.cell.together else deal.won
    if deal.cell.together:
        return 0.5 if level == below else float(level > below)
    return (1 + level - below) / 2


def is_decided(deals: Sequence[MeasuredDeal]) -> bool:
    """Whether the level is no better than the one below, or clearly so: asked deal by deal, in their order."""
    question = SequentialTest(EVEN, CLEARLY_BETTER)
    for deal in deals:
        question.add(worth(deal))
    return question.verdict is not None


# The file


def read(file: Path) -> list[MeasuredDeal]:
    kept = file.read_bytes() if file.exists() else b""
    try:
        return msgspec.json.Decoder(MeasuredDeal).decode_lines(kept)
    except msgspec.DecodeError as error:
        raise Malformed("level-deals-unreadable", file=str(file), detail=str(error)) from None


def write(file: Path, deals: Sequence[MeasuredDeal]) -> None:
    """All of them, or whoever is stopped meanwhile leaves those that were there: they took hours."""
    anew = file.with_name(f"{file.name}.new")
    anew.write_bytes(msgspec.json.Encoder().encode_lines(deals))
    anew.replace(file)


def of_cell(cell: Cell, deals: Iterable[MeasuredDeal]) -> list[MeasuredDeal]:
    """In their order, as many as lie there without a gap."""
    numbered = {deal.deal: deal for deal in deals if deal.cell == cell}
    found: list[MeasuredDeal] = []
    while len(found) + 1 in numbered:
        found.append(numbered[len(found) + 1])
    return found


# The document


@dataclass(frozen=True)
class Row:
    deals: int
    won: Estimate
    won_below: Estimate
    gain: Estimate
    days: tuple[str, str]


def row(deals: Sequence[MeasuredDeal]) -> Row:
    return Row(
        len(deals),
        estimate([deal.won[1] for deal in deals]),
        estimate([deal.won[0] for deal in deals]),
        estimate([deal.scores[1] - deal.scores[0] for deal in deals]),
        (min([deal.day for deal in deals]), max([deal.day for deal in deals])),
    )


def with_tables(document: str, deals: Sequence[MeasuredDeal]) -> str:
    """The document, every table in it as these deals have it; with empty lines around it, as Markdown wants them."""

    def anew(marker: re.Match[str]) -> str:
        return f"{marker.group(1)}\n{table(cells(marker.group(0)), deals)}\n{marker.group(6)}"

    return MARKER.sub(anew, document)


def table(rows: Sequence[Cell], deals: Sequence[MeasuredDeal]) -> str:
    lines = [line(cell, row(found)) for cell in rows if (found := of_cell(cell, deals))]
    return HEAD + "".join(lines) if lines else UNMEASURED


def line(cell: Cell, found: Row) -> str:
    first, last = found.days
    shown = [
        cell.level,
        cell.below,
        str(found.deals),
        f"{interval(found.won, 100)} %",
        f"{interval(found.won_below, 100)} %",
        interval(found.gain, 1, 1),
        first if first == last else f"{first} to {last}",
    ]
    return f"| {' | '.join(shown)} |\n"


def interval(found: Estimate, scale: float, digits: int = 0) -> str:
    """One deal says nothing about how far off it may be."""
    shown = f"{scale * found.mean:z.{digits}f}"
    return f"{shown} ± {scale * found.margin:.{digits}f}" if isfinite(found.margin) else shown
