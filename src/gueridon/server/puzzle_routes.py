"""Puzzles over HTTP: nothing of them is kept for anybody, and nothing is thought out when somebody asks."""

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, RawBody

from gueridon.server.documented import read_body, takes
from gueridon.server.table_registry import TableRegistry
from gueridon.tables import puzzles as positions
from gueridon.tables.daily import day_of
from gueridon.tables.puzzles import PuzzleShelf, PuzzleTried, PuzzleTry


@get("/api/puzzles", tokens=2)
async def puzzles(registry: NamedDependency[TableRegistry]) -> PuzzleShelf:
    """All of them, and which is today's."""
    return positions.shelf(day_of(registry.clock.now()))


@get("/api/puzzles/{game:str}/{id:str}", tokens=5)
async def puzzle(game: FromPath[str], id: FromPath[str]) -> Response[bytes]:
    """The position, as the seat that is to answer sees it."""
    return Response(positions.shown(game, id), media_type=MediaType.JSON)


@post("/api/puzzles/{game:str}/{id:str}", operation_class=takes(PuzzleTry))
async def try_puzzle(game: FromPath[str], id: FromPath[str], body: RawBody) -> PuzzleTried:
    """How good this move is there, and what would be the best."""
    return positions.tried(game, id, read_body(body, PuzzleTry).move)
