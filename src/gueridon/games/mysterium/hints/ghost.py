"""How the ghost sends visions."""

from typing import Final

from gueridon.games.mysterium.box import VISION_NUMBER
from gueridon.games.mysterium.hints.reading import best_clarity, clarities, clarity, suspicion, telling
from gueridon.games.mysterium.moves import CALL_CROW, FINISH, ChooseGuilty, Lay, Move, Serve
from gueridon.games.mysterium.state import State

WORTH_A_CARD: Final = 0.1  # a further vision is given if it makes the right card so much more likely
POOR: Final = 0.35  # below this a crow is called for the medium who would get no better
USELESS: Final = 0.3  # and it carries off what is no better for anybody


def haunt(state: State, moves: list[Move]) -> Move:
    if state.crow:
        return load_crow(state, moves)
    if state.phase == "culprit":
        return point_out(state, moves)
    if state.serving is not None:
        return send(state, state.serving, moves)
    return turn_to(state, moves)


def turn_to(state: State, moves: list[Move]) -> Move:
    """The medium for whom the hand says most; a crow, if it says too little for somebody."""
    best, chosen, poorest = -1.0, moves[0], 1.0
    for move in moves:
        if isinstance(move, Serve):
            clear = best_clarity(state, move.medium)
            poorest = min(poorest, clear)
            if clear > best:
                best, chosen = clear, move
    return CALL_CROW if poorest < POOR and CALL_CROW in moves else chosen


def send(state: State, medium: int, moves: list[Move]) -> Move:
    """One vision, and another while it makes things clearer."""
    lays = [move for move in moves if isinstance(move, Lay)]
    best, chosen = -1.0, moves[0]
    for move, clear in zip(lays, clarities(state, medium, visions_of(lays)), strict=True):
        if clear > best:
            best, chosen = clear, move
    if FINISH in moves and best < clarity(state, medium, state.visions[medium]) + WORTH_A_CARD:
        return FINISH
    return chosen


def load_crow(state: State, moves: list[Move]) -> Move:
    """What is of no use to anybody who waits, the worst first."""
    lays = [move for move in moves if isinstance(move, Lay)]
    uses = best_uses(state, visions_of(lays))
    least, chosen = 2.0, moves[0]
    for move, use in zip(lays, uses, strict=True):
        if use < least:
            least, chosen = use, move
    return FINISH if FINISH in moves and least > USELESS else chosen


def best_uses(state: State, visions: list[int]) -> list[float]:
    """How clear each of these visions would make things for whoever it helps most, of those who wait."""
    best = [0.0] * len(visions)
    for medium in range(len(state.owners)):
        if state.unserved >> medium & 1:
            for at, clear in enumerate(clarities(state, medium, visions)):
                best[at] = max(best[at], clear)
    return best


def visions_of(lays: list[Lay]) -> list[int]:
    return [VISION_NUMBER[move.vision] for move in lays]


def point_out(state: State, moves: list[Move]) -> Move:
    """The group that three cards of the hand tell best, then those cards; each alone should tell it too."""
    best, chosen = -1.0, moves[0]
    for move in moves:
        if isinstance(move, ChooseGuilty):
            worth = telling(state, move.group)
        elif isinstance(move, Lay) and state.guilty is not None:
            worth = suspicion(state, [VISION_NUMBER[move.vision]])[state.guilty - 1]
        else:
            continue
        if worth > best:
            best, chosen = worth, move
    return chosen
