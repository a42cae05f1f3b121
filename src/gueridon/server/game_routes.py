"""What the page needs of a game that another package brings, and that was not there when the page was built."""

from functools import cache
from typing import Annotated, Literal

from litestar import Response, get
from litestar.params import FromPath, PathParameter
from msgspec import json

from gueridon.games import load
from gueridon.server.telling_schemas import drawable

GameId = Annotated[str, PathParameter(max_length=64)]
Language = Literal["fr", "en"]
TEXT = "text/plain; charset=utf-8"


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
    """JSON schemas of its events, moves, tasks, guesses and views, with those of every piece in them."""
    return Response(schemas_of(game), media_type="application/json")


@cache
def text_of(game: str, files: str) -> str:
    return "\n".join([path.read_text("utf-8") for path in sorted(load(game).folder.glob(files))])


@cache
def schemas_of(game: str) -> bytes:
    return json.encode(drawable(load(game)))
