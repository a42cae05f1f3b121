"""The same bot with less and with more knowledge."""

from tests.bots.ablation import AS_IT_IS, KNOWING, WAYS, compare
from tests.bots.asking import GAME

from gueridon.lab.arena import Contest


def test_whoever_is_shown_the_truth_does_better_than_one_who_has_to_guess():
    contest = Contest(GAME.id, 2, GAME.presets["usual"], WAYS, 6, "truth")
    score = {strength.level: strength.score.mean for strength in compare(contest, "adept", together=True)}
    assert {*score} == {*WAYS}
    assert score[KNOWING] > score[AS_IT_IS]
