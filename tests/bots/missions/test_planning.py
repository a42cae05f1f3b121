"""What a table is worth: what the cards in hands can accomplish in turn."""

from random import Random

import pytest
from tests.bots.asking import known
from tests.games.missions.tables import card, table

from gueridon.bots.search import Search
from gueridon.bots.worlds import Worlds
from gueridon.core.hints import FAR
from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.hints.planning import (
    A_CARD,
    ANOTHER_WIND,
    CARDS_AHEAD,
    FIFTY,
    FRESH,
    LAID_FIRST,
    LATER,
    WITHIN_REACH,
    best_plan,
    planned,
    played_on,
    value,
)
from gueridon.games.missions.moves import Lay

ALIKE = (16,)  # four equal values


def hopes(state, foresight=2):
    """In missions, besides those accomplished and what cards are worth by themselves; no other wind comes."""
    state = state.clone()
    state.winds = 2
    cards = sum(map(len, state.hands)) + len(state.draw_pile)
    return planned(state, foresight)[0] * FIFTY - len(state.accomplished) - A_CARD * cards


def test_what_a_card_accomplishes_at_once_counts_whole():
    assert hopes(table("L1 K7", "C1", missions=ALIKE, stacks="L7 B7 K3 C7")) == pytest.approx(1.0)


def test_what_two_hands_accomplish_in_turn_counts_a_little_less():
    assert hopes(table("L1 K7", "C7", missions=ALIKE, stacks="L7 B7 K3 C3")) == pytest.approx(LATER)


def test_what_it_takes_three_cards_for_is_planned_too():
    assert hopes(table("C7 K7", "B7", missions=ALIKE, stacks="L7 B3 K3 C3")) == pytest.approx(LATER**2)


def test_what_turns_up_in_the_place_of_a_mission_is_worth_something():
    laid = table("L1 K7", "C1", missions=ALIKE, mission_pile=(13,), stacks="L7 B7 K3 C7")
    assert hopes(laid) == pytest.approx(1.0 + FRESH)


def test_whose_turn_it_is_matters():
    hands, stacks = ("K7 C7", "B1 L1"), "L7 B7 K3 C7"
    ours = table(*hands, missions=ALIKE, stacks=stacks, turn=0)
    theirs = table(*hands, missions=ALIKE, stacks=stacks, turn=1)
    assert hopes(ours) == pytest.approx(1.0)
    assert hopes(theirs) < LATER


def test_no_card_is_laid_twice():
    """A second K7 would do it, once the partner has laid a K3 on the other K3."""
    assert hopes(table("K5 K7", "K3 K3", missions=ALIKE, stacks="L7 B7 K3 K3")) < WITHIN_REACH
    assert hopes(table("K7 K7", "K3 K3", missions=ALIKE, stacks="L7 B7 K3 K3")) == pytest.approx(LATER**2)


def test_what_is_left_within_reach_at_the_end_of_the_plan_counts_somewhat():
    assert CARDS_AHEAD[2] == 3
    near = table("K3 L7", "B1 B7", missions=ALIKE, draw_pile="C1", stacks="L3 B3 K1 C7")
    assert hopes(near) == pytest.approx(LATER**2 * WITHIN_REACH)


def test_a_mission_is_accomplished_once():
    """Two of them with one card count twice, the same one with another card no more."""
    both = table("C4", "C4", missions=(13, 14), stacks="L1 B2 K3 K4")
    assert hopes(both) == pytest.approx(2.0)


def test_whoever_is_asked_finds_the_table_as_it_was():
    state = table("C7 K7", "B7 B1", missions=(16, 13), stacks="L7 B3 K3 C3")
    before = state.clone()
    value(state)
    assert state == before


def test_the_further_a_level_sees_the_more_cards_it_plans_with():
    three = table("C7 K7", "B7", missions=ALIKE, stacks="L7 B3 K3 C3")
    assert hopes(three, 1) < LATER**2
    assert hopes(three, 2) == pytest.approx(LATER**2)


def test_who_sees_furthest_has_the_next_cards_laid_before_planning_on():
    state = table("C7 K7 K4", "B7 L7", missions=ALIKE, stacks="L3 B3 B4 C3")
    before = state.clone()
    assert sum(map(len, played_on(state, FAR).hands)) == 5 - LAID_FIRST[FAR]
    assert played_on(state, 2) == state == before


def test_what_is_drawn_and_turned_up_meanwhile_counts_for_who_sees_furthest():
    """The mission that turns up lies fulfilled at once; a shorter look knows no more than that something turns up."""
    laid = table("L1 K7", "C1", missions=ALIKE, mission_pile=(16,), stacks="L7 B7 K3 C7")
    assert hopes(laid, 2) == pytest.approx(1.0 + FRESH)
    assert len(played_on(laid, FAR).accomplished) == 2


def test_nobody_plays_on_in_a_game_that_is_over():
    over = table("L1", "C7", missions=ALIKE, stacks="L7 B7 K3 C7")
    over.ended = "blocked"
    assert played_on(over, FAR) == over
    assert planned(over, FAR) == [0.0, 0.0]


def test_who_sees_furthest_thinks_of_the_second_wind():
    """Twenty-three missions are accomplished: the next one brings it, and the one after that no more."""
    last = table("K7 L1", "C1", missions=ALIKE, mission_pile=range(28, 51), stacks="L7 B7 K3 C7", done=range(17, 28))
    last.medals = [Medal.BRONZE, Medal.SILVER]
    last.mission_pile.append(Medal.GOLD)
    assert best_plan(last, FAR)[0] - best_plan(last, 2)[0] == pytest.approx(ANOTHER_WIND)
    last.winds = 2
    assert best_plan(last, FAR) == best_plan(last, 2)


def test_a_search_answers_no_card_that_it_cannot_foresee():
    """It looks one card ahead, and plans on in each world by itself."""
    knowledge = known(GAME, seed="3", plies=9)
    tree = Search(GAME, knowledge.seat, Worlds(knowledge, 10, Random(1)), 4, Random(2))
    tree.run(knowledge.legal, 200, 60.0)
    assert len(tree.root.next) == len(knowledge.legal)
    assert not any(node.next for node in tree.root.next.values())


def test_the_card_that_a_partner_can_go_on_from_promises_most():
    state = table("K7 B1", "C7 L1", missions=ALIKE, stacks="L7 B7 K3 C3")
    promises = {}
    for move in GAME.legal_moves(state, 0):
        after = state.clone()
        GAME.apply(after, 0, move)
        promises[move] = value(after)[0]
    assert max(promises, key=promises.__getitem__) == Lay(card("K7"), 2)
