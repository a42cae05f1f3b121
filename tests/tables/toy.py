"""A game with a little of everything that a table must deal with, and nothing to think about."""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from gueridon.core.errors import Illegal
from gueridon.core.fate import shuffled
from gueridon.core.game import Audience, Game, Limit
from gueridon.core.merits import Merits
from gueridon.core.outcome import Outcome
from gueridon.core.talk import CHAT, SILENCE, Signals, Talk
from gueridon.core.wire import Piece, Seat, Wire

CARDS = range(1, 21)


class Options(Piece, frozen=True):
    race: bool = False  # nobody waits for his turn
    seconds: int = 0  # 0 without a limit; it starts again with every turn
    talk: Literal["chat", "signals", "silence"] = "chat"
    first: Annotated[Seat, Meta(le=3, extra_json_schema={"readOnly": True})] | None = None  # who ended the game before


class Step(Wire, frozen=True):
    """The marker moves on: nothing is shown by it."""


class Draw(Wire, frozen=True):
    """A card from the pile into the hand, secretly."""


class TurnUp(Wire, frozen=True):
    """The next card of the pile, for all to see."""


class Show(Wire, frozen=True):
    """The hand, for all to see: its owner learns nothing by it."""


class Pass(Wire, frozen=True):
    pass


class Finish(Wire, frozen=True):
    pass


class TimeUp(Wire, frozen=True):
    pass


Move = Step | Draw | TurnUp | Show | Pass | Finish | TimeUp
STEP, DRAW, TURN_UP, SHOW, PASS, FINISH, TIME_UP = MOVES = (
    Step(),
    Draw(),
    TurnUp(),
    Show(),
    Pass(),
    Finish(),
    TimeUp(),
)
PLAYERS_MOVES: list[Move] = [STEP, DRAW, TURN_UP, SHOW, PASS, FINISH]


class Did(Wire, frozen=True):
    seat: int
    what: str


class Got(Wire, frozen=True):
    """Told to its owner only."""

    card: int


class Nod(Wire, frozen=True):
    """Offered while the marker stands here."""

    at: int


class View(Wire, frozen=True):
    seat: int | None
    options: Options
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    shown: tuple[tuple[int, int], ...]
    up: tuple[int, ...]
    left: int
    marker: int
    turn: int
    turns: int
    ended: str | None


@dataclass(slots=True)
class State:
    options: Options
    deck: list[int]
    hands: list[list[int]]
    shown: list[tuple[int, int]]  # seat and card
    up: list[int]
    marker: int = 0
    turn: int = 0
    turns: int = 0
    ended: str | None = None
    log: list[tuple[Audience, Wire]] | None = field(default=None, compare=False, repr=False)
    sealed: bool = field(default=False, compare=False, repr=False)

    def clone(self) -> "State":
        hands = [hand.copy() for hand in self.hands]
        zones = (self.deck.copy(), hands, self.shown.copy(), self.up.copy())
        return State(self.options, *zones, self.marker, self.turn, self.turns, self.ended)

    def tell(self, event: Wire, audience: Audience = None) -> None:
        if self.log is not None:
            self.log.append((audience, event))


def setup(players: int, options: Options, key: bytes) -> State:
    deck, first = shuffled(key, 0, CARDS), options.first or 0
    if first >= players:
        raise Illegal("TOY-2")
    return State(options, deck, [[deck.pop()] for _ in range(players)], [], [], turn=first, log=[])


def to_act(state: State) -> tuple[int, ...]:
    if state.ended:
        return ()
    acting = tuple(range(len(state.hands))) if state.options.race else (state.turn,)
    return (*acting, len(state.hands)) if state.options.seconds else acting


def legal_moves(state: State, seat: int) -> list[Move]:
    if seat not in to_act(state):
        return []
    return [TIME_UP] if seat == len(state.hands) else [move for move in PLAYERS_MOVES if possible(state, seat, move)]


def possible(state: State, seat: int, move: Move) -> bool:
    return (bool(state.deck) or move not in (DRAW, TURN_UP)) and (bool(state.hands[seat]) or move != SHOW)


def why_not(state: State, seat: int, move: Move) -> str | None:
    return None if move in legal_moves(state, seat) else "TOY-1"


def apply(state: State, seat: int, move: Move) -> None:
    state.tell(Did(seat, type(move).__name__))
    state.sealed = isinstance(move, Draw | TurnUp | Show)
    match move:
        case Step():
            state.marker += 1
        case Draw():
            state.hands[seat].append(state.deck.pop())
            state.tell(Got(state.hands[seat][-1]), (seat,))
        case TurnUp():
            state.up.append(state.deck.pop())
        case Show():
            state.shown += [(seat, card) for card in state.hands[seat]]
            state.hands[seat] = []
        case Pass():
            state.turn = (seat + 1) % len(state.hands)
            state.turns += 1
        case Finish() | TimeUp():
            state.ended = "finished" if isinstance(move, Finish) else "time-up"
            state.turn = seat


def outcome(state: State) -> Outcome | None:
    return Outcome(state.ended, (), (0,) * len(state.hands)) if state.ended else None


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        hand=() if seat is None else tuple(state.hands[seat]),
        hands=tuple(len(hand) for hand in state.hands),
        shown=tuple(state.shown),
        up=tuple(state.up),
        left=len(state.deck),
        marker=state.marker,
        turn=state.turn,
        turns=state.turns,
        ended=state.ended,
    )


def imagine(view: View, rng: Random) -> State:
    seen = {*view.hand, *view.up, *(card for _, card in view.shown)}
    deck = [card for card in CARDS if card not in seen]
    rng.shuffle(deck)
    hands = [
        [*view.hand] if seat == view.seat else [deck.pop() for _ in range(held)] for seat, held in enumerate(view.hands)
    ]
    table = (view.marker, view.turn, view.turns, view.ended)
    return State(view.options, deck, hands, [*view.shown], [*view.up], *table)


def talk(view: View) -> Talk:
    if view.seat is None or view.ended:
        return SILENCE
    policies: dict[str, Talk] = {"chat": CHAT, "silence": SILENCE}
    return policies.get(view.options.talk, Signals((Nod(view.marker), Nod(view.marker + 1)), 3))


def limit(state: State) -> Limit | None:
    return Limit(state.options.seconds, state.turns) if state.options.seconds and not state.ended else None


TOY: Game[Options, State, Move, View] = Game(
    id="toy",
    version=1,
    folder=Path(__file__).parent,
    players=range(1, 5),
    reasons=("finished", "time-up"),
    options=Options,
    presets={"usual": Options()},
    move_type=Move,
    event_type=Did | Got,
    view_type=View,
    signal_type=Nod,
    task_type=Nod,
    moves=MOVES,
    secret=(),
    setup=setup,
    to_act=to_act,
    legal_moves=legal_moves,
    apply=apply,
    why_not=why_not,
    outcome=outcome,
    view=view,
    imagine=imagine,
    talk=talk,
    task=lambda view: Nod(view.marker),
    rematch=lambda state: replace(state.options, first=state.turn),
    pieces=lambda state: [*state.deck],
    box=lambda players, options: [*CARDS],
    limit=limit,
    daily=Options(),
    merits=Merits(lambda state, seat: state.marker, most=99),
)
