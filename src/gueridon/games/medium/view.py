"""What one seat may know."""

from functools import cache
from typing import Annotated

from msgspec import Meta

from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.medium.box import BACK, CARDS, GOALS, MOST_PLAYERS, POWERS, Card, Goal, Power, cards_for
from gueridon.games.medium.moves import Place, Star
from gueridon.games.medium.options import Options
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.rules.powers import awake
from gueridon.games.medium.rules.sight import EVERYONE, SHOWS, WATCHERS
from gueridon.games.medium.rules.turn import STEP_OF, turn_number
from gueridon.games.medium.state import Phase, State, Step


class Sight(Piece, frozen=True):
    """A card as this viewer sees it."""

    back: Goal
    front: Card | None  # MED-22 if this viewer has seen it
    known_by: tuple[Seat, ...]  # everyone saw who took it, held it or looked at it
    dealt: Seat | None  # whose hand it began in; None for the Galaxy, or where nobody remembers


class GalaxyCard(Piece, frozen=True):
    star: Star
    face_up: bool
    card: Sight


class Taken(Piece, frozen=True):
    """The card just taken, which still shows at its old place: ``other``'s hand, or the Galaxy."""

    other: Seat | None
    place: int
    card: Sight


class OwnPower(Piece, frozen=True):
    power: Power
    awake: bool  # MED-50 face up


class Medium(Piece, frozen=True):
    """MED-21 What everyone knows of a player."""

    seat: Seat
    white: int
    red: int
    powers: tuple[OwnPower, ...]  # MED-11 none while they are picked in secret, but for one's own
    ready: bool  # has picked them
    hand: tuple[Sight, ...]  # in the order of the fan
    predictions: int  # held
    accomplished: tuple[Goal, ...]
    fetish: bool  # MED-55 pending
    opening: bool  # MED-15 no prediction has left the hand since the deal
    redealt: bool  # MED-15 the first one was dealt anew


class Prospect(Piece, frozen=True):
    """MED-30 A prediction of one's own, and the places in one's own hand whose cards serve it."""

    goal: Goal
    places: tuple[Place, ...]


class Discarded(Piece, frozen=True):
    """MED-21 A prediction in the discard pile; ``goal`` is None if another discarded it unseen."""

    goal: Goal | None
    face_up: bool


class Carriers(Piece, frozen=True):
    """MED-22 The cards that can carry this back."""

    back: Goal
    cards: tuple[Card, ...]


class View(Wire, frozen=True):
    seat: Seat | None  # None watches
    options: Options
    phase: Phase
    first: Seat  # MED-16 began the game
    turn: Seat
    number: int  # of this player's turn
    mediums: tuple[Medium, ...]
    galaxy: tuple[GalaxyCard, ...]
    held: tuple[Goal, ...]  # one's own predictions, the latest last
    deck: int  # predictions in it
    returned: tuple[Goal, ...]  # predictions known to lie in the deck: nobody else has drawn since
    discards: tuple[Discarded, ...]  # the last one last
    redrawn: tuple[Seat, ...]  # MED-40 who had to redraw just now
    claimed: bool  # MED-32 an accomplishment was made in this step
    guessed: bool  # MED-32 a guess was made in this step
    activated: Power | None  # in this turn
    joined: Star | None  # MED-55 counts for the accomplishment under way
    taken: Taken | None
    exchanges: int  # with the Galaxy, left in this turn
    carriers: tuple[Carriers, ...]
    ended: Annotated[str, Meta(title="outcome")] | None
    step: Step | None  # of the turn; none before the first and after the last
    prospects: tuple[Prospect, ...]  # of the predictions held, in their order


def carriers(players: int) -> tuple[Carriers, ...]:
    """MED-22 Three cards for each back, two with 2 players."""
    cards = cards_for(players)
    return tuple(
        [
            Carriers(goal, tuple([CARDS[card] for card in cards if BACK[card] == back]))
            for back, goal in enumerate(GOALS)
        ]
    )


