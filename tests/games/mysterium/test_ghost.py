"""An hour, step 1: the ghost."""

import pytest
from tests.games.mysterium.tables import GHOST, Seance

from gueridon.core.game import Limit
from gueridon.core.talk import CHAT, SILENCE
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.events import TimeRanOut, VisionsEnded
from gueridon.games.mysterium.moves import CALL_CROW, FINISH, LAYS, Serve
from gueridon.games.mysterium.options import Options


def lays(*visions):
    return [LAYS[vision] for vision in visions]


@pytest.mark.rule("MYS-20")
def test_a_medium_is_given_one_or_more_and_the_hand_is_filled_again():
    seance = Seance()
    three = seance.state.hand[:3]
    seance.send(1, count=3)
    assert seance.state.visions[1] == three
    assert len(seance.state.hand) == 7
    assert len(seance.state.pile) == 74


@pytest.mark.rule("MYS-20")
def test_mediums_are_served_in_any_order_one_at_a_time_and_once():
    seance = Seance()
    seance.play(GHOST, Serve(2))
    assert seance.refused(GHOST, FINISH) == "MYS-20/finish"
    seance.play(GHOST, seance.first_in_hand())
    assert seance.refused(GHOST, Serve(0)) == "MYS-20/one-at-a-time"
    seance.play(GHOST, FINISH)
    assert seance.refused(GHOST, Serve(2)) == "MYS-20/once"
    assert seance.refused(GHOST, Serve(0)) is None


@pytest.mark.rule("MYS-20")
def test_a_vision_is_laid_for_somebody_and_from_the_hand():
    seance = Seance()
    assert seance.refused(GHOST, seance.first_in_hand()) == "MYS-20/for-whom"
    seance.play(GHOST, Serve(0))
    assert seance.refused(GHOST, LAYS[seance.state.pile[-1]]) == "MYS-20/hand"


@pytest.mark.rule("MYS-20")
def test_a_medium_at_the_epilogue_gets_no_more_visions():
    seance = Seance()
    for _ in range(3):
        seance.hour(0)
    assert seance.refused(GHOST, Serve(0)) == "MYS-20/once"
    assert seance.view(1).unserved == (1, 2)


@pytest.mark.rule("MYS-20")
def test_whoever_waits_must_not_be_left_without_a_vision():
    seance = Seance()
    state = seance.state
    state.visions[0] += state.pile
    state.pile = []
    seance.play(GHOST, Serve(0), *lays(*state.hand[:5]))
    assert len(state.hand) == 2
    assert seance.refused(GHOST, seance.first_in_hand()) == "MYS-20/enough"
    seance.play(GHOST, FINISH)
    assert len(state.hand) == 2


@pytest.mark.rule("MYS-20")
def test_with_no_card_left_the_others_get_none_and_keep_their_visions():
    seance = Seance()
    state = seance.state
    state.visions[1] += state.pile + state.hand[1:]
    state.pile, state.hand = [], state.hand[:1]
    kept = state.visions[1].copy()
    seance.send(0)
    assert state.phase == "intuitions"
    assert (state.visions[1], state.visions[2]) == (kept, [])


@pytest.mark.rule("MYS-20")
def test_a_late_ghost_sends_each_medium_who_waits_one_random_vision():
    seance = Seance(sandglass=2, ghost_turns=3)
    assert GAME.limit(seance.state) == Limit(360, 2)
    seance.send(1, count=2)
    seance.play(GHOST, Serve(0))
    held = set(seance.state.hand)
    told = seance.time_up()
    assert [len(visions) for visions in seance.state.visions] == [1, 2, 1]
    assert seance.state.visions[0][0] in held
    assert (told[0], told[-1]) == (TimeRanOut(), VisionsEnded(2))


@pytest.mark.rule("MYS-20")
def test_when_time_is_up_a_crow_leaves_with_what_it_was_given():
    seance = Seance(sandglass=2, ghost_turns=3)
    gone = seance.state.hand[0]
    seance.play(GHOST, CALL_CROW, LAYS[gone])
    seance.time_up()
    assert gone in seance.state.pile
    assert len(seance.state.hand) == 7
    assert not seance.state.crow


@pytest.mark.rule("MYS-21")
def test_a_crow_exchanges_cards_of_the_hand():
    seance = Seance()
    old, on_top = seance.state.hand.copy(), seance.state.pile[-3:]
    seance.play(GHOST, CALL_CROW, *lays(*old[:3]), FINISH)
    assert set(seance.state.hand) == {*old[3:], *on_top}
    assert set(seance.state.pile[:3]) == set(old[:3])
    assert seance.state.crows == 2


