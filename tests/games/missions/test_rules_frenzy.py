"""FIF-50 to FIF-52: 50 Missions de folie."""

import pytest
from tests.games.missions.tables import lay, names, plays, table, told, why_not

from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.core.game import Limit, play
from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.events import GameBegan, GameEnded, SecondWind
from gueridon.games.missions.moves import TIME_UP
from gueridon.games.missions.options import Options
from gueridon.games.missions.tasks import HoldNoCard, LayFast
from gueridon.tables.match import Match

FRENZY = Options(frenzy=5)
TWO_MEDALS = (Medal.BRONZE, Medal.SILVER)


def about_to_win_gold():
    return table(
        "C4 L7",
        "L6",
        stacks="L5/L1 B2 K3 K4",
        missions=(13,),
        mission_pile=(Medal.GOLD, 46),
        medals=TWO_MEDALS,
        options=FRENZY,
    )


@pytest.mark.rule("FIF-50")
@pytest.mark.parametrize("minutes", [3, 4, 5])
def test_a_frenzy_lasts_so_many_minutes(minutes):
    state = GAME.setup(2, Options(frenzy=minutes), key_of("1"))
    assert GAME.limit(state) == Limit(60 * minutes, 1)


@pytest.mark.rule("FIF-50")
def test_only_who_holds_a_card_is_told_to_lay_one_in_a_frenzy():
    state = table("", "L6", options=FRENZY)
    tasks = [GAME.task(GAME.view(state, seat)) for seat in (0, 1)]
    assert [type(task) for task in tasks] == [HoldNoCard, LayFast]


@pytest.mark.rule("FIF-50")
def test_a_game_in_turn_has_no_limit():
    assert GAME.limit(GAME.setup(2, Options(), key_of("1"))) is None


@pytest.mark.rule("FIF-50")
def test_there_is_no_order_of_play():
    state = table("L7 L6", "B5", "K6", options=FRENZY)
    assert GAME.to_act(state) == (0, 1, 2, GAME.clock(3))
    lay(state, 2, "K6", 2)
    lay(state, 0, "L7", 0)
    lay(state, 0, "L6", 0)
    assert GAME.view(state, 0).turn is None


@pytest.mark.rule("FIF-50")
def test_nobody_is_said_to_play_first():
    assert told(GAME.setup(3, FRENZY, key_of("1")), GameBegan) == [GameBegan(None)]


@pytest.mark.rule("FIF-50")
def test_only_the_clock_calls_time_and_only_in_a_frenzy():
    frenzy, in_turn = table("L7", "L6", options=FRENZY), table("L7", "L6")
    assert GAME.why_not(frenzy, GAME.clock(2), TIME_UP) is None
    assert GAME.why_not(frenzy, 0, TIME_UP) == "FIF-50"
    assert GAME.why_not(in_turn, 0, TIME_UP) == "FIF-50"
    assert GAME.why_not(in_turn, GAME.clock(2), TIME_UP) == "FIF-50"


@pytest.mark.rule("FIF-50")
def test_winning_gold_resets_the_timer():
    state = about_to_win_gold()
    before = GAME.limit(state)
    lay(state, 0, "C4", 3)
    after = GAME.limit(state)
    assert before == Limit(300, 1)
    assert after == Limit(300, 2)


@pytest.mark.rule("FIF-50")
def test_other_plays_leave_the_timer_running():
    state = table("L7 L6", "L5", options=FRENZY)
    before = GAME.limit(state)
    lay(state, 0, "L7", 0)
    assert GAME.limit(state) == before


@pytest.mark.rule("FIF-51")
def test_a_play_that_no_longer_fits_is_refused_and_the_card_stays_in_hand():
    state = table("L7 L6", "C1 B5", options=FRENZY)
    assert why_not(state, 1, "C1", 0) is None
    lay(state, 0, "L7", 0)
    with pytest.raises(Illegal, match="FIF-51"):
        lay(state, 1, "C1", 0)
    assert names(state.hands[1]) == "B5 C1"


@pytest.mark.rule("FIF-51")
def test_a_play_that_still_fits_counts_after_another():
    state = table("L7 L6", "L5 B5", options=FRENZY)
    lay(state, 0, "L7", 0)
    lay(state, 1, "L5", 0)
    assert names(state.stacks[0]) == "L1 L7 L5"


