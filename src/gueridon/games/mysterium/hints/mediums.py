"""How the mediums read visions."""

from random import Random
from typing import Final

from gueridon.games.mysterium.box import CARD_NUMBER, KINDS, VERDICTS
from gueridon.games.mysterium.hints.reading import candidates, one_of, suspicion, thoughts
from gueridon.games.mysterium.moves import READY, Judge, Move, Place, Point, Vote
from gueridon.games.mysterium.state import State

SURE: Final = 0.6  # from here on a medium says of another that it is right
UNSURE: Final = 0.12  # and below this, wrong


def divine(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Place an intuition as the visions suggest; then judge the others; then be ready."""
    placing = [move for move in moves if isinstance(move, Place) and state.intuitions[move.medium] is None]
    if placing:
        return intuition(state, placing[0].medium, placing, rng)
    for move in moves:
        if isinstance(move, Judge) and agrees(state, state.owners.index(seat), move):
            return move
    return READY if READY in moves else moves[int(rng.random() * float(len(moves)))]


def prudent(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Nobody is ready who has placed nothing, nor goes back to where he was wrong."""
    if state.phase != "intuitions" or seat == state.ghost:
        return moves
    own = [medium for medium, owner in enumerate(state.owners) if owner == seat]
    idle = any(state.intuitions[medium] is None and len(state.sleeves[medium]) < KINDS for medium in own)
    return [move for move in moves if not (was_wrong(state, move) or (idle and move == READY))] or moves


def was_wrong(state: State, move: Move) -> bool:
    return isinstance(move, Place) and CARD_NUMBER[move.card] in state.tried[move.medium]


def intuition(state: State, medium: int, placing: list[Place], rng: Random) -> Move:
    """Each card as often as it seems likely: two people do not see quite the same in a picture."""
    cards = candidates(state, medium)
    card = cards[one_of(thoughts(state.visions[medium], cards), rng)]
    (chosen,) = [move for move in placing if move.medium == medium and CARD_NUMBER[move.card] == card]
    return chosen


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


def decide(state: State, seat: int, moves: list[Move], rng: Random) -> Move:
    """Each group as often as the cards turned so far suggest it; whoever pointed at one then gives way to another.

    MYS-63 Alone with the ghost there is nobody to give way to.
    """
    if READY in moves:
        return READY
    groups = {move.group: move for move in moves if isinstance(move, Vote | Point)}
    others = [vote for vote in state.votes if vote in groups]
    if state.votes[seat] is not None and others:
        return groups[others[0]]
    return groups.get(1 + one_of(suspicion(state, state.common[: state.shown]), rng), moves[0])
