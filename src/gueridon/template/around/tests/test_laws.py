"""The laws that every game obeys, one test for each."""

import pytest

from gueridon.laws import Trial, trials
from gueridon.template.pennies import GAME


@pytest.mark.parametrize("trial", trials(GAME), ids=lambda trial: trial.name)
def test_law(trial: Trial) -> None:
    trial.hold()