@pytest.mark.rule("FIF-51")
def test_a_card_that_is_not_in_hand_is_refused_in_a_frenzy_too():
    state = table("L7", "L6", options=FRENZY)
    assert why_not(state, 0, "L6", 0) == "FIF-20/hand"
    assert why_not(state, GAME.clock(2), "L6", 0) == "FIF-20/turn"


@pytest.mark.rule("FIF-51")
def test_hands_are_filled_at_once():
    state = table("L7 L6 L5 L4", "B5", draw_pile="C7 C6", options=FRENZY)
    lay(state, 0, "L7", 0)
    assert names(state.hands[0]) == "L4 L5 L6 C7"


@pytest.mark.rule("FIF-51")
def test_whoever_cannot_play_waits():
    state = table("L7 L6", "K7", stacks="L1 B2 C3 C4", options=FRENZY)
    assert GAME.to_act(state) == (0, GAME.clock(2))
    assert plays(state, 1) == set()
    lay(state, 0, "L7", 0)
    assert "K7 on 0" in plays(state, 1)


@pytest.mark.rule("FIF-50")
def test_nobody_else_learns_who_has_no_card_to_play():
    """The table seems to wait for everyone who holds cards, and a late move counts as it does in any race."""
    match = Match(GAME, 3, FRENZY, key_of("1"))
    match.state = table("L7 L6", "K7", "", stacks="L1 B2 C3 C4", options=FRENZY)
    match.refresh()
    assert (match.able, match.acting, match.several) == ((0,), (0, 1), True)


@pytest.mark.rule("FIF-51")
def test_gold_brings_the_second_wind_in_a_frenzy_too():
    state = about_to_win_gold()
    lay(state, 0, "C4", 3)
    assert told(state, SecondWind) == [SecondWind(2, 2)]


@pytest.mark.rule("FIF-51")
def test_it_ends_when_time_is_up():
    state = table("L7", "L6", medals=(Medal.BRONZE,), options=FRENZY)
    play(GAME, state, GAME.clock(2), TIME_UP)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("time-up", (0, 1))
    assert told(state, GameEnded)[0].medal is Medal.BRONZE
    assert GAME.why_not(state, GAME.clock(2), TIME_UP) == "FIF-30"


@pytest.mark.rule("FIF-51")
def test_it_ends_when_nobody_can_play():
    state = table("L7", "K6", stacks="L1 B2 C3 C4", options=FRENZY)
    lay(state, 0, "L7", 0)
    assert state.ended == "blocked"
    assert GAME.to_act(state) == ()


@pytest.mark.rule("FIF-52")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_shows_how_many_missions_and_cards_are_left(seat):
    state = table(
        "L7", "L6", mission_pile=(1, 2, 3, Medal.GOLD, 4), medals=TWO_MEDALS, draw_pile="C7 C6", options=FRENZY
    )
    seen = GAME.view(state, seat)
    assert (seen.missions_left, seen.cards_left) == (4, 2)


@pytest.mark.rule("FIF-52")
@pytest.mark.parametrize(
    ("left", "distance"),
    [(46, 16), (45, 15), (32, 2), (31, 1), (30, 4), (28, 2), (27, 1), (26, 4), (24, 2), (23, 1), (22, None), (0, None)],
)
def test_the_table_shows_the_distance_to_the_next_medal(left, distance):
    """Bronze waits on 31 missions, silver on 27, gold on 23."""
    won = [medal for medal, under in zip(Medal, (31, 27, 23), strict=True) if left < under]
    to_win = [medal for medal in Medal if medal not in won]
    state = table("L7", mission_pile=(*to_win, *range(1, left + 1)), medals=won)
    assert GAME.view(state, 0).to_next_medal == distance


@pytest.mark.rule("FIF-52")
def test_the_medal_comes_with_the_mission_that_was_counted():
    pile = (Medal.BRONZE, *range(14, 18), Medal.SILVER, *range(18, 22), Medal.GOLD, *range(22, 45))
    state = table("C4", stacks="L1 B2 K3 K4", missions=(13,), mission_pile=pile)
    assert GAME.view(state, 0).to_next_medal == 1
    lay(state, 0, "C4", 3)
    assert state.medals == [Medal.BRONZE]
