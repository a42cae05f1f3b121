"""Every law over every game on the shelf: a new game is tested the moment it is there."""

import pytest
from tests.laws.shelf import CASES

from gueridon.games import SHELF
from gueridon.laws import RULE_LAWS, cases
from gueridon.laws.playing import SAMPLE, played


def held():
    """Every law with every number of players; in a sample with one after another of them, each law with the next."""
    for number, law in enumerate(RULE_LAWS):
        in_turn = [options[number % len(options)] for options in map(cases, SHELF.values())]
        for case in in_turn if SAMPLE else CASES:
            yield pytest.param(law, case, id=f"{law.__name__}-{case.game.id}-{case.players}")


@pytest.mark.parametrize(("law", "case"), [*held()])
def test_law(law, case, record_property):
    law(case)
    record_property("combinations", len(played(case)))
