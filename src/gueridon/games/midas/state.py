"""Everything that is on (and under) the table."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta

from gueridon.core.game import Audience
from gueridon.games.midas.events import CompanionEvent, Event
from gueridon.games.midas.options import Options

# "next-round" lasts only until the move that led to it is over; "real-table" and "confirm" are MID-51's.
Phase = Annotated[
    Literal[
        "obsidian",
        "bribe",
        "bids",
        "punishment",
        "favours",
        "exchange",
        "next-round",
        "real-table",
        "confirm",
        "over",
    ],
    Meta(title="phase"),
]


@dataclass(slots=True)
class State:
    options: Options
    players: int
    phase: Phase
    round: int
    first: int  # who began this round
    turn: int  # who bids, is punished, or is asked
    begins: int  # the next round, unless cursed by then
    stone: int
    dice: list[int]  # how many each seat has
    coins: list[int]  # gold drawn and not yet spent, by seat
    chests: list[int]  # coins left, by seat
    cursed: list[bool]
    in_play: int
    bought: list[int | None]  # by seat, which favour
    bribe: int | None  # who has one to use
    immunity: int | None
    damocles: bool  # hangs over the next to draw
    to_ask: list[int]  # whom Midas will offer favours, after the one whose turn it is
    dice_gone: int
    gold_gone: int
    cups: list[tuple[int, ...]]  # the dice of each seat, sorted; at a real table they are not ours to see
    bids: list[tuple[int, int]]  # of this round: who, how many
    cards: list[int | None]  # what each cursed seat adds to the obsidian this round
    late: list[int]  # who let that choice pass
    total: int | None  # of all cups, once they are lifted
    key: bytes  # the stream of chance, see core.fate
    chances: int  # numbers taken from it
    luck: tuple[int, ...]  # the handful that the next ones come from
    log: list[tuple[Audience, Event | CompanionEvent]] | None = field(default=None, compare=False, repr=False)
    sealed: bool = field(default=False, compare=False, repr=False)  # see core.game

    def clone(self) -> "State":
        return State(
            self.options,
            self.players,
            self.phase,
            self.round,
            self.first,
            self.turn,
            self.begins,
            self.stone,
            self.dice.copy(),
            self.coins.copy(),
            self.chests.copy(),
            self.cursed.copy(),
            self.in_play,
            self.bought.copy(),
            self.bribe,
            self.immunity,
            self.damocles,
            self.to_ask.copy(),
            self.dice_gone,
            self.gold_gone,
            self.cups.copy(),
            self.bids.copy(),
            self.cards.copy(),
            self.late.copy(),
            self.total,
            self.key,
            self.chances,
            self.luck,
        )

    def tell(self, event: Event | CompanionEvent, audience: Audience = None) -> None:
        if self.log is not None:
            self.log.append((audience, event))


def pieces(state: State) -> list[str]:
    """Every piece in every zone. The cursed coin lies in each chest, or before the player whom it cursed."""
    gold = sum(state.coins) + sum(state.chests) - state.in_play + state.gold_gone
    return ["die"] * (sum(state.dice) + state.dice_gone) + ["gold"] * gold + ["cursed"] * len(state.cursed)
