"""Everything that is on (and under) the table."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta

from gueridon.core.game import Audience
from gueridon.games.mysterium.box import CARDS, VERDICTS, VISIONS
from gueridon.games.mysterium.events import Event
from gueridon.games.mysterium.options import Options

Phase = Annotated[Literal["visions", "intuitions", "culprit", "vote", "over"], Meta(title="phase")]


@dataclass(slots=True)
class State:
    """Cards and visions are numbers, see the box; mediums are numbered in the order of their seats."""

    options: Options
    players: int
    ghost: int
    owners: list[int]  # the seat of each medium
    phase: Phase
    hour: int
    table: list[list[int]]  # the cards still to be found, by kind
    left_out: list[int]  # cards not used in this game
    secret: list[list[int]]  # a suspect, a place and an object for each medium
    sleeves: list[list[int]]  # the cards that each medium has found; then those of the added groups
    tried: list[list[int]]  # where each medium was wrong while looking for the present kind
    finds: list[tuple[int, int, int, tuple[int, ...]]]  # hour, medium, card, visions that led to it
    visions: list[list[int]]  # before each medium
    hand: list[int]
    aside: list[int]  # carried off by a crow
    pile: list[int]  # the next one last
    crows: int
    crow: bool  # is waiting for what it shall carry off
    serving: int | None  # the medium who is being given visions
    laid: int  # visions, for that medium, that crow, or the common vision
    unserved: int  # the other mediums still to be served, as bits
    intuitions: list[int | None]  # by medium
    beside: list[list[int | None]]  # by medium, then by the token's owner: a verdict
    tokens: list[list[int]]  # in hand, by medium, then verdict
    spent: list[list[int]]  # under the clock
    markers: list[int]  # on the clairvoyance track
    ready: list[bool]  # by seat
    groups: list[int]  # whose sleeve makes the group of each number
    guilty: int | None  # the number of a group
    common: list[int]  # the common vision
    shown: int  # how many of it
    votes: list[int | None]  # by seat
    abstained: list[bool]
    accused: int | None
    ended: str | None  # the reason
    key: bytes  # the stream of chance, see core.fate
    chances: int
    log: list[tuple[Audience, Event]] | None = field(default=None, compare=False, repr=False)
    sealed: bool = field(default=False, compare=False, repr=False)  # see core.game

    def clone(self) -> "State":
        return State(
            self.options,
            self.players,
            self.ghost,
            self.owners,
            self.phase,
            self.hour,
            [cards.copy() for cards in self.table],
            self.left_out,
            self.secret,
            [cards.copy() for cards in self.sleeves],
            [cards.copy() for cards in self.tried],
            self.finds.copy(),
            [cards.copy() for cards in self.visions],
            self.hand.copy(),
            self.aside.copy(),
            self.pile.copy(),
            self.crows,
            self.crow,
            self.serving,
            self.laid,
            self.unserved,
            self.intuitions.copy(),
            [verdicts.copy() for verdicts in self.beside],
            [count.copy() for count in self.tokens],
            [count.copy() for count in self.spent],
            self.markers.copy(),
            self.ready.copy(),
            self.groups.copy(),
            self.guilty,
            self.common.copy(),
            self.shown,
            self.votes.copy(),
            self.abstained.copy(),
            self.accused,
            self.ended,
            self.key,
            self.chances,
        )

    def tell(self, event: Event, audience: Audience = None) -> None:
        if self.log is not None:
            self.log.append((audience, event))


def pieces(state: State) -> list[str]:
    """Every piece in every zone."""
    cards = [card for zone in (*state.table, *state.sleeves, state.left_out) for card in zone]
    visions = [card for zone in (*state.visions, state.hand, state.aside, state.pile, state.common) for card in zone]
    return [*[CARDS[card] for card in cards], *[VISIONS[card] for card in visions], *tokens(state)]


def tokens(state: State) -> list[str]:
    """In hand, beside an intuition, or under the clock."""
    found: list[str] = []
    for medium in range(len(state.owners)):
        for at, verdict in enumerate(VERDICTS):
            played = [1 for verdicts in state.beside if verdicts[medium] == at]
            found += [f"{verdict} {medium}"] * (state.tokens[medium][at] + state.spent[medium][at] + len(played))
    return found
