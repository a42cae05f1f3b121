"""Which stones are named, which favours are bought, how accusations end and which punishment is chosen."""

from collections.abc import Sequence

from gueridon.core.features import Feature, FeatureKind, Features, FeatureTally
from gueridon.core.hints import HeardPly
from gueridon.games.midas.box import FAVOURS, STONES
from gueridon.games.midas.events import (
    BribeUsed,
    CoinDrawn,
    CupsLifted,
    CurseDrawn,
    DieGivenUp,
    Event,
    FavourBought,
    FavourDeclined,
    RoundBegan,
)
from gueridon.games.midas.state import State


def by_name(*names: str) -> dict[str, object]:
    return {name: name for name in names}


KINDS = (
    FeatureKind("stone", by_name(*STONES), "stone"),
    FeatureKind("favour", by_name(*FAVOURS), "favour"),
    FeatureKind("accusation", by_name("right", "wrong"), "accusation"),
    FeatureKind("punishment", by_name("die", "coin"), "punishment"),
)


def features_of(state: State, told: Sequence[HeardPly]) -> list[Feature]:
    tally = FeatureTally()
    for ply in told:
        for event in ply.events:
            count(tally, event)
    return tally.all()


def count(tally: FeatureTally, event: Event) -> None:
    match event:
        case RoundBegan(stone=stone) | BribeUsed(stone=stone):
            tally.meet("stone", stone)
        case FavourDeclined():
            tally.meet("favour", *FAVOURS)
        case FavourBought(seat, favour):
            tally.meet("favour", *FAVOURS)
            tally.use("favour", favour, seat)
        case CupsLifted(accuser=accuser, loser=loser):
            tally.meet("accusation", "right", "wrong")
            tally.use("accusation", "wrong" if accuser == loser else "right", accuser)
        case DieGivenUp(seat):
            tally.use("punishment", "die", seat)
        case CoinDrawn(seat) | CurseDrawn(seat):
            tally.use("punishment", "coin", seat)
        case _:
            pass


FEATURES = Features(KINDS, features_of)
