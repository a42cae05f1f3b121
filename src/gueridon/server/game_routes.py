"""What the page needs of a game that another package brings, and that was not there when the page was built.

None of it changes, so it is compressed once: a request costs the same token, however long the words of a game are.
"""

from functools import cache
from gzip import compress
from pathlib import Path
from typing import Annotated, Literal

from litestar import Request, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter
from msgspec import json

from gueridon.games import SHELF, load
from gueridon.server.packing import PACKED, Sent, send_packed
from gueridon.server.page import file_in, file_response
from gueridon.server.telling_schemas import drawable

Asked = Request[None, None, State]
GameId = Annotated[str, PathParameter(max_length=64)]
BoardFile = Annotated[Path, PathParameter(schema_extra={"format": "path"})]  # it is no address, as one would say for us
Language = Literal["fr", "en"]
TEXT = "text/plain; charset=utf-8"
BOARD_FOLDER = "board"  # beside its words: what a game from outside brings for the page
BOARD_MODULE = "board.js"


@get("/api/games/{game:str}/words/{language:str}", media_type=TEXT, opt=PACKED)
async def game_words(request: Asked, game: GameId, language: FromPath[Language]) -> Sent:
    """Its Fluent catalogues, one after another."""
    return await send_packed(request, packed_text(game, f"words.*{language}.ftl"), TEXT, {})


@get("/api/games/{game:str}/rulebook/{language:str}", media_type=TEXT, opt=PACKED)
async def game_rulebook(request: Asked, game: GameId, language: FromPath[Language]) -> Sent:
    """In Markdown."""
    return await send_packed(request, packed_text(game, f"rulebook.{language}.md"), TEXT, {})


@get("/api/games/{game:str}/schemas", opt=PACKED)
async def game_schemas(request: Asked, game: GameId) -> Sent:
    """JSON schemas of its events, moves, tasks, guesses, arguments and views, with those of every piece in them."""
    return await send_packed(request, packed_schemas(game), "application/json", {})


@get("/api/games/{game:str}/board/{file:path}", opt=PACKED)
async def game_board(request: Asked, game: GameId, file: BoardFile) -> Sent:
    """The module that draws a game of another package on the page, ``board.js``, or what lies beside it."""
    found = file_in(load(game).folder / BOARD_FOLDER, str(file).lstrip("/")) if brings_board(game) else None
    if found is None:
        raise NotFoundException
    return await file_response(request, found, "no-store")


def brings_board(game: str) -> bool:
    return game not in SHELF and (load(game).folder / BOARD_FOLDER / BOARD_MODULE).is_file()


@cache
def packed_text(game: str, files: str) -> bytes:
    read = [path.read_text("utf-8") for path in sorted(load(game).folder.glob(files))]
    return compress("\n".join(read).encode(), mtime=0)


@cache
def packed_schemas(game: str) -> bytes:
    return compress(json.encode(drawable(load(game))), mtime=0)
