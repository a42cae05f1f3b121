"""How good beliefs are: in bits, and by what became of what was said to be likely."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log2
from statistics import mean

from gueridon.lab.belief import BelievedPosition, OpenQuestion
from gueridon.lab.strengths import Estimate, estimate

BINS = 10
SHARPNESSES = (0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)  # powers to which odds are raised


@dataclass(frozen=True)
class CalibrationBin:
    """All answers that were given odds of about so much."""

    answers: int
    said: float  # on the average
    true: float  # the share that was so


@dataclass(frozen=True)
class BeliefReport:
    """Bits are how much the truth surprises, all questions of a position together: none to whoever knows it."""

    positions: int
    by_chance: Estimate  # to one for whom all worlds are alike
    believed: Estimate
    expected: Estimate  # what the belief itself expects; well calibrated, as much as comes true
    sharpness: float  # the power to which its odds should have been raised
    sharpened: Estimate  # the bits that were to be had so
    calibration: tuple[CalibrationBin, ...]
    calibration_error: float  # how far what was said lies from what was true, on the average of all answers


def belief_report(positions: Sequence[BelievedPosition]) -> BeliefReport:
    sharpness = min(SHARPNESSES, key=lambda power: bits(positions, lambda question: surprise(question, power)).mean)
    calibration = calibrated(positions)
    answers = sum(each.answers for each in calibration)
    return BeliefReport(
        positions=len(positions),
        by_chance=bits(positions, lambda question: -log2(question.by_chance)),
        believed=bits(positions, lambda question: surprise(question, 1.0)),
        expected=bits(positions, lambda question: -sum([odds * log2(odds) for odds in question.odds])),
        sharpness=sharpness,
        sharpened=bits(positions, lambda question: surprise(question, sharpness)),
        calibration=calibration,
        calibration_error=sum(each.answers * abs(each.said - each.true) for each in calibration) / answers,
    )


def surprise(question: OpenQuestion, power: float) -> float:
    """In bits, with odds raised to this power."""
    raised = [odds**power for odds in question.odds]
    return -log2(raised[0] / sum(raised))


def bits(positions: Sequence[BelievedPosition], measure: Callable[[OpenQuestion], float]) -> Estimate:
    """A position on the average; the unit of the interval is the deal."""
    by_deal: dict[str, list[float]] = {}
    for position in positions:
        by_deal.setdefault(position.deal, []).append(sum([measure(question) for question in position.questions]))
    return Estimate(mean([each for deal in by_deal.values() for each in deal]), margin([*by_deal.values()]))


def margin(deals: list[list[float]]) -> float:
    return estimate([mean(deal) for deal in deals]).margin


def calibrated(positions: Sequence[BelievedPosition]) -> tuple[CalibrationBin, ...]:
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for position in positions:
        for question in position.questions:
            for place, odds in enumerate(question.odds):
                bins[min(int(odds * BINS), BINS - 1)].append((odds, place == 0))
    return tuple(
        [
            CalibrationBin(len(said), mean([odds for odds, _ in said]), mean([float(true) for _, true in said]))
            for said in bins
            if said
        ]
    )
