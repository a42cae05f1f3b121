"""What the bots are taught: gather what your goals want, read the others' hands, accuse when it pays."""

from collections.abc import Sequence
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Hints, Utterance
from gueridon.games.medium.box import (
    BACK,
    CARDS,
    CHILAM_BALAM,
    DRUIDESS,
    FETISH_MAKER,
    OMIKUJI,
    POWERS,
    PYTHIA,
    TOHUNGA,
)
from gueridon.games.medium.events import PredictionAccomplished, PredictionDrawn, StarPutDown, StarTaken
from gueridon.games.medium.moves import (
    GO_ON,
    GUESSES,
    KEEP_ALL,
    TURNS_OVER,
    Accomplish,
    Activate,
    Give,
    Join,
    LookAt,
    Move,
    PickPowers,
    PutDown,
    Take,
    TakeFrom,
)
from gueridon.games.medium.rules.deck import KINDS
from gueridon.games.medium.rules.predictions import GOAL
from gueridon.games.medium.rules.sight import FRONT_BITS, SHOWS, counts
from gueridon.games.medium.state import State

FRONT: Final = {card: FRONT_BITS[number] for number, card in enumerate(CARDS)}
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
LEAD: Final = 2.0  # how much likelier each fragment makes it to win


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
    best, found = -1.0, moves[0]
    for move in moves:
        worth = appeal(state, seat, move) + 0.01 * rng.random()
        if worth > best:
            best, found = worth, move
    return found


def appeal(state: State, seat: int, move: Move) -> float:
    """How good this looks to the seat, on no scale but that of its rivals."""
    if isinstance(move, Take):
        return service(state, seat, state.galaxy[move.star])
    if isinstance(move, TakeFrom):
        return service(state, seat, state.hands[move.other][move.place])
    if isinstance(move, PutDown | Give):
        return 9.0 - service(state, seat, state.hands[seat][move.place])
    if isinstance(move, Activate):
        return ESTEEM[move.power]
    if isinstance(move, PickPowers):
        return sum([ESTEEM[power] for power in move.powers])
    if isinstance(move, LookAt):
        return curiosity(state, seat, move.other, move.place)
    return 0.0


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
        if isinstance(move, Join | Accomplish):
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
    """How likely a guess must be: it wins one fragment, and loses all red ones."""
    red = float(state.red[seat])
    return max(CHEAP, red / (1.0 + red))


def suspicion(state: State, seat: int, other: int) -> list[float]:
    """For each goal, how likely it is that another holds it: people keep what they seek."""
    weights = [0.0] * KINDS
    for goal in range(KINDS):
        left = copies_unseen(state, seat, other, goal)
        if left:
            gathered = sum([shows(state, seat, card, goal) for card in state.hands[other]])
            weights[goal] = float(left) * ATTRACTION**gathered
    total = sum(weights)
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


def redden_or_heal(state: State, seat: int, moves: list[Move]) -> Move:
    """One's own red fragment turns white again; otherwise a white one of the leader turns red."""
    if state.red[seat]:
        return TURNS_OVER[seat][1]
    best, found = -1, moves[0]
    for other in range(state.players):
        if other != seat and state.white[other] and state.white[other] + state.red[other] > best:
            best, found = state.white[other] + state.red[other], TURNS_OVER[other][0]
    return found


# What a table is worth


def value(state: State) -> list[float]:
    """Each one's share of the fragments, won and in sight."""
    if state.ended is not None:
        best = max([rank(state, seat) for seat in range(state.players)])
        winners = [rank(state, seat) == best for seat in range(state.players)]
        return [float(won) / float(sum(winners)) for won in winners]
    shares = [LEAD ** prospects(state, seat) for seat in range(state.players)]
    total = sum(shares)
    return [share / total for share in shares]


def rank(state: State, seat: int) -> tuple[int, int]:
    """MED-71 Fragments first, then the white ones."""
    return state.white[seat] + state.red[seat], state.white[seat]


def prospects(state: State, seat: int) -> float:
    """Fragments, a red one worth a little less, and most of what could be claimed next."""
    sight = 0.0
    for prediction in state.held[seat]:
        many = counts(state, seat, prediction % KINDS)
        sight = max(sight, 0.2 * float(many) + (0.5 * float(many - 2) if many > 2 else 0.0))
    return float(state.white[seat]) + 0.85 * float(state.red[seat]) + 0.7 * sight


# What others have done


def likelihood(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> float:
    """People gather what their goals want: what they hold, take and lay open since they last drew speaks for it."""
    likely = 1.0
    for other in range(state.players):
        if other != seat and state.held[other]:
            likely *= sincerity(state, other, told)
    return likely


def sincerity(state: State, other: int, told: Sequence[HeardPly]) -> float:
    wanted = 0
    for prediction in state.held[other]:
        wanted |= 1 << prediction % KINDS
    gathered = sum([counts(state, other, prediction % KINDS) for prediction in state.held[other]])
    likely: float = 1.5 ** (float(gathered) / float(len(state.held[other])))
    for ply in told:
        if ply.seat == other:
            for event in ply.events:
                likely = judged(likely, other, wanted, event)
    return likely


def judged(likely: float, other: int, wanted: int, event: object) -> float:
    """What lay face up tells for whom it was taken; what is laid open was not wanted; a new goal wipes all out."""
    if isinstance(event, StarTaken):
        seen = FRONT[event.front] if event.front is not None else 1 << GOAL[event.back]
        return likely * (1.5 if seen & wanted else 0.8)
    if isinstance(event, StarPutDown):
        seen = FRONT[event.front] if event.front is not None else 1 << GOAL[event.back]
        return likely * (0.6 if seen & wanted else 1.1)
    if isinstance(event, PredictionDrawn | PredictionAccomplished) and event.seat == other:
        return 1.0
    return likely


HINTS: Hints[State, Move] = Hints(policy, value, likelihood=likelihood)
