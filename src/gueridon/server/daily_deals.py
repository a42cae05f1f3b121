"""The deals of the day: found once, given once to each person, told of when they may be."""

from asyncio import Lock
from contextlib import suppress
from itertools import takewhile
from typing import Literal

import msgspec

from gueridon.core.deal_search import FoundDeal
from gueridon.core.errors import Malformed
from gueridon.core.wire import Piece
from gueridon.games import AnyGame, games, load
from gueridon.server.bodies import Found
from gueridon.server.table_registry import TableRegistry
from gueridon.store import Taken
from gueridon.store.daily_games import DailyGames, DayResult, DaySpan, OwnDaily, SameResult
from gueridon.store.house import HouseStore
from gueridon.tables import daily, secret_chain, table_ids
from gueridon.tables.clean_text import clean_line
from gueridon.tables.journal import Person
from gueridon.tables.messages import Name
from gueridon.tables.refusals import NotYours

MOST_ROWS = 20  # of the table of a day
MOST_DAYS = 400  # that a streak is counted back
ROOT = "daily root"

read_found = msgspec.json.Decoder(FoundDeal).decode


class DailyWish(Piece, frozen=True):
    """Under which name one is in the table of the day."""

    name: Name


class DailyResult(Piece, frozen=True):
    won: bool
    tally: int | None
    honour: str | None


class DailyDeal(Piece, frozen=True):
    game: str
    status: Literal["open", "playing", "over"]
    table: str | None  # yours
    result: DailyResult | None


class Today(Piece, frozen=True):
    """Times are in milliseconds, by the clock of the server; days are counted from 1 January 1970, in Greenwich."""

    day: int
    now: int
    ends: int
    streak: int  # days in a row on which you finished a deal
    deals: tuple[DailyDeal, ...]


class DayRow(Piece, frozen=True):
    rank: int
    name: str
    yours: bool
    result: DailyResult


class DayTable(Piece, frozen=True):
    """How everybody did: the first of them by name, and you."""

    played: int
    rows: tuple[DayRow, ...]
    yours: DayRow | None


class DailyDeals:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store: DailyGames = registry.store.daily_games
        self.house: HouseStore = registry.store.house
        self.locks = {game: Lock() for game in games()}  # a deal is looked for once, and no table opened twice

    def now(self) -> int:
        return self.registry.clock.now()

    # What there is

    async def today(self, person: Person) -> Today:
        now = self.now()
        day = daily.day_of(now)
        await self.registry.games_index.write_for(person)
        own = {one.game: one for one in await self.store.of_person(span(day), person)}
        days = await self.store.days_of(person, daily.DAY_MS, MOST_DAYS)
        deals = tuple([deal(game.id, own.get(game.id)) for game in games().values() if game.daily is not None])
        return Today(day, now, daily.end_of(day), daily.streak(days, day), deals)

    async def table_of(self, day: int, game: str, person: Person) -> DayTable:
        """Told to those who have finished, and to everybody once the day is over."""
        await self.registry.games_index.write_for(person)
        own = {one.game: one for one in await self.store.of_person(span(day), person)}.get(game)
        if self.now() < daily.end_of(day) and (own is None or own.at is None):
            raise NotYours("daily-unfinished")
        await self.registry.games_index.try_to_write()  # what the others did counts too
        same = await self.store.spread(span(day), game)
        rows = tuple([day_row(one, same, person) for one in await self.store.best(span(day), game, MOST_ROWS)])
        yours = next((row for row in rows if row.yours), None) or own_row(own, same)
        return DayTable(sum([one.people for one in same]), rows, yours)

    # Playing it

    async def open(self, person: Person, address: str, game: AnyGame, name: str) -> Found:
        """His table for today, where he left it if he has begun."""
        day, called = daily.day_of(self.now()), clean_line(name)
        async with self.locks[game.id]:
            table = await self.store.claimed(day, game.id, person)
            if table is None:
                self.registry.limits.open_table(person, address)
                table = await self.store.claim(day, game.id, person, table_ids.new_id(), called)
            if not await self.registry.store.journal(table):  # a server may have been killed in between
                await self.deal(person, address, game, day, called, table)
        return Found(table)

    async def deal(self, person: Person, address: str, game: AnyGame, day: int, name: str, table: str) -> None:
        secret = daily.secret_of(await self.root(), day)
        found = await self.found(game, day, secret, address)
        with suppress(Taken):  # another server of this house was faster
            await self.registry.store_new(
                table, lambda code: daily.create(person, code, game, day, secret, name, found)
            )

    async def root(self) -> str:
        return await self.house.kept(ROOT) or await self.house.keep(ROOT, secret_chain.fresh_root())

    async def found(self, game: AnyGame, day: int, secret: bytes, asker: str) -> FoundDeal | None:
        if game.deal_search is None:
            return None
        name = f"daily {day} {game.id} {game.version}"
        kept = await self.house.kept(name)
        if kept is None:
            assert game.daily is not None
            found = await self.registry.deals.found(game, game.daily, daily.key_of_deal(secret, game), asker)
            kept = await self.house.keep(name, msgspec.json.encode(found).decode())
        return read_found(kept)


def daily_game(id: str) -> AnyGame:
    game = load(id)
    if game.daily is None:
        raise Malformed("no-daily")
    return game


def span(day: int) -> DaySpan:
    return DaySpan(day, day * daily.DAY_MS, daily.end_of(day))


def deal(game: str, own: OwnDaily | None) -> DailyDeal:
    if own is None:
        return DailyDeal(game, "open", None, None)
    if own.at is None:
        return DailyDeal(game, "playing", own.table, None)
    return DailyDeal(game, "over", own.table, result(own))


def result(one: OwnDaily | DayResult) -> DailyResult:
    return DailyResult(one.won == 1, one.tally, one.honour)


def day_row(one: DayResult, same: list[SameResult], person: Person) -> DayRow:
    return DayRow(rank(one, same), one.name, one.person == person, result(one))


def own_row(own: OwnDaily | None, same: list[SameResult]) -> DayRow | None:
    """Of one who is not among the first; he knows his name."""
    return None if own is None or own.at is None else DayRow(rank(own, same), "", True, result(own))


def rank(one: OwnDaily | DayResult, same: list[SameResult]) -> int:
    """Equals share theirs."""
    better = takewhile(lambda other: (other.won, other.tally) != (one.won, one.tally), same)
    return 1 + sum([other.people for other in better])
