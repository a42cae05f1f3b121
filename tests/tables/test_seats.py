"""Sitting down, and everything before the start."""

import pytest
from msgspec import Raw
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.toy import FINISH, Options

from gueridon.core.errors import Malformed
from gueridon.core.wire import raw
from gueridon.games import SHELF
from gueridon.tables import journal, messages, opening, presenting, requests
from gueridon.tables.player_names import LONGEST_NAME
from gueridon.tables.refusals import NotYours
from gueridon.tables.table import Table, read_table

NONCE = "0" * 32


def test_a_taken_seat_is_not_given_twice(gathered: Setting):
    kept_table = gathered()
    with pytest.raises(NotYours, match="seat-taken"):
        kept_table.ask("p1", messages.Sit("x", 0, "Eve", NONCE))


def test_one_person_may_hold_several_seats(gathered: Setting):
    kept_table = gathered(3)
    kept_table.ask("p2", messages.Stand("x", 2))
    kept_table.ask("p0", messages.Sit("y", 2, "Ada again", NONCE))
    assert kept_table.table.seats_of("p0") == (0, 2)


def test_there_is_no_seat_beyond_the_last(gathered: Setting):
    with pytest.raises(Malformed, match="no-such-seat"):
        gathered().ask("p9", messages.Sit("x", 2, "Eve", NONCE))


def test_no_guest_stands_up_for_another(gathered: Setting):
    kept_table = gathered()
    kept_table.table.arrive("p1")
    with pytest.raises(NotYours, match="host-only"):
        kept_table.ask("p0", messages.Stand("x", 1))


def test_whom_the_host_sends_away_is_told_so_and_sits_down_again_only_later(gathered: Setting):
    kept_table = gathered()
    kept_table.table.arrive("p1")
    kept_table.ask(HOST, messages.Stand("x", 1))
    assert kept_table.table.places[1].sitter == "nobody"
    assert [presenting.room(kept_table.table, person).sent_away for person in ("p0", "p1")] == [False, True]
    with pytest.raises(NotYours, match="sent-away"):
        kept_table.ask("p1", messages.Sit("y", 1, "Bob", NONCE))
    assert kept_table.reread().sent_away == kept_table.table.sent_away
    kept_table.ask("p2", messages.Sit("z", 1, "Eve", NONCE))
    kept_table.ask("p2", messages.Stand("a", 1))
    kept_table.now += requests.SENT_AWAY_MS
    kept_table.ask("p1", messages.Sit("b", 1, "Bob", NONCE))
    assert not presenting.room(kept_table.table, "p1").sent_away


def test_one_who_is_not_there_may_come_back_at_once(gathered: Setting):
    kept_table = gathered()
    kept_table.ask(HOST, messages.Stand("x", 1))
    kept_table.ask("p1", messages.Sit("y", 1, "Bob", NONCE))
    assert kept_table.table.seats_of("p1") == (1,)


def test_two_people_of_one_name_are_told_apart(gathered: Setting):
    kept_table = gathered(4)
    for seat, name in enumerate(["Zoé", "zoe\u0301", "Zoé", "Ada"]):
        kept_table.ask(f"p{seat}", messages.Rename(kept_table.id(), seat, name))
    assert [place.name for place in kept_table.table.places] == ["Zoé", "zoé 2", "Zoé 3", "Ada"]
    kept_table.ask("p0", messages.Rename(kept_table.id(), 0, "Zoé"))  # her own name is nobody else's
    kept_table.ask("p3", messages.Stand(kept_table.id(), 3))
    kept_table.ask("p0", messages.Sit(kept_table.id(), 3, "ZOÉ", NONCE))  # beside her, on the same device
    assert [place.name for place in kept_table.table.places] == ["Zoé", "zoé 2", "Zoé 3", "ZOÉ 4"]


def test_a_number_does_not_make_a_name_too_long(gathered: Setting):
    kept_table = gathered(3)
    long = "A very very long name!!!"
    assert len(long) == LONGEST_NAME
    for seat in range(3):
        kept_table.ask(f"p{seat}", messages.Rename(kept_table.id(), seat, long))
    assert [place.name for place in kept_table.table.places] == [
        long,
        "A very very long name! 2",
        "A very very long name! 3",
    ]


def test_the_host_clears_the_seat_of_somebody_who_is_not_there(gathered: Setting):
    kept_table = gathered()
    kept_table.ask(HOST, messages.Stand("x", 1))
    assert kept_table.table.places[1].sitter == "nobody"


def test_names_are_made_plain(gathered: Setting):
    kept_table = gathered()
    kept_table.ask("p0", messages.Rename("x", 0, "  Ada\u202e\x00\n Lovelace  "))
    assert kept_table.table.places[0].name == "Ada Lovelace"


