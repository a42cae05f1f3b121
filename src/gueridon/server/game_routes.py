"""What the page needs of a game that another package brings, and that was not there when the page was built."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter
from msgspec import json

from gueridon.games import SHELF, load
from gueridon.server.packing import PACKED, Sent
from gueridon.server.page import file_in, file_response
from gueridon.server.telling_schemas import drawable

GameId = Annotated[str, PathParameter(max_length=64)]
BoardFile = Annotated[Path, PathParameter(schema_extra={"format": "path"})]  # it is no address, as one would say for us
Language = Literal["fr", "en"]
TEXT = "text/plain; charset=utf-8"
BOARD_FOLDER = "board"  # beside its words: what a game from outside brings for the page
BOARD_MODULE = "board.js"


@get("/api/games/{game:str}/words/{language:str}", media_type=TEXT)
async def game_words(game: GameId, language: FromPath[Language]) -> str:
    """Its Fluent catalogues, one after another."""
    return text_of(game, f"words.*{language}.ftl")


@get("/api/games/{game:str}/rulebook/{language:str}", media_type=TEXT)
async def game_rulebook(game: GameId, language: FromPath[Language]) -> str:
    """In Markdown."""
    return text_of(game, f"rulebook.{language}.md")


@get("/api/games/{game:str}/schemas")
async def game_schemas(game: GameId) -> Response[bytes]:
    """JSON schemas of its events, moves, tasks, guesses, arguments and views, with those of every piece in them."""
    return Response(schemas_of(game), media_type="application/json")


@get("/api/games/{game:str}/board/{file:path}", opt=PACKED)
async def game_board(request: Request[None, None, State], game: GameId, file: BoardFile) -> Sent:
    """The module that draws a game of another package on the page, ``board.js``, or what lies beside it."""
    found = file_in(load(game).folder / BOARD_FOLDER, str(file).lstrip("/")) if brings_board(game) else None
    if found is None:
        raise NotFoundException
    return await file_response(request, found, "no-store")


def brings_board(game: str) -> bool:
    return game not in SHELF and (load(game).folder / BOARD_FOLDER / BOARD_MODULE).is_file()


@cache
def text_of(game: str, files: str) -> str:
    return "\n".join([path.read_text("utf-8") for path in sorted(load(game).folder.glob(files))])


@cache
def schemas_of(game: str) -> bytes:
    return json.encode(drawable(load(game)))
