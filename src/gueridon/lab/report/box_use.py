"""How often each thing in the box is met and used, and how those fare who have or use it."""

from collections.abc import Sequence
from statistics import mean

from gueridon.core.features import Feature
from gueridon.core.wire import Piece, Seat
from gueridon.games import AnyGame
from gueridon.lab.report.facts import GameFacts
from gueridon.lab.report.shares import Portion, rounded, share


class FeatureUse(Piece, frozen=True):
    """``used``, of the games that met it; ``uses``, on their average. Wins are those of whoever had or used it."""

    item: str
    met: Portion
    used: Portion | None
    uses: float
    won_having: Portion | None
    won_using: Portion | None


def box_use(game: AnyGame, games: Sequence[GameFacts]) -> dict[str, tuple[FeatureUse, ...]]:
    """Whatever is in the box is there, also what no game met."""
    if game.features is None:
        return {}
    met: dict[tuple[str, str], list[tuple[GameFacts, Feature]]] = {}
    for facts in games:
        for feature in facts.features:
            met.setdefault((feature.kind, feature.item), []).append((facts, feature))
    return {
        kind.name: tuple([use_of(item, met.get((kind.name, item), []), len(games)) for item in kind.items])
        for kind in game.features.kinds
    }


def use_of(item: str, met: Sequence[tuple[GameFacts, Feature]], games: int) -> FeatureUse:
    found = share([1.0] * len(met) + [0.0] * (games - len(met)))
    assert found is not None, "a setting without games is not summed up"
    return FeatureUse(
        item=item,
        met=found,
        used=share([bool(feature.used) for _, feature in met]),
        uses=rounded(mean([len(feature.used) for _, feature in met])) if met else 0.0,
        won_having=share([fared(facts, feature.had) for facts, feature in met if feature.had]),
        won_using=share([fared(facts, feature.used) for facts, feature in met if feature.used]),
    )


def fared(facts: GameFacts, seats: tuple[Seat, ...]) -> float:
    """Those of one game are one case: what became of one depends on the others."""
    return mean([float(seat in facts.winners) for seat in {*seats}])
