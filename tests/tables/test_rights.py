"""What somebody earned in one game is his in the next, on whichever chair he sits."""

import msgspec
import pytest
from msgspec import Raw
from tests.tables.conftest import KeptTable, Setting
from tests.tables.toy import FINISH, Options

from gueridon.core.wire import Piece, raw
from gueridon.games import SHELF
from gueridon.tables import journal, messages, opening, presenting, rights
from gueridon.tables.journal import JournalLine
from gueridon.tables.table import read_table

NONCE = "0" * 32


@pytest.fixture
def after_the_third(started: Setting) -> KeptTable:
    """A rematch of three, after a game that the player on the third seat ended."""
    kept_table = started(3, race=True)
    kept_table.play(2, FINISH)
    return next_table(kept_table)


def next_table(kept_table: KeptTable) -> KeptTable:
    entries = opening.create_rematch(kept_table.table, "p0", "GHJKMN")
    kept_table.journal = [(kept_table.now, journal.write(JournalLine(entry))) for entry in entries]
    kept_table.table = read_table("next", kept_table.journal)
    return kept_table


def first(kept_table: KeptTable) -> object:
    """Who begins, as the options of the game say."""
    kept_table.ask("p0", messages.Start("start"))
    assert kept_table.reread().options == kept_table.table.options
    return msgspec.to_builtins(kept_table.table.playing().options)["first"]


def arrange(kept_table: KeptTable, players: int, options: Piece) -> None:
    kept_table.ask("p0", messages.Arrange("arrange", players, raw(options)))


def test_who_stays_keeps_it(after_the_third: KeptTable):
    assert first(after_the_third) == 2


def test_who_changes_chairs_takes_it_along(after_the_third: KeptTable):
    after_the_third.ask("p1", messages.Stand("a", 1))
    after_the_third.ask("p2", messages.Stand("b", 2))
    after_the_third.ask("p2", messages.Sit("c", 1, "Two", NONCE))
    after_the_third.ask("p1", messages.Sit("d", 2, "One", NONCE))
    assert first(after_the_third) == 1


def test_it_goes_along_where_two_seats_of_one_person_change_places(after_the_third: KeptTable):
    after_the_third.ask("p1", messages.Stand("a", 1))
    after_the_third.ask("p2", messages.Sit("b", 1, "One", NONCE))
    after_the_third.ask("p2", messages.ExchangeSeats("c", 1, 2))
    assert first(after_the_third) == 1


def test_a_table_may_grow_smaller_and_it_still_follows_the_person(after_the_third: KeptTable):
    after_the_third.ask("p1", messages.Stand("a", 1))
    after_the_third.ask("p2", messages.Stand("b", 2))
    after_the_third.ask("p2", messages.Sit("c", 1, "Two", NONCE))
    arrange(after_the_third, 2, Options(race=True))
    assert first(after_the_third) == 1


def test_whoever_is_gone_leaves_it_to_chance(after_the_third: KeptTable):
    after_the_third.ask("p2", messages.Stand("a", 2))
    arrange(after_the_third, 2, Options(race=True))
    assert first(after_the_third) is None


def test_nobody_inherits_it_with_the_chair(after_the_third: KeptTable):
    after_the_third.ask("p2", messages.Stand("a", 2))
    after_the_third.ask("p9", messages.Sit("b", 2, "Nine", NONCE))
    assert first(after_the_third) is None


def test_a_bot_keeps_it_while_it_sits_there(started: Setting):
    kept_table = started(3, race=True)
    kept_table.ask("p2", messages.Leave("x", 2))
    kept_table.write(journal.Moved(2, raw(FINISH)))
    assert first(next_table(kept_table)) == 2


def test_it_goes_with_everything_else_to_another_device(after_the_third: KeptTable):
    after_the_third.write(journal.HandedOver("p2", "telephone"))
    after_the_third.ask("telephone", messages.Stand("a", 2))
    after_the_third.ask("p1", messages.Stand("b", 1))
    after_the_third.ask("telephone", messages.Sit("c", 1, "Two", NONCE))
    after_the_third.ask("p1", messages.Sit("d", 2, "One", NONCE))
    assert first(after_the_third) == 1


def test_it_is_none_of_the_options_that_a_host_sees_and_chooses(after_the_third: KeptTable):
    chosen = Options(race=True)
    assert msgspec.json.decode(presenting.room(after_the_third.table, "p0").options, type=Options) == chosen
    arrange(after_the_third, 3, Options(first=0))
    assert first(after_the_third) == 2


def test_no_host_gives_it_away_at_a_new_table(started: Setting):
    wish = opening.NewTable("toy", 2, Raw(b'{"first": 1}'))
    (created,) = opening.create("p0", "ABCDEF", wish)
    assert isinstance(created, journal.Created)
    assert msgspec.json.decode(created.options, type=Options).first is None


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.id)
def test_whatever_a_table_fills_in_is_left_open_by_every_preset(game):
    """So that the preset of a game stays chosen in its rematch."""
    assert all(rights.chosen(preset) == preset for preset in game.presets.values())
