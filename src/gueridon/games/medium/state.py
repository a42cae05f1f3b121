"""Everything that is on (and under) the table, and who has seen what."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta

from gueridon.core.game import Audience
from gueridon.games.medium.box import CARDS, FRAGMENTS, GOALS, Card
from gueridon.games.medium.events import Event
from gueridon.games.medium.options import Options

# "draw" and "next-turn" last only until the move that led to them is over.
Phase = Annotated[
    Literal[
        "powers",
        "accomplish",
        "joined",
        "draw",
        "power",
        "take",
        "give",
        "discard",
        "look",
        "suspect",
        "turn-over",
        "exchange",
        "put-down",
        "next-turn",
        "over",
    ],
    Meta(title="phase"),
]

# A turn has these four, in this order.
Step = Annotated[Literal["say", "draw", "power", "exchange"], Meta(title="step")]
STEPS: tuple[Step, ...] = ("say", "draw", "power", "exchange")


@dataclass(slots=True)
class State:
    """Sets of seats are bits: 1 for the first seat, 2 for the next; 16 for those who watch."""

    options: Options
    players: int
    phase: Phase
    first: int  # who began the game
    turn: int
    turns: int  # begun so far, by all together
    powers: list[tuple[int, ...]]  # by seat; none until picked
    used: list[int | None]  # by seat, the power activated on the turn before
    activated: int | None  # this turn
    fetish: list[bool]  # by seat: one card of the Galaxy may join the next accomplishment
    white: list[int]  # fragments, by seat
    red: list[int]
    stock: list[int]  # the cards before the deal
    hands: list[list[int]]
    galaxy: list[int]
    face_up: list[bool]  # by place in the Galaxy
    known: list[int]  # by card, the seats that know its front
    dealt: list[int | None]  # by card, to whom; never changes after the deal
    deck: list[int]  # predictions, the next one last
    discards: list[int]  # the last one last
    held: list[list[int]]  # predictions by seat, in the order in which they came
    accomplished: list[list[int]]
    seen: list[int]  # by prediction, the seats that know where it lies
    opening: list[bool]  # by seat: no prediction has left the hand since the deal
    redealt: list[bool]  # by seat: the first prediction was not the first dealt
    redrawn: list[int]  # seats that had to redraw in the last move
    claimed: bool  # accomplished in this step
    guessed: bool  # in this step
    joined: int | None  # the place in the Galaxy of the card that will count
    taken_from: int | None  # the opponent whose card is being taken
    taken_at: int | None  # its place in that hand, or in the Galaxy
    exchanges: int  # with the Galaxy, left in this turn
    ended: str | None  # the reason
    key: bytes  # the stream of chance, see core.fate
    shuffles: int
    log: list[tuple[Audience, Event]] | None = field(default=None, compare=False, repr=False)
    sealed: bool = field(default=False, compare=False, repr=False)  # see core.game

    def clone(self) -> "State":
        return State(
            self.options,
            self.players,
            self.phase,
            self.first,
            self.turn,
            self.turns,
            self.powers.copy(),
            self.used.copy(),
            self.activated,
            self.fetish.copy(),
            self.white.copy(),
            self.red.copy(),
            self.stock.copy(),
            [hand.copy() for hand in self.hands],
            self.galaxy.copy(),
            self.face_up.copy(),
            self.known.copy(),
            self.dealt,
            self.deck.copy(),
            self.discards.copy(),
            [held.copy() for held in self.held],
            [done.copy() for done in self.accomplished],
            self.seen.copy(),
            self.opening.copy(),
            self.redealt.copy(),
            self.redrawn.copy(),
            self.claimed,
            self.guessed,
            self.joined,
            self.taken_from,
            self.taken_at,
            self.exchanges,
            self.ended,
            self.key,
            self.shuffles,
        )

    def tell(self, event: Event, audience: Audience = None) -> None:
        if self.log is not None:
            self.log.append((audience, event))


def pieces(state: State) -> list[str | Card]:
    """Every piece in every zone; fragments that nobody has lie in reserve."""
    cards = [card for zone in (state.stock, *state.hands, state.galaxy) for card in zone]
    predictions = [card for zone in (state.deck, state.discards, *state.held, *state.accomplished) for card in zone]
    gained = sum(state.white) + sum(state.red)
    fronts = [CARDS[card] for card in cards]
    goals = [GOALS[prediction % len(GOALS)] for prediction in predictions]
    return [*fronts, *goals, *["fragment"] * gained, *["fragment"] * (FRAGMENTS - gained)]
