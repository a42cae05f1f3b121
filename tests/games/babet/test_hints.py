"""What the bots are taught: it wins, it is never illegal, and it hopes for what is near."""

from math import sqrt
from random import Random

import pytest
from tests.games.babet.solo_tables import alone
from tests.games.babet.tables import table

from gueridon.core.fate import key_of
from gueridon.core.game import heard
from gueridon.core.hints import HeardPly
from gueridon.games.babet import GAME, SOLO
from gueridon.games.babet.box import Role
from gueridon.games.babet.hints.policy import likelihood, policy, value
from gueridon.games.babet.options import Options
from gueridon.games.babet.solo import hints as solo
from gueridon.games.babet.solo.options import Options as SoloOptions

DEALS = 60
NORMAL = 2.58  # of a hundred such intervals 99 hold the truth


def at_random(state, seat, moves, rng):
    return rng.choice(moves)


def played(game, players, options, seed, chooser):
    state, rng = game.setup(players, options, key_of(seed)), Random(seed)
    while game.outcome(state) is None:
        (seat,) = game.to_act(state)
        moves = game.legal_moves(state, seat)
        move = chooser(state, seat)(state, seat, moves, rng)
        assert move in moves
        game.apply(state, seat, move)
    return state, game.outcome(state)


def taught(role):
    """Those of this team play as they were taught, the others at random."""
    return lambda state, seat: policy if state.roles[seat] is role else at_random


def wins(players):
    """Of a team that is taught against one that is not: each deal once from either side."""
    won = 0
    for deal in range(DEALS):
        options = Options(roles="dealt", triplette=deal % 2 == 0, mirrors=deal % 3 == 0)
        for role in Role:
            state, outcome = played(GAME, players, options, f"{players} {deal}", taught(role))
            won += any(state.roles[seat] is role for seat in outcome.winners)
    return won


def interval(won, games):
    """Wilson's."""
    share, squared = won / games, NORMAL**2 / games
    middle = share + squared / 2
    spread = NORMAL * sqrt(share * (1 - share) / games + squared / games / 4)
    return (middle - spread) / (1 + squared), (middle + spread) / (1 + squared)


@pytest.mark.parametrize("players", GAME.players)
def test_a_team_that_is_taught_wins_clearly_more_than_half_against_a_random_one(players):
    low, _ = interval(wins(players), 2 * DEALS)
    assert low > 0.65


def won_alone(choose):
    outcomes = [played(SOLO, 1, SoloOptions(), str(deal), lambda *_: choose)[1] for deal in range(DEALS)]
    return sum(outcome.reason == "won" for outcome in outcomes)


def test_alone_it_wins_deals_that_chance_never_wins():
    assert won_alone(at_random) == 0
    low, _ = interval(won_alone(solo.policy), DEALS)
    assert low > 0.1


def test_a_pile_that_will_be_wicked_frightens_the_artisous_and_one_that_will_be_kind_the_others():
    assert value(table("", "", laid="3 6 9"))[0] < 0.5 < value(table("", "", laid="1 2 4"))[0]


def test_the_nearer_a_pile_is_to_its_end_the_more_it_counts():
    near, far = value(table("", "", laid="3 6 9 10")), value(table("", "", laid="3 6 9"))
    assert near[1] > far[1] > 0.5


def test_alone_more_cards_in_their_places_promise_more():
    few = alone(1, "29 | 28 | 26 | 25 | 23", "1 2 | - | - | - | -")
    many = alone(1, "29 | 28 | 26 | 25 | 23", "1 2 4 5 7 | 8 10 11 13 14 | - | - | -")
    assert solo.value(many)[0] > solo.value(few)[0]


def overheard(deal):
    """A game with hidden roles to its end, and what the first seat heard of it."""
    state, rng = GAME.setup(4, Options(roles="hidden", triplette=True), key_of(f"who {deal}")), Random(deal)
    told = []
    while GAME.outcome(state) is None:
        (seat,) = GAME.to_act(state)
        state.log = []
        GAME.apply(state, seat, policy(state, seat, GAME.legal_moves(state, seat), rng))
        told.append(HeardPly(seat, heard(state.log, 0)))
    return state, told


def partner_believed_in(state, told):
    """Who of the three others sits on the first seat's side, for all that it heard."""
    own, other = state.roles[0], next(role for role in Role if role is not state.roles[0])
    likely = {}
    for partner in (1, 2, 3):
        world = state.clone()
        world.roles = [own if seat in (0, partner) else other for seat in range(4)]
        likely[partner] = likelihood(world, 0, told, ())
    return max(likely, key=likely.__getitem__)


def test_halfway_what_people_laid_tells_who_is_on_ones_side():
    right = 0
    for deal in range(DEALS):
        state, told = overheard(deal)
        right += state.roles[partner_believed_in(state, told[: len(told) // 2])] is state.roles[0]
    low, _ = interval(right, DEALS)
    assert low > 0.75
