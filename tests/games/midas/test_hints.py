"""What the bots are taught: it wins, it is never illegal, and it looks under no cup but its own."""

from math import sqrt
from random import Random

import pytest
from tests.games.midas.tables import CURSED, act, table

from gueridon.core.fate import key_of
from gueridon.games.midas import GAME
from gueridon.games.midas.hints.policy import beginner, policy, prudent, settled
from gueridon.games.midas.hints.value import last_of_others, value
from gueridon.games.midas.moves import ACCUSE, BUYS, DECLINE, DRAW, GIVE_DIE, KEEP_BRIBE, SWAPS, USE_BRIBE, Bid
from gueridon.games.midas.options import Options

GAMES = 120
NORMAL = 2.58  # of a hundred such intervals 99 hold the truth


def at_random(state, seat, moves, rng):
    return rng.choice(moves)


def wins(players, taught_by):
    """Of one seat that is taught against others that are not, each seat in turn."""
    rng, won = Random(players), 0
    for game in range(GAMES):
        state, taught = GAME.setup(players, Options(), key_of(f"{players} {game}")), game % players
        while acting := [seat for seat in GAME.to_act(state) if seat < players]:
            seat = rng.choice(acting)
            moves = GAME.legal_moves(state, seat)
            move = (taught_by if seat == taught else at_random)(state, seat, moves, rng)
            assert move in moves
            GAME.apply(state, seat, move)
        end = GAME.outcome(state)
        assert end is not None
        won += taught in end.winners
    return won


def interval(won, games):
    """Wilson's."""
    share, squared = won / games, NORMAL**2 / games
    middle = share + squared / 2
    spread = NORMAL * sqrt(share * (1 - share) / games + squared / games / 4)
    return (middle - spread) / (1 + squared), (middle + spread) / (1 + squared)


@pytest.mark.parametrize("taught_by", [beginner, policy])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_who_is_taught_wins_clearly_more_than_half_against_random_players(players, taught_by):
    low, _ = interval(wins(players, taught_by), GAMES)
    assert low > 0.8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_it_is_asked_it_answers_with_a_legal_move(players):
    rng = Random(7)
    for game in range(30):
        state = GAME.setup(players, Options(coins=10), key_of(str(game)))
        while acting := [seat for seat in GAME.to_act(state) if seat < players]:
            seat = rng.choice(acting)
            moves = GAME.legal_moves(state, seat)
            move = policy(state, seat, moves, rng)
            assert move in moves
            assert beginner(state, seat, moves, rng) in moves
            assert sum(value(state)) == pytest.approx(1)
            GAME.apply(state, seat, move)
        end = GAME.outcome(state)
        assert end is not None
        assert value(state) == [float(score) for score in end.scores]


def choice(state, seat=0, taught_by=beginner):
    return taught_by(state, seat, GAME.legal_moves(state, seat), Random(1))


@pytest.mark.parametrize("taught_by", [beginner, policy])
@pytest.mark.parametrize("others", [("EEE", "SSS", "DDD", "RRR"), ("EE", CURSED, "RR", CURSED)])
def test_it_looks_under_its_own_cup_only(taught_by, others):
    for bid in range(1, 12):
        poor, rich = table("RRD", *others[:2]), table("RRD", *others[2:])
        for state in (poor, rich):
            state.bids = [(1, bid)]
        assert choice(poor, taught_by=taught_by) == choice(rich, taught_by=taught_by)


def test_a_beginner_doubts_what_can_hardly_be_and_goes_beyond_what_must_be():
    assert choice(table("EES", "RRR", bids=[(1, 6)])) == ACCUSE
    assert isinstance(choice(table("RRD", "EEE", bids=[(1, 1)])), Bid)


def test_a_beginner_gives_dice_first_and_draws_from_a_full_chest_when_few_are_left():
    assert choice(table("RRRR", "EE", phase="punishment")) == GIVE_DIE
    assert choice(table("RR", "EE", phase="punishment")) == DRAW
    assert choice(table("RR", "EE", phase="punishment", damocles=True)) == GIVE_DIE
    assert choice(table("RRRR", "EE", phase="punishment", immunity=0)) == DRAW


