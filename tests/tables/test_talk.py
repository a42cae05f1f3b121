"""What may be said is the game's affair; the table keeps it beside the moves."""

import pytest
from tests.tables.conftest import House, Setting
from tests.tables.toy import FINISH, STEP, Nod

from gueridon.core.errors import Malformed
from gueridon.core.wire import raw
from gueridon.tables import messages, requests, show
from gueridon.tables.messages import Standing


def nod(house: House, seat: int, at: int, does: str = "set") -> None:
    house.ask(f"p{seat}", messages.Signal(house.id(), seat, raw(Nod(at)), does))  # type: ignore[arg-type]


def test_chat_is_numbered_and_heard_by_everyone_from_where_he_was(started: Setting):
    house = started(talk="chat")
    for seat, text in ((0, "hello"), (1, "good evening")):
        house.ask(f"p{seat}", messages.Say(house.id(), seat, text))
    heard = show.talked(house.table, 1)
    assert heard is not None
    assert [(line.number, line.seat, line.text) for line in heard.lines] == [(2, 1, "good evening")]
    assert show.talked(house.table, 2) is None


def test_chat_is_plain_text(started: Setting):
    house = started(talk="chat")
    house.ask("p0", messages.Say("x", 0, "<b>look\u202eout</b>\x1b[31m"))
    assert house.table.chat[0].text == "<b>lookout</b>[31m"


@pytest.mark.parametrize("policy", ["signals", "silence"])
def test_there_is_no_chat_where_the_game_wants_none(started: Setting, policy: str):
    with pytest.raises(Malformed, match="chat-closed"):
        started(talk=policy).ask("p0", messages.Say("x", 0, "I have the queen"))


def test_when_the_game_closes_the_talk_it_is_closed(started: Setting):
    house = started(talk="chat")
    house.play(0, FINISH)
    with pytest.raises(Malformed, match="chat-closed"):
        house.ask("p0", messages.Say("x", 0, "well played"))


def test_a_signal_stands_for_everyone_until_it_is_taken_back(started: Setting):
    house = started(talk="signals")
    nod(house, 1, 0)
    assert house.sees("passer-by").signals == (Standing(1, raw(Nod(0))),)
    nod(house, 1, 0, "take-back")
    assert house.sees("passer-by").signals == ()


def test_a_signal_fades_when_the_game_no_longer_offers_it(started: Setting):
    house = started(talk="signals")
    nod(house, 1, 0)
    nod(house, 1, 1)
    house.play(0, STEP)
    assert house.sees("p0").signals == (Standing(1, raw(Nod(1))),)


def test_only_what_is_offered_can_be_signalled_and_only_what_stands_taken_back(started: Setting):
    house = started(talk="signals")
    nod(house, 0, 0)
    wrong = [(7, "set"), (0, "set"), (1, "take-back")]
    for at, does in wrong:
        with pytest.raises(Malformed, match="signal-not-offered"):
            nod(house, 0, at, does)


def test_between_two_moves_only_so_many_signals_are_set_or_taken_back(started: Setting):
    house = started(talk="signals")
    for at, does in ((0, "set"), (0, "take-back"), (0, "set")):
        nod(house, 1, at, does)
    with pytest.raises(Malformed, match="signals-spent"):
        nod(house, 1, 1)
    nod(house, 0, 0)
    house.play(0, STEP)
    nod(house, 1, 2)


def test_taking_moves_back_wins_no_signals(started: Setting):
    house = started(1, talk="signals")
    house.play(0, STEP)
    for does in ("set", "take-back", "set"):
        nod(house, 0, 1, does)
    house.undo(0)
    with pytest.raises(Malformed, match="signals-spent"):
        nod(house, 0, 0)


def test_a_signal_that_means_nothing_is_malformed(started: Setting):
    with pytest.raises(Malformed, match="signal-unreadable"):
        started(talk="signals").ask("p0", messages.Signal("x", 0, raw(STEP), "set"))


def test_talk_survives_the_journal(started: Setting):
    house = started(talk="signals")
    nod(house, 1, 1)
    assert house.reread().playing().signals == house.table.playing().signals == [(1, Nod(1))]


def test_a_bots_signals_are_brought_to_what_it_wants_as_far_as_the_game_lets_it(started: Setting):
    house = started(talk="signals")
    nod(house, 0, 0)
    changes = requests.retune(house.table, 0, [raw(Nod(1)), raw(Nod(7))])
    assert [(change.signal, change.does) for change in changes] == [(raw(Nod(0)), "take-back"), (raw(Nod(1)), "set")]
    assert requests.retune(house.table, 0, [raw(Nod(0))]) == []
    assert requests.retune(started(talk="silence").table, 0, [raw(Nod(0))]) == []
