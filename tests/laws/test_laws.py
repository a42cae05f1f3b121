"""Every law over every game on the shelf: a new game is tested the moment it is there."""

import pytest
from tests.laws.shelf import CASES

from gueridon.laws import RULE_LAWS
from gueridon.laws.playing import played


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.id}-{case.players}")
@pytest.mark.parametrize("law", RULE_LAWS, ids=lambda law: law.__name__)
def test_law(law, case, record_property):
    law(case)
    record_property("combinations", len(played(case)))
