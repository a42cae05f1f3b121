"""Worlds dealt as a seat remembers them: what was laid lies where it lies, and hands are as their owners say."""

from collections.abc import Sequence
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Utterance
from gueridon.games.missions.hints.convention import KINDS
from gueridon.games.missions.hints.holding import Holding
from gueridon.games.missions.hints.reading import Moment, laid_cards, moments, remarks
from gueridon.games.missions.rules import ALL_CARDS
from gueridon.games.missions.state import State

REMEMBERED: Final = 4  # moves of each seat: hardly any card is held for longer


def recall(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance], rng: Random) -> None:
    """Hands are dealt by what was signalled, cards known to be covered go where they lie, the others anyhow."""
    memory = memory_of(state, seat, told, said)
    left = memory.unseen.copy()
    others = [other for other in range(len(state.hands)) if other != seat]
    rng.shuffle(others)
    for other in others:
        state.hands[other] = memory.holdings[other].dealt(left, rng)
    cards = [kind for kind in range(KINDS) for _ in range(left[kind])]
    rng.shuffle(cards)
    for stack, known in zip(state.stacks, memory.covered, strict=True):
        unknown = len(stack) - 2 - len(known)
        stack[1:-1] = [*[cards.pop() for _ in range(unknown)], *known]
    state.draw_pile = cards


class Memory:
    """What a seat knows in every world that it can imagine."""

    def __init__(self, state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> None:
        self.seat, self.told, self.said = seat, told, said
        self.plies = len(told)
        self.covered = [laid[:-1] for laid in laid_cards(told)]
        self.unseen = [0] * KINDS  # how many, by kind
        for card in ALL_CARDS:
            self.unseen[card] += 1
        lowest, exposed = [stack[:1] for stack in state.stacks], [stack[1:][-1:] for stack in state.stacks]
        for known in (state.hands[seat], *lowest, *self.covered, *exposed):
            for card in known:
                self.unseen[card] -= 1
        past = moments(state, told, said)
        self.holdings = followed(past[: 1 + REMEMBERED * len(state.hands)], state, seat, self.unseen)

    def is_of(self, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> bool:
        return self.seat == seat and self.told is told and self.said is said and self.plies == len(told)


def followed(past: list[Moment], state: State, seat: int, unseen_now: list[int]) -> dict[int, Holding]:
    """What every other seat may hold, followed from the earliest of these moments, which come last, until now."""
    unseen, counts = unseen_now.copy(), [len(hand) for hand in state.hands]
    for moment in past[1:]:
        assert moment.mover is not None
        counts[moment.mover] += 1 - moment.drawn
        for card in moment.received if moment.mover == seat else [moment.card]:
            unseen[card] += 1
    heard = {other: remarks(past, other) for other in range(len(state.hands)) if other != seat}
    found = {other: Holding(counts[other], unseen, said[-1]) for other, said in heard.items()}
    for at in range(len(past) - 1, -1, -1):
        moment = past[at]
        for other, holding in found.items():
            holding.hear(heard[other][at])
        if moment.mover is not None:
            for card in moment.received if moment.mover == seat else [moment.card]:
                for other, holding in found.items():
                    if other != moment.mover:
                        holding.see(card, unseen)
                unseen[card] -= 1
            if moment.mover != seat:
                found[moment.mover].leave(moment.card, moment.drawn, unseen, heard[moment.mover][at - 1].excluded)
    return found


LATEST: Final[list[Memory]] = []  # at most one: the worlds of a question are imagined one after the other


def memory_of(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> Memory:
    if not told or not LATEST or not LATEST[0].is_of(seat, told, said):
        LATEST[:] = [Memory(state, seat, told, said)]
    return LATEST[0]
