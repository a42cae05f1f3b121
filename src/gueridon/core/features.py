"""What of a game's box is counted when many finished games are looked at together: its powers, its cards."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from gueridon.core.hints import HeardPly
from gueridon.core.wire import Seat

S = TypeVar("S")


class FeatureKind(NamedTuple):
    """Things of one kind; their word is ``feature-<name>``."""

    name: str
    items: Mapping[str, object]  # every one there is, by its id, in the order of the box: what ``Words.name`` is given
    title: str | None = None  # and the title with which it is given it


class Feature(NamedTuple):
    """Something that a game met: who had it for himself, and who used it, as often as he did."""

    kind: str
    item: str
    had: tuple[Seat, ...] = ()
    used: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class Features(Generic[S]):
    """``of`` is asked of a state whose game is over, with all that each ply told, to anybody."""

    kinds: tuple[FeatureKind, ...]
    of: Callable[[S, Sequence[HeardPly]], Iterable[Feature]]


class FeatureTally:
    """Gathers the features of one game."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], tuple[list[Seat], list[Seat]]] = {}

    def meet(self, kind: str, *items: str) -> None:
        for item in items:
            self.found.setdefault((kind, item), ([], []))

    def have(self, kind: str, item: str, *seats: Seat) -> None:
        self.meet(kind, item)
        self.found[kind, item][0].extend(seats)

    def use(self, kind: str, item: str, *seats: Seat) -> None:
        self.meet(kind, item)
        self.found[kind, item][1].extend(seats)

    def all(self) -> list[Feature]:
        return [Feature(kind, item, tuple(had), tuple(used)) for (kind, item), (had, used) in self.found.items()]
