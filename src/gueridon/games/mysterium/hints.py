"""What the bots are taught: what a vision calls to mind, for the ghost who sends it and those who read it."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from gueridon.core.hints import Hints
from gueridon.games.mysterium.box import CARD_NUMBER, HOURS, KINDS, VERDICTS, VISION_NUMBER
from gueridon.games.mysterium.cards.association import TABLE
from gueridon.games.mysterium.moves import (
    CALL_CROW,
    FINISH,
    READY,
    ChooseGuilty,
    Judge,
    Lay,
    Move,
    Place,
    Point,
    Serve,
    Vote,
)
from gueridon.games.mysterium.state import State

WORTH: Final = [[float(worth) for worth in row] for row in TABLE.values()]  # by vision, then card
DOUBT: Final = 13.0  # so much more in common makes a card e times as likely
WORTH_A_CARD: Final = 0.1  # a further vision is given if it makes the right card so much more likely
POOR: Final = 0.35  # below this a crow is called for the medium who would get no better
USELESS: Final = 0.3  # and it carries off what is no better for anybody
SURE: Final = 0.6  # from here on a medium says of another that it is right
UNSURE: Final = 0.12  # and below this, wrong


def policy(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    if seat == state.ghost:
        return haunt(state, moves)
    if state.phase == "vote":
        return decide(state, moves, rng)
    return divine(state, seat, moves, rng)


# What visions make one think of


def thoughts(visions: Sequence[int], cards: Sequence[int]) -> list[float]:
    """How likely each of these cards is meant."""
    common = [sum([WORTH[vision][card] for vision in visions]) for card in cards]
    highest = max(common)
    weights = [exp((worth - highest) / DOUBT) for worth in common]
    total = sum(weights)
    return [weight / total for weight in weights]


def candidates(state: State, medium: int) -> list[int]:
    """Cards of the kind that the medium seeks, where it was not yet wrong."""
    return [card for card in state.table[len(state.sleeves[medium])] if card not in state.tried[medium]]


def clarity(state: State, medium: int, visions: Sequence[int]) -> float:
    """How likely these visions lead the medium to the right card: a question for the ghost alone."""
    cards = candidates(state, medium)
    return thoughts(visions, cards)[cards.index(state.secret[medium][len(state.sleeves[medium])])]


# The ghost


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


def best_clarity(state: State, medium: int) -> float:
    return max([clarity(state, medium, [*state.visions[medium], vision]) for vision in state.hand])


def send(state: State, medium: int, moves: list[Move]) -> Move:
    """One vision, and another while it makes things clearer."""
    before = state.visions[medium]
    best, chosen = -1.0, moves[0]
    for move in moves:
        if isinstance(move, Lay):
            clear = clarity(state, medium, [*before, VISION_NUMBER[move.vision]])
            if clear > best:
                best, chosen = clear, move
    if FINISH in moves and best < clarity(state, medium, before) + WORTH_A_CARD:
        return FINISH
    return chosen


def load_crow(state: State, moves: list[Move]) -> Move:
    """What is of no use to anybody who waits, the worst first."""
    waiting = [medium for medium in range(len(state.owners)) if state.unserved >> medium & 1]
    least, chosen = 2.0, moves[0]
    for move in moves:
        if isinstance(move, Lay):
            vision = VISION_NUMBER[move.vision]
            use = max([clarity(state, medium, [*state.visions[medium], vision]) for medium in waiting], default=0.0)
            if use < least:
                least, chosen = use, move
    return FINISH if FINISH in moves and least > USELESS else chosen


# The culprit


def resemblance(state: State, vision: int, number: int) -> float:
    """How much a vision has in common with the card of a group that it is most like."""
    return max([WORTH[vision][card] for card in state.sleeves[state.groups[number - 1]]])


def suspicion(state: State, visions: Sequence[int]) -> list[float]:
    """How likely each group is meant by these cards of the common vision."""
    numbers = range(1, len(state.groups) + 1)
    common = [sum([resemblance(state, vision, number) for vision in visions]) for number in numbers]
    highest = max(common)
    weights = [exp((worth - highest) / DOUBT) for worth in common]
    total = sum(weights)
    return [weight / total for weight in weights]


def point_out(state: State, moves: list[Move]) -> Move:
    """The group that three cards of the hand tell best, then those cards; each alone should tell it too."""
    best, chosen = -1.0, moves[0]
    for move in moves:
        if isinstance(move, ChooseGuilty):
            told = sorted([suspicion(state, [vision])[move.group - 1] for vision in state.hand])
            worth = sum(told[-KINDS:])
        elif isinstance(move, Lay) and state.guilty is not None:
            worth = suspicion(state, [VISION_NUMBER[move.vision]])[state.guilty - 1]
        else:
            continue
        if worth > best:
            best, chosen = worth, move
    return chosen


def decide(state: State, moves: list[Move], rng: Random) -> Move:
    """Each group as often as the cards turned so far suggest it."""
    threshold = rng.random()
    for number, likely in enumerate(suspicion(state, state.common[: state.shown]), start=1):
        threshold -= likely
        if threshold < 0.0:
            for move in moves:
                if isinstance(move, Vote | Point) and move.group == number:
                    return move
    return moves[0]


# The mediums


def divine(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Place an intuition as the visions suggest; then judge the others; then be ready."""
    placing = [move for move in moves if isinstance(move, Place) and state.intuitions[move.medium] is None]
    if placing:
        return intuition(state, placing[0].medium, placing, rng)
    for move in moves:
        if isinstance(move, Judge) and agrees(state, state.owners.index(seat), move):
            return move
    return READY if READY in moves else moves[int(rng.random() * float(len(moves)))]


def intuition(state: State, medium: int, placing: list[Place], rng: Random) -> Move:
    """Each card as often as it seems likely: two people do not see quite the same in a picture."""
    cards = candidates(state, medium)
    threshold = rng.random()
    for card, likely in zip(cards, thoughts(state.visions[medium], cards), strict=True):
        threshold -= likely
        if threshold < 0.0:
            for move in placing:
                if move.medium == medium and CARD_NUMBER[move.card] == card:
                    return move
    return placing[0]


def agrees(state: State, by: int, move: Judge) -> bool:
    """Whether this medium would say so of that intuition, and has not said anything yet."""
    stands = state.intuitions[move.medium]
    if state.beside[move.medium][by] is not None or stands is None:
        return False
    cards = candidates(state, move.medium)
    if stands not in cards:
        return move.verdict == VERDICTS[1]
    likely = thoughts(state.visions[move.medium], cards)[cards.index(stands)]
    return likely > SURE if move.verdict == VERDICTS[0] else likely < UNSURE


def value(state: State) -> list[float]:
    """All win together: how far the mediums have come, for the hours that are gone."""
    if state.ended is not None:
        won = 1.0 if state.ended == "culprit-found" else 0.0
        return [won] * state.players
    found = sum([len(sleeve) for sleeve in state.sleeves]) / (KINDS * len(state.sleeves))
    promise = 0.6 * found + 0.3 * (1.0 - float(state.hour) / float(HOURS + 1))
    return [promise] * state.players


HINTS: Hints[State, Move] = Hints(policy, value)
