"""Whatever an older version of a game shows, today's board reads and today's catalogues say."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gueridon.core import record
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.talk import Signals
from gueridon.core.versions import FOLDER
from gueridon.core.wire import Piece, encode
from gueridon.core.words import Words
from gueridon.games import SHELF, AnyGame
from gueridon.lab.playthrough import at_random

OLDER = [
    pytest.param(today, older(), id=f"{today.id}-{version}")
    for today in SHELF.values()
    for version, older in today.frozen.items()
]
COPIES = sorted({copy for game in SHELF.values() for copy in game.folder.glob(f"{FOLDER}/*/") if copy.name[0] != "_"})


def shown(game: AnyGame, players: int, options: Piece) -> Iterator[tuple[str, object]]:
    """All that a page is sent of a random game, each with the type that it is read as."""
    played = at_random(game, players, options, "any text")
    yield "options", options
    state = record.opening(game, played)
    yield from seen(game, players, state)
    for seat, move in record.moves_of(game, played):
        state.log = []
        game.apply(state, seat, move)
        yield "move_type", move
        yield from seen(game, players, state)


def seen(game: AnyGame, players: int, state: Any) -> Iterator[tuple[str, object]]:
    yield from [("event_type", event) for _, event in state.log]
    for eyes in (None, *range(players)):
        view = game.view(state, eyes)
        talk = game.talk(view)
        yield "view_type", view
        yield "task_type", game.task(view)
        yield from [("signal_type", offer) for offer in (talk.offers if isinstance(talk, Signals) else ())]


def check_is_read(today: AnyGame, older: AnyGame) -> None:
    for players in older.players:
        for kind, thing in shown(older, players, older.presets["usual"]):
            msgspec.json.decode(encode(thing), type=getattr(today, kind))


def check_is_said(today: AnyGame, older: AnyGame) -> None:
    honours = () if older.merits is None else older.merits.honours
    said = [*(f"outcome-{reason}" for reason in older.reasons), *(f"honour-{honour}" for honour in honours)]
    for language in LANGUAGES:
        words = Words(language, today)
        assert [word for word in said if not words.knows(word)] == []


@pytest.mark.parametrize(("today", "older"), OLDER)
def test_an_older_version_is_drawn_by_todays_board_and_told_in_todays_words(today: AnyGame, older: AnyGame):
    assert older.version < today.version
    assert older.constants == today.constants, "what a version changes is no constant: it belongs into the view"
    check_is_read(today, older)
    check_is_said(today, older)


def test_a_board_that_wants_more_than_an_older_version_shows_is_found_out():
    older = SHELF["midas"]
    shown_before = (older.view_type,)
    grown: Any = msgspec.defstruct(
        "View", [("novelty", int)], bases=shown_before, frozen=True, kw_only=True, tag="view"
    )
    check_is_read(replace(older, version=2), older)
    with pytest.raises(msgspec.ValidationError, match="novelty"):
        check_is_read(replace(older, version=2, view_type=grown), older)


def test_a_reason_to_end_without_a_sentence_is_found_out():
    game = SHELF["midas"]
    check_is_said(game, game)
    with pytest.raises(AssertionError, match="outcome-thunder"):
        check_is_said(game, replace(game, reasons=(*game.reasons, "thunder")))


def test_every_copy_is_some_version_of_a_game():
    known = sum(len(game.frozen) for game in SHELF.values())
    assert len(COPIES) == known


@pytest.mark.parametrize("copy", COPIES, ids=lambda copy: copy.name)
def test_a_copy_stands_by_itself(copy: Path):
    """It knows the core and itself: what is done to the game of today does not reach it."""
    own = f"{FOLDER}.{copy.name}"
    for file in copy.rglob("*.py"):
        for part in ast.walk(ast.parse(file.read_text("utf-8"))):
            module = (part.module or "") if isinstance(part, ast.ImportFrom) else ""
            if module.startswith("gueridon."):
                assert own in module or module.startswith("gueridon.core"), f"{file}: {module}"
