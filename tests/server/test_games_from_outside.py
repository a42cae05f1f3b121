"""A house plays those games of other packages that its host allowed, and gives the page what it needs for them."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.cli.terminal import gueridon
from tests.outside.strangers import NAME, add_board, beside_ours, bring, install, look_again, written_package
from tests.server.client import Browser
from tests.server.conftest import Serving

from gueridon.core.catalogue import LANGUAGES
from gueridon.games import SHELF, load
from gueridon.server.serving import Server

WISH = {"game": NAME, "players": 2, "options": {"even": "drawn"}}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """Where the sixth game is installed, beside ours."""
    folder = tmp_path / "site"
    install(written_package(tmp_path), folder)
    with beside_ours(folder):
        yield folder


@asynccontextmanager
async def guest_of(serving: Serving, *games: str) -> AsyncIterator[Browser]:
    async with serving(games=games) as server, Browser(server.address()) as guest:
        yield guest


async def test_what_the_host_allowed_is_on_the_shelf_of_the_house(site: Path, serving: Serving):
    async with guest_of(serving, NAME) as guest:
        shelf = (await guest.http.get("/api/shelf")).json()
        assert [game["id"] for game in shelf] == [*SHELF, NAME]
        assert shelf[-1]["folder"] == NAME
        opened = await guest.http.post("/api/tables", json=WISH)
        assert opened.status_code == 201


async def test_what_the_host_did_not_allow_is_neither_shown_nor_opened(site: Path, serving: Serving):
    async with guest_of(serving) as guest:
        assert NAME not in [game["id"] for game in (await guest.http.get("/api/shelf")).json()]
        for answer in (
            await guest.http.post("/api/tables", json=WISH),
            await guest.http.get(f"/api/games/{NAME}/words/en"),
            await guest.http.get(f"/api/games/{NAME}/schemas"),
        ):
            assert (answer.status_code, answer.json()["word"]) == (400, "unknown-game")


async def test_the_page_is_given_words_rules_and_schemas(site: Path, serving: Serving):
    async with guest_of(serving, NAME) as guest:
        for language in LANGUAGES:
            folder = load(NAME).folder
            words = (await guest.http.get(f"/api/games/{NAME}/words/{language}")).text
            assert words == (folder / f"words.{language}.ftl").read_text("utf-8")
            book = (await guest.http.get(f"/api/games/{NAME}/rulebook/{language}")).text
            assert book == (folder / f"rulebook.{language}.md").read_text("utf-8")
        schemas = (await guest.http.get(f"/api/games/{NAME}/schemas")).json()
        assert {"events", "moves", "tasks", "guesses", "arguments", "views", "$defs"} == schemas.keys()
        assert "shown" in schemas["$defs"]["View"]["properties"]
        assert (await guest.http.get(f"/api/games/{NAME}/words/de")).status_code == 400


async def test_a_board_of_the_package_is_served_with_what_lies_beside_it_and_nothing_else(
    tmp_path: Path, serving: Serving
):
    package = written_package(tmp_path)
    add_board(package)
    install(package, tmp_path / "site")
    with beside_ours(tmp_path / "site"):
        async with guest_of(serving, NAME) as guest:
            assert [game["brings_board"] for game in (await guest.http.get("/api/shelf")).json()[-2:]] == [False, True]
            for file, kind in (("board.js", "javascript"), ("board.css", "text/css")):
                answer = await guest.http.get(f"/api/games/{NAME}/board/{file}")
                assert answer.status_code == 200
                assert kind in answer.headers["content-type"]
                assert answer.text == (load(NAME).folder / "board" / file).read_text("utf-8")
            for away in ("nothing.js", "../rules.py", "..%2Frules.py", "%2e%2e/rules.py", "%00", "."):
                assert (await guest.http.get(f"/api/games/{NAME}/board/{away}")).status_code in (400, 404), away
            ours = next(iter(SHELF))
            assert (await guest.http.get(f"/api/games/{ours}/board/__init__.py")).status_code == 404
        async with guest_of(serving) as guest:
            refused = await guest.http.get(f"/api/games/{NAME}/board/board.js")
            assert (refused.status_code, refused.json()["word"]) == (400, "unknown-game")


async def test_a_package_without_a_board_is_drawn_by_the_page(site: Path, serving: Serving):
    async with guest_of(serving, NAME) as guest:
        assert not any(game["brings_board"] for game in (await guest.http.get("/api/shelf")).json())
        assert (await guest.http.get(f"/api/games/{NAME}/board/board.js")).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_serve_tells_of_a_game_that_cannot_be_played_and_serves_the_others(
    site: Path, tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
):
    served: list[tuple[str, ...]] = []
    monkeypatch.setattr(Server, "run", lambda server: served.append(server.settings.games))
    bring(site, "broken", "raise RuntimeError('no coin')", broken="broken:GAME")
    look_again()
    said = gueridon(
        "serve", "--data-dir", str(tmp_path), "--game", "broken", "--game", NAME, "--game", "nowhere", language=language
    )
    assert said.returncode == 0
    assert served == [(NAME,)]
    first, second = said.stderr.splitlines()
    assert "broken" in first
    assert "no coin" in first
    assert "nowhere" in second
