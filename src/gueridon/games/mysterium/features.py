"""Which cards are to be found and are found, which visions are given, and what crows and tokens are used for."""

from collections.abc import Sequence

from gueridon.core.features import Feature, FeatureKind, Features, FeatureTally
from gueridon.core.hints import HeardPly
from gueridon.games.mysterium.box import CARDS, KIND, KINDS, VERDICTS, VISIONS
from gueridon.games.mysterium.events import CardFound, CrowSpent, Event, TokenPlaced, VisionGiven, VisionsDrawn
from gueridon.games.mysterium.state import State


def kind_of(card: str) -> str:
    return card.split("-")[0]


FEATURE_KINDS = (
    *[FeatureKind(kind, {card: card for card in CARDS if kind_of(card) == kind}, "word") for kind in KIND[:KINDS]],
    FeatureKind("token", {verdict: verdict for verdict in VERDICTS}, "verdict"),
    FeatureKind("crow", {"spent": "spent"}, "crow"),
    FeatureKind("vision", {vision: vision for vision in VISIONS}, "word"),
)


def features_of(state: State, told: Sequence[HeardPly]) -> list[Feature]:
    tally = FeatureTally()
    tally.meet("crow", "spent")
    for number, card in enumerate(CARDS):
        if number not in state.left_out:
            tally.meet(kind_of(card), card)
    for seat, cards in zip(state.owners, state.secret, strict=True):
        for number in cards:
            tally.have(kind_of(CARDS[number]), CARDS[number], seat)
    for ply in told:
        for event in ply.events:
            count(tally, event, state)
    return tally.all()


def count(tally: FeatureTally, event: Event, state: State) -> None:
    match event:
        case CardFound(medium, card):
            tally.use(kind_of(card), card, state.owners[medium])
        case VisionsDrawn(visions):
            tally.meet("vision", *visions)
        case VisionGiven(vision=vision):
            tally.use("vision", vision, state.ghost)
        case TokenPlaced(by=by, verdict=verdict):
            tally.use("token", verdict, state.owners[by])
        case CrowSpent():
            tally.use("crow", "spent", state.ghost)
        case _:
            pass


FEATURES = Features(FEATURE_KINDS, features_of)
