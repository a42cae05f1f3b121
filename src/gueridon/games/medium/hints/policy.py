"""A sensible move at once: gather what your goals want, read the others' hands, accuse when it pays."""

from collections.abc import Sequence
from math import exp, fsum
from random import Random
from typing import Final

from gueridon.core.hints import Hints
from gueridon.games.medium.box import (
    BACK,
    CHILAM_BALAM,
    DRUIDESS,
    FETISH_MAKER,
    OMIKUJI,
    POWERS,
    PYTHIA,
    TOHUNGA,
)
from gueridon.games.medium.hints.belief import recall
from gueridon.games.medium.hints.value import value
from gueridon.games.medium.moves import (
    GO_ON,
    GUESSES,
    KEEP_ALL,
    TURNS_OVER,
    Accomplish,
    Activate,
    Give,
    Guess,
    Join,
    LookAt,
    Move,
    PickPowers,
    PutDown,
    Take,
    TakeFrom,
)
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.rules.sight import ENOUGH, SHOWS, counts
from gueridon.games.medium.state import State

ESTEEM: Final = {
    POWERS[PYTHIA]: 1.6,
    POWERS[DRUIDESS]: 2.0,
    POWERS[OMIKUJI]: 0.8,
    POWERS[FETISH_MAKER]: 1.5,
    POWERS[TOHUNGA]: 1.0,
    POWERS[CHILAM_BALAM]: 0.4,
}
HINT_OF_BACK: Final = 0.25  # that an unseen card serves a goal which its back does not show
ATTRACTION: Final = 4.0  # how much likelier each card of a goal makes it that its owner seeks it
CHEAP: Final = 0.3  # a guess that costs only the side of a fragment must be at least so likely
LOST_EXCHANGE: Final = 0.12  # what it must be likelier, where it costs the exchange too
CLAIMS: Final = (Join, Accomplish)


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Only from what this seat would know: its own cards, the backs, and the fronts that it has seen."""
    phase = state.phase
    if phase == "accomplish" or phase == "joined":
        return claim_or_guess(state, seat, moves)
    if phase == "suspect":
        return best_guess(state, seat, LOST_EXCHANGE)
    if phase == "discard":
        return KEEP_ALL
    if phase == "turn-over":
        return redden_or_heal(state, seat, moves)
    if phase == "powers":
        return any_trio(moves, rng)
    best, found = -1.0, moves[0]
    for move in moves:
        worth = appeal(state, seat, move) + 0.01 * rng.random()
        if worth > best:
            best, found = worth, move
    return found


def appeal(state: State, seat: int, move: Move) -> float:
    """How good this looks to the seat, on no scale but that of its rivals."""
    if type(move) is Take:
        return service(state, seat, state.galaxy[move.star])
    if type(move) is TakeFrom:
        return service(state, seat, state.hands[move.other][move.place])
    if type(move) is PutDown or type(move) is Give:
        return 9.0 - service(state, seat, state.hands[seat][move.place])
    if type(move) is Activate:
        return ESTEEM[move.power]
    if type(move) is LookAt:
        return curiosity(state, seat, move.other, move.place)
    return 0.0


def any_trio(moves: list[Move], rng: Random) -> Move:
    """Those of which more is thought the more often, so that all of them are met."""
    return rng.choices(
        moves, [exp(fsum([ESTEEM[power] for power in move.powers])) for move in moves if isinstance(move, PickPowers)]
    )[0]


# Gathering


def service(state: State, seat: int, card: int) -> float:
    """How many goals of this seat the card serves, those nearest to their end first."""
    worth = 0.0
    for prediction in state.held[seat]:
        goal = prediction % KINDS
        worth += shows(state, seat, card, goal) * (1.0 + 0.3 * float(counts(state, seat, goal)))
    return worth


def shows(state: State, seat: int, card: int, goal: int) -> float:
    """Whether a card serves a goal, as far as this seat can see."""
    if state.known[card] >> seat & 1:
        return float(SHOWS[goal][card])
    back = BACK[card]
    if back == goal:
        return 1.0
    return 0.0 if back // 3 == goal // 3 else HINT_OF_BACK


def curiosity(state: State, seat: int, other: int, place: int) -> float:
    """Of the leader, a card never seen."""
    if state.known[state.hands[other][place]] >> seat & 1:
        return 0.0
    return float(state.white[other] + state.red[other]) + (1.0 if state.held[other] else 0.0)


# Claiming and guessing


def claim_or_guess(state: State, seat: int, moves: list[Move]) -> Move:
    """Claim at once, since others may guess; then the best guess, if it pays."""
    for move in moves:
        if isinstance(move, CLAIMS):
            return move
    return GO_ON if state.guessed else best_guess(state, seat, 0.0)


def best_guess(state: State, seat: int, margin: float) -> Move:
    """Against whoever gives himself away most, if the odds repay what is at stake."""
    best, found = 0.0, (0, 0)
    for other in range(state.players):
        if other != seat and state.held[other]:
            odds = suspicion(state, seat, other)
            for goal in range(KINDS):
                if odds[goal] > best:
                    best, found = odds[goal], (other, goal)
    return GUESSES[found[0]][found[1]] if best > price(state, seat) + margin else GO_ON


def price(state: State, seat: int) -> float:
    """MED-34 How likely a guess must be: it wins one fragment, and loses all red ones; who has none loses nothing."""
    red = float(state.red[seat])
    return max(CHEAP, red / (1.0 + red)) if state.white[seat] or state.red[seat] else 0.0


def first_look(worlds: Sequence[State], seat: int, moves: list[Move]) -> Move | None:
    """To accuse by all that was heard, and not by the cards alone: what was refuted is true in none of the worlds.

    Every goal counts as if it were held in one world more (Laplace): in ten of them some goal is often by mere chance.
    """
    table = worlds[0]
    if not any(isinstance(move, Guess) for move in moves) or any(isinstance(move, CLAIMS) for move in moves):
        return None
    best, found = 0, (0, 0)
    for other in range(table.players):
        if other != seat and table.held[other]:
            often = holdings(worlds, other)
            for goal in range(KINDS):
                if often[goal] > best:
                    best, found = often[goal], (other, goal)
    odds = float(best + 1) / float(len(worlds) + KINDS)
    margin = LOST_EXCHANGE if table.phase == "suspect" else 0.0
    return GUESSES[found[0]][found[1]] if odds > price(table, seat) + margin else GO_ON


def holdings(worlds: Sequence[State], other: int) -> list[int]:
    """For each goal, in how many worlds this seat holds it: MED-40 never twice."""
    often = [0] * KINDS
    for world in worlds:
        for prediction in world.held[other]:
            often[prediction % KINDS] += 1
    return often


def suspicion(state: State, seat: int, other: int) -> list[float]:
    """For each goal, how likely it is that another holds it: people keep what they seek."""
    weights = [0.0] * KINDS
    for goal in range(KINDS):
        left = copies_unseen(state, seat, other, goal)
        if left and not dealt_fulfilled(state, seat, other, goal):
            gathered = fsum([shows(state, seat, card, goal) for card in state.hands[other]])
            weights[goal] = float(left) * ATTRACTION**gathered
    total = fsum(weights)
    return [weight / total for weight in weights] if total else weights


def copies_unseen(state: State, seat: int, other: int, goal: int) -> int:
    """MED-40 Nobody holds what he has accomplished; nor what this seat knows to lie elsewhere."""
    for prediction in state.accomplished[other]:
        if prediction % KINDS == goal:
            return 0
    left = 0
    for prediction in (goal, goal + KINDS):
        if not state.seen[prediction] >> seat & 1:
            left += 1
    return left


def dealt_fulfilled(state: State, seat: int, other: int, goal: int) -> bool:
    """MED-15 Nobody begins with a prediction that his first hand fulfils, as far as this seat can see that hand."""
    if not state.opening[other] or len(state.held[other]) > 1:
        return False
    shown = [card for card, dealt in enumerate(state.dealt) if dealt == other and shows(state, seat, card, goal) == 1.0]
    return len(shown) >= ENOUGH


def redden_or_heal(state: State, seat: int, moves: list[Move]) -> Move:
    """One's own red fragment turns white again; otherwise a white one of the leader turns red."""
    if state.red[seat]:
        return TURNS_OVER[seat][1]
    best, found = -1, moves[0]
    for other in range(state.players):
        if other != seat and state.white[other] and state.white[other] + state.red[other] > best:
            best, found = state.white[other] + state.red[other], TURNS_OVER[other][0]
    return found


def prudent(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Nobody gives up what serves a goal of his own while he holds anything else."""
    idle: list[Move] = []
    for move in moves:
        if type(move) is not PutDown and type(move) is not Give:
            return moves
        if not service(state, seat, state.hands[seat][move.place]):
            idle.append(move)
    return idle or moves


HINTS: Hints[State, Move] = Hints(policy, value, recall, prudent=prudent, first_look=first_look, enough=0.25)
