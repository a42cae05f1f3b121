"""What whoever writes a game calls: all laws at once, or one by one."""

from dataclasses import replace

import pytest

from gueridon import laws
from gueridon.games import SHELF
from gueridon.template.pennies import GAME


def test_there_is_a_trial_for_every_law_and_every_number_of_players():
    for game in SHELF.values():
        names = [trial.name for trial in laws.trials(game)]
        assert len(set(names)) == len(names) == len(laws.GAME_LAWS) + len(laws.RULE_LAWS) * len(game.players)


def test_a_broken_law_of_the_rules_names_the_number_of_players():
    flawed = {trial.name: trial for trial in laws.trials(replace(GAME, reasons=()))}
    flawed["past_states_never_change-2"].hold()
    with pytest.raises(AssertionError):
        flawed["random_play_ends_and_says_why-2"].hold()
