"""The resolution and the clock."""

import pytest
from tests.games.mysterium.tables import Seance, card

from gueridon.games.mysterium.events import CardFound, HourBegan, IntuitionWrong, MarkerMoved, TokensRecovered
from gueridon.games.mysterium.moves import READY, Judge


@pytest.mark.rule("MYS-39")
def test_results_are_told_in_the_order_of_the_mediums():
    seance = Seance().send_to_all()
    seance.guess(2)
    seance.guess(1)
    told = [event.medium for event in seance.everyone_ready() if isinstance(event, CardFound | IntuitionWrong)]
    assert told == [0, 1, 2]


@pytest.mark.rule("MYS-40")
def test_who_is_right_takes_the_card_and_moves_on():
    seance = Seance()
    mine = seance.state.secret[0][0]
    seance.hour(0)
    seer = seance.view(2).mediums[0]
    assert (seer.sleeve, seer.seeks, seer.visions) == ((card(mine),), "place", ())
    assert card(mine) not in seance.view(2).suspects


@pytest.mark.rule("MYS-40")
def test_once_found_the_table_shows_what_vision_and_card_have_in_common():
    for key in range(20):
        seance = Seance(key=str(key))
        assert seance.view(2).finds == ()
        given = seance.state.hand[0]
        told = seance.hour(0)
        (found,) = seance.view(2).finds
        assert (found.hour, found.medium, len(found.visions)) == (1, 0, 1)
        assert [event.reasons for event in told if isinstance(event, CardFound)] == [found.reasons]
        if found.reasons:
            assert found.reasons[0].vision == found.visions[0]
            assert given not in seance.state.hand
            return
    raise AssertionError("no vision ever had anything in common with a card")


@pytest.mark.rule("MYS-41")
def test_who_is_wrong_stays_and_visions_add_up():
    seance = Seance()
    seance.send_to_all()
    seance.guess(0, right=False)
    tried = seance.state.intuitions[0]
    seance.everyone_ready()
    seer = seance.view(1).mediums[0]
    assert (seer.seeks, len(seer.visions), seer.tried, seer.intuition) == ("suspect", 1, (card(tried),), None)
    seance.send(0, count=2)
    assert len(seance.view(1).mediums[0].visions) == 3


@pytest.mark.rule("MYS-42")
def test_each_token_that_told_the_truth_moves_its_owners_marker():
    seance = Seance().send_to_all()
    seance.guess(0)
    seance.guess(1, right=False)
    seance.play(3, Judge(0, "right"), Judge(1, "right"))
    seance.play(2, Judge(0, "wrong"))
    seance.play(1, Judge(1, "wrong"))
    told = seance.everyone_ready()
    assert seance.state.markers == [1, 0, 1]
    assert [event for event in told if isinstance(event, MarkerMoved)] == [MarkerMoved(2, 1, 1), MarkerMoved(0, 1, 1)]


@pytest.mark.rule("MYS-42")
def test_a_token_is_judged_by_where_the_intuition_stands_at_the_end():
    seance = Seance().send_to_all()
    seance.guess(0, right=False)
    seance.play(2, Judge(0, "right"))
    seance.guess(0)
    seance.everyone_ready()
    assert seance.state.markers == [0, 1, 0]


@pytest.mark.rule("MYS-42")
def test_tokens_played_lie_under_the_clock():
    seance = Seance().send_to_all()
    seance.guess(0)
    seance.play(2, Judge(0, "wrong"))
    seance.everyone_ready()
    assert (seance.state.tokens[1], seance.state.spent[1]) == ([2, 1], [0, 1])


@pytest.mark.rule("MYS-43")
def test_the_third_card_moves_the_marker_by_seven_minus_the_hour():
    seance = Seance()
    seance.hour()
    for _ in range(3):
        seance.hour(0)
    assert seance.state.markers == [7 - 4, 0, 0]


@pytest.mark.rule("MYS-43")
def test_at_hour_seven_there_is_nothing_to_add():
    seance = Seance()
    for _ in range(4):
        seance.hour()
    for _ in range(3):
        seance.hour(0, 1, 2)
    assert seance.state.markers == [0, 0, 0]


@pytest.mark.rule("MYS-44")
def test_the_epilogue_begins_when_all_have_their_three_cards():
    seance = Seance()
    for _ in range(3):
        seance.hour(0, 1)
    assert (seance.state.phase, seance.state.hour) == ("visions", 4)
    for _ in range(3):
        seance.hour(2)
    assert seance.state.phase == "culprit"


@pytest.mark.rule("MYS-44")
def test_otherwise_the_next_hour_begins():
    seance = Seance()
    assert HourBegan(2, 3) in seance.hour()


@pytest.mark.rule("MYS-50")
def test_at_hour_four_the_spent_tokens_come_back():
    seance = Seance().send_to_all()
    seance.guess(0)
    seance.play(2, Judge(0, "wrong"))
    seance.everyone_ready()
    assert TokensRecovered() not in seance.hour()
    assert seance.state.tokens[1] == [2, 1]
    assert TokensRecovered() in seance.hour()
    assert (seance.state.tokens[1], seance.state.spent[1]) == ([2, 2], [0, 0])


@pytest.mark.rule("MYS-51")
def test_the_game_is_lost_if_hour_seven_ends_and_a_card_is_missing():
    seance = Seance()
    for _ in range(3):
        seance.hour(0, 1)
    for _ in range(3):
        seance.hour()
    assert seance.outcome() is None
    seance.hour()
    assert seance.outcome().reason == "seven-hours"
    assert seance.outcome().winners == ()
    assert seance.refused(1, READY) == "MYS-30/step"