@pytest.mark.rule("MYS-21")
def test_all_seven_may_go_but_at_least_one_must():
    seance = Seance()
    seance.play(GHOST, CALL_CROW)
    assert seance.refused(GHOST, FINISH) == "MYS-20/finish"
    assert seance.refused(GHOST, Serve(0)) == "MYS-21/unfinished"
    seance.play(GHOST, *lays(*seance.state.hand), FINISH)
    assert len(seance.state.hand) == 7


@pytest.mark.rule("MYS-21")
def test_crows_fly_before_or_between_mediums_several_in_an_hour():
    seance = Seance()
    for medium in (0, 1):
        seance.play(GHOST, CALL_CROW, seance.first_in_hand(), FINISH)
        seance.play(GHOST, Serve(medium), seance.first_in_hand())
        assert seance.refused(GHOST, CALL_CROW) == "MYS-21/when"
        seance.play(GHOST, FINISH)
    assert seance.state.crows == 1


@pytest.mark.rule("MYS-21")
def test_no_more_goes_than_the_pile_can_replace():
    seance = Seance()
    state = seance.state
    state.visions[0] += state.pile[1:]
    state.pile = state.pile[:1]
    seance.play(GHOST, CALL_CROW, seance.first_in_hand())
    assert seance.refused(GHOST, seance.first_in_hand()) == "MYS-21/pile"
    state.visions[0] += state.pile + state.aside
    state.pile, state.aside, state.crow, state.laid = [], [], False, 0
    assert seance.refused(GHOST, CALL_CROW) == "MYS-21/pile"


@pytest.mark.rule("MYS-21")
def test_on_easy_the_crow_comes_back_every_hour_and_is_not_saved_up():
    seance = Seance(difficulty="easy")
    seance.hour()
    assert seance.state.crows == 1
    seance.play(GHOST, CALL_CROW, seance.first_in_hand(), FINISH)
    assert seance.refused(GHOST, CALL_CROW) == "MYS-14"
    seance.hour()
    assert seance.state.crows == 1


@pytest.mark.rule("MYS-21")
@pytest.mark.parametrize(("difficulty", "left"), [("easy", 1), ("medium", 2)])
def test_a_crow_may_fly_before_the_common_vision(difficulty, left):
    seance = Seance(difficulty=difficulty)
    seance.play(GHOST, CALL_CROW, seance.first_in_hand(), FINISH)
    seance.to_the_epilogue()
    assert seance.state.crows == left
    seance.play(GHOST, CALL_CROW, seance.first_in_hand(), FINISH)
    seance.accuse()
    assert seance.state.phase == "vote"


@pytest.mark.rule("MYS-22")
def test_visions_that_leave_play_go_under_the_pile_shuffled_among_themselves():
    orders = set()
    for key in range(12):
        seance = Seance(key=str(key))
        given = seance.state.hand[:4]
        seance.send(0, count=4)
        seance.hour(0)
        under = [vision for vision in seance.state.pile[:4] if vision in given]
        assert set(under) == set(given)
        orders.add(tuple(given.index(vision) for vision in under))
    assert len(orders) > 1


@pytest.mark.rule("MYS-23")
def test_the_ghost_never_speaks():
    seance = Seance()
    assert GAME.talk(seance.view(GHOST)) == SILENCE
    assert GAME.talk(seance.view(1)) == CHAT
    seance.to_the_epilogue()
    assert GAME.talk(seance.view(GHOST)) == SILENCE
    seance.accuse()
    seance.vote(1, 1, 1)
    assert GAME.talk(seance.view(GHOST)) == CHAT


@pytest.mark.rule("MYS-24")
@pytest.mark.parametrize("minutes", [1, 2, 5])
def test_after_the_last_vision_the_sandglass_starts(minutes):
    seance = Seance(sandglass=minutes)
    assert GAME.limit(seance.state) is None
    seance.send_to_all()
    assert GAME.limit(seance.state) == Limit(60 * minutes, 3)
    seance.everyone_ready()
    assert GAME.limit(seance.send_to_all().state) == Limit(60 * minutes, 5)


@pytest.mark.rule("MYS-24")
def test_the_usual_sandglass_runs_two_minutes_and_one_may_play_without():
    assert Options().sandglass == 2
    seance = Seance(sandglass=0).send_to_all()
    assert GAME.limit(seance.state) is None
    assert seance.refused(seance.state.players, GAME.moves[-1]) == "MYS-24/time"