CARRIERS = [carriers(players) for players in range(MOST_PLAYERS + 1)]
KNOWERS = [tuple([seat for seat in range(MOST_PLAYERS) if known >> seat & 1]) for known in range(2**MOST_PLAYERS)]


def view(state: State, seat: int | None) -> View:
    eye = WATCHERS if seat is None else 1 << seat
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        first=state.first,
        turn=state.turn,
        number=turn_number(state),
        mediums=tuple([medium(state, other, seat, eye) for other in range(state.players)]),
        galaxy=tuple(
            [
                GalaxyCard(star, state.face_up[star], seen_card(state, card, eye))
                for star, card in enumerate(state.galaxy)
            ]
        ),
        held=() if seat is None else goals(state.held[seat]),
        deck=len(state.deck),
        returned=goals(sorted([each for each in state.deck if state.seen[each] & eye], key=goal_of)),
        discards=tuple([discarded(each, state.seen[each], eye) for each in state.discards]),
        redrawn=tuple(state.redrawn),
        claimed=state.claimed,
        guessed=state.guessed,
        activated=None if state.activated is None else POWERS[state.activated],
        joined=state.joined,
        taken=taken(state, eye),
        exchanges=state.exchanges,
        carriers=CARRIERS[state.players],
        ended=state.ended,
        step=STEP_OF.get(state.phase),
        prospects=() if seat is None else prospects(state, seat),
    )


def prospects(state: State, seat: int) -> tuple[Prospect, ...]:
    return tuple([prospect(goal_of(prediction), state.hands[seat]) for prediction in state.held[seat]])


def prospect(goal: int, hand: list[int]) -> Prospect:
    shows = SHOWS[goal]
    return Prospect(GOALS[goal], tuple([place for place, card in enumerate(hand) if shows[card]]))


def goal_of(prediction: int) -> int:
    return prediction % KINDS


def goals(predictions: list[int]) -> tuple[Goal, ...]:
    return tuple([GOALS[prediction % KINDS] for prediction in predictions])


def discarded(prediction: int, seen: int, eye: int) -> Discarded:
    return Discarded(GOALS[prediction % KINDS] if seen & eye else None, seen == EVERYONE)


def seen_card(state: State, card: int, eye: int) -> Sight:
    known = state.known[card]
    return sight(card, known % 2**state.players, state.dealt[card] if state.options.memory else None, known & eye != 0)


@cache
def sight(card: int, known: int, dealt: int | None, seen: bool) -> Sight:
    """MED-2 The back, for everyone; MED-22 the front, for whoever has seen it."""
    return Sight(GOALS[BACK[card]], CARDS[card] if seen else None, KNOWERS[known], dealt)


def taken(state: State, eye: int) -> Taken | None:
    if state.taken_at is None:
        return None
    zone = state.galaxy if state.taken_from is None else state.hands[state.taken_from]
    return Taken(state.taken_from, state.taken_at, seen_card(state, zone[state.taken_at], eye))


def medium(state: State, other: int, seat: int | None, eye: int) -> Medium:
    shown = other == seat or state.phase != "powers"
    return Medium(
        seat=other,
        white=state.white[other],
        red=state.red[other],
        powers=own_powers(state, other) if shown else (),
        ready=bool(state.powers[other]),
        hand=tuple([seen_card(state, card, eye) for card in state.hands[other]]),
        predictions=len(state.held[other]),
        accomplished=goals(state.accomplished[other]),
        fetish=state.fetish[other],
        opening=state.opening[other] and state.options.memory,
        redealt=state.redealt[other] and state.options.memory,
    )


def own_powers(state: State, seat: int) -> tuple[OwnPower, ...]:
    return tuple([own_power(power, awake(state, seat, power)) for power in state.powers[seat]])


@cache
def own_power(power: int, up: bool) -> OwnPower:
    return OwnPower(POWERS[power], up)