@pytest.mark.parametrize("name", ["\u202e", " \t ", "\u200b\u200d"])
def test_a_name_must_be_seen(gathered: Setting, name: str):
    with pytest.raises(Malformed, match="text-empty"):
        gathered().ask("p0", messages.Rename("x", 0, name))


def test_only_the_host_adds_bots_arranges_and_starts(gathered: Setting):
    kept_table = gathered(3)
    kept_table.table.arrive(HOST)
    kept_table.ask("p2", messages.Stand("x", 2))
    wanted: list[messages.Change] = [
        messages.AddBot("a", 2, "random"),
        messages.Arrange("b", 2, raw(Options())),
        messages.Start("c"),
    ]
    for request in wanted:
        with pytest.raises(NotYours, match="host-only"):
            kept_table.ask("p0", request)


def test_a_bot_has_a_level_that_exists(gathered: Setting):
    kept_table = gathered()
    kept_table.ask("p1", messages.Stand("x", 1))
    with pytest.raises(Malformed, match="unknown-level"):
        kept_table.ask(HOST, messages.AddBot("y", 1, "omniscient"))


def test_a_game_does_not_start_with_an_empty_seat(gathered: Setting):
    kept_table = gathered()
    kept_table.ask("p1", messages.Stand("x", 1))
    with pytest.raises(Malformed, match="seats-empty"):
        kept_table.start()


def test_the_host_changes_options_and_seats_but_puts_nobody_out(gathered: Setting):
    kept_table = gathered(2)
    kept_table.ask(HOST, messages.Arrange("x", 4, raw(Options(race=True))))
    assert len(kept_table.table.places) == 4
    assert kept_table.table.options == Options(race=True)
    with pytest.raises(NotYours, match="seat-taken"):
        kept_table.ask(HOST, messages.Arrange("y", 1, raw(Options())))


def test_the_host_chooses_how_long_one_may_think_and_who_finds_the_table_and_a_rematch_keeps_it(gathered: Setting):
    kept_table = gathered(2)
    kept_table.ask(HOST, messages.Arrange("x", 2, raw(Options()), pace=120, private=False, overdue="bot-for-good"))
    room = presenting.room(kept_table.table, HOST)
    assert (room.pace, room.private, room.overdue) == (120, False, "bot-for-good")
    kept_table.start()
    created, *_ = opening.create_rematch(kept_table.table, HOST, "AAAAAA")
    assert isinstance(created, journal.Created)
    assert (created.pace, created.private, created.overdue) == (120, False, "bot-for-good")


@pytest.mark.parametrize("options", [b'{"race":1}', b'{"rice":true}', b"[]", b"{"])
def test_options_are_read_strictly(gathered: Setting, options: bytes):
    with pytest.raises(Malformed, match="options-unreadable"):
        gathered().ask(HOST, messages.Arrange("x", 2, Raw(options)))


def test_a_number_of_players_that_the_game_does_not_take_is_refused(gathered: Setting):
    with pytest.raises(Malformed, match="wrong-players"):
        gathered().ask(HOST, messages.Arrange("x", 9, raw(Options())))


def test_once_it_has_begun_seats_are_fixed(started: Setting):
    kept_table = started()
    late: list[messages.Change] = [
        messages.Sit("a", 0, "Eve", NONCE),
        messages.Stand("b", 0),
        messages.AddBot("c", 0, "random"),
        messages.Arrange("d", 2, raw(Options())),
        messages.Start("e"),
    ]
    for request in late:
        with pytest.raises(Malformed, match="already-started"):
            kept_table.ask(HOST, request)


def test_who_leaves_is_replaced_by_a_bot_for_good(started: Setting):
    kept_table = started()
    kept_table.ask("p1", messages.Leave("x", 1))
    assert kept_table.table.places[1].sitter == "bot"
    assert kept_table.table.seats_of("p1") == ()
    assert requests.seats_returned(kept_table.table, "p1") == []


def test_a_bot_plays_for_one_who_is_away_until_he_returns(started: Setting):
    kept_table = started()
    kept_table.table.arrive("p1")
    kept_table.table.depart("p1", kept_table.now)
    with pytest.raises(Malformed, match="not-away"):
        kept_table.ask("p0", messages.TakeOver("x", 1))
    kept_table.now += requests.AWAY_SECONDS * 1000
    kept_table.ask("p0", messages.TakeOver("x", 1))
    assert kept_table.table.places[1].level is not None
    (back,) = requests.seats_returned(kept_table.table, "p1")
    kept_table.write(back)
    assert kept_table.table.places[1].level is None
    assert kept_table.table.seats_of("p1") == (1,)


