"""Bots add fractions exactly: a plain sum rounds otherwise since Python 3.12, and the same seed chose another move."""

import builtins
from random import Random

import pytest
from tests.bots.asking import TAUGHT, known

from gueridon.bots.choosing import choose

add = sum


def add_what_needs_no_rounding(numbers, /, start=0):
    listed = [*numbers]
    assert all(float(number).is_integer() for number in listed), "fsum adds these alike everywhere"
    return add(listed, start)


@pytest.mark.parametrize("plies", [3, 12, 25])
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_no_choice_depends_on_how_a_sum_is_rounded(game, plies, monkeypatch):
    knowledge = known(game, seed="3", plies=plies)
    chosen = choose(knowledge, "adept", Random(1))
    monkeypatch.setattr(builtins, "sum", add_what_needs_no_rounding)
    assert choose(knowledge, "adept", Random(1)) == chosen
