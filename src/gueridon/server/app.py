"""The application: what is asked where, and how failures are told."""

from asyncio import create_task
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery
from litestar.types import ASGIApp, Scope
from msgspec import Meta, ValidationError, convert

from gueridon.core.errors import Illegal, Malformed, Stale
from gueridon.core.wire import Piece
from gueridon.games.from_outside import only
from gueridon.server import (
    daily_routes,
    device_routes,
    game_routes,
    passkey_routes,
    person_routes,
    puzzle_routes,
    routes,
)
from gueridon.server.admission import Admission
from gueridon.server.connection import serve_browser
from gueridon.server.daily_deals import DailyDeals
from gueridon.server.ending import end
from gueridon.server.failures import log_failure
from gueridon.server.guard import Guard, charge_handler
from gueridon.server.http_protocol import LONGEST_BODY_BYTES
from gueridon.server.live_table import Lost
from gueridon.server.own_games_socket import serve_own_games
from gueridon.server.page import page
from gueridon.server.passkeys import Site
from gueridon.server.push import routes as push_routes
from gueridon.server.retention import Retention
from gueridon.server.settings import Settings
from gueridon.server.table_registry import TableRegistry
from gueridon.store import NoAnswer
from gueridon.tables.journal import Person
from gueridon.tables.messages import Refused
from gueridon.tables.refusals import Busy, NotYours, Refusal, Unwise, refused

Asked = Request[None, None, State]

QUICKLY = 4  # of nine: what is compressed for one answer holds up everybody


class AlreadyKnown(Piece, frozen=True):
    """To a browser that comes back: the last ply, and how many lines of talk."""

    seen: Annotated[int, Meta(ge=-1)]
    heard: Annotated[int, Meta(ge=0)]


@websocket("/api/tables/{table:str}/socket")
async def socket(
    socket: WebSocket[None, None, State],
    registry: NamedDependency[TableRegistry],
    table: FromPath[str],
    seen: FromQuery[str] = "-1",
    heard: FromQuery[str] = "0",
) -> None:
    """Everything that ``tables/messages`` says; ``seen`` and ``heard`` are what this browser has already.

    They are read here: what the framework cannot read on the way to a socket, it calls a failure of ours.
    """
    try:
        known = convert({"seen": seen, "heard": heard}, AlreadyKnown, strict=False)
        live = await routes.table_for(socket.scope, registry, table)
    except (ValidationError, Malformed, Lost):
        await socket.close()
        return
    await socket.accept()
    await serve_browser(socket, registry, live, known.seen, known.heard)
    del socket.receive, socket.send  # they hold the socket, which would stay in memory: see ``Wire.untie``


@websocket("/api/mine/socket")
async def own_games_socket(socket: WebSocket[None, None, State], registry: NamedDependency[TableRegistry]) -> None:
    """The first page of one's own games, and again whenever it may have changed."""
    await socket.accept()
    await serve_own_games(socket, registry)
    del socket.receive, socket.send  # as above


HANDLERS = [
    routes.shelf,
    game_routes.game_words,
    game_routes.game_rulebook,
    game_routes.game_schemas,
    game_routes.game_board,
    routes.house,
    routes.health,
    routes.ready,
    routes.metrics,
    routes.open_table,
    routes.open_lesson,
    routes.public_tables,
    routes.mine,
    routes.history,
    daily_routes.today,
    daily_routes.play_daily,
    daily_routes.day_table,
    puzzle_routes.puzzles,
    puzzle_routes.puzzle,
    puzzle_routes.try_puzzle,
    routes.find_code,
    routes.room,
    routes.qr,
    routes.record,
    routes.replay,
    routes.review,
    routes.hand_over,
    routes.take_handover,
    person_routes.known,
    person_routes.data,
    person_routes.forget_me,
    push_routes.push_key,
    push_routes.push_here,
    push_routes.end_push,
    device_routes.offer_pairing,
    device_routes.pair,
    device_routes.part,
    device_routes.send_others_away,
    passkey_routes.options_to_make,
    passkey_routes.make,
    passkey_routes.options_to_use,
    passkey_routes.use,
    socket,
    own_games_socket,
    page,
]


