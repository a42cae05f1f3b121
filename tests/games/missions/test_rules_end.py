"""FIF-30 to FIF-32: the end, the second wind, total victory."""

from collections import Counter

import pytest
from tests.games.missions.tables import USUAL, cards, lay, names, plays, table, told, why_not

from gueridon.core.outcome import Outcome
from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.events import (
    CardLaid,
    CardsReceived,
    GameEnded,
    HandFilled,
    MedalWon,
    MissionsAccomplished,
    MissionTurnedUp,
    SecondWind,
)
from gueridon.games.missions.options import Options
from gueridon.games.missions.rules import FULFILLED
from gueridon.games.missions.state import State

TWO_MEDALS = (Medal.BRONZE, Medal.SILVER)


def about_to_win_gold(
    *hands: str,
    stacks: str = "L1 B2 K3 K4",
    draw_pile: str = "",
    then: tuple[int, ...] = (46,),
    turn: int = 0,
    key: str = "any",
    options: Options = USUAL,
) -> State:
    """``C4`` on the last stack makes four different symbols, the 24th mission: gold comes up, and what is ``then``."""
    return table(
        *hands,
        stacks=stacks,
        draw_pile=draw_pile,
        missions=(13,),
        mission_pile=(Medal.GOLD, *then),
        done=range(15, 38),
        medals=TWO_MEDALS,
        turn=turn,
        key=key,
        options=options,
    )


@pytest.mark.rule("FIF-30")
def test_the_game_ends_when_the_next_player_has_no_card_that_fits():
    state = table("L7 L6", "K7", stacks="L1 B2 L3 C4")
    lay(state, 0, "L6", 0)
    assert GAME.outcome(state) == Outcome("blocked", (), (0, 0))
    assert GAME.to_act(state) == ()
    assert plays(state, 0) == set()


@pytest.mark.rule("FIF-30")
def test_the_game_ends_when_the_next_player_has_no_card():
    state = table("L7 L6", "")
    lay(state, 0, "L7", 0)
    assert state.ended == "blocked"


@pytest.mark.rule("FIF-30")
def test_alone_the_same_player_goes_on_until_blocked():
    state = table("L7 L6 K2", stacks="L1 B5 C3 C4")
    lay(state, 0, "L7", 0)
    assert state.ended is None
    lay(state, 0, "L6", 0)
    assert state.ended == "blocked"


@pytest.mark.rule("FIF-30")
def test_nothing_is_played_after_the_end():
    state = table("L7 L6", "")
    lay(state, 0, "L7", 0)
    assert why_not(state, 0, "L6", 0) == "FIF-30"


@pytest.mark.rule("FIF-30")
@pytest.mark.parametrize(
    ("medals", "last", "winners"),
    [((), None, ()), ((Medal.BRONZE,), Medal.BRONZE, (0, 1)), (TWO_MEDALS, Medal.SILVER, (0, 1))],
)
def test_the_result_is_the_last_medal_won_or_none(medals, last, winners):
    state = table("L7 L6", "", medals=medals)
    lay(state, 0, "L7", 0)
    (ended,) = told(state, GameEnded)
    assert ended.medal == last
    assert ended.outcome.winners == winners


@pytest.mark.rule("FIF-31")
def test_gold_gathers_all_that_lies_under_the_exposed_cards():
    state = about_to_win_gold("C4 L7", "C7", stacks="C1/L1 B1/C2/B2 K3 K4", draw_pile="C6")
    lay(state, 0, "C4", 3)
    assert [names(stack) for stack in state.stacks] == ["L1", "B2", "K3", "C4"]
    (wind,) = told(state, SecondWind)
    assert (wind.gathered, wind.left) == (4, 5)
    everywhere = [*state.draw_pile, *state.hands[0], *state.hands[1]]
    assert Counter(everywhere) == Counter(cards("C1 B1 C2 K4 C6 L7 C7"))


@pytest.mark.rule("FIF-31")
def test_the_gathered_cards_are_shuffled_with_the_rest_of_the_pile():
    orders = set()
    for key in "abcdef":
        state = about_to_win_gold("C4 L7 L6 L5", stacks="L2/L3/L4/L1 B2 K3 K4", draw_pile="C1 C2 C3", key=key)
        lay(state, 0, "C4", 3)
        orders.add(names(state.draw_pile))
    assert len(orders) > 3


@pytest.mark.rule("FIF-31")
def test_the_second_wind_comes_after_the_cascade_and_before_the_player_draws():
    state = about_to_win_gold("C4 L7 L6 L5", draw_pile="C6", then=(14, 46))
    lay(state, 0, "C4", 3)
    kinds = [type(event) for event in told(state, object)]
    assert kinds == [
        CardLaid,
        MissionsAccomplished,
        MedalWon,
        MissionTurnedUp,
        MissionsAccomplished,
        MissionTurnedUp,
        SecondWind,
        HandFilled,
        CardsReceived,
    ]


@pytest.mark.rule("FIF-31")
def test_hands_are_filled_clockwise_from_the_player_each_in_full():
    state = about_to_win_gold("", "C4 L7", "L6 L5 C5", stacks="L2/L1 B2 K3 K4", draw_pile="C1 C2 C3", turn=1)
    lay(state, 1, "C4", 3)
    assert told(state, HandFilled) == [HandFilled(1, 3, 2), HandFilled(2, 1, 1), HandFilled(0, 1, 0)]


