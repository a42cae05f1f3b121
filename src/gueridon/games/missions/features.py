"""Which missions turn up and are accomplished, and which medals are won."""

from collections.abc import Sequence

from gueridon.core.features import Feature, FeatureKind, Features, FeatureTally
from gueridon.core.hints import HeardPly
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.events import Event, MedalWon, MissionsAccomplished
from gueridon.games.missions.state import State

KINDS = (
    FeatureKind("mission", {str(number): mission for number, mission in MISSIONS.items()}),
    FeatureKind("medal", {medal.value: medal for medal in Medal}),
)


def features_of(state: State, told: Sequence[HeardPly]) -> list[Feature]:
    tally = FeatureTally()
    tally.meet("mission", *[str(number) for number in [*state.accomplished, *state.missions] if number is not None])
    tally.meet("medal", *[medal.value for medal in Medal])
    for ply in told:
        for event in ply.events:
            count(tally, event, len(state.hands))
    return tally.all()


def count(tally: FeatureTally, event: Event, players: int) -> None:
    match event:
        case MissionsAccomplished(seat, missions) if seat is not None:
            for mission in missions:
                tally.use("mission", str(mission.number), seat)
        case MedalWon(medal):
            tally.use("medal", medal.value, *range(players))
        case _:
            pass


FEATURES = Features(KINDS, features_of)
