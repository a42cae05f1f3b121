"""Boards know no rule: what they show of the rules is in the view, or written for them by ``make types``."""

import re
from pathlib import Path

import pytest

from gueridon.games import SHELF

GAMES = Path(__file__).parents[2] / "web/src/games"
EACH_GAME = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
DRAWN = ("cards", "portraits", "shapes.ts", "pictures.ts")  # pictures: their numbers are lengths and angles


def scripts(game):
    """Every source of a board, without its styles and, in a component, without its markup."""
    for path in sorted((GAMES / game.folder.name).rglob("*")):
        if path.suffix in (".ts", ".svelte") and not set(path.relative_to(GAMES).parts) & set(DRAWN):
            text = path.read_text("utf-8")
            found = re.findall(r"<script.*?</script>", text, re.S) if path.suffix == ".svelte" else [text]
            yield path.relative_to(GAMES), "\n".join(found)


def found(game, pattern):
    return [(str(path), hit[0]) for path, script in scripts(game) for hit in re.finditer(pattern, script)]


@EACH_GAME
def test_no_board_declares_what_is_written_for_it(game):
    names = "|".join(game.constants)
    assert not names or found(game, rf"const (?:{names})\b") == []


@EACH_GAME
def test_no_board_repeats_names_of_the_box_in_their_order(game):
    for constant in game.constants.values():
        if isinstance(constant, list | tuple) and isinstance(constant[0], str):
            assert found(game, r",\s*".join(f"[\"']{name}[\"']" for name in constant[:2])) == []


@EACH_GAME
def test_no_board_reckons_with_remainders(game):
    """Signs and turns follow from numbers in the rules alone; seconds of a minute are no rule."""
    assert found(game, r"\w+\)? % (?!60\b)\d+") == []


@EACH_GAME
def test_no_board_decides_by_the_number_of_players(game):
    seats = "hands|pirates|mediums|roles|order|changes|names"
    assert found(game, rf"\b(?:{seats})\.length\s*(?:%|[=!]==|[<>]=?)\s*\d") == []
