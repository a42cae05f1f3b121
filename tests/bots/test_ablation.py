"""The same bot with less and with more knowledge."""

from tests.bots.ablation import AS_IT_IS, KNOWING, WAYS, compare
from tests.bots.asking import GAME

from gueridon.games import SHELF
from gueridon.lab.arena import Contest


def test_whoever_is_shown_the_truth_does_better_than_one_who_has_to_guess():
    guessing = SHELF["medium"]
    contest = Contest(guessing.id, 2, guessing.presets["usual"], (AS_IT_IS, KNOWING), 6, "truth")
    won = {strength.level: strength.won.mean for strength in compare(contest, "adept", together=False)}
    assert won[KNOWING] > won[AS_IT_IS]


def test_where_people_win_together_each_way_takes_all_seats():
    contest = Contest(GAME.id, 2, GAME.presets["usual"], WAYS, 1, "truth")
    assert [strength.level for strength in compare(contest, "adept", together=True)] == [*WAYS]
