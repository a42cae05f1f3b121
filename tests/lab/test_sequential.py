"""The arena stops when its question is decided, and seldom for the wrong side."""

from random import Random

import pytest
from tests.cli.terminal import here, only_sentence

from gueridon.core.errors import Malformed
from gueridon.core.outcome import Outcome
from gueridon.games import SHELF
from gueridon.lab.arena import Pairing, Played
from gueridon.lab.sequential import ERROR, SequentialTest, worth_of_deal

LOW, HIGH = 0.5, 0.6
RUNS = 250
MOST_DEALS = 3000
SLACK = 2.5 * (ERROR * (1 - ERROR) / RUNS) ** 0.5  # what chance may add to so many runs; the seeds are fixed
GAME = next(game for game in SHELF.values() if game.hints is not None)


def coin(truth: float, rng: Random) -> float:
    return float(rng.random() < truth)


def pair(truth: float, rng: Random) -> float:
    """Two games of one deal."""
    return (coin(truth, rng) + coin(truth, rng)) / 2


def mirrored(truth: float, rng: Random) -> float:
    """Whoever has the better side wins on either: mostly one game each."""
    return 0.5 if rng.random() < 0.8 else coin(0.5 + (truth - 0.5) / 0.2, rng)


def decided(truth: float, tossed, rng: Random) -> tuple[str | None, int]:
    test = SequentialTest(LOW, HIGH)
    for deal in range(1, MOST_DEALS + 1):
        test.add(tossed(truth, rng))
        if test.verdict is not None:
            return test.verdict, deal
    return None, MOST_DEALS


@pytest.mark.parametrize("tossed", [coin, pair, mirrored])
@pytest.mark.parametrize(("truth", "wrong"), [(LOW, "high"), (0.45, "high"), (HIGH, "low")])
def test_it_errs_no_oftener_than_it_promises(truth: float, wrong: str, tossed):
    rng = Random(f"{truth} {tossed.__name__}")
    verdicts = [decided(truth, tossed, rng)[0] for _ in range(RUNS)]
    assert verdicts.count(wrong) / RUNS <= ERROR + SLACK
    assert verdicts.count(None) == 0


def test_the_clearer_the_truth_the_sooner_it_is_decided():
    rng = Random(3)
    clear, close = ([decided(truth, coin, rng)[1] for _ in range(100)] for truth in (0.8, HIGH))
    assert sum(clear) * 2 < sum(close)


def test_a_verdict_stands():
    test = SequentialTest(LOW, HIGH)
    for _ in range(40):
        test.add(1.0)
    assert test.verdict == "high"
    evidence = test.evidence
    for _ in range(400):
        test.add(0.0)
    assert (test.verdict, test.evidence) == ("high", evidence)


@pytest.mark.parametrize(("low", "high"), [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_shares_that_leave_nothing_to_decide_are_refused(low: float, high: float):
    with pytest.raises(Malformed, match="cannot-decide"):
        SequentialTest(low, high)


def test_a_deal_is_worth_what_the_level_won_of_its_seats():
    def game(levels: tuple[str, ...], winner: int) -> Played:
        pairing = Pairing(GAME.id, GAME.presets["usual"], "1", levels)
        return Played(pairing, Outcome("end", (winner,), (0, 0)), None, "", "", [])  # type: ignore[arg-type]

    assert worth_of_deal([game(("a", "b"), 1), game(("b", "a"), 1)], "b") == 0.5
    assert worth_of_deal([game(("a", "b"), 1), game(("b", "a"), 0)], "b") == 1.0


def arena(*words: str):
    typed = ("arena", GAME.id, "--processes", "1", "--together", *words)
    return here(typed, "", {"GUERIDON_LANGUAGE": "en", "COLUMNS": "200"})


def test_the_arena_stops_once_it_knows():
    """Bots at random never win this game, so the answer is plain."""
    shown = arena("--levels", "random", "-n", "200", "--decide", "0.5,0.6").stdout
    assert "Decided after 14 deals: “At random” wins less than 60%" in shown


def test_the_arena_says_when_it_does_not_know():
    assert "Not decided after 2 deals" in arena("--levels", "random", "-n", "2", "--decide", "0.5,0.6").stdout


@pytest.mark.parametrize("text", ["half", "0.6,0.5", "0.5"])
def test_the_arena_refuses_a_question_without_an_answer(text: str):
    assert only_sentence(arena("--levels", "random", "--decide", text))
