"""The solver never errs: what it wins is won by the rules, what it calls lost no search wins."""

from collections import Counter
from datetime import date
from itertools import product
from random import Random

import pytest
from tests.games.babet.solo_tables import KEY, alone

from gueridon.core.advice import Advice, Grade
from gueridon.core.deal_search import FoundDeal
from gueridon.core.fate import key_of, shuffled
from gueridon.games.babet import SOLO
from gueridon.games.babet.box import CARDS
from gueridon.games.babet.solo.advice import advise, grade
from gueridon.games.babet.solo.moves import GIVE_UP, PlayCard
from gueridon.games.babet.solo.options import Options
from gueridon.games.babet.solo.rules.deal import BUDGET, DEAL_SEARCH, MOST_KNOWN, daily_key
from gueridon.games.babet.solo.rules.play import laid_out, steps
from gueridon.games.babet.solo.solver import solve
from gueridon.games.babet.solo.solver.greed import FAR, Greed
from gueridon.games.babet.solo.solver.in_line import is_loose, laid_loosely, neighbours

NEARLY = "1 2 4 5 7 | 6 9 26 | 8 10 11 13 14 | 15 16 17 18 19 | 20 21 22 23 25"
LEVELS = pytest.mark.parametrize("level", [1, 2, 3, 4, 5])


def deals(level, many):
    for number in range(many):
        key = key_of(f"deal {number}")
        yield laid_out(Options(level=level), shuffled(key, 0, CARDS), key)


def can_be_won(start):
    """Every line to its end, for positions near it."""
    stack, seen = [start], set()
    while stack:
        state = stack.pop()
        for move in steps(state):
            after = state.clone()
            SOLO.apply(after, 0, move)
            after.row = 0
            if after.ended == "won":
                return True
            sign = repr((after.places, after.stocks))
            if sign not in seen:
                seen.add(sign)
                stack.append(after)
    return False


# By level: so many deals, those not won, the positions looked into for all of them. Whoever changes one of these deals
# other cards to people who have the key of an old game: that takes a new version.
ANSWERED = {
    1: (60, [], 152),
    2: (60, [54], 338),
    3: (60, [5, 44, 47, 52, 54], 670),
    4: (60, [2, 5, 15, 16, 21, 23, 30, 35, 37, 40, 43, 44, 45, 46, 50, 52, 54, 58, 59], 10_558),
    5: (8, [6], 202),
}


@LEVELS
def test_the_solver_answers_as_it_did_when_the_first_games_were_dealt(level):
    many, not_won, nodes = ANSWERED[level]
    answers = [solve(state, BUDGET[level]) for state in deals(level, many)]
    assert [number for number, answer in enumerate(answers) if answer.verdict != "winnable"] == not_won
    assert sum(answer.nodes for answer in answers) == nodes


@LEVELS
def test_greed_finds_the_least_gap_without_looking_everywhere(level):
    rng = Random(level)
    for state in deals(level, 5):
        while state.ended is None:
            SOLO.apply(state, 0, rng.choice(SOLO.legal_moves(state, 0)))
            greed = Greed(state)
            for stock, cards in enumerate(state.stocks):
                greed.look_around(stock)
                gaps = [greed.gap(card, place) for card in cards[-1:] for place in range(len(state.places))]
                assert greed.gaps[stock] == min(gaps, default=FAR)
                assert greed.gaps[stock] == FAR or greed.goals[stock] == gaps.index(min(gaps))


@LEVELS
def test_the_moves_of_a_winnable_deal_win_by_the_rules(level):
    verdicts: Counter[str] = Counter()
    for state in deals(level, 6):
        answer = solve(state, 300)
        verdicts[answer.verdict] += 1
        for move in answer.moves:
            assert SOLO.why_not(state, 0, move) is None
            SOLO.apply(state, 0, move)
        assert (state.ended == "won") == (answer.verdict == "winnable")
    assert verdicts["winnable"] >= 2


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_what_is_called_lost_is_lost_whatever_one_tries(level):
    """From a few cards before a win, two random moves: that loses some games, except at level 5."""
    verdicts: Counter[str] = Counter()
    for number, state in enumerate(deals(level, 20)):
        rng, moves = Random(number), solve(state, 100).moves
        for move in moves[:-4]:
            SOLO.apply(state, 0, move)
        for _ in range(2):
            if state.ended is None:
                SOLO.apply(state, 0, rng.choice(steps(state)))
        answer = solve(state, 200)
        verdicts[answer.verdict] += 1
        if answer.verdict == "lost" and moves:
            assert not can_be_won(state)
    assert verdicts["winnable"]
    assert verdicts["lost"]


def reached_from(shape):
    reached, queue = {shape}, [shape]
    for before in queue:
        new = {after for after, _ in neighbours(before)} - reached
        reached |= new
        queue += new
    return reached


def test_all_loose_shapes_with_equally_many_cards_lead_to_one_another():
    loose = [shape for shape in product(range(6), repeat=5) if is_loose(shape)]
    assert max(sum(shape) for shape in loose) == 20
    for count in range(1, 21):
        family = {shape for shape in loose if sum(shape) == count}
        assert reached_from(min(family)) == family