def test_a_beginner_buys_what_keeps_it_alive_and_saves_its_first_coin_for_that():
    assert choice(table("RR", "EE", phase="favours", coins={0: 2})) == BUYS[1]
    assert choice(table("RR", "EE", phase="favours", coins={0: 1})) == DECLINE
    assert choice(table("RR", "EE", phase="favours", coins={0: 4})) == BUYS[3]
    assert choice(table("RR", "EE", "SS", phase="exchange", chests={1: 3, 2: 5})) == SWAPS[2]


def test_a_beginner_bribes_for_a_stone_that_it_has_more_of():
    assert choice(table("EESSS", "RR", phase="bribe", bribe=0)) == USE_BRIBE
    assert choice(table("RRRES", "RR", phase="bribe", bribe=0)) == KEEP_BRIBE


def test_a_table_promises_less_to_whoever_is_punished_and_nothing_to_the_cursed():
    before = value(table("RR", "EE", CURSED))
    after = value(table("RR", "EE", CURSED, phase="punishment"))
    assert before[2] == after[2] == 0
    assert after[0] < before[0]
    assert after[1] > before[1]


def test_many_share_what_there_is_to_win_by_what_they_can_bear():
    rich, poor, immune = value(table("RRRR", "RR", "RR", immunity=2))
    assert rich > immune > poor


def test_whoever_reckons_draws_from_a_full_chest_and_never_from_one_that_holds_the_curse_alone():
    assert choice(table("RR", "EE", phase="punishment"), taught_by=policy) == DRAW
    assert choice(table("RR", "EE", phase="punishment", chests={0: 1}), taught_by=policy) == GIVE_DIE


def test_among_several_whoever_is_left_at_last_has_a_die_more_than_the_others_on_the_average():
    assert last_of_others(table("RR", "EEE", "SSS", chests={1: 6, 2: 4}), 0) == (4, 5, False)
    assert last_of_others(table("RR", "EEEEE", "SSSSS"), 0)[0] == 5
    assert last_of_others(table("RR", "EEEEE", CURSED, "SSS"), 0)[0] == 5
    assert last_of_others(table("RR", "EE", "S", CURSED, chests={1: 1, 2: 1}), 0) == (3, 1, False)


def test_a_punishment_is_reckoned_and_not_searched():
    for dice in ("RR", "RRR", "RRRR"):
        state = table(dice, "EEE", "SSS", phase="punishment")
        assert GAME.legal_moves(state, 0) == [GIVE_DIE, DRAW]
        assert prudent(state, 0, [GIVE_DIE, DRAW]) == [choice(state, taught_by=policy)]
    damocles = table("RR", "EE", phase="punishment", damocles=True)
    assert prudent(damocles, 0, [GIVE_DIE, DRAW]) == [GIVE_DIE, DRAW]


def test_nobody_who_reckons_buys_a_lesser_favour_while_immunity_or_the_exchange_is_to_be_had():
    rich = {0: 3}
    hoping = table("RRR", "EE", "SS", phase="favours", coins=rich, bought={1: "immunity"})
    assert choice(hoping) == BUYS[2]
    assert choice(hoping, taught_by=policy) == DECLINE
    assert prudent(hoping, 0, GAME.legal_moves(hoping, 0)) == [DECLINE]
    hopeless = table("RRR", "EE", "SS", phase="favours", coins=rich, bought={1: "immunity", 2: "exchange"})
    assert choice(hopeless, taught_by=policy) == BUYS[2]
    assert set(prudent(hopeless, 0, GAME.legal_moves(hopeless, 0))) == {BUYS[0], BUYS[2], DECLINE}


def test_a_duel_is_worth_the_same_to_whoever_sits_where():
    here, there = table("RRR", "EE", turn=0), table("EE", "RRR", turn=1)
    assert value(here) == value(there)[::-1]


def test_in_a_duel_a_die_a_coin_in_the_chest_and_immunity_are_each_worth_something():
    usual, _ = value(table("RR", "EE"))
    assert value(table("RRR", "EE"))[0] > usual
    assert value(table("RR", "EE", chests={1: 3}))[0] > usual
    assert value(table("RR", "EE", immunity=0, bought={0: "immunity"}))[0] > usual


def test_an_imagined_game_goes_no_further_than_the_round():
    assert not settled(table("RR", "EE", bids=[(1, 3)]))
    assert settled(act(table("RR", "EE", bids=[(1, 3)]), 0, ACCUSE))
    assert settled(table("RR", "EE"))
    assert not settled(table("RR", "EE", phase="favours", coins={0: 2}))
