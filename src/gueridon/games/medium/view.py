"""What one seat may know."""

from functools import cache

from gueridon.games.medium.box import BACK, CARDS, GOALS, MOST_PLAYERS, POWERS, Goal, cards_for
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.rules.powers import awake
from gueridon.games.medium.rules.sight import EVERYONE, SHOWS, WATCHERS
from gueridon.games.medium.rules.turn import STEP_OF, turn_number
from gueridon.games.medium.shown import Carriers, Discarded, GalaxyCard, Medium, OwnPower, Prospect, Sight, Taken, View
from gueridon.games.medium.state import State


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
        promising=() if seat is None else promising(state, seat),
    )


def prospects(state: State, seat: int) -> tuple[Prospect, ...]:
    return tuple([prospect(goal_of(prediction), state.hands[seat]) for prediction in state.held[seat]])


def prospect(goal: int, hand: list[int]) -> Prospect:
    shows = SHOWS[goal]
    return Prospect(GOALS[goal], tuple([place for place, card in enumerate(hand) if shows[card]]))


def promising(state: State, seat: int) -> tuple[int, ...]:
    eye = 1 << seat
    shows = [SHOWS[goal_of(prediction)] for prediction in state.held[seat]]
    return tuple(
        [
            star
            for star, card in enumerate(state.galaxy)
            if state.known[card] & eye and any(shown[card] for shown in shows)
        ]
    )


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