def test_a_loose_shape_of_fewer_than_twenty_takes_any_card_and_stays_loose():
    for count in range(20):
        shape = next(shape for shape in product(range(6), repeat=5) if sum(shape) == count and is_loose(shape))
        for below in range(count + 1):
            assert is_loose(laid_loosely(shape, below)[1])


def test_a_stiff_shape_stays_stiff_whatever_it_takes():
    for shape in product(range(6), repeat=5):
        if not is_loose(shape):
            grown = [(*shape[:at], shape[at] + 1, *shape[at + 1 :]) for at in range(5) if shape[at] < 5]
            assert not any(is_loose(after) for after in grown)


def test_too_small_a_budget_leaves_it_undecided():
    assert solve(next(iter(deals(4, 1))), 1).verdict == "undecided"


@LEVELS
def test_only_winnable_deals_are_dealt_unless_asked(level):
    for number in range(3):
        state = SOLO.setup(1, Options(level=level), key_of(str(number)))
        assert state.proved
        assert solve(state, 5_000).verdict == "winnable"
    asked = SOLO.setup(1, Options(level=level, winnable=False), KEY)
    assert not asked.proved
    assert asked.stocks == laid_out(asked.options, shuffled(KEY, 0, CARDS), KEY).stocks


@LEVELS
def test_a_deal_that_was_found_elsewhere_is_the_one_that_is_dealt(level):
    options, key = Options(level=level), key_of(f"elsewhere {level}")
    assert DEAL_SEARCH.known(options, key) is None
    found = DEAL_SEARCH.find(options, key)
    looked_for = SOLO.setup(1, options, key)
    assert DEAL_SEARCH.known(options, key) == found
    assert looked_for.stocks == laid_out(options, shuffled(key, found.number or 0, CARDS), key).stocks
    DEAL_SEARCH.remember(options, key, FoundDeal(19))
    assert SOLO.setup(1, options, key).stocks == laid_out(options, shuffled(key, 19, CARDS), key).stocks


def test_where_any_deal_will_do_there_is_nothing_to_find_and_nothing_to_remember():
    any_deal, proved, key = Options(winnable=False, day=1), Options(day=1), key_of("any")
    SOLO.setup(1, any_deal, key)
    assert DEAL_SEARCH.known(any_deal, key) == FoundDeal(None)
    DEAL_SEARCH.remember(any_deal, key, FoundDeal(None))
    assert DEAL_SEARCH.known(proved, key) is None


def test_only_so_many_deals_are_remembered():
    keys = [key_of(f"many {number}") for number in range(MOST_KNOWN + 1)]
    for key in keys:
        DEAL_SEARCH.remember(Options(), key, FoundDeal(0))
    assert DEAL_SEARCH.known(Options(), keys[0]) is None
    assert DEAL_SEARCH.known(Options(), keys[1]) == FoundDeal(0)


def test_the_deal_of_a_day_is_the_same_for_everyone():
    day = (date(2026, 3, 1) - date(1970, 1, 1)).days
    one, other = (SOLO.setup(1, Options(day=day), key_of(table)) for table in ("one", "other"))
    assert one.stocks == other.stocks
    assert one.stocks != SOLO.setup(1, Options(day=day + 1), KEY).stocks
    assert daily_key(date(2026, 3, 1), 1) != daily_key(date(2026, 3, 1), 2)


@LEVELS
def test_a_hint_is_a_legal_move_and_peeks_at_nothing(level):
    state = SOLO.setup(1, Options(level=level), KEY)
    view = SOLO.view(state, 0)
    advice = advise(view)
    assert advice.move in SOLO.legal_moves(state, 0)
    assert advice == advise(SOLO.view(SOLO.imagine(view, Random(1)), 0))


def test_with_nothing_hidden_hints_lead_to_the_win():
    state = alone(3, "29 | 28 | 25 | 30", "1 2 4 5 7 | 6 9 20 | 8 10 11 13 14 | 15 16 17 18 | 19 21 22 23")
    while state.ended is None:
        advice = advise(SOLO.view(state, 0))
        (hinted,) = [move for move in SOLO.legal_moves(state, 0) if move == advice.move]
        SOLO.apply(state, 0, hinted)
    assert state.ended == "won"


def test_it_says_that_it_can_no_longer_be_won_only_when_that_is_sure():
    lost = alone(3, "1 2 3 4 5 6 | 7 8 9 10 11 12 | 13 14 15 16 17 18 | 19 20 21 22 23 24 | 25 26", "- | - | 27 28 29")
    assert advise(SOLO.view(lost, 0)) == Advice("lost", None)
    assert advise(SOLO.view(alone(3, "3 28 | 24", NEARLY), 0)) == Advice("lost", None)
    assert advise(SOLO.view(alone(3, "24 29 28", NEARLY), 0)) == Advice("winnable", PlayCard(0, 1))


def test_a_grade_says_where_the_game_was_lost():
    state = alone(3, "24 29 | 28", NEARLY)
    assert grade(state, [PlayCard(0, 1)]) == Grade(1, 0, 1)
    assert grade(state, [PlayCard(1, 1), PlayCard(0, 1)]) == Grade(2, 2, None)
    assert grade(state, [PlayCard(1, 1), GIVE_UP]) == Grade(2, 1, 2)
