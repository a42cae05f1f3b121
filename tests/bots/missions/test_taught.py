"""What this game teaches its bots."""

from random import Random

import pytest
from tests.bots.asking import known, match
from tests.games.missions.tables import card, table

from gueridon.core.talk import Signals
from gueridon.games.missions import GAME
from gueridon.games.missions.hints.convention import signals
from gueridon.games.missions.hints.memory import recall
from gueridon.games.missions.hints.planning import value
from gueridon.games.missions.hints.policy import beginner, policy
from gueridon.games.missions.moves import Lay
from gueridon.games.missions.state import State
from gueridon.games.missions.talk import MissionSignal, StackSignal


def test_the_policy_takes_the_move_that_accomplishes_most():
    state = table("C4 K7", "L1", missions=(13, 16, 14), stacks="L1 B2 K3 K4")
    assert {policy(state, 0, GAME.legal_moves(state, 0), Random(seed)) for seed in range(20)} == {Lay(card("C4"), 3)}


def test_where_nothing_is_accomplished_it_leaves_a_mission_within_reach_of_the_next():
    state = table("K7 B1", "C1", missions=(16,), stacks="L7 B7 K3 C3")
    assert {policy(state, 0, GAME.legal_moves(state, 0), Random(seed)) for seed in range(20)} == {Lay(card("K7"), 2)}


def test_where_nothing_is_accomplished_a_beginner_plays_anything():
    state = table("K7", "L1", missions=(16,), stacks="L1 B2 K3 K4")
    assert {beginner(state, 0, GAME.legal_moves(state, 0), Random(seed)) for seed in range(20)} == {
        Lay(card("K7"), 2),
        Lay(card("K7"), 3),
    }


def test_a_blocked_game_promises_no_more_than_it_brought():
    alive = table("K7", "L1", done=range(20, 30), draw_pile="K1 K2 K3 K4 K5 K6")
    blocked = alive.clone()
    blocked.ended = "blocked"
    assert value(blocked) == [0.2, 0.2]
    assert value(alive) > value(blocked)


@pytest.mark.parametrize("plies", [0, 9, 25, 40])
def test_a_world_recalled_looks_the_same_and_has_every_card_that_was_seen_where_it_lies(plies):
    played = match(GAME, seed="3", plies=plies).state
    assert isinstance(played, State)
    knowledge = known(GAME, seed="3", plies=plies)
    world = GAME.imagine(knowledge.view, Random(1))
    recall(world, knowledge.seat, knowledge.told, knowledge.said, Random(2))
    assert GAME.view(world, knowledge.seat) == knowledge.view
    assert sorted(map(str, GAME.pieces(world))) == sorted(map(str, GAME.pieces(played)))
    assert world.stacks == played.stacks


def test_signals_name_the_missions_within_reach_their_stacks_and_those_that_no_card_fits_or_three():
    state = table("K1", "C4 K7 L4", missions=(13, 16, 14), stacks="L1 B2 K3 K4")
    assert signals(state, 1) == [
        MissionSignal("can-help", 13, 1),
        MissionSignal("can-help", 14, 1),
        StackSignal("good-card", 2, 1, 1),
        StackSignal("good-card", 3, 1, 1),
        StackSignal("please", 1, 1, 1),
        StackSignal("avoid", 3, 1, 1),
    ]


def test_let_us_aim_is_said_where_two_cards_accomplish_it_one_after_the_other():
    assert MissionSignal("aim", 16, 1) in signals(table("K1", "K7 C7", missions=(16,), stacks="L7 B7 K3 C3"), 1)
    assert signals(table("K1", "K7 C6", missions=(16,), stacks="L7 B7 K3 C3"), 1) == []


def test_one_card_is_not_laid_twice_for_it():
    stacks = "L7 B7 K3 K3"
    assert MissionSignal("aim", 16, 1) not in signals(table("K1", "K7", missions=(16,), stacks=stacks), 1)
    assert MissionSignal("aim", 16, 1) in signals(table("K1", "K7 K7", missions=(16,), stacks=stacks), 1)


def test_where_nothing_is_within_reach_and_one_card_fits_every_stack_nothing_is_said():
    assert signals(table("K1", "L2 B7", missions=(16,), stacks="L1 B3 L4 B6"), 1) == []


def test_what_a_bot_would_say_is_offered_by_the_game():
    said = 0
    for seed in "123":
        knowledge = known(GAME, seed=seed, plies=8)
        talk = GAME.talk(knowledge.view)
        assert isinstance(talk, Signals)
        wanted = signals(GAME.imagine(knowledge.view, Random(1)), knowledge.seat)
        assert set(wanted) <= set(talk.offers)
        said += len(wanted)
    assert said > 0
