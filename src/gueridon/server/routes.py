"""The API beside the socket."""

from functools import cache
from io import BytesIO
from secrets import token_urlsafe
from typing import Annotated

import segno
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter, RawBody
from litestar.types import Scope
from msgspec.structs import replace

from gueridon.core.errors import Malformed
from gueridon.core.levels import levels_of
from gueridon.core.puzzle import puzzles_of
from gueridon.core.wire import raw
from gueridon.games import SHELF, games, load
from gueridon.server.bodies import Found, Health, House, Link, Listed, Opened, OwnGames, Readiness, ShelfGame
from gueridon.server.documented import read_body, takes
from gueridon.server.game_routes import brings_board
from gueridon.server.games_index import read_position
from gueridon.server.guard import address_of, bucket_of, person_of
from gueridon.server.history import History, history_of
from gueridon.server.live_table import LiveTable
from gueridon.server.option_schemas import option_schema
from gueridon.server.packing import PACKED, Sent, send_packed
from gueridon.server.passkeys import Site
from gueridon.server.table_registry import TableRegistry
from gueridon.tables import presenting, requests
from gueridon.tables.lessons import NewLesson
from gueridon.tables.messages import Room
from gueridon.tables.opening import NewTable

Asked = Request[None, None, State]
Registry = NamedDependency[TableRegistry]
PublicAddress = NamedDependency[str | None]
PasskeySite = NamedDependency[Site | None]
TableId = Annotated[str, PathParameter(max_length=64)]
Looker = Annotated[int | None, QueryParameter(ge=0, le=15)]
After = Annotated[str | None, QueryParameter(pattern=r"^[0-3]\.\d{1,15}\.[0-9a-f]{24}$")]
ENTRIES_PER_TOKEN = 20  # of a journal that is read
RENDERING_TOKENS = 5  # tokens of the bucket of an address
REVIEW_TOKENS = 100  # the same, to have one made


# The server


@get("/api/shelf")
async def shelf(registry: Registry) -> list[ShelfGame]:
    return [replace(shelf_game(game), engines=registry.engines.playing(game)) for game in games()]


@cache
def shelf_game(id: str) -> ShelfGame:
    game = load(id)
    return ShelfGame(
        id=id,
        version=game.version,
        folder=game.folder.name if id in SHELF else id,
        least=game.players[0],
        most=game.players[-1],
        best=game.best,
        chapter=game.chapter,
        schema=raw(option_schema(game.options)),
        presets={name: raw(options) for name, options in game.presets.items()},
        levels=levels_of(game),
        engines=(),
        advises=game.adviser is not None,
        shared=game.shared,
        daily=game.daily is not None,
        most_tally=None if game.merits is None else game.merits.most,
        honours=() if game.merits is None else game.merits.honours,
        lessons=tuple(game.lessons),
        lesson_rules={name: lesson.rules for name, lesson in game.lessons.items()},
        brings_board=brings_board(id),
        puzzles=len(puzzles_of(game)),
    )


@get("/api/house")
async def house(address: PublicAddress, passkey_site: PasskeySite) -> House:
    return House(address, None if passkey_site is None else passkey_site.origin)


@get("/health")
async def health(registry: Registry) -> Response[Health]:
    """503 while the database does not answer."""
    answers = await registry.store.liveness.answers()
    connections = sum(len(live.listeners) for live in registry.tables.values())
    found = Health(len(registry.tables), connections, "answers" if answers else "silent")
    return Response(found, status_code=200 if answers else 503)


