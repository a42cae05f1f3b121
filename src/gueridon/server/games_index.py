"""Who plays where, beside the journals: written a moment after them, and read again from them where it is behind.

What somebody did before he asks for his games is in the answer: whatever of it still waits is written first, if it can
be. No move waits for the index, and none is lost with it: a server that was killed finds at its next start which tables
the index is behind with.
"""

from asyncio import Lock, sleep
from collections.abc import Awaitable, Callable, Iterator, Set
from contextlib import contextmanager
from dataclasses import dataclass, field

import msgspec

from gueridon.core.errors import Malformed
from gueridon.server.bodies import OwnGames
from gueridon.server.failures import log_failure
from gueridon.store import IndexedTable, OwnGameRow, Position, ResultRow, Store
from gueridon.tables.journal import Person
from gueridon.tables.own_games import OwnGame, own_game, people_of, urgency
from gueridon.tables.results import result_of
from gueridon.tables.table import Table, read_table

LISTENED_SECONDS = 1  # seconds between two writes of what somebody looks at
REST_SECONDS = 10  # that everything else waits: in a busy game most moves share one write
BATCH_TABLES = 10  # tables at once, so that no move waits long behind them
READ_TABLES = 100  # tables that are read again at once
PAGE_GAMES = 20

Lines = list[tuple[int, bytes]]
ReadTable = Callable[[str, Lines], Awaitable[Table]]
read_card = msgspec.json.Decoder(OwnGame).decode
write_card = msgspec.json.Encoder().encode


@dataclass
class Changed:
    """A table that is to be written as it then is."""

    table: Table
    since: int  # seconds of the index
    concerned: set[Person] = field(default_factory=set)  # who sat there whenever it was marked

    def is_of(self, people: Set[Person]) -> bool:
        return bool(people) and bool(people & self.concerned or people & people_of(self.table))


Which = Callable[[Changed], bool]


def every(_: Changed) -> bool:
    return True


class GamesIndex:
    """Tables that changed wait here, each for its own time: were all of them written at once, moves would wait."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: dict[str, Changed] = {}
        self.second = 0
        self.listeners: dict[Person, list[Callable[[], None]]] = {}
        self.when_written: list[Callable[[Set[Person]], None]] = []  # told for whom something was
        self.rest_seconds = REST_SECONDS
        self.lock = Lock()

    def mark(self, table: Table) -> None:
        """It is about to change, or has changed. Of two readings of one journal the longer counts."""
        changed = self.waiting.get(table.id)
        if changed is None:
            changed = self.waiting[table.id] = Changed(table, self.second)
        elif changed.table.entries <= table.entries:
            changed.table = table
        changed.concerned.update(people_of(table))

    async def write_for_ever(self) -> None:
        while True:
            await sleep(LISTENED_SECONDS)
            self.second += LISTENED_SECONDS
            await self.try_to_write(self.is_due)

    def is_due(self, changed: Changed) -> bool:
        return self.second - changed.since >= self.rest_seconds or changed.is_of(self.listeners.keys())

    async def try_to_write(self, which: Which = every) -> None:
        try:
            await self.write(which)
        except Exception as error:  # the next time may have more luck
            log_failure("the index was not written", error)

    async def write(self, which: Which = every) -> None:
        """Those of what waits. Whoever sat there or sits there now is told, each once."""
        async with self.lock:
            chosen = [changed for changed in self.waiting.values() if which(changed)]
            concerned: set[Person] = set()
            try:
                for first in range(0, len(chosen), BATCH_TABLES):
                    indexed = [indexed_table(changed.table) for changed in chosen[first : first + BATCH_TABLES]]
                    await self.store.index(indexed)
                    concerned.update(*[self.settle(one) for one in indexed])
            finally:
                if concerned:
                    for tell in (self.tell, *self.when_written):
                        tell(concerned)

    def settle(self, written: IndexedTable) -> set[Person]:
        """Whom it concerns. What changed meanwhile goes on waiting."""
        changed = self.waiting[written.table]
        concerned = changed.concerned.union([row.person for row in written.rows])
        if changed.table.entries == written.entries:
            del self.waiting[written.table]
        else:
            changed.since = self.second
        return concerned

    def tell(self, people: Set[Person]) -> None:
        """Those who listen here."""
        for person in people & self.listeners.keys():
            for listener in self.listeners[person]:
                listener()

    # Somebody's games

    async def page(self, person: Person, after: Position | None, now: int) -> OwnGames:
        await self.write_for(person)
        found = await self.store.own_games(person, after, PAGE_GAMES + 1)
        games = tuple([read_card(card) for _, card in found[:PAGE_GAMES]])
        more = found[PAGE_GAMES - 1][0] if len(found) > PAGE_GAMES else None
        return OwnGames(now, games, None if more is None else spell(more))

    async def write_for(self, person: Person) -> None:
        """What he did until now is then in the index, if it can be written."""
        await self.try_to_write(lambda changed: changed.is_of({person}))

    @contextmanager
    def listening(self, person: Person, changed: Callable[[], None]) -> Iterator[None]:
        """It is called whenever something of his was written."""
        self.listeners.setdefault(person, []).append(changed)
        try:
            yield
        finally:
            self.listeners[person].remove(changed)
            if not self.listeners[person]:
                del self.listeners[person]

    # Where it is behind

    async def catch_up(self, read: ReadTable) -> int:
        """Read every table again that the index is behind with; how many there were."""
        count = 0
        while behind := await self.store.behind_in_index(READ_TABLES):
            for table in behind:
                await self.read_again(table, read)
            await self.write()
            count += len(behind)
        return count

    async def read_again(self, id: str, read: ReadTable) -> Table | None:
        """What can no longer be read is nobody's game."""
        lines = await self.store.journal(id)
        try:
            table = await read(id, lines)
        except Exception as error:
            if not isinstance(error, Malformed):
                log_failure("a table was left out of the index", error)
            await self.store.index([IndexedTable(id, len(lines), ())])
            return None
        self.mark(table)
        return table


async def read_here(id: str, lines: Lines) -> Table:
    return read_table(id, lines)


def indexed_table(table: Table) -> IndexedTable:
    people = people_of(table)
    results = [result for person in people for result in result_rows(table, person)]
    return IndexedTable(table.id, table.entries, [row(table, person) for person in people], results)


def row(table: Table, person: Person) -> OwnGameRow:
    game = own_game(table, person)
    return OwnGameRow(table.id, person, urgency(game), game.moved_at, write_card(game))


def result_rows(table: Table, person: Person) -> list[ResultRow]:
    """None before the end, and none of a deal that was known."""
    result = result_of(table, person)
    if result is None or table.known_deal:
        return []
    won = None if result.won is None else int(result.won)
    told = (won, result.tally, result.honour, result.level)
    return [ResultRow(table.id, person, table.game.id, table.moved_at, *told)]


# A position as a page keeps it


def spell(position: Position) -> str:
    return ".".join(map(str, position))


def read_position(text: str | None) -> Position | None:
    if text is None:
        return None
    urgency, at, table = text.split(".")
    return Position(int(urgency), int(at), table)
