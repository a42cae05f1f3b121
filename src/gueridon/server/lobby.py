"""The lobby: tables that wait for players, and tables that are played and may be watched."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from gueridon.core.wire import Piece
from gueridon.server.bodies import Listed
from gueridon.server.live_table import LiveTable
from gueridon.tables import rights
from gueridon.tables.journal import Person
from gueridon.tables.own_games import companions
from gueridon.tables.table import Table

LISTED_PER_HOST = 3  # tables of one host that are shown
SLOW_SECONDS = 3600  # the pace from which a table waits for players although nobody is there
WAITS_MS = 3 * 24 * 3600 * 1000  # milliseconds that it does

T = TypeVar("T")


class LobbyRank(Piece, frozen=True):
    """By what tables are put in order."""

    present: int
    at: int
    host: Person


class LobbyLine(Piece, frozen=True):
    rank: LobbyRank
    listed: Listed


class Lobby:
    """Of the tables in memory as many as one looks through; nobody fills the list alone."""

    def __init__(self, tables: Mapping[str, LiveTable], most: int) -> None:
        self.tables = tables
        self.most = most

    def listed(self, elsewhere: Sequence[LobbyLine]) -> list[Listed]:
        """With what other servers of this house have to list."""
        lines = [*self.lines(), *elsewhere]
        return [
            line.listed
            for status in ("gathering", "playing")
            for line in foremost([one for one in lines if one.listed.status == status], lambda one: one.rank, self.most)
        ]

    def lines(self) -> list[LobbyLine]:
        return [LobbyLine(rank(live), listed(live.table)) for live in (*self.waiting(), *self.on_show())]

    def waiting(self) -> list[LiveTable]:
        """For players: never a private one."""
        return foremost([live for live in self.tables.values() if waits(live.table)], rank, self.most)

    def on_show(self) -> list[LiveTable]:
        """Only those whose host allows it."""
        shown = [live for live in self.tables.values() if live.table.watchable and live.table.status == "playing"]
        return foremost(shown, rank, self.most)

    def kept(self, now: int) -> set[LiveTable]:
        """Those that stay in memory without anybody there, so that they stay listed: games over days take days to
        fill."""
        return {live for live in self.waiting() if is_slow(live.table) and now < live.table.at + WAITS_MS}


def waits(table: Table) -> bool:
    return table.match is None and not table.private and any(place.sitter == "nobody" for place in table.places)


def is_slow(table: Table) -> bool:
    return table.pace is not None and table.pace >= SLOW_SECONDS


def listed(table: Table) -> Listed:
    """What everybody at that table sees of it, and nothing of the game."""
    return Listed(table.id, table.game.id, table.status, preset(table), companions(table), table.pace)


def preset(table: Table) -> str | None:
    options = rights.chosen(table.options)
    return next((name for name, usual in table.game.presets.items() if usual == options), None)


def rank(live: LiveTable) -> LobbyRank:
    return LobbyRank(len(live.table.present), live.table.at, live.table.host)


def foremost(tables: Iterable[T], ranked: Callable[[T], LobbyRank], most: int) -> list[T]:
    """Those where most people wait, then the newest; so nobody fills the list with empty tables of his own."""
    ranks = [(ranked(table), table) for table in tables]
    shown: list[T] = []
    of_host: dict[Person, int] = {}
    for place, table in sorted(ranks, key=lambda one: (one[0].present, one[0].at), reverse=True):
        of_host[place.host] = of_host.get(place.host, 0) + 1
        if of_host[place.host] <= LISTED_PER_HOST:
            shown.append(table)
    return shown[:most]
