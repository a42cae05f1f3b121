"""What the bots are taught."""

from random import Random

import pytest
from tests.games.mysterium.seances import TABLES, won
from tests.games.mysterium.tables import GHOST, Seance

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import VISION_NUMBER
from gueridon.games.mysterium.cards.association import TABLE
from gueridon.games.mysterium.hints import clarity, policy, thoughts
from gueridon.games.mysterium.moves import READY, Lay, Place, Serve, Vote

EASY = TABLES[0]


def chosen(seance, seat, rng=None):
    """By a bot, which only ever sees a world that its view allows."""
    rng = rng or Random(1)
    world = GAME.imagine(seance.view(seat), rng)
    return policy(world, seat, GAME.legal_moves(world, seat), rng)


def test_the_ghost_sends_the_vision_that_says_most():
    seance = Seance()
    seance.play(GHOST, Serve(0))
    move = chosen(seance, GHOST)
    assert isinstance(move, Lay)
    told = {vision: clarity(seance.state, 0, [vision]) for vision in seance.state.hand}
    assert told[VISION_NUMBER[move.vision]] == max(told.values())


def test_a_card_is_thought_of_by_what_the_visions_have_in_common_with_it():
    cards = [*range(6)]
    likely = thoughts([0], cards)
    row = next(iter(TABLE.values()))[:6]
    assert sum(likely) == pytest.approx(1)
    assert likely.index(max(likely)) == row.index(max(row))


def test_a_medium_knows_no_more_than_the_visions_say():
    """Whatever combination is imagined, the same chance leads to the same card."""
    seance = Seance().send_to_all()
    world = GAME.imagine(seance.view(1), Random(1))
    other = world.clone()
    other.secret = [*other.secret[1:], other.secret[0]]
    legal = GAME.legal_moves(world, 1)
    assert all(policy(world, 1, legal, Random(n)) == policy(other, 1, legal, Random(n)) for n in range(20))


def test_a_medium_places_an_intuition_and_is_then_ready():
    seance = Seance().send_to_all()
    move = chosen(seance, 1)
    assert isinstance(move, Place)
    seance.play(1, move)
    assert chosen(seance, 1) == READY


def test_everyone_votes():
    seance = Seance().to_the_epilogue()
    seance.accuse()
    assert isinstance(chosen(seance, seance.view(1).voters[0]), Vote)


def test_bots_win_mostly_and_never_by_looking_away():
    deals = [str(deal) for deal in range(12)]
    assert sum(won(EASY, deal) for deal in deals) >= 7
    assert sum(won(EASY, deal, blind=(1, 2, 3)) for deal in deals) <= 2
