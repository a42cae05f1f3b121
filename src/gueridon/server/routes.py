"""The API beside the socket."""

from functools import cache
from io import BytesIO
from secrets import token_urlsafe
from typing import Annotated

import msgspec
import segno
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter, RawBody

from gueridon.core.errors import Malformed
from gueridon.core.levels import levels_of
from gueridon.core.wire import raw
from gueridon.games import SHELF, AnyGame
from gueridon.server.bodies import Found, Health, Link, Listed, Opened, ShelfGame
from gueridon.server.documented import TakesNewTable, read_body
from gueridon.server.guard import address_of, bucket_of, person_of
from gueridon.server.house import House
from gueridon.server.packing import PACKED, send_packed
from gueridon.server.rates import TooFast
from gueridon.tables import requests, show
from gueridon.tables.messages import Room
from gueridon.tables.opening import NewTable
from gueridon.tables.table import Table

Asked = Request[None, None, State]
TheHouse = NamedDependency[House]
TableId = Annotated[str, PathParameter(max_length=64)]
Looker = Annotated[int | None, QueryParameter(ge=0, le=15)]
TELLING = 5  # drops of the bucket of an address


# The house


@get("/api/shelf")
async def shelf() -> list[ShelfGame]:
    return the_shelf()


@cache
def the_shelf() -> list[ShelfGame]:
    return [shown(game) for game in SHELF.values()]


def shown(game: AnyGame) -> ShelfGame:
    return ShelfGame(
        id=game.id,
        version=game.version,
        folder=game.folder.name,
        least=game.players[0],
        most=game.players[-1],
        schema=raw(msgspec.json.schema(game.options)),
        presets={name: raw(options) for name, options in game.presets.items()},
        levels=levels_of(game),
        advises=game.adviser is not None,
        shared=game.shared,
    )


@get("/health")
async def health(house: TheHouse) -> Response[Health]:
    """503 while the database does not answer."""
    answers = await house.store.pulse.beats()
    connections = sum(len(live.listeners) for live in house.tables.values())
    found = Health(len(house.tables), connections, "answers" if answers else "silent")
    return Response(found, status_code=200 if answers else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(house: TheHouse) -> bytes:
    return house.metrics.page()


# Tables


@post("/api/tables", operation_class=TakesNewTable, drops=20)
async def open_table(body: RawBody, request: Asked, house: TheHouse) -> Opened:
    return await house.create(person_of(request.scope), address_of(request.scope), read_body(body, NewTable))


@get("/api/tables")
async def public_tables(house: TheHouse) -> list[Listed]:
    """Those that wait for players, unless they are private; not all of them where there are very many."""
    return [listed(table) for table in house.listed()]


def listed(table: Table) -> Listed:
    free = [place for place in table.places if place.sitter == "nobody"]
    return Listed(table.id, table.game.id, len(table.places), len(free))


@get("/api/codes/{code:str}")
async def find_code(code: FromPath[str], request: Asked, house: TheHouse) -> Found:
    return Found(await house.find(code, request.client.host if request.client else ""))


@get("/api/tables/{table:str}")
async def room(table: TableId, request: Asked, house: TheHouse) -> Room:
    live = await house.table(table)
    return show.room(live.table, person_of(request.scope))


@get("/api/tables/{table:str}/qr.svg", media_type=MediaType.XML, drops=20)
async def qr(table: TableId, request: Asked, house: TheHouse) -> Response[bytes]:
    """The link to this table, for the camera of a phone."""
    await house.table(table)
    drawing = BytesIO()
    if not request.headers.get("host"):
        raise Malformed("request-unreadable")
    link = f"{request.scope['scheme']}://{request.headers['host']}/t/{table}"
    segno.make(link, error="m", micro=False).save(drawing, kind="svg", scale=8, border=2, light="white")
    return Response(drawing.getvalue(), media_type="image/svg+xml")


# After the end


@get("/api/tables/{table:str}/record", opt=PACKED)
async def record(table: TableId, request: Asked, house: TheHouse) -> Response[bytes]:
    charge(request, house, table, "record")
    told = await house.archive.record(table, address_of(request.scope))
    name = f'attachment; filename="gueridon-{told.code}.json"'
    return await send_packed(request, told.compressed, MediaType.JSON, {"content-disposition": name})


@get("/api/tables/{table:str}/replay", opt=PACKED)
async def replay(table: TableId, request: Asked, house: TheHouse, seat: Looker = None) -> Response[bytes]:
    """Every ply through the eyes of a seat, or of those who watch."""
    charge(request, house, table, f"replay {seat}")
    told = await house.archive.replay(table, seat, address_of(request.scope))
    return await send_packed(request, told.compressed, MediaType.JSON, {})


def charge(request: Asked, house: House, table: str, what: str) -> None:
    """What is still to be told costs many times what is kept."""
    if not house.archive.has(table, what) and not bucket_of(request.scope).take(TELLING):
        raise TooFast


# From one device to another


@post("/api/tables/{table:str}/handover", drops=5)
async def hand_over(table: TableId, request: Asked, house: TheHouse) -> Link:
    live = await house.table(table)
    secret = token_urlsafe(16)
    async with live.lock:
        await live.write(requests.offer(live.table, person_of(request.scope), secret))
    return Link(f"{table}.{secret}")


@post("/api/handover/{token:str}", drops=5)
async def take_handover(token: FromPath[str], request: Asked, house: TheHouse) -> Found:
    table, _, secret = token.partition(".")
    live = await house.table(table)
    async with live.lock:
        await live.write(requests.accept(live.table, person_of(request.scope), secret, live.now()))
    return Found(table)
