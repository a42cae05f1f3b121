"""FIF-12 at a table that people keep: whom the next game begins with, when others sit there."""

from typing import cast

import msgspec
import pytest
from msgspec import Raw
from tests.tables.conftest import HOST, KeptTable

from gueridon.core.wire import raw
from gueridon.games.missions import GAME
from gueridon.games.missions.options import Options
from gueridon.games.missions.state import State
from gueridon.tables import journal, messages, opening, presenting
from gueridon.tables.journal import JournalLine
from gueridon.tables.table import read_table

EXPERT = GAME.presets["expert"]


@pytest.fixture
def rematch() -> KeptTable:
    """Of four, after a game in which the last of them accomplished a mission last."""
    kept_table = KeptTable(GAME.id, 4, EXPERT)
    kept_table.fill()
    kept_table.start()
    state_of(kept_table).achiever = 3
    entries = opening.create_rematch(kept_table.table, HOST, "GHJKMN")
    kept_table.journal = [(kept_table.now, journal.write(JournalLine(entry))) for entry in entries]
    kept_table.table = read_table("next", kept_table.journal)
    return kept_table


def state_of(kept_table: KeptTable) -> State:
    return cast("State", kept_table.table.playing().state)


def stand(kept_table: KeptTable, *seats: int) -> None:
    for seat in seats:
        kept_table.ask(f"p{seat}", messages.Stand(kept_table.id(), seat))


def begin(kept_table: KeptTable, players: int, options: Raw | None = None) -> Options:
    """With so many, and what the page shows; the options of the game that begins."""
    shown = presenting.room(kept_table.table, HOST).options
    kept_table.ask(HOST, messages.Arrange(kept_table.id(), players, shown if options is None else options))
    kept_table.start()
    played = kept_table.reread().playing()
    assert len(state_of(kept_table).hands) == players
    assert isinstance(played.options, Options)
    return played.options


@pytest.mark.rule("FIF-12")
def test_the_same_four_begin_with_the_one_who_accomplished_a_mission_last(rematch: KeptTable):
    assert begin(rematch, 4) == Options(silence=True, first=3)
    assert state_of(rematch).turn == 3


@pytest.mark.rule("FIF-12")
def test_without_that_one_a_smaller_rematch_draws_who_begins(rematch: KeptTable):
    stand(rematch, 2, 3)
    assert begin(rematch, 2) == EXPERT
    assert state_of(rematch).turn in (0, 1)


@pytest.mark.rule("FIF-12")
def test_in_a_smaller_rematch_that_one_begins_from_another_chair(rematch: KeptTable):
    stand(rematch, 1, 2, 3)
    rematch.ask("p3", messages.Sit(rematch.id(), 1, "Three", "3" * 32))
    assert begin(rematch, 2) == Options(silence=True, first=1)
    assert state_of(rematch).turn == 1


@pytest.mark.rule("FIF-12")
def test_a_smaller_rematch_is_not_refused_to_a_page_that_names_a_chair_which_is_gone(rematch: KeptTable):
    stand(rematch, 2, 3)
    assert begin(rematch, 2, raw(Options(silence=True, first=3))) == EXPERT


@pytest.mark.rule("FIF-12")
def test_who_begins_the_next_game_is_not_among_the_options_that_its_host_sees(rematch: KeptTable):
    assert msgspec.json.decode(presenting.room(rematch.table, HOST).options, type=Options) == EXPERT