@pytest.mark.rule("FIF-31")
def test_the_second_wind_comes_only_once():
    state = table(
        "C4 L7", stacks="L5/L1 B2 K3 K4", missions=(13,), medals=(*TWO_MEDALS, Medal.GOLD), winds=2, draw_pile="C1"
    )
    lay(state, 0, "C4", 3)
    assert state.accomplished == [13]
    assert told(state, SecondWind) == []
    assert [len(stack) for stack in state.stacks] == [2, 1, 1, 2]


@pytest.mark.rule("FIF-31")
def test_gold_does_not_end_the_game_of_a_player_who_was_blocked_without_it():
    state = about_to_win_gold("C4", "", stacks="L2/L5/L6/L7/L1 B2 K3 K4")
    lay(state, 0, "C4", 3)
    assert state.ended is None
    assert GAME.to_act(state) == (1,)


LATE = Options(late_wind=True)


@pytest.mark.rule("FIF-31")
def test_a_late_second_wind_does_not_come_while_there_is_a_card_to_lay():
    state = about_to_win_gold("C4 L7", "C7", stacks="C1/L1 B1/C2/B2 K3 K4", draw_pile="C6", options=LATE)
    lay(state, 0, "C4", 3)
    assert (told(state, SecondWind), state.winds, GAME.to_act(state)) == ([], 1, (1,))
    assert [names(stack) for stack in state.stacks] == ["C1 L1", "B1 C2 B2", "K3", "K4 C4"]


@pytest.mark.rule("FIF-31")
def test_a_late_second_wind_comes_when_play_would_stop_from_the_player_who_laid_last():
    state = about_to_win_gold("C4 L7", "C7", "", stacks="L5/L6/L2/L3/L4/L1 B2 K3 K4", options=LATE)
    lay(state, 0, "C4", 3)
    lay(state, 1, "C7", 3)
    (wind,) = told(state, SecondWind)
    assert wind.gathered == 7
    assert [filled.seat for filled in told(state, HandFilled)] == [1, 2]
    assert (state.ended, GAME.to_act(state)) == (None, (2,))


@pytest.mark.rule("FIF-31")
def test_a_late_second_wind_comes_only_once():
    medals = (*TWO_MEDALS, Medal.GOLD)
    state = table("C5 C6", "", stacks="L5/L1 B2 K3 C4", medals=medals, winds=2, options=LATE)
    lay(state, 0, "C5", 3)
    assert (told(state, SecondWind), state.ended) == ([], "blocked")


@pytest.mark.rule("FIF-31")
def test_without_gold_no_second_wind_comes_late():
    state = table("L7 L6", "K7", stacks="L1/L5 B2 L3 C4", options=LATE)
    lay(state, 0, "L6", 0)
    assert (told(state, SecondWind), state.ended) == ([], "blocked")


@pytest.mark.rule("FIF-31")
def test_a_late_second_wind_of_a_frenzy_comes_when_nobody_can_play():
    frenzy = Options(frenzy=5, late_wind=True)
    state = about_to_win_gold("C4", "", stacks="L5/L6/L2/L3/L4/L1 B2 K3 K4", options=frenzy)
    lay(state, 0, "C4", 3)
    (wind,) = told(state, SecondWind)
    assert (wind.gathered, state.ended) == (6, None)


@pytest.mark.rule("FIF-50")
def test_gold_resets_the_clock_even_if_the_second_wind_comes_late():
    state = about_to_win_gold("C4 C6", "C7", options=Options(frenzy=5, late_wind=True))
    before = GAME.limit(state)
    lay(state, 0, "C4", 3)
    after = GAME.limit(state)
    assert state.winds == 1
    assert before is not None
    assert after is not None
    assert after.period != before.period


@pytest.mark.rule("FIF-31")
def test_no_set_up_wins_gold():
    most = max(missions.bit_count() for missions in FULFILLED)
    assert most < 24


@pytest.mark.rule("FIF-32")
def test_missing_missions_are_fifty_less_the_accomplished_the_row_included():
    state = table("L7 L6", "", missions=(16, 46, 48, 28), mission_pile=(1, 2), done=range(3, 13))
    lay(state, 0, "L7", 0)
    (ended,) = told(state, GameEnded)
    assert (ended.accomplished, ended.missing) == (10, 40)
    assert ended.outcome.scores == (10, 10)


def about_to_win_all(*hands: str, options: Options = USUAL) -> State:
    done = [number for number in range(1, 51) if number != 13]
    medals = (*TWO_MEDALS, Medal.GOLD)
    return table(*hands, stacks="L1 B2 K3 K4", missions=(13,), done=done, medals=medals, winds=2, options=options)


@pytest.mark.rule("FIF-32")
def test_all_fifty_end_the_game_at_once_in_total_victory():
    state = about_to_win_all("C4 L7", "L6 L5")
    lay(state, 0, "C4", 3)
    assert GAME.outcome(state) == Outcome("all-fifty", (0, 1), (50, 50))
    assert why_not(state, 1, "L6", 0) == "FIF-30"
    assert told(state, GameEnded)[0].missing == 0


@pytest.mark.rule("FIF-32")
def test_all_fifty_are_a_victory_even_with_the_last_card_of_the_last_hand():
    state = about_to_win_all("C4", "")
    lay(state, 0, "C4", 3)
    assert state.ended == "all-fifty"


@pytest.mark.rule("FIF-32")
def test_all_fifty_end_a_frenzy_too():
    state = about_to_win_all("C4 L7", "L6 L5", options=Options(frenzy=3))
    lay(state, 0, "C4", 3)
    assert state.ended == "all-fifty"
    assert GAME.limit(state) is None
