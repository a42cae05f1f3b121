"""Step 3: the Ancient Powers."""

from typing import Final

from gueridon.games.medium.box import (
    BACK,
    CARDS,
    CHILAM_BALAM,
    DRUIDESS,
    FETISH_MAKER,
    GOALS,
    MOST_PLAYERS,
    OMIKUJI,
    PYTHIA,
    SIDES,
    TOHUNGA,
)
from gueridon.games.medium.events import (
    CardGiven,
    CardLookedAt,
    CardSeen,
    CardTaken,
    FragmentTurned,
    PowerActivated,
    PredictionDiscarded,
    PredictionsKept,
)
from gueridon.games.medium.moves import (
    ACTIVATES,
    DISCARDS,
    GO_ON,
    KEEP_ALL,
    LOOKS_AT,
    TAKES_FROM,
    TURNS_OVER,
    Activate,
    Discard,
    KeepAll,
    LookAt,
    Move,
    TakeFrom,
    TurnOver,
)
from gueridon.games.medium.rules.deal import POWER
from gueridon.games.medium.rules.deck import KINDS, draw_prediction, renew_after_discard
from gueridon.games.medium.rules.predictions import GOAL, anyone_to_accuse, guesses
from gueridon.games.medium.state import State


def cards_of_others(moves: tuple[tuple[Move, ...], ...], players: int, seat: int) -> list[Move]:
    return [move for other in range(players) if other != seat for move in moves[other]]


# For so many players, then by seat.
TAKES_FROM_OTHERS: Final = [
    [cards_of_others(TAKES_FROM, players, seat) for seat in range(players)] for players in range(MOST_PLAYERS + 1)
]
LOOKS_AT_OTHERS: Final = [
    [cards_of_others(LOOKS_AT, players, seat) for seat in range(players)] for players in range(MOST_PLAYERS + 1)
]

# MED-50 Activation


def awake(state: State, seat: int, power: int) -> bool:
    """MED-50 Face down on the turn it is used and on the next."""
    return power != state.used[seat] and not (seat == state.turn and power == state.activated)


def possible(state: State, power: int) -> bool:
    """MED-51 As far as everyone can see."""
    if power == OMIKUJI:
        return bool(state.deck) or bool(state.discards)
    if power == CHILAM_BALAM:
        return any(state.white) or any(state.red)
    return True


def activations(state: State, seat: int) -> list[Move]:
    used = state.used[seat]
    return [ACTIVATES[power] for power in state.powers[seat] if power != used and possible(state, power)]


def why_not_activate(state: State, seat: int, move: Activate) -> str | None:
    power = POWER[move.power]
    if state.phase != "power":
        return "MED-50/step"
    if power not in state.powers[seat]:
        return "MED-11/own"
    if not awake(state, seat, power):
        return "MED-50/asleep"
    return None if possible(state, power) else "MED-51"


def activate(state: State, seat: int, move: Activate) -> None:
    power = POWER[move.power]
    state.activated = power
    if state.log is not None:
        state.tell(PowerActivated(seat, move.power))
    if power == PYTHIA:
        state.phase = "take"
    elif power == DRUIDESS:
        state.exchanges = 2  # MED-53
        state.phase = "exchange"
    elif power == OMIKUJI:
        consult(state, seat)
    elif power == FETISH_MAKER:
        state.fetish[seat] = True  # MED-55
        state.phase = "exchange"
    elif power == TOHUNGA:
        state.phase = "look"
    else:
        state.phase = "turn-over"


# MED-52 Pythia


def why_not_take_from(state: State, seat: int, move: TakeFrom) -> str | None:
    if state.phase != "take":
        return "MED-52/take"
    return "MED-52/opponent" if move.other == seat or move.other >= state.players else None


def take_from(state: State, seat: int, other: int, place: int) -> None:
    """MED-52 Whoever takes sees it before giving."""
    card = state.hands[other][place]
    state.known[card] |= 1 << seat
    state.sealed = True
    state.taken_from, state.taken_at = other, place
    state.phase = "give"
    if state.log is not None:
        state.tell(CardTaken(seat, other, place, GOALS[BACK[card]]))
        state.tell(CardSeen(CARDS[card]), (seat,))


