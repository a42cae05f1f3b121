"""What the house keeps of whoever asks: to look at, to take away, to be forgotten."""

from asyncio import ensure_future, shield
from collections.abc import AsyncIterator
from functools import partial
from secrets import token_hex

import msgspec
from litestar import MediaType, Response, get, post
from litestar.response import Stream

from gueridon.core.wire import Piece
from gueridon.server.bodies import Known
from gueridon.server.games_index import Lines
from gueridon.server.guard import address_of, cookie, device_of, person_of
from gueridon.server.packing import PACKED
from gueridon.server.routes import Asked, Registry
from gueridon.server.table_registry import TableRegistry
from gueridon.store import PeopleStore
from gueridon.tables import journal
from gueridon.tables.forgetting import Trace, traces
from gueridon.tables.journal import Created, Person
from gueridon.tables.refusals import UNREADABLE

FORGET_SECONDS = 5.0  # seconds that somebody waits to hear that he is forgotten: it is done in any case

encode = msgspec.json.Encoder().encode


class DataOfTable(Piece, frozen=True):
    """What somebody did and wrote at one table."""

    table: str
    game: str
    opened_it: bool
    done: tuple[Trace, ...]


@get("/api/me", tokens=4)
async def known(request: Asked, registry: Registry) -> Known:
    return await known_of(registry, person_of(request.scope), device_of(request.scope))


async def known_of(registry: TableRegistry, person: Person, device: Person) -> Known:
    await registry.games_index.write_for(person)
    games = await PeopleStore(registry.store).count_games(person)
    passkeys = len(await registry.passkeys.store.credentials_of(person))
    return Known(games, len(registry.devices.of(person)), passkeys, device in registry.devices.joined)


@get("/api/me/data", tokens=20, opt=PACKED)
async def data(request: Asked, registry: Registry) -> Stream:
    """All that the journals have of the one who asks, as a file: sent table by table, however much it is."""
    registry.searches.charge(address_of(request.scope))
    name = 'attachment; filename="gueridon-my-data.json"'
    told = told_of(registry, person_of(request.scope))
    return Stream(told, media_type=MediaType.JSON, headers={"content-disposition": name})


async def told_of(registry: TableRegistry, person: Person) -> AsyncIterator[bytes]:
    """Whoever goes in the middle of it cuts off no question that the database is answering."""
    pieces = pieces_of(registry, person)
    while (piece := await shield(ensure_future(anext(pieces, None)))) is not None:
        yield piece


async def pieces_of(registry: TableRegistry, person: Person) -> AsyncIterator[bytes]:
    yield b'{"tables":['
    between = b""
    async for table in PeopleStore(registry.store).tables_naming(person):
        lines = await registry.store.journal(table)
        found = await registry.apart(partial(data_of, table, lines, person))
        if found is not None:
            yield between + found
            between = b",\n"
    yield b"]}\n"


def data_of(table: str, lines: Lines, person: Person) -> bytes | None:
    """None for what nobody can read. A long journal takes as long as hundreds of moves."""
    try:
        read = [(at, journal.read(line)) for at, line in lines]
    except UNREADABLE:
        return None
    first = read[0][1].entry if read else None  # it may have been deleted meanwhile
    if not isinstance(first, Created):
        return None
    return encode(DataOfTable(table, first.game, first.host == person, tuple(traces(read, person))))


@post("/api/me/forget", tokens=20)
async def forget_me(request: Asked, registry: Registry) -> Response[Known]:
    """Kept for good when it is answered. The browser is somebody new from then on."""
    registry.searches.charge(address_of(request.scope))
    person = person_of(request.scope)
    await registry.forgetting.wish(person, FORGET_SECONDS)
    return Response(Known(0, 1, 0, False), headers={"set-cookie": cookie(request.scope, token_hex(16))})
