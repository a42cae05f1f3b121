"""The lobby: tables that wait for players, and tables that are played and may be watched."""

from collections.abc import Iterable, Mapping

from gueridon.server.bodies import Listed
from gueridon.server.live_table import LiveTable
from gueridon.tables import rights
from gueridon.tables.journal import Person
from gueridon.tables.own_games import companions
from gueridon.tables.table import Table

LISTED_PER_HOST = 3  # tables of one host that are shown
SLOW_SECONDS = 3600  # the pace from which a table waits for players although nobody is there
WAITS_MS = 3 * 24 * 3600 * 1000  # milliseconds that it does


class Lobby:
    """Of the tables in memory as many as one looks through; nobody fills the list alone."""

    def __init__(self, tables: Mapping[str, LiveTable], most: int) -> None:
        self.tables = tables
        self.most = most

    def listed(self) -> list[Listed]:
        return [listed(live.table) for live in (*self.waiting(), *self.on_show())]

    def waiting(self) -> list[LiveTable]:
        """For players: never a private one."""
        return foremost([live for live in self.tables.values() if waits(live.table)], self.most)

    def on_show(self) -> list[LiveTable]:
        """Only those whose host allows it."""
        shown = [live for live in self.tables.values() if live.table.watchable and live.table.status == "playing"]
        return foremost(shown, self.most)

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


def foremost(live_tables: Iterable[LiveTable], most: int) -> list[LiveTable]:
    """Those where most people wait, then the newest; so nobody fills the list with empty tables of his own."""
    order = sorted(live_tables, key=lambda live: (len(live.table.present), live.table.at), reverse=True)
    shown: list[LiveTable] = []
    of_host: dict[Person, int] = {}
    for live in order:
        of_host[live.table.host] = of_host.get(live.table.host, 0) + 1
        if of_host[live.table.host] <= LISTED_PER_HOST:
            shown.append(live)
    return shown[:most]
