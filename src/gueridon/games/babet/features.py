"""Which cards are had and laid, which personalities are finished, and what the variants bring about."""

from collections.abc import Sequence

from gueridon.core.features import Feature, FeatureKind, Features, FeatureTally
from gueridon.core.hints import HeardPly
from gueridon.core.wire import Seat
from gueridon.games.babet.box import CARDS, Temper
from gueridon.games.babet.events import (
    CardLaid,
    CardReceived,
    CardTaken,
    Event,
    MirrorSeen,
    PersonalityFinished,
    Triplette,
    TurnPassed,
)
from gueridon.games.babet.state import State

HAPPENINGS = ("mirror", "triplette", "unused")
KINDS = (
    FeatureKind("personality", {temper.value: temper for temper in Temper}),
    FeatureKind("happening", {name: name for name in HAPPENINGS}, "happening"),
    FeatureKind("card", {str(card): card for card in CARDS}),
)


def features_of(state: State, told: Sequence[HeardPly]) -> list[Feature]:
    tally = FeatureTally()
    tally.meet("card", *[str(card) for card in CARDS if card not in state.draw_pile])
    tally.meet("personality", *[temper.value for temper in Temper])
    for ply in told:
        for event in ply.events:
            count(tally, event, ply.seat)
    return tally.all()


def count(tally: FeatureTally, event: Event, seat: Seat | None) -> None:
    match event:
        case CardTaken(owner, card) | CardReceived(owner, card):
            tally.have("card", str(card), owner)
        case CardLaid(owner, card):
            tally.use("card", str(card), owner)
        case PersonalityFinished(temper=temper) if seat is not None:
            tally.use("personality", temper.value, seat)
        case Triplette() if seat is not None:
            tally.use("happening", "triplette", seat)
        case MirrorSeen(owner):
            tally.use("happening", "mirror", owner)
        case TurnPassed(owner):
            tally.use("happening", "unused", owner)
        case _:
            pass


FEATURES = Features(KINDS, features_of)
