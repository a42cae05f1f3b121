"""FIF-40 to FIF-42: what players may tell one another, and look at."""

import pytest
from tests.games.missions.tables import card, lay, table

from gueridon.core.fate import key_of
from gueridon.core.talk import SILENCE, Signals
from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.options import Options
from gueridon.games.missions.state import State
from gueridon.games.missions.talk import MissionSignal, Signal, StackSignal


def offers(state: State, seat: int) -> set[Signal]:
    """The signals a seat may set; one that stands and is no longer here has faded."""
    talk = GAME.talk(GAME.view(state, seat))
    assert isinstance(talk, Signals)
    return {offer for offer in talk.offers if isinstance(offer, Signal)}


@pytest.mark.rule("FIF-40")
def test_each_stack_and_each_mission_of_the_row_has_its_signals():
    state = table("L7", "L6", missions=(13, 46))
    assert offers(state, 1) == {
        *(StackSignal(word, stack, 1, 1) for word in ("avoid", "good-card", "please") for stack in range(4)),
        *(MissionSignal(word, mission, 1) for word in ("can-help", "aim") for mission in (13, 46)),
    }


@pytest.mark.rule("FIF-40")
def test_signals_say_nothing_of_the_hand():
    assert offers(table("L7", "L6"), 0) == offers(table("K1 C2", "B3"), 0)


@pytest.mark.rule("FIF-40")
def test_whoever_is_not_at_turn_may_signal_too():
    state = table("L7", "L6", turn=0)
    assert offers(state, 0) == offers(state, 1)


@pytest.mark.rule("FIF-40")
def test_a_signal_fades_when_its_stack_is_covered_and_the_others_stay():
    state = table("L7", "L6")
    before = offers(state, 1)
    lay(state, 0, "L7", 0)
    assert before - offers(state, 1) == {StackSignal(word, 0, 1, 1) for word in ("avoid", "good-card", "please")}


@pytest.mark.rule("FIF-40")
def test_a_signal_fades_even_when_a_twin_covers_its_stack():
    state = table("L1", "L6", stacks="L1 B2 K3 C4")
    lay(state, 0, "L1", 0)
    assert StackSignal("avoid", 0, 1, 1) not in offers(state, 1)
    assert StackSignal("avoid", 0, 2, 1) in offers(state, 1)


@pytest.mark.rule("FIF-40")
def test_a_signal_fades_when_its_mission_is_replaced():
    state = table("C4", "L6", stacks="L1 B2 K3 K4", missions=(13, 46), mission_pile=(48,))
    lay(state, 0, "C4", 3)
    missions = {offer.mission for offer in offers(state, 1) if isinstance(offer, MissionSignal)}
    assert missions == {48, 46}


@pytest.mark.rule("FIF-40")
def test_every_signal_fades_at_the_second_wind():
    medals = (Medal.BRONZE, Medal.SILVER)
    state = table("C4", "L6", stacks="L1 B2 K3 K4", missions=(13, 46), mission_pile=(Medal.GOLD, 48), medals=medals)
    before = offers(state, 1)
    lay(state, 0, "C4", 3)
    assert state.winds == 2
    assert before & offers(state, 1) == set()


@pytest.mark.rule("FIF-40")
def test_between_two_plays_a_player_sets_or_takes_back_at_most_four():
    talk = GAME.talk(GAME.view(table("L7", "L6"), 0))
    assert isinstance(talk, Signals)
    assert talk.most == 4


@pytest.mark.rule("FIF-40")
def test_alone_there_is_nobody_to_signal_to():
    assert GAME.talk(GAME.view(table("L7"), 0)) == SILENCE


@pytest.mark.rule("FIF-40")
def test_those_who_watch_and_those_whose_game_is_over_are_silent():
    state = table("L7", "")
    assert GAME.talk(GAME.view(state, None)) == SILENCE
    lay(state, 0, "L7", 0)
    assert GAME.talk(GAME.view(state, 0)) == SILENCE


@pytest.mark.rule("FIF-41")
def test_beginners_may_look_through_the_cards_under_each_stack():
    state = table("L6", stacks="L1/L7 B2 K3/C3/C4 C4", options=Options(look_under=True))
    assert GAME.view(state, 0).under == ((card("L1"),), (), (card("K3"), card("C3")), ())


@pytest.mark.rule("FIF-41")
def test_otherwise_covered_cards_are_hidden_and_their_number_is_seen():
    seen = GAME.view(table("L6", stacks="L1/L7 B2 K3/C3/C4 C4"), 0)
    assert seen.under is None
    assert seen.heights == (2, 1, 3, 1)


@pytest.mark.rule("FIF-42")
def test_super_pros_are_silent():
    state = GAME.setup(4, GAME.presets["expert"], key_of("1"))
    assert {GAME.talk(GAME.view(state, seat)) for seat in range(4)} == {SILENCE}
