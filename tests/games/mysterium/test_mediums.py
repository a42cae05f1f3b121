"""An hour, step 2: the mediums."""

from itertools import permutations

import pytest
from tests.games.mysterium.tables import GHOST, Seance

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.events import IntuitionWrong, TokenTakenBack
from gueridon.games.mysterium.moves import PLACES, READY, Judge, Lift, Withdraw
from gueridon.games.mysterium.tasks import AwaitMediums


@pytest.mark.rule("MYS-30")
def test_an_intuition_stands_on_a_card_of_the_kind_that_the_medium_seeks():
    seance = Seance().send_to_all()
    state = seance.state
    assert seance.refused(1, PLACES[0][state.table[1][0]]) == "MYS-30/kind"
    assert seance.refused(1, PLACES[0][state.left_out[0]]) == "MYS-11"
    assert seance.refused(1, PLACES[1][state.table[0][0]]) == "MYS-30/own"
    assert seance.refused(GHOST, READY) == "MYS-30/medium"
    seance.play(1, PLACES[0][state.table[0][0]])
    assert seance.view(3).mediums[0].intuition == seance.view(3).suspects[0]


@pytest.mark.rule("MYS-30")
def test_it_may_be_moved_and_taken_back_until_the_end():
    seance = Seance().send_to_all()
    assert seance.refused(1, Lift(0)) == "MYS-30/nowhere"
    seance.guess(0)
    assert seance.refused(1, seance.right(0)) == "MYS-30/there"
    seance.guess(0, right=False)
    seance.play(1, Lift(0))
    assert seance.state.intuitions[0] is None


@pytest.mark.rule("MYS-30")
def test_several_may_stand_on_one_card():
    seance = Seance().send_to_all()
    card = seance.state.table[0][0]
    seance.play(1, PLACES[0][card])
    seance.play(2, PLACES[1][card])
    assert seance.state.intuitions == [card, card, None]


@pytest.mark.rule("MYS-30")
def test_nothing_is_placed_before_the_ghost_has_sent_his_visions():
    seance = Seance()
    assert seance.refused(1, seance.right(0)) == "MYS-30/step"
    assert seance.refused(1, READY) == "MYS-30/step"


@pytest.mark.rule("MYS-32")
def test_whoever_waits_for_the_mediums_reads_how_many_of_them_are_ready():
    seance = Seance().send_to_all()
    assert GAME.task(seance.view(GHOST)) == AwaitMediums("ghost", ready=0, all=3)
    seance.guess(0)
    seance.play(1, READY)
    assert GAME.task(seance.view(1)) == AwaitMediums("medium", ready=1, all=3)
    assert GAME.task(seance.view(None)) == AwaitMediums("watcher", ready=1, all=3)


@pytest.mark.rule("MYS-30")
def test_the_order_in_which_the_mediums_act_changes_nothing():
    ends = []
    for order in permutations((0, 1, 2)):
        seance = Seance().send_to_all()
        seance.guess(*order, right=False)
        ends.append(seance.state)
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("MYS-30")
def test_a_player_of_two_mediums_places_both():
    seance = Seance(2).send_to_all()
    seance.guess(0, 1)
    assert None not in seance.state.intuitions


@pytest.mark.rule("MYS-31")
def test_a_token_stands_beside_another_mediums_intuition_and_only_one():
    seance = Seance().send_to_all()
    assert seance.refused(1, Judge(1, "right")) == "MYS-31/beside"
    seance.guess(0, 1)
    assert seance.refused(1, Judge(0, "right")) == "MYS-31/own"
    seance.play(1, Judge(1, "right"))
    assert seance.refused(1, Judge(1, "right")) == "MYS-31/one"
    seance.play(1, Judge(1, "wrong"))
    assert [(token.by, token.verdict) for token in seance.view(2).mediums[1].beside] == [(0, "wrong")]
    assert seance.state.tokens[0] == [2, 1]


@pytest.mark.rule("MYS-31")
def test_a_token_may_be_taken_back():
    seance = Seance().send_to_all()
    seance.guess(1)
    assert seance.refused(1, Withdraw(1)) == "MYS-31/none"
    seance.play(1, Judge(1, "wrong"))
    seance.play(1, Withdraw(1))
    assert seance.state.tokens[0] == [2, 2]
    assert seance.view(1).mediums[1].beside == ()


