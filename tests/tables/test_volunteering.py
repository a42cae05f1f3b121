"""Whoever wants to be the ghost says so before the game, host or not."""

import msgspec
import pytest
from tests.tables.conftest import HOST, KeptTable, Setting

from gueridon.core.errors import Malformed
from gueridon.core.wire import raw
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.options import Options
from gueridon.server import lobby
from gueridon.tables import journal, messages, opening, presenting
from gueridon.tables.forgetting import without
from gueridon.tables.journal import JournalLine
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


def sit(kept_table: KeptTable, person: str, seat: int) -> None:
    kept_table.ask(person, messages.Sit(kept_table.id(), seat, person, "0" * 32))


def stand(kept_table: KeptTable, seat: int, person: str | None = None) -> None:
    kept_table.ask(person or f"p{seat}", messages.Stand(kept_table.id(), seat))


def arrange(kept_table: KeptTable, players: int, options: Options) -> None:
    kept_table.ask(HOST, messages.Arrange(kept_table.id(), players, raw(options)))


def seen(kept_table: KeptTable) -> Options:
    """By everybody at the table."""
    return msgspec.json.decode(presenting.room(kept_table.table, "p1").options, type=Options)


def test_who_changes_chairs_is_still_the_one(seance: KeptTable):
    offer(seance, 2)
    stand(seance, 3)
    stand(seance, 2)
    sit(seance, "p2", 3)
    assert ghost(seance) == 3
    sit(seance, "p3", 2)
    seance.start()
    assert seance.table.playing().options == Options(difficulty="easy", ghost=3)


def test_it_goes_along_where_two_seats_of_one_person_change_places(seance: KeptTable):
    stand(seance, 1)
    sit(seance, "p2", 1)
    offer(seance, 2)
    seance.ask("p2", messages.ExchangeSeats(seance.id(), 1, 2))
    assert ghost(seance) == 1


def test_it_goes_with_everything_else_to_another_device(seance: KeptTable):
    offer(seance, 2)
    seance.write(journal.HandedOver("p2", "telephone"))
    stand(seance, 2, "telephone")
    stand(seance, 0)
    sit(seance, "telephone", 0)
    assert ghost(seance) == 0


@pytest.mark.parametrize("leaves", ["stands", "sent-away", "forgotten"])
def test_no_stranger_is_the_ghost_because_of_his_chair(seance: KeptTable, leaves: str):
    offer(seance, 2)
    match leaves:
        case "stands":
            stand(seance, 2)
        case "sent-away":
            seance.table.arrive("p2")
            stand(seance, 2, HOST)
        case _:
            seance.write(journal.Forgotten("p2"))
    assert ghost(seance) is None
    sit(seance, "p9", 2)
    assert ghost(seance) is None
    assert seen(seance).ghost is None
    offer(seance, 1)
    assert ghost(seance) == 1


def test_a_table_may_grow_smaller_than_the_chair_of_whoever_volunteered(seance: KeptTable):
    offer(seance, 3)
    stand(seance, 3)
    arrange(seance, 3, Options(difficulty="easy", ghost=3))  # as a page says that had not heard of it
    assert ghost(seance) is None
    seance.start()


def test_the_next_game_may_be_of_fewer_and_has_the_same_ghost(seance: KeptTable):
    offer(seance, 3)
    seance.start()
    entries = opening.create_rematch(seance.table, "p0", "GHJKMN")
    seance.journal = [(seance.now, journal.write(JournalLine(entry))) for entry in entries]
    seance.table = seance.reread()
    assert ghost(seance) == 3
    stand(seance, 1)
    stand(seance, 3)
    sit(seance, "p3", 1)
    seance.ask("p0", messages.Arrange(seance.id(), 3, presenting.room(seance.table, "p0").options))
    seance.ask("p0", messages.Start(seance.id()))
    assert seance.reread().playing().options == Options(difficulty="easy", ghost=1)


def test_a_chair_that_nobody_has_may_be_named_for_whoever_comes(seance: KeptTable):
    stand(seance, 2)
    arrange(seance, PLAYERS, Options(ghost=2))
    assert ghost(seance) == 2
    sit(seance, "p9", 2)
    stand(seance, 2, "p9")
    stand(seance, 1)
    sit(seance, "p9", 1)
    assert ghost(seance) == 1


def test_whoever_opens_a_table_as_the_ghost_is_the_ghost():
    opened = KeptTable("mysterium", 2, Options(ghost=0))
    assert ghost(opened) == 0
    sit(opened, HOST, 0)
    opened.ask(HOST, messages.AddBot(opened.id(), 1, "adept"))
    opened.start()
    assert ghost(opened) == 0


def test_the_preset_stays_chosen_where_somebody_volunteered(seance: KeptTable):
    arrange(seance, PLAYERS, GAME.presets["hard"])
    offer(seance, 2)
    assert ghost(seance) == 2
    assert lobby.preset(seance.table) == "hard"


def test_a_journal_from_before_names_the_chair_as_it_did(seance: KeptTable):
    """A game that was played by it is played so again."""
    seance.write(journal.Arranged(PLAYERS, raw(Options(ghost=2))))
    stand(seance, 2)
    sit(seance, "p9", 2)
    assert ghost(seance) == 2


def test_who_is_forgotten_is_in_no_line_of_the_journal(seance: KeptTable):
    offer(seance, 2)
    lines = without([journal.read(line) for _, line in seance.journal], "p2")
    assert not any(b'"p2"' in journal.write(line) for line in lines)


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
