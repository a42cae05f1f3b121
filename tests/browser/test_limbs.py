"""A whole game of each kind with the keyboard alone, and with a finger."""

import pytest
from tests.browser.engines.playing import WAYS
from tests.browser.engines.test_engines import read_the_end
from tests.browser.limbs import keyboard_alone, one_finger

from gueridon.games import SHELF

CARDS_ARE_CARRIED = {"missions", "babet", "babet-solo"}
pytestmark = pytest.mark.slow


def whole_game(person, game):
    to_the_board, to_the_end = WAYS[game]
    to_the_board(person)
    to_the_end(person)
    read_the_end(person, SHELF[game])


@pytest.mark.parametrize("game", WAYS)
def test_a_whole_game_with_the_keyboard_alone(invite, game):
    person = invite(size="desk", game=SHELF[game])
    with keyboard_alone():
        whole_game(person, game)


@pytest.mark.parametrize("game", WAYS)
def test_a_whole_game_with_a_finger_which_carries_cards_where_they_go(invite, game):
    person = invite(size="phone", game=SHELF[game])
    with one_finger() as finger:
        whole_game(person, game)
    assert (finger.carried > 0) == (game in CARDS_ARE_CARRIED)
