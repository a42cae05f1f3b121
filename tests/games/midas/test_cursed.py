"""The cursed choose what the obsidian is worth."""

import pytest
from tests.games.midas.tables import CURSED, act, fated, limit, punished, table, told, why_not, worth

from gueridon.core.talk import CHAT, SILENCE
from gueridon.games.midas import GAME
from gueridon.games.midas.events import CupsLifted, ObsidianCard, ObsidianLate, ObsidianPlayed
from gueridon.games.midas.moves import ACCUSE, DRAW, GIVE_DIE, TIME_UP, Bid, PlayObsidian

ADD_NOTHING, ADD_ONE = PlayObsidian(0), PlayObsidian(1)


def round_of_two_cursed():
    return act(punished(0, "RR", CURSED, "SS", CURSED), 0, GIVE_DIE)


@pytest.mark.rule("MID-40")
def test_all_cursed_players_choose_before_the_first_bid():
    state = round_of_two_cursed()
    assert GAME.to_act(state) == (1, 3, 4)
    assert why_not(state, 0, Bid(1)) == "MID-40/wait"
    assert why_not(state, 0, ADD_ONE) == "MID-40/cursed"
    act(state, 3, ADD_ONE)
    assert told(state, ObsidianPlayed) == [ObsidianPlayed(3)]
    assert why_not(state, 3, ADD_NOTHING) == "MID-40/once"
    assert GAME.to_act(act(state, 1, ADD_ONE)) == (0,)
    assert why_not(state, 1, ADD_ONE) == "MID-40/time"


@pytest.mark.rule("MID-40")
def test_two_who_each_add_one_make_the_obsidian_worth_two():
    """The example of the rulebook."""
    state = act(table("OO", CURSED, "OR", CURSED, turn=2, bids=[(0, 9)], cards={1: 1, 3: 1}), 2, ACCUSE)
    assert state.total == 2 + 2 + 2 + 1
    assert worth(state)["obsidian"] == (2, 2)


@pytest.mark.rule("MID-40")
def test_the_choice_is_secret_and_everyone_sees_the_range():
    state = act(round_of_two_cursed(), 1, ADD_ONE)
    assert worth(state, 0)["obsidian"] == (0, 2)
    assert worth(state, 1)["obsidian"] == (1, 2)
    assert GAME.view(state, 0).cards == ()
    assert GAME.view(state, 0).chosen == (1,)
    assert GAME.view(state, 1).cards == (ObsidianCard(1, 1),)


@pytest.mark.rule("MID-40")
def test_choices_and_sum_are_shown_when_the_cups_are_lifted():
    state = act(table("OO", CURSED, "OR", CURSED, turn=2, bids=[(0, 9)], cards={1: 0, 3: 1}), 2, ACCUSE)
    lifted = told(state, CupsLifted)[0]
    assert lifted.cards == (ObsidianCard(1, 0), ObsidianCard(3, 1))
    assert lifted.obsidian == 1
    assert GAME.view(state, None).cards == lifted.cards


@pytest.mark.rule("MID-40")
def test_no_answer_in_time_counts_as_nothing_and_everyone_knows():
    state = act(round_of_two_cursed(), 3, ADD_ONE)
    assert limit(state).seconds == 20
    act(state, 4, TIME_UP)
    assert told(state, ObsidianLate) == [ObsidianLate((1,))]
    assert state.cards == [None, 0, None, 1]
    assert worth(state, 0)["obsidian"] == (0, 1)
    assert GAME.to_act(state) == (0,)


@pytest.mark.rule("MID-40")
def test_the_cursed_choose_anew_in_each_round():
    state = table("RR", CURSED, "SS", turn=2, bids=[(0, 99)], cards={1: 1})
    act(state, 2, ACCUSE)
    act(state, 0, GIVE_DIE)
    assert (state.cards, GAME.to_act(state)) == ([None, None, None], (1, 3))


@pytest.mark.rule("MID-40")
def test_the_bribe_is_asked_for_once_the_cursed_have_chosen():
    state = act(punished(0, "RR", CURSED, "SS", bribe=2), 0, GIVE_DIE)
    assert state.phase == "obsidian"
    assert act(state, 1, ADD_ONE).phase == "bribe"


@pytest.mark.rule("MID-41")
def test_in_a_game_begun_by_two_the_obsidian_is_always_worth_one():
    state = table("OO", "OR", turn=1, bids=[(0, 4)])
    assert worth(state)["obsidian"] == (1, 1)
    assert act(state, 1, ACCUSE).total == 4


@pytest.mark.rule("MID-41")
def test_with_two_left_of_more_the_cursed_decide():
    state = act(fated(punished(0, "RR", "EE", "SS"), 0, "cursed"), 0, DRAW)
    assert worth(state, 1)["obsidian"] == (0, 1)
    assert worth(act(state, 0, ADD_NOTHING), 0)["obsidian"] == (0, 0)


def test_those_at_the_table_may_say_anything_the_cursed_too_and_those_who_watch_nothing():
    state = table("RR", CURSED, "SS")
    assert [GAME.talk(GAME.view(state, seat)) for seat in (0, 1, None)] == [CHAT, CHAT, SILENCE]