def give(state: State, seat: int, place: int) -> None:
    """MED-52 One for one: MED-20 each takes the place of the other."""
    other, at = state.taken_from, state.taken_at
    assert other is not None
    assert at is not None
    card, taken = state.hands[seat][place], state.hands[other][at]
    state.hands[seat][place], state.hands[other][at] = taken, card
    state.known[card] |= 1 << other
    state.known[taken] |= 1 << seat  # MED-22 whoever holds it sees it, whatever was forgotten
    state.sealed = True
    state.taken_from = state.taken_at = None
    state.phase = "exchange"
    if state.log is not None:
        state.tell(CardGiven(seat, other, place, GOALS[BACK[card]]))
        state.tell(CardSeen(CARDS[card]), (other,))


# MED-54 Omikuji


def consult(state: State, seat: int) -> None:
    """MED-54 One more prediction; MED-51 or none, if there is none for this player."""
    drawn = draw_prediction(state, seat)
    state.phase = "discard" if drawn and len(state.held[seat]) > 1 else "exchange"


def discards(state: State, seat: int) -> list[Move]:
    """MED-54 Any that was held before, or none."""
    moves: list[Move] = [DISCARDS[prediction % KINDS] for prediction in state.held[seat][:-1]]
    moves.append(KEEP_ALL)
    return moves


def why_not_discard(state: State, seat: int, move: Discard | KeepAll) -> str | None:
    if state.phase != "discard":
        return "MED-54/step"
    if isinstance(move, KeepAll):
        return None
    before = [GOALS[prediction % KINDS] for prediction in state.held[seat][:-1]]
    return None if move.goal in before else "MED-54/held"


def discard(state: State, seat: int, move: Discard) -> None:
    """MED-54 Unseen by the others."""
    goal = GOAL[move.goal]
    prediction = next(each for each in state.held[seat] if each % KINDS == goal)
    state.held[seat].remove(prediction)
    state.discards.append(prediction)
    state.opening[seat] = False
    state.sealed = True
    state.phase = "exchange"
    state.tell(PredictionDiscarded(seat))
    renew_after_discard(state)


def keep_all(state: State, seat: int) -> None:
    state.sealed = True  # it tells what this player thinks of his predictions
    state.phase = "exchange"
    state.tell(PredictionsKept(seat))


# MED-56 Tohunga


def why_not_look(state: State, seat: int, move: LookAt) -> str | None:
    if state.phase != "look":
        return "MED-56/step"
    return "MED-56/opponent" if move.other == seat or move.other >= state.players else None


def look(state: State, seat: int, other: int, place: int) -> None:
    """MED-56 Nobody else sees it; then a guess, if there is anyone to accuse."""
    card = state.hands[other][place]
    state.known[card] |= 1 << seat
    state.sealed = True
    state.phase = "suspect" if anyone_to_accuse(state) else "exchange"
    if state.log is not None:
        state.tell(CardLookedAt(seat, other, place))
        state.tell(CardSeen(CARDS[card]), (seat,))


def suspicions(state: State, seat: int) -> list[Move]:
    return [*guesses(state, seat), GO_ON]


# MED-57 Chilam Balam


def turnings(state: State) -> list[Move]:
    """MED-57 Any fragment before anyone."""
    moves: list[Move] = []
    for other in range(state.players):
        if state.white[other]:
            moves.append(TURNS_OVER[other][0])
        if state.red[other]:
            moves.append(TURNS_OVER[other][1])
    return moves


def why_not_turn_over(state: State, move: TurnOver) -> str | None:
    if state.phase != "turn-over":
        return "MED-57/step"
    fragments = state.white if move.side == "white" else state.red
    return None if move.other < state.players and fragments[move.other] else "MED-57/none"


def turn_over(state: State, seat: int, move: TurnOver) -> None:
    """MED-57 From white to red, or from red to white."""
    change = 1 if move.side == "red" else -1
    state.white[move.other] += change
    state.red[move.other] -= change
    state.phase = "exchange"
    if state.log is not None:
        state.tell(FragmentTurned(seat, move.other, SIDES[move.side == "white"]))
