"""Worlds as visions make one imagine them: what lies hidden is dealt anew, each card as often as it seems meant."""

from collections.abc import Sequence
from random import Random

from gueridon.core.hints import HeardPly, Utterance
from gueridon.games.mysterium.box import KINDS
from gueridon.games.mysterium.hints.meaning import meant
from gueridon.games.mysterium.hints.reading import candidates, one_of, suspicion
from gueridon.games.mysterium.state import State


def recall(state: State, seat: int, told: Sequence[HeardPly], said: Sequence[Utterance], rng: Random) -> None:
    """The ghost knows; everyone else remembers the visions."""
    if seat == state.ghost or state.ended is not None:
        return
    kinds = [deal_kind(state, kind, rng) for kind in range(KINDS)]
    state.secret = [[cards[medium] for cards in kinds] for medium in range(len(state.owners))]
    if state.guilty is not None and state.shown:
        state.guilty = 1 + one_of(suspicion(state, state.common[: state.shown]), rng)


def deal_kind(state: State, kind: int, rng: Random) -> list[int]:
    """Each medium's card, one medium after the other in any order, since no card serves two (MYS-12)."""
    mediums = [medium for medium, sleeve in enumerate(state.sleeves[: len(state.owners)]) if len(sleeve) <= kind]
    cards = [secret[kind] for secret in state.secret]
    while True:
        rng.shuffle(mediums)
        taken: list[int] = []
        for medium in mediums:
            free = [card for card in possible(state, medium, kind) if card not in taken]
            if not free:
                break
            taken.append(rng.choices(free, likely(state, medium, kind, free))[0])
        else:
            for medium, card in zip(mediums, taken, strict=True):
                cards[medium] = card
            return cards


def possible(state: State, medium: int, kind: int) -> list[int]:
    return candidates(state, medium) if kind == len(state.sleeves[medium]) else state.table[kind]


def likely(state: State, medium: int, kind: int, free: list[int]) -> list[float]:
    """How likely each is meant by the visions before this medium, if it looks for that kind now."""
    if kind != len(state.sleeves[medium]):
        return [1.0] * len(free)
    cards = candidates(state, medium)
    odds = meant(tuple(state.visions[medium]), tuple(cards))
    return [odds[cards.index(card)] for card in free]
