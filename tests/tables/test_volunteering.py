"""Whoever wants to be the ghost says so before the game, host or not."""

import pytest
from tests.tables.conftest import HOST, KeptTable, Setting

from gueridon.core.errors import Malformed
from gueridon.core.wire import raw
from gueridon.games.mysterium.options import Options
from gueridon.tables import messages
from gueridon.tables.refusals import NotYours

PLAYERS = 4


@pytest.fixture
def seance() -> KeptTable:
    """Gathered, and the ghost is to be drawn."""
    kept_table = KeptTable("mysterium", PLAYERS, Options(difficulty="easy"), pace=120, overdue="bot-for-good")
    kept_table.fill()
    return kept_table


def ghost(kept_table: KeptTable) -> int | None:
    options = kept_table.reread().options
    assert isinstance(options, Options)
    assert options == kept_table.table.options
    return options.ghost


def offer(kept_table: KeptTable, seat: int, person: str | None = None) -> None:
    kept_table.ask(person or f"p{seat}", messages.Volunteer(kept_table.id(), seat, "offer"))


def withdraw(kept_table: KeptTable, seat: int) -> None:
    kept_table.ask(f"p{seat}", messages.Volunteer(kept_table.id(), seat, "withdraw"))


def test_a_guest_volunteers_and_takes_it_back(seance: KeptTable):
    offer(seance, 2)
    assert ghost(seance) == 2
    withdraw(seance, 2)
    assert ghost(seance) is None


def test_nothing_else_that_the_host_chose_changes(seance: KeptTable):
    before = seance.table
    offer(seance, 2)
    after = seance.reread()
    assert (after.pace, after.overdue, after.private, after.watchable) == (120, "bot-for-good", True, before.watchable)
    assert after.places == before.places
    assert after.options == Options(difficulty="easy", ghost=2)


def test_nobody_takes_it_from_another_or_takes_another_back(seance: KeptTable):
    offer(seance, 2)
    with pytest.raises(NotYours, match="somebody-volunteered"):
        offer(seance, 1)
    with pytest.raises(NotYours, match="not-your-seat"):
        withdraw(seance, 1)
    assert ghost(seance) == 2


def test_a_bot_or_an_empty_seat_yields(seance: KeptTable):
    seance.ask("p3", messages.Stand(seance.id(), 3))
    seance.ask(HOST, messages.AddBot(seance.id(), 3, "adept"))
    seance.ask(HOST, messages.Arrange(seance.id(), PLAYERS, raw(Options(ghost=3))))
    offer(seance, 0)
    assert ghost(seance) == 0


def test_nobody_volunteers_another(seance: KeptTable):
    with pytest.raises(NotYours, match="not-your-seat"):
        offer(seance, 2, "p1")


def test_once_it_has_begun_it_is_too_late(seance: KeptTable):
    seance.start()
    with pytest.raises(Malformed, match="already-started"):
        offer(seance, 2)


def test_the_game_begins_with_who_volunteered(seance: KeptTable):
    offer(seance, 3)
    seance.start()
    assert seance.table.playing().options == Options(difficulty="easy", ghost=3)


def test_a_game_that_names_nobody_has_no_volunteers(gathered: Setting):
    with pytest.raises(Malformed, match="nobody-volunteers"):
        gathered().ask("p0", messages.Volunteer("x", 0, "offer"))