def turned_down(request: Asked, error: Exception) -> Response[Refused]:
    assert isinstance(error, Refusal)
    return Response(refused(None, error), status_code=status(error))


def status(error: Refusal) -> int:
    match error:
        case Malformed(word="no-such-table" | "no-such-puzzle"):
            return 404
        case Malformed(word="no-such-version"):
            return 410
        case Malformed():
            return 400
        case NotYours():
            return 403
        case Illegal() | Stale() | Unwise():
            return 409
        case Busy():
            return 429


def lost(request: Asked, error: Lost) -> Response[Refused]:
    return Response(Refused(None, "malformed", "closing"), status_code=503)


def silent(request: Asked, error: NoAnswer) -> Response[Refused]:
    log_failure("the database does not answer", error)
    return Response(Refused(None, "malformed", "database-waits"), status_code=503)


def misdirected(request: Asked, error: HTTPException) -> Response[Refused]:
    return Response(Refused(None, "malformed", "request-unreadable"), status_code=error.status_code)


def failed(request: Asked, error: Exception) -> Response[Refused]:
    log_failure("a request failed", error)
    return Response(Refused(None, "malformed", "server-failed"), status_code=500)


async def log_failed_socket(error: Exception, scope: Scope) -> None:
    """The framework closes it and says nothing. Of other requests ``failed`` tells."""
    if scope["type"] == ScopeType.WEBSOCKET:
        log_failure("a socket failed", error)


def application(settings: Settings, admission: Admission) -> tuple[ASGIApp, Litestar]:
    """What the server runs, and inside it what knows the routes."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        with only(settings.games):
            async with (
                TableRegistry.open(settings) as registry,
                registry.holding.serve_beside_others(registry, app, admission),
            ):
                app.state.registry = registry
                app.state.daily_deals = DailyDeals(registry)
                deleting = create_task(Retention(registry).go_round_for_ever())
                try:
                    yield
                finally:
                    await end(deleting)

    app = Litestar(
        HANDLERS,
        lifespan=[lifespan],
        guards=[charge_handler],
        dependencies={
            "registry": Provide(the_registry, sync_to_thread=False),
            "address": Provide(the_address, sync_to_thread=False),
            "daily_deals": Provide(the_daily_deals, sync_to_thread=False),
            "passkey_site": Provide(the_passkey_site, sync_to_thread=False),
        },
        exception_handlers={
            Illegal: turned_down,
            Malformed: turned_down,
            Stale: turned_down,
            NotYours: turned_down,
            Busy: turned_down,
            Unwise: turned_down,
            Lost: lost,
            NoAnswer: silent,
            HTTPException: misdirected,
            Exception: failed,
        },
        after_exception=[log_failed_socket],
        request_max_body_size=LONGEST_BODY_BYTES,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=2000,
            gzip_compress_level=QUICKLY,
            exclude_opt_key="packed",
        ),
        openapi_config=OpenAPIConfig("Guéridon", "1", path="/schema", render_plugins=[JsonRenderPlugin(path="/")]),
        logging_config=None,
    )

    def known_as(device: Person) -> Person:
        registry: TableRegistry = app.state.registry
        return registry.devices.known_as(device)

    return Guard(with_detour(app) if settings.join else app, admission, settings.public_url, known_as), app


def with_detour(app: Litestar) -> ASGIApp:
    # Here, because one server alone needs nothing of it.
    from gueridon.server.cluster.detour import Detour

    return Detour(app)


def the_registry(state: State) -> TableRegistry:
    registry: TableRegistry = state.registry
    return registry


def the_address(state: State) -> str | None:
    address: str | None = state.public_address
    return address


def the_daily_deals(state: State) -> DailyDeals:
    daily_deals: DailyDeals = state.daily_deals
    return daily_deals


def the_passkey_site(state: State) -> Site | None:
    found: Site | None = state.passkey_site
    return found
