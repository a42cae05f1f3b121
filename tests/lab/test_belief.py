"""What bots believe, held against the truth."""

from math import log2

import pytest

from gueridon.games import SHELF
from gueridon.lab.arena import Contest
from gueridon.lab.belief import BelievedPosition, OpenQuestion, believed_positions
from gueridon.lab.belief_report import belief_report

GUESSING = [game for game in SHELF.values() if game.guesses is not None and game.hints is not None]


def contest(game, players, deals=2, preset="usual"):
    return [*Contest(game.id, players, game.presets[preset], ("novice",), deals, "believed").together()]


def position(deal, *questions):
    return BelievedPosition(deal, tuple(questions))


def test_whoever_knows_is_not_surprised_and_whoever_guesses_is():
    almost_sure = position("1", OpenQuestion((0.9999, 0.0001), 0.25))  # no answer is ever impossible
    unsure = position("2", OpenQuestion((0.5, 0.5), 0.25))
    report = belief_report([almost_sure, unsure])
    assert report.by_chance.mean == 2
    assert report.believed.mean == pytest.approx(0.5, abs=0.01)


def test_all_questions_of_a_position_surprise_together_and_deals_make_the_interval():
    question = OpenQuestion((0.5, 0.25, 0.25), 1 / 3)
    report = belief_report([position("1", question, question), position("1", question), position("2", question)])
    assert report.positions == 3
    assert report.believed.mean == pytest.approx(4 / 3)
    assert report.expected.mean == pytest.approx(4 / 3 * 1.5)
    assert report.believed.margin > 0


def test_beliefs_that_are_too_timid_should_be_raised_to_a_power_and_too_bold_ones_lowered():
    timid = [position(str(deal), OpenQuestion((0.6, 0.4), 0.5)) for deal in range(9)]
    assert belief_report(timid).sharpness > 1
    bold = [position(str(deal), OpenQuestion((0.9, 0.1) if deal else (0.1, 0.9), 0.5)) for deal in range(4)]
    assert belief_report(bold).sharpness < 1
    assert belief_report(bold).sharpened.mean < belief_report(bold).believed.mean


def test_calibration_counts_how_often_what_was_said_was_so():
    right, wrong = OpenQuestion((0.8, 0.2), 0.5), OpenQuestion((0.2, 0.8), 0.5)
    report = belief_report([position("1", right, right, right, wrong), position("2", right)])
    unlikely, likely = report.calibration
    assert (unlikely.answers, likely.answers) == (5, 5)
    assert (unlikely.said, unlikely.true) == pytest.approx((0.2, 0.2))
    assert (likely.said, likely.true) == pytest.approx((0.8, 0.8))
    assert report.calibration_error == pytest.approx(0)


@pytest.mark.parametrize("game", GUESSING, ids=lambda game: game.id)
def test_the_same_game_gives_the_same_beliefs_and_every_question_has_several_answers(game):
    (pairing, _) = contest(game, game.players[0])
    positions = believed_positions(pairing, worlds=3)
    assert positions == believed_positions(pairing, worlds=3)
    for question in [question for position in positions for question in position.questions]:
        assert len(question.odds) > 1
        assert 0 < question.by_chance < 1
        assert sum(question.odds) == pytest.approx(1)
        assert -sum([odds * log2(odds) for odds in question.odds]) >= 0


# Bits per position at most, as a part of what chance leaves: generous, since the deals are few.
FLOORS = [
    ("medium", 2, 0.75),
    pytest.param("medium", 4, 0.75, marks=pytest.mark.slow),
    ("mysterium", 4, 0.5),
    ("midas", 2, 0.95),
    ("babet", 2, 0.95),
    ("missions", 2, 0.65),
    pytest.param("missions", 4, 0.55, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("game", "players", "part"), FLOORS)
def test_bots_believe_better_than_chance(game, players, part):
    positions = [each for pairing in contest(SHELF[game], players) for each in believed_positions(pairing, worlds=30)]
    report = belief_report(positions)
    assert report.believed.mean < part * report.by_chance.mean
