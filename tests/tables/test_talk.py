"""What may be said is the game's affair; the table keeps it beside the moves."""

import pytest
from tests.tables.conftest import KeptTable, Setting
from tests.tables.toy import FINISH, STEP, Nod

from gueridon.core.errors import Malformed
from gueridon.core.wire import raw
from gueridon.tables import messages, presenting, requests
from gueridon.tables.messages import Standing


def nod(kept_table: KeptTable, seat: int, at: int, does: str = "set") -> None:
    kept_table.ask(f"p{seat}", messages.Signal(kept_table.id(), seat, raw(Nod(at)), does))  # type: ignore[arg-type]


def test_chat_is_numbered_and_heard_by_everyone_from_where_he_was(started: Setting):
    kept_table = started(talk="chat")
    for seat, text in ((0, "hello"), (1, "good evening")):
        kept_table.ask(f"p{seat}", messages.Say(kept_table.id(), seat, text))
    heard = presenting.talked(kept_table.table, 1)
    assert heard is not None
    assert [(line.number, line.seat, line.text) for line in heard.lines] == [(2, 1, "good evening")]
    assert presenting.talked(kept_table.table, 2) is None


def test_chat_is_plain_text(started: Setting):
    kept_table = started(talk="chat")
    kept_table.ask("p0", messages.Say("x", 0, "<b>look\u202eout</b>\x1b[31m"))
    assert kept_table.table.chat[0].text == "<b>lookout</b>[31m"


@pytest.mark.parametrize("policy", ["signals", "silence"])
def test_there_is_no_chat_where_the_game_wants_none(started: Setting, policy: str):
    with pytest.raises(Malformed, match="chat-closed"):
        started(talk=policy).ask("p0", messages.Say("x", 0, "I have the queen"))


def test_when_the_game_closes_the_talk_it_is_closed(started: Setting):
    kept_table = started(talk="chat")
    kept_table.play(0, FINISH)
    with pytest.raises(Malformed, match="chat-closed"):
        kept_table.ask("p0", messages.Say("x", 0, "well played"))


def test_a_signal_stands_for_everyone_until_it_is_taken_back(started: Setting):
    kept_table = started(talk="signals")
    nod(kept_table, 1, 0)
    assert kept_table.sees("passer-by").signals == (Standing(1, raw(Nod(0))),)
    nod(kept_table, 1, 0, "take-back")
    assert kept_table.sees("passer-by").signals == ()


def test_a_signal_fades_when_the_game_no_longer_offers_it(started: Setting):
    kept_table = started(talk="signals")
    nod(kept_table, 1, 0)
    nod(kept_table, 1, 1)
    kept_table.play(0, STEP)
    assert kept_table.sees("p0").signals == (Standing(1, raw(Nod(1))),)


def test_only_what_is_offered_can_be_signalled_and_only_what_stands_taken_back(started: Setting):
    kept_table = started(talk="signals")
    nod(kept_table, 0, 0)
    wrong = [(7, "set"), (0, "set"), (1, "take-back")]
    for at, does in wrong:
        with pytest.raises(Malformed, match="signal-not-offered"):
            nod(kept_table, 0, at, does)


def test_between_two_moves_only_so_many_signals_are_set_or_taken_back(started: Setting):
    kept_table = started(talk="signals")
    for at, does in ((0, "set"), (0, "take-back"), (0, "set")):
        nod(kept_table, 1, at, does)
    with pytest.raises(Malformed, match="signals-spent"):
        nod(kept_table, 1, 1)
    nod(kept_table, 0, 0)
    kept_table.play(0, STEP)
    nod(kept_table, 1, 2)


def test_taking_moves_back_wins_no_signals(started: Setting):
    kept_table = started(1, talk="signals")
    kept_table.play(0, STEP)
    for does in ("set", "take-back", "set"):
        nod(kept_table, 0, 1, does)
    kept_table.undo(0)
    with pytest.raises(Malformed, match="signals-spent"):
        nod(kept_table, 0, 0)


def test_a_signal_that_means_nothing_is_malformed(started: Setting):
    with pytest.raises(Malformed, match="signal-unreadable"):
        started(talk="signals").ask("p0", messages.Signal("x", 0, raw(STEP), "set"))


def test_talk_survives_the_journal(started: Setting):
    kept_table = started(talk="signals")
    nod(kept_table, 1, 1)
    assert kept_table.reread().playing().signals == kept_table.table.playing().signals == [(1, Nod(1))]


def test_a_bots_signals_are_brought_to_what_it_wants_as_far_as_the_game_lets_it(started: Setting):
    kept_table = started(talk="signals")
    nod(kept_table, 0, 0)
    changes = requests.change_signals(kept_table.table, 0, [raw(Nod(1)), raw(Nod(7))])
    assert [(change.signal, change.does) for change in changes] == [(raw(Nod(0)), "take-back"), (raw(Nod(1)), "set")]
    assert requests.change_signals(kept_table.table, 0, [raw(Nod(0))]) == []
    assert requests.change_signals(started(talk="silence").table, 0, [raw(Nod(0))]) == []