@pytest.mark.rule("MYS-31")
def test_it_stays_when_the_intuition_moves_and_returns_when_it_is_taken_away():
    seance = Seance().send_to_all()
    seance.guess(1)
    seance.play(1, Judge(1, "right"))
    seance.guess(1, right=False)
    assert len(seance.view(1).mediums[1].beside) == 1
    assert TokenTakenBack(0, 1) in seance.play(2, Lift(1))
    assert seance.state.tokens[0] == [2, 2]


@pytest.mark.rule("MYS-31")
def test_nobody_says_right_a_third_time_with_two_such_tokens():
    seance = Seance(5).send_to_all()
    seance.guess(1, 2, 3)
    seance.play(1, Judge(1, "right"), Judge(2, "right"))
    assert seance.refused(1, Judge(3, "right")) == "MYS-31/spent"
    assert seance.refused(1, Judge(3, "wrong")) is None


@pytest.mark.rule("MYS-31")
def test_a_medium_at_the_epilogue_may_still_judge():
    seance = Seance()
    for _ in range(3):
        seance.hour(0)
    seance.send_to_all()
    seance.guess(1)
    seance.play(1, Judge(1, "right"))
    assert seance.state.beside[1][0] is not None
    assert seance.refused(1, PLACES[0][seance.state.table[2][0]]) == "MYS-40/epilogue"


@pytest.mark.rule("MYS-32")
def test_the_step_ends_when_everyone_is_ready():
    seance = Seance().send_to_all()
    seance.play(1, READY)
    seance.play(2, READY)
    assert seance.state.phase == "intuitions"
    assert seance.refused(1, READY) == "MYS-32"
    seance.play(3, READY)
    assert (seance.state.phase, seance.state.hour) == ("visions", 2)


@pytest.mark.rule("MYS-32")
def test_moving_a_token_cancels_ones_own_ready_and_nobody_elses():
    seance = Seance().send_to_all()
    seance.play(1, READY)
    seance.play(2, READY)
    seance.guess(0)
    assert seance.view(3).ready == (GHOST, 2)


@pytest.mark.rule("MYS-32")
def test_the_step_ends_when_time_runs_out():
    seance = Seance().send_to_all()
    seance.guess(0)
    seance.time_up()
    assert [len(sleeve) for sleeve in seance.state.sleeves] == [1, 0, 0]


@pytest.mark.rule("MYS-32")
def test_a_medium_at_the_epilogue_without_tokens_counts_as_ready():
    seance = Seance(3)
    for _ in range(3):
        seance.hour(0, 1)
    seance.send_to_all()
    assert seance.view(2).ready == (GHOST, 1)
    seance.play(2, READY)
    assert seance.state.hour == 5


@pytest.mark.rule("MYS-32")
def test_a_medium_without_an_intuition_is_simply_wrong():
    seance = Seance().send_to_all()
    assert IntuitionWrong(0, None) in seance.time_up()
    assert seance.state.tried[0] == []


@pytest.mark.rule("MYS-30")
def test_an_intuition_may_be_moved_as_often_as_one_likes():
    seance = Seance(sandglass=0).send_to_all()
    for _ in range(20):
        seance.guess(0)
        seance.guess(0, right=False)
        seance.play(1, Lift(0))
    assert seance.refused(1, seance.right(0)) is None


@pytest.mark.rule("MYS-31")
def test_with_seven_players_a_medium_who_wavered_may_still_judge_all_five_others():
    seance = Seance(7, sandglass=0).send_to_all()
    seance.guess(0, right=False)
    seance.guess(*range(6))
    for _ in range(3):
        seance.play(1, *[Judge(other, "right") for other in (1, 2, 3)], *[Judge(other, "wrong") for other in (4, 5)])
        seance.play(1, *[Withdraw(other) for other in (1, 2, 3, 4, 5)])
    seance.play(1, *[Judge(other, "right") for other in (1, 2, 3)], *[Judge(other, "wrong") for other in (4, 5)])
    assert [seer.beside[0].by for seer in seance.view(0).mediums[1:]] == [0] * 5