def test_a_table_has_its_own_pace_for_that(started: Setting):
    kept_table = started(pace=5)
    kept_table.now += 5_000
    kept_table.ask("p0", messages.TakeOver("x", 1))
    assert kept_table.table.places[1].level is not None


def test_nobody_is_replaced_while_he_is_there(started: Setting):
    kept_table = started()
    kept_table.table.arrive("p1")
    kept_table.now += 10 * requests.AWAY_SECONDS * 1000
    with pytest.raises(Malformed, match="not-away"):
        kept_table.ask("p0", messages.TakeOver("x", 1))


def test_those_who_watch_replace_nobody(started: Setting):
    kept_table = started()
    kept_table.now += 10 * requests.AWAY_SECONDS * 1000
    with pytest.raises(NotYours):
        kept_table.ask("passer-by", messages.TakeOver("x", 1))


def test_a_link_moves_all_seats_to_another_device_once(started: Setting):
    kept_table = started()
    kept_table.write(requests.offer(kept_table.table, "p0", "token"))
    kept_table.write(requests.accept(kept_table.table, "p0's phone", "token", kept_table.now))
    assert kept_table.table.seats_of("p0's phone") == (0,)
    assert kept_table.table.seats_of("p0") == ()
    with pytest.raises(Malformed, match="link-spent"):
        requests.accept(kept_table.table, "Eve", "token", kept_table.now)


def test_a_link_does_not_last(started: Setting):
    kept_table = started()
    kept_table.write(requests.offer(kept_table.table, "p0", "token"))
    with pytest.raises(Malformed, match="link-spent"):
        requests.accept(kept_table.table, "phone", "token", kept_table.now + requests.LINK_MS + 1)


def around_a_real_table() -> KeptTable:
    """One device has all the seats of a game whose screen is shared."""
    game = next(game for game in SHELF.values() if game.shared)
    kept_table = KeptTable(game.id, 2, game.options())
    for seat in range(2):
        kept_table.ask(HOST, messages.Sit(kept_table.id(), seat, f"Cup {seat}", NONCE))
    kept_table.start()
    return kept_table


def test_another_device_picks_up_where_a_shared_screen_is_gone():
    kept_table = around_a_real_table()
    kept_table.ask("another phone", messages.PickUp("x"))
    assert kept_table.table.seats_of("another phone") == (0, 1)
    assert kept_table.table.host == "another phone"
    assert kept_table.reread().seats_of(HOST) == ()


def test_nobody_picks_up_a_screen_that_is_there():
    kept_table = around_a_real_table()
    kept_table.table.arrive(HOST)
    with pytest.raises(Malformed, match="not-away"):
        kept_table.ask("another phone", messages.PickUp("x"))


def test_nobody_picks_up_where_everyone_has_something_to_hide(started: Setting):
    with pytest.raises(NotYours):
        started().ask("another phone", messages.PickUp("x"))


def test_the_journal_keeps_no_token(started: Setting):
    kept_table = started()
    kept_table.write(requests.offer(kept_table.table, "p0", "very secret token"))
    assert not any(b"very secret token" in line for _, line in kept_table.journal)


def test_a_room_shows_people_their_own_seats_and_nobody_anything_secret(gathered: Setting):
    kept_table = gathered()
    kept_table.table.arrive("p0")
    room = presenting.room(kept_table.table, "p0")
    assert [chair.yours for chair in room.chairs] == [True, False]
    assert [chair.present for chair in room.chairs] == [True, False]
    text = str(room)
    assert kept_table.table.secret.hex() not in text
    assert "p1" not in text
    assert f"{1:032x}" not in text


def test_an_entry_of_every_kind_survives_the_journal():
    entries: list[journal.Entry] = [
        journal.Sat("p", 0, "Ada", NONCE),
        journal.Moved(0, Raw(b'{"kind":"step"}')),
        journal.Signalled(0, Raw(b"{}"), "take-back"),
        journal.Resumed(),
    ]
    for entry in entries:
        line = journal.JournalLine(entry, ("p", "id"))
        assert journal.write(journal.read(journal.write(line))) == journal.write(line)


# Colours and places round the table


def colours(kept_table: KeptTable) -> list[int]:
    return [chair.colour for chair in presenting.room(kept_table.table, HOST).chairs]


