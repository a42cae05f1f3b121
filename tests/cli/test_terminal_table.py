"""What a terminal shows of a table: a picture that stays in sight, and the moves below it."""

import os
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from gueridon.cli.move_list import folded, move_list
from gueridon.cli.picture import draw
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.fate import key_of
from gueridon.core.game import start
from gueridon.core.wire import Seat, Wire
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.lab.playout import SimulatedClock

MOST_LINES = 30  # of moves, on a screen of 40
# Every game in every language, or in one of them in turn.
EVERY = [pytest.param(game, language, id=f"{game.id}-{language}") for game in SHELF.values() for language in LANGUAGES]
IN_TURN = EVERY if "GUERIDON_FULL" in os.environ else [*EVERY[0::4], *EVERY[3::4]]
CARDS = [("Hand", ["Seven", "Ace"]), ("Pile", ["12"])]


class Bid(Wire, frozen=True):
    count: int
    stone: str


class Give(Wire, frozen=True):
    to: Seat


def drawn(shown, lines_below: int, height: int) -> list[str]:
    written = StringIO()
    draw(Console(file=written, width=80, height=height), "Game", shown, lines_below)
    return written.getvalue().splitlines()


def test_cards_are_drawn_as_cards_where_there_is_room():
    assert any("│ Seven ││ Ace │" in line for line in drawn(CARDS, lines_below=5, height=20))


def test_where_there_is_no_room_they_are_listed_and_the_table_stays_in_sight():
    lines = drawn(CARDS, lines_below=15, height=20)
    assert any("Seven  ·  Ace" in line for line in lines)
    assert len(lines) + 15 <= 20


def test_what_is_long_has_a_line_of_its_own():
    people = ["Ada holds three cards and a crown", "Bea holds nothing at all, and waits"]
    lines = drawn([("People", people)], lines_below=5, height=20)
    assert [sum(person in line for line in lines) for person in people] == [1, 1]


def test_a_long_run_of_numbers_is_folded_and_all_other_moves_stand_alone():
    bids = [Bid(count, "ruby") for count in range(9, 76)]
    assert [*folded([*bids, Bid(1, "jade")])] == [bids, [Bid(1, "jade")]]


def test_runs_are_not_mixed():
    """A number that leaps, another field that changes, and a few numbers only."""
    leaping = [Bid(count, "ruby") for count in range(0, 20, 2)]
    few = [Bid(count, "jade") for count in range(3)]
    assert [*folded([*leaping, *few])] == [[move] for move in [*leaping, *few]]


def test_seats_are_people_and_not_numbers():
    gifts = [Give(seat) for seat in range(9)]
    assert [*folded(gifts)] == [[gift] for gift in gifts]


@pytest.mark.parametrize(("game", "language"), IN_TURN)
def test_no_list_of_moves_is_longer_than_a_screen(game, language):
    players, rng, clock = game.players[-1], Random(1), SimulatedClock()
    words = Words(language, game, [f"P{seat}" for seat in range(players)])
    state, console = start(game, players, game.presets["usual"], key_of("any text")), Console(width=120)
    while acting := game.to_act(state):
        seat = clock.next(game, state, acting, rng)
        legal = game.legal_moves(state, seat)
        assert len(console.render_lines(move_list(legal, words))) <= MOST_LINES
        game.apply(state, seat, rng.choice(legal))
