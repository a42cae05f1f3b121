"""How a finished game went for each of those who played it."""

import msgspec
import pytest
from tests.playthroughs.goldens import GOLDENS
from tests.tables.conftest import HOST, Setting
from tests.tables.toy import FINISH, PASS, STEP

from gueridon.core import record
from gueridon.core.outcome import Outcome
from gueridon.games import SHELF
from gueridon.tables import messages
from gueridon.tables.own_games import own_game
from gueridon.tables.results import Result, result_of, verdict


def test_nothing_is_said_of_a_game_before_its_end(started: Setting):
    kept_table = started(2)
    kept_table.play(0, STEP)
    assert result_of(kept_table.table, "p0") is None
    assert own_game(kept_table.table, "p0").tally is None
    kept_table.play(0, FINISH)
    assert result_of(kept_table.table, "p0") == Result(won=False, tally=1, honour=None, level=None)
    assert own_game(kept_table.table, "p0").tally == 1


def test_whoever_holds_no_seat_at_the_end_has_no_result(started: Setting):
    kept_table = started(2)
    kept_table.ask("p1", messages.Leave(kept_table.id(), 1))
    kept_table.play(0, FINISH)
    assert result_of(kept_table.table, "p1") is None
    assert result_of(kept_table.table, "a stranger") is None


@pytest.mark.parametrize(
    ("winners", "seats", "won"),
    [
        ((0,), (0,), True),
        ((1,), (0,), False),
        ((), (0,), False),
        ((0, 1, 2), (0,), True),  # all together
        ((0, 1, 2), (0, 1, 2), True),
        ((1,), (0, 1), True),
        ((1,), (0, 1, 2), None),  # against himself
        ((), (0, 1, 2), False),
    ],
)
def test_whoever_has_a_winning_seat_has_won_unless_he_played_them_all(winners, seats, won):
    assert verdict(Outcome("end", winners, (0, 0, 0)), seats, 3) is won


def test_alone_one_wins_or_loses():
    assert verdict(Outcome("end", (0,), (1,)), (0,), 1) is True
    assert verdict(Outcome("end", (), (0,)), (0,), 1) is False


def test_the_strongest_bot_counts_but_not_one_that_plays_for_somebody_who_left(started: Setting, gathered: Setting):
    kept_table = started(2)
    kept_table.ask("p1", messages.Leave(kept_table.id(), 1))
    kept_table.play(0, FINISH)
    alone = result_of(kept_table.table, "p0")
    assert alone is not None
    assert alone.level is None
    kept_table = gathered(3)
    for seat in (1, 2):
        kept_table.ask(f"p{seat}", messages.Stand(kept_table.id(), seat))
        kept_table.ask(HOST, messages.AddBot(kept_table.id(), seat, "random"))
    kept_table.start()
    kept_table.play(0, FINISH)
    with_bots = result_of(kept_table.table, "p0")
    assert with_bots is not None
    assert with_bots.level == "random"


def test_whoever_plays_on_after_others_has_the_result_of_the_last_ply(started: Setting):
    kept_table = started(2)
    for seat, move in ((0, STEP), (0, PASS), (1, STEP), (1, FINISH)):
        kept_table.play(seat, move)
    assert [result_of(kept_table.table, person) for person in ("p0", "p1")] == [Result(False, 2, None, None)] * 2


@pytest.mark.parametrize(
    "game", [game for game in SHELF.values() if game.merits and game.merits.honours], ids=lambda game: game.id
)
def test_every_medal_and_every_title_has_been_won_in_a_game_that_is_kept(game):
    assert {game.merits.honour(state) for state in ended(game)} >= {*game.merits.honours}


def ended(game):
    for golden in GOLDENS:
        kept = msgspec.json.decode(golden.read_bytes(), type=record.Record)
        if kept.game == game.id:
            yield record.verify(game, kept)