@pytest.fixture
def on_one_screen(gathered: Setting) -> KeptTable:
    """The host holds all three seats, as the screen in the middle of a real table does."""
    kept_table = gathered(3)
    for seat in range(3):
        kept_table.ask(HOST, messages.Stand(kept_table.id(), seat))
        kept_table.ask(HOST, messages.Sit(kept_table.id(), seat, f"Cup {seat}", f"{seat:032x}"))
    return kept_table


def test_every_chair_has_a_colour_of_its_own(gathered: Setting):
    assert colours(gathered(4)) == [0, 1, 2, 3]


def test_whoever_wants_a_free_colour_has_it(on_one_screen: KeptTable):
    kept_table = on_one_screen
    kept_table.ask(HOST, messages.Paint("x", 1, 9))
    assert colours(kept_table) == [0, 9, 2]
    assert kept_table.reread().places == kept_table.table.places


def test_two_seats_of_one_person_exchange_colours_and_keep_their_names(on_one_screen: KeptTable):
    kept_table = on_one_screen
    kept_table.ask(HOST, messages.Paint("x", 0, 2))
    assert colours(kept_table) == [2, 1, 0]
    assert [place.name for place in kept_table.table.places] == ["Cup 0", "Cup 1", "Cup 2"]


def test_nobody_takes_the_colour_of_somebody_else_or_paints_his_seat(gathered: Setting):
    kept_table = gathered()
    with pytest.raises(NotYours, match="colour-taken"):
        kept_table.ask("p0", messages.Paint("x", 0, 1))
    with pytest.raises(NotYours, match="not-your-seat"):
        kept_table.ask("p0", messages.Paint("y", 1, 5))


def test_a_colour_stays_with_its_chair_when_somebody_stands_up_and_another_sits_down(on_one_screen: KeptTable):
    kept_table = on_one_screen
    kept_table.ask(HOST, messages.Paint("x", 0, 7))
    kept_table.ask(HOST, messages.Stand("y", 0))
    kept_table.ask("p0", messages.Sit("z", 0, "Ada", NONCE))
    assert colours(kept_table) == [7, 1, 2]


def test_a_chair_that_is_added_has_a_colour_that_no_other_has(on_one_screen: KeptTable):
    kept_table = on_one_screen
    kept_table.ask(HOST, messages.Paint("x", 0, 3))
    kept_table.ask(HOST, messages.Arrange("y", 4, raw(Options())))
    assert colours(kept_table) == [3, 1, 2, 0]


def test_two_seats_change_places_with_their_names_and_colours_and_the_nonces_stay(
    on_one_screen: KeptTable,
):
    kept_table = on_one_screen
    nonces = kept_table.table.nonces()
    kept_table.ask(HOST, messages.ExchangeSeats("x", 0, 2))
    assert [place.name for place in kept_table.table.places] == ["Cup 2", "Cup 1", "Cup 0"]
    assert colours(kept_table) == [2, 1, 0]
    assert kept_table.table.nonces() == nonces


def test_nobody_changes_places_with_somebody_else(gathered: Setting):
    with pytest.raises(NotYours, match="not-your-seat"):
        gathered().ask("p0", messages.ExchangeSeats("x", 0, 1))


def test_colours_and_places_are_settled_once_the_game_has_begun(on_one_screen: KeptTable):
    kept_table = on_one_screen
    kept_table.start()
    for request in (messages.Paint("x", 0, 5), messages.ExchangeSeats("y", 0, 1)):
        with pytest.raises(Malformed, match="already-started"):
            kept_table.ask(HOST, request)


def test_the_next_game_keeps_colours_and_places(on_one_screen: KeptTable):
    kept_table = on_one_screen
    kept_table.ask(HOST, messages.Paint("x", 0, 1))
    kept_table.ask(HOST, messages.Paint("y", 2, 8))
    kept_table.start()
    kept_table.ask(HOST, messages.Play("z", 0, 0, raw(FINISH)))
    entries = opening.create_rematch(kept_table.table, HOST, "GHJKMN")
    lines = [(kept_table.now, journal.write(journal.JournalLine(entry))) for entry in entries]
    assert [place.colour for place in read_table("next", lines).places] == [1, 0, 8]


def test_to_tell_how_many_look_on_nobody_of_them_is_asked(gathered: Setting, monkeypatch: pytest.MonkeyPatch):
    """Everybody is told it whenever somebody comes: with each who was looked up it would cost as many times as much."""
    table, asked = gathered().table, []
    for person in ("p0", "p0", *[f"watcher {number}" for number in range(200)]):
        table.arrive(person)

    def noted(_: Table, person: str) -> tuple[int, ...]:
        asked.append(person)
        return ()

    monkeypatch.setattr(Table, "seats_of", noted)
    assert presenting.room(table, "p0").watchers == 200
    assert len(asked) < 10
