"""Worlds dealt as a seat remembers them: what was laid lies where it lies, and hands are as their owners say."""

from collections.abc import Sequence
from random import Random
from typing import Final

from gueridon.core.hints import HeardPly, Utterance
from gueridon.games.missions.hints.dealing import Evidence, dealt
from gueridon.games.missions.hints.reading import claims, laid_cards
from gueridon.games.missions.rules import ALL_CARDS
from gueridon.games.missions.state import State


def recall(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance], rng: Random) -> None:
    """Cards known to be covered go where they lie, hands are dealt by what was signalled, the others anyhow."""
    memory = memory_of(state, seat, told, said)
    cards = memory.unseen.copy()
    rng.shuffle(cards)
    for stack, known in zip(state.stacks, memory.covered, strict=True):
        unknown = len(stack) - 2 - len(known)
        stack[1:-1] = [*[cards.pop() for _ in range(unknown)], *known]
    others = [other for other in range(len(state.hands)) if other != seat]
    rng.shuffle(others)
    for other in others:
        state.hands[other] = dealt(cards, len(state.hands[other]), memory.evidence[other], rng)
    state.draw_pile = cards


class Memory:
    """What a seat knows in every world that it can imagine."""

    def __init__(self, state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> None:
        self.seat, self.told, self.said = seat, told, said
        self.plies = len(told)
        self.covered = [laid[:-1] for laid in laid_cards(told)]
        self.unseen = ALL_CARDS.copy()
        lowest, exposed = [stack[:1] for stack in state.stacks], [stack[1:][-1:] for stack in state.stacks]
        for known in (state.hands[seat], *lowest, *self.covered, *exposed):
            for card in known:
                self.unseen.remove(card)
        self.evidence = [Evidence(claim) for claim in claims(state, seat, told, said)]

    def is_of(self, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> bool:
        return self.seat == seat and self.told is told and self.said is said and self.plies == len(told)


LATEST: Final[list[Memory]] = []  # at most one: the worlds of a question are imagined one after the other


def memory_of(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance]) -> Memory:
    if not told or not LATEST or not LATEST[0].is_of(seat, told, said):
        LATEST[:] = [Memory(state, seat, told, said)]
    return LATEST[0]
