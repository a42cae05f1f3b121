"""What a person is shown of each game of his own."""

import msgspec
import pytest
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.toy import DRAW, FINISH, PASS, TURN_UP

from gueridon.tables import messages, presenting, requests
from gueridon.tables.own_games import OwnGame, Urgency, own_game, people_of, urgency


def shown(kept_table: KeptTable, person: str) -> OwnGame:
    return own_game(kept_table.table, person)


def urgencies(kept_table: KeptTable, *people: str) -> list[Urgency]:
    return [urgency(shown(kept_table, person)) for person in people]


def test_a_game_waits_for_whoever_is_to_move(started: Setting):
    kept_table = started(2)
    assert urgencies(kept_table, "p0", "p1") == [Urgency.YOUR_MOVE, Urgency.UNDER_WAY]
    kept_table.play(0, PASS)
    assert urgencies(kept_table, "p0", "p1") == [Urgency.UNDER_WAY, Urgency.YOUR_MOVE]


def test_a_table_is_a_game_of_those_who_sit_there_from_the_first_moment(gathered: Setting):
    kept_table = gathered(2)
    assert people_of(kept_table.table) == {"p0", "p1"}  # the host has not sat down
    assert urgencies(kept_table, "p0") == [Urgency.UNDER_WAY]
    kept_table.ask("p1", messages.Stand(kept_table.id(), 1))
    assert people_of(kept_table.table) == {"p0"}


def test_a_game_for_which_a_bot_stands_in_does_not_wait(started: Setting):
    kept_table = started(2)
    kept_table.now += requests.AWAY_SECONDS * 1000 + 1
    kept_table.ask("p1", messages.TakeOver(kept_table.id(), 0))
    assert urgencies(kept_table, "p0") == [Urgency.UNDER_WAY]


def test_a_seat_given_up_is_still_listed_until_the_end(started: Setting):
    kept_table = started(2)
    kept_table.ask("p1", messages.Leave(kept_table.id(), 1))
    assert people_of(kept_table.table) == {"p0", "p1"}
    assert urgencies(kept_table, "p1") == [Urgency.GIVEN_UP]
    assert (shown(kept_table, "p1").seats, shown(kept_table, "p1").given_up) == ((), (1,))
    kept_table.play(0, FINISH)
    assert people_of(kept_table.table) == {"p0"}


def test_a_finished_game_has_its_outcome(started: Setting):
    kept_table = started(2)
    assert shown(kept_table, "p0").outcome is None
    kept_table.play(0, FINISH)
    assert shown(kept_table, "p0").outcome == kept_table.table.playing().outcome
    assert urgencies(kept_table, "p0", "p1") == [Urgency.OVER] * 2


@pytest.mark.parametrize(("options", "until_ms"), [({"pace": 120}, 120_000), ({"seconds": 60}, 60_000), ({}, None)])
def test_it_says_until_when_one_has_time(started: Setting, options: dict[str, int], until_ms: int | None):
    kept_table = started(2, **options)
    until = shown(kept_table, "p0").until
    assert until == (None if until_ms is None else kept_table.table.moved_at + until_ms)
    kept_table.play(0, FINISH)
    assert shown(kept_table, "p0").until is None


def test_it_tells_nothing_of_the_game_that_those_who_watch_do_not_see(started: Setting):
    """Other cards, drawn in secret and in public, make no difference, and those waited for are those whom a watcher
    is told of."""
    first, second = started(2), started(2)
    for kept_table, moves in ((first, (DRAW, DRAW)), (second, (TURN_UP, DRAW))):
        for move in moves:
            kept_table.play(0, move)
    assert first.table.key() != second.table.key()
    for person in ("p0", "p1"):
        assert shown(first, person) == shown(second, person)
        room = presenting.room(first.table, "a stranger")
        assert shown(first, person).acting == first.sees("a stranger").acting
        assert [one.name for one in shown(first, person).people] == [chair.name for chair in room.chairs]


def test_people_are_named_to_one_another_and_known_by_nothing_else(started: Setting):
    kept_table = started(2)
    written = msgspec.json.encode(shown(kept_table, "p0")).decode()
    assert not [secret for secret in ("p0", "p1", HOST, kept_table.table.code) if f'"{secret}"' in written]
