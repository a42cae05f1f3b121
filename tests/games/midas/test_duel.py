"""A round between two with few dice: what is made of it is a strategy, and hardly anything can be gained against it."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from tests.games.midas.tables import table

from gueridon.games.midas import GAME
from gueridon.games.midas.hints.bids import chance
from gueridon.games.midas.hints.duel import HIGHEST, opening_of, solved, spread, standing, top_of
from gueridon.games.midas.hints.policy import policy
from gueridon.games.midas.hints.value import BEGINS
from gueridon.games.midas.moves import ACCUSE, Bid

VALUES = (0, 0, 1, 1, 1, 2)  # of the faces when two play and nothing was bought
FEW = [(1, 1), (2, 1), (1, 2), (2, 2)]
LITTLE = 0.03  # rounds in a hundred: three


def places(place):
    yield place
    for later in place.nexts:
        yield from places(later)


def best_answer(opening, me, odds):
    """How often this side wins at best if it knows the other's strategy: by every call, for every total of its own."""

    def after(place, reach):
        return doing_best(place, reach) if place.side == me else waiting(place, reach)

    def doing_best(place, reach):
        calls = [after(later, reach) for later in place.nexts]
        if place.bid:
            calls.append([sum(reach[: max(place.bid - own, 0)]) for own in range(len(odds[me]))])
        return [max(wins) for wins in zip(*calls, strict=True)]

    def waiting(place, reach):
        plans = [place.habit(own) for own in range(len(reach))]
        doubting = [often * plan[0] for often, plan in zip(reach, plans, strict=True)]
        wins = [sum(doubting[max(place.bid - own, 0) :]) for own in range(len(odds[me]))]
        for call, later in enumerate(place.nexts, 1):
            more = after(later, [often * plan[call] for often, plan in zip(reach, plans, strict=True)])
            wins = [one + other for one, other in zip(wins, more, strict=True)]
        return wins

    return sum(often * wins for often, wins in zip(odds[me], after(opening, odds[1 - me]), strict=True))


@pytest.mark.parametrize("dice", FEW, ids=str)
def test_nobody_gains_more_than_a_little_by_knowing_it(dice):
    opening, odds = solved(dice, VALUES), [spread(many, VALUES) for many in dice]
    gained = best_answer(opening, 0, odds) + best_answer(opening, 1, odds) - 1
    assert 0 <= gained < 2 * LITTLE


@pytest.mark.parametrize("dice", FEW, ids=str)
def test_the_one_who_begins_wins_as_often_as_the_table_of_rounds_says(dice):
    opening, odds = solved(dice, VALUES), [spread(many, VALUES) for many in dice]
    told = BEGINS[dice[0] - 1][dice[1] - 1]
    assert 1 - best_answer(opening, 1, odds) - 0.005 < told < best_answer(opening, 0, odds) + 0.005


@pytest.mark.parametrize("dice", FEW, ids=str)
def test_at_every_place_all_calls_together_are_made_once(dice):
    for place in places(solved(dice, VALUES)):
        for own in range(len(place.habits)):
            calls = place.habit(own)
            assert sum(calls) == pytest.approx(1)
            assert min(calls) >= 0
            assert place.bid or calls[0] == 0, "there is nothing to doubt yet"


@pytest.mark.parametrize("dice", range(4))
def test_odds_are_those_of_every_way_in_which_the_dice_may_fall(dice):
    totals = Counter(sum(fall) for fall in product(VALUES, repeat=dice))
    assert spread(dice, VALUES) == pytest.approx([totals[total] / 6**dice for total in range(2 * dice + 1)])
    for bid in range(2 * dice + 3):
        holding = sum(many for total, many in totals.items() if total >= bid)
        assert chance(bid, dice, VALUES) == pytest.approx(holding / 6**dice)


def test_it_never_goes_beyond_what_hardly_ever_holds():
    top = top_of(4, VALUES)
    assert chance(top, 4, VALUES) >= 0.004 > chance(top + 1, 4, VALUES)


def test_it_doubts_with_nothing_what_it_lets_pass_with_everything():
    place = standing(table("EE", "RR", bids=[(1, 3)]))
    assert place is not None
    assert place.habit(0)[0] > 0.9
    assert place.habit(4)[0] < 0.1


def test_a_duel_of_few_dice_is_solved_and_others_are_not():
    assert opening_of(table("RR", "EE")) is not None
    assert opening_of(table("RRRRR", "EEEEE")) is None
    assert opening_of(table("R", "E", "S")) is None
    assert top_of(10, VALUES) > HIGHEST


def test_the_one_who_began_is_the_one_who_bid_first():
    opening = opening_of(table("RR", "E", turn=0))
    assert opening is opening_of(table("RR", "E", turn=1, bids=[(0, 2)]))
    assert opening is not opening_of(table("RR", "E", turn=1))


def test_it_plays_each_call_as_often_as_the_solution_says():
    state, rng = table("RE", "RR", bids=[(1, 2)]), Random(3)
    place = standing(state)
    assert place is not None
    moves = GAME.legal_moves(state, 0)
    made = Counter(policy(state, 0, moves, rng) for _ in range(2000))
    for call, often in enumerate(place.habit(1)):
        assert made[Bid(2 + call) if call else ACCUSE] / 2000 == pytest.approx(often, abs=0.04)


def test_nobody_answers_a_bid_that_is_not_meant():
    state = table("RR", "EE", bids=[(1, 30)])
    assert standing(state) is None
    assert policy(state, 0, GAME.legal_moves(state, 0), Random(1)) == ACCUSE
