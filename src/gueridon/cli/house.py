"""What ``gueridon tables`` and ``gueridon people`` show of a house."""

import re
from datetime import datetime

import msgspec
from rich.table import Table as Grid

from gueridon.core.errors import Malformed
from gueridon.core.words import Words
from gueridon.server.closing import close_from_outside
from gueridon.server.forgetting import forget_from_outside
from gueridon.store import KnownPerson, Overview, PeopleStore, Store
from gueridon.tables.own_games import OwnGame
from gueridon.tables.seats import Place
from gueridon.tables.table import Table, read_table

PERSON = re.compile("[0-9a-f]{32}")
TABLES = ("table", "code", "game", "status", "people", "pace", "last")
PEOPLE = ("person", "name", "games", "last")


async def tables_grid(address: str, most: int, language: str) -> Grid:
    grid = columns("tables", TABLES, language)
    async with Store.open(address) as store:
        for one in await Overview(store).tables(most):
            shown = what_is_played(one.table, await store.journal(one.table), language)
            grid.add_row(one.table, one.code, *shown, when(one.at))
    return grid


async def people_grid(address: str, most: int, language: str) -> Grid:
    grid = columns("people", PEOPLE, language)
    async with Store.open(address) as store:
        for one in await Overview(store).people(most):
            grid.add_row(one.person, name_of(one), str(one.games), when(one.at))
    return grid


async def close_table(address: str, name: str) -> None:
    """By its name or its code."""
    async with Store.open(address) as store:
        await close_from_outside(store, await store.find(name.upper()) or name)


async def forget_person(address: str, person: str) -> None:
    async with Store.open(address) as store:
        if not await is_named(store, person):
            raise Malformed("no-such-person", person=person)
        await forget_from_outside(store, person)


async def is_named(store: Store, person: str) -> bool:
    """In a journal; anything else than a whole name could stand in many of them."""
    if not PERSON.fullmatch(person):
        return False
    return any([True async for _ in PeopleStore(store).tables_naming(person)])


def columns(kind: str, names: tuple[str, ...], language: str) -> Grid:
    grid, words = Grid(), Words(language)
    for name in names:
        grid.add_column(words.say(f"{kind}-{name}"), overflow="fold")
    return grid


def what_is_played(id: str, lines: list[tuple[int, bytes]], language: str) -> list[str]:
    """Nothing where this house no longer has the rules."""
    try:
        table = read_table(id, lines)
    except Malformed:
        return ["", "", "", ""]
    words = Words(language, table.game)
    pace = "" if table.pace is None else words.say("tables-seconds", seconds=table.pace)
    return [words.say("name"), words.say(f"tables-{state(table)}"), ", ".join(sitting(table, words)), pace]


def state(table: Table) -> str:
    return "closed" if table.closed else table.status


def sitting(table: Table, words: Words) -> list[str]:
    return [name_at(place, words) for place in table.places if place.sitter != "nobody"]


def name_at(place: Place, words: Words) -> str:
    """Bots by their level; whoever was forgotten has no name."""
    if place.sitter == "bot":
        return words.say(f"level-{place.level}")
    return place.name or words.say("page-somebody")


def name_of(person: KnownPerson) -> str:
    """In his last game."""
    game = msgspec.json.decode(person.card, type=OwnGame)
    (seat, *_) = game.seats or game.given_up
    return game.people[seat].name or ""


def when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