@get("/ready")
async def ready(registry: Registry) -> Response[Readiness]:
    """For whoever balances: 503 while no new table should come here."""
    ready = registry.takes_tables() and await registry.store.liveness.answers()
    return Response(Readiness("ready" if ready else "not-ready"), status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(registry: Registry) -> bytes:
    return registry.metrics.page()


# Tables


@post("/api/tables", operation_class=takes(NewTable), tokens=20)
async def open_table(body: RawBody, request: Asked, registry: Registry) -> Opened:
    return await registry.create(person_of(request.scope), address_of(request.scope), read_body(body, NewTable))


@post("/api/lessons", operation_class=takes(NewLesson), tokens=20)
async def open_lesson(body: RawBody, request: Asked, registry: Registry) -> Opened:
    """A table where a lesson is given, which has begun."""
    return await registry.teach(person_of(request.scope), address_of(request.scope), read_body(body, NewLesson))


@get("/api/tables", tokens=4)
async def public_tables(registry: Registry) -> list[Listed]:
    """Those that wait for players, unless they are private, and those that are played and may be watched; not all of
    them where there are very many."""
    return await registry.listed()


@get("/api/mine", tokens=4)
async def mine(request: Asked, registry: Registry, after: After = None) -> OwnGames:
    """One's own games and nobody else's, those that wait for one's move first; ``after`` is the ``next`` of a page."""
    return await registry.games_index.page(person_of(request.scope), read_position(after), registry.clock.now())


@get("/api/history", tokens=5)
async def history(request: Asked, registry: Registry) -> History:
    """One's own finished games and nobody else's, added up."""
    return await history_of(registry.games_index, person_of(request.scope))


@get("/api/codes/{code:str}", tokens=2)
async def find_code(code: FromPath[str], request: Asked, registry: Registry) -> Found:
    return Found(await registry.find_by_code(code, request.client.host if request.client else ""))


@get("/api/tables/{table:str}")
async def room(table: TableId, request: Asked, registry: Registry) -> Room:
    live = await table_for(request.scope, registry, table)
    return presenting.room(live.table, person_of(request.scope))


async def table_for(scope: Scope, registry: TableRegistry, id: str) -> LiveTable:
    """If whoever asks may look at it. He pays for its length where it has to be read from its journal for him."""
    in_memory = id in registry.tables
    live = await registry.table_for(person_of(scope), id)
    if not in_memory:
        bucket_of(scope).owe(live.table.entries // ENTRIES_PER_TOKEN)
    return live


@get("/api/tables/{table:str}/qr.svg", media_type=MediaType.XML, tokens=20)
async def qr(table: TableId, request: Asked, registry: Registry, address: PublicAddress) -> Response[bytes]:
    """The link to this table, for the camera of a phone, which must be able to follow it."""
    await table_for(request.scope, registry, table)
    if address is None:
        raise Malformed("only-this-machine")
    return Response(picture_of(f"{address}/t/{table}"), media_type="image/svg+xml")


def picture_of(link: str) -> bytes:
    drawing = BytesIO()
    segno.make(link, error="m", micro=False).save(drawing, kind="svg", scale=8, border=2, light="white")
    return drawing.getvalue()


# After the end


@get("/api/tables/{table:str}/record", opt=PACKED)
async def record(table: TableId, request: Asked, registry: Registry) -> Sent:
    charge(request, registry, table, "record")
    rendered = await registry.finished_games.record(table, address_of(request.scope), registry.clock.now())
    name = f'attachment; filename="gueridon-{rendered.code}.json"'
    return await send_packed(request, rendered.compressed, MediaType.JSON, {"content-disposition": name})


@get("/api/tables/{table:str}/replay", opt=PACKED)
async def replay(table: TableId, request: Asked, registry: Registry, seat: Looker = None) -> Sent:
    """Every ply through the eyes of a seat, or of those who watch."""
    charge(request, registry, table, f"replay {seat}")
    rendered = await registry.finished_games.replay(table, seat, address_of(request.scope), registry.clock.now())
    return await send_packed(request, rendered.compressed, MediaType.JSON, {})


@get("/api/tables/{table:str}/review")
async def review(table: TableId, request: Asked, registry: Registry) -> Response[bytes]:
    """The moves that mattered most, or how far the review is: ask again then. It is made once, and kept."""

    def pay() -> None:
        bucket_of(request.scope).charge(REVIEW_TOKENS)

    told = await registry.game_reviews.tell(table, address_of(request.scope), registry.clock.now(), pay)
    return Response(told, media_type=MediaType.JSON)


def charge(request: Asked, registry: TableRegistry, table: str, what: str) -> None:
    """What is still to be told costs many times what is kept."""
    if not registry.finished_games.has(table, what):
        bucket_of(request.scope).charge(RENDERING_TOKENS)


# From one device to another


@post("/api/tables/{table:str}/handover", tokens=20)
async def hand_over(table: TableId, request: Asked, registry: Registry, address: PublicAddress) -> Link:
    live = await registry.live_table(table)
    secret = token_urlsafe(16)
    async with live.lock:
        offer = requests.offer(live.table, person_of(request.scope), secret)
        await live.write(offer, asked=(offer.person, offer.token))
    token = f"{table}.{secret}"
    return Link(token, None if address is None else picture_of(f"{address}/h/{token}").decode())


@post("/api/handover/{token:str}", tokens=5)
async def take_handover(token: FromPath[str], request: Asked, registry: Registry) -> Found:
    table, _, secret = token.partition(".")
    live = await registry.live_table(table)
    async with live.lock:
        await live.write(requests.accept(live.table, person_of(request.scope), secret, live.now()))
    return Found(table)
