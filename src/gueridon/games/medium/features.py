"""Which powers are picked and used, which predictions come true, and how guesses at those of others end."""

from collections.abc import Sequence

from gueridon.core.features import Feature, FeatureKind, Features, FeatureTally
from gueridon.core.hints import HeardPly
from gueridon.games.medium.box import GOALS, POWERS
from gueridon.games.medium.events import (
    Event,
    GuessedRight,
    GuessedWrong,
    PowerActivated,
    PredictionAccomplished,
    PredictionReceived,
)
from gueridon.games.medium.state import State

KINDS = (
    FeatureKind("power", {power: power for power in POWERS}, "power"),
    FeatureKind("prediction", {goal: goal for goal in GOALS}, "goal"),
    FeatureKind("claim", {"right": "right", "wrong": "wrong"}, "claim"),
)


def features_of(state: State, told: Sequence[HeardPly]) -> list[Feature]:
    tally = FeatureTally()
    tally.meet("claim", "right", "wrong")
    for seat, powers in enumerate(state.powers):
        for power in powers:
            tally.have("power", POWERS[power], seat)
    for ply in told:
        for event in ply.events:
            count(tally, event)
    return tally.all()


def count(tally: FeatureTally, event: Event) -> None:
    match event:
        case PowerActivated(seat, power):
            tally.use("power", power, seat)
        case PredictionReceived(seat, goal):
            tally.have("prediction", goal, seat)
        case PredictionAccomplished(seat, goal):
            tally.use("prediction", goal, seat)
        case GuessedRight(seat):
            tally.use("claim", "right", seat)
        case GuessedWrong(seat):
            tally.use("claim", "wrong", seat)
        case _:
            pass


FEATURES = Features(KINDS, features_of)
