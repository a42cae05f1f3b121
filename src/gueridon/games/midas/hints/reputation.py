"""How everybody has bid so far: once the cups are lifted one sees with which dice each bid was made."""

from collections.abc import Sequence
from typing import Final

from gueridon.core.hints import HeardPly
from gueridon.games.midas.box import FACES, FAVOURS, STONES
from gueridon.games.midas.events import BidMade, BribeUsed, CupsLifted, FavourBought, RoundBegan
from gueridon.games.midas.hints.styles import AT_FIRST, leant
from gueridon.games.midas.state import State

CONSTANCY: Final = 0.97  # how often one still bids, a round later, as one did


def leanings(state: State, told: Sequence[HeardPly]) -> list[list[float]]:
    """By seat, how likely each style is, by all rounds that are over."""
    found = [AT_FIRST for _ in range(state.players)]
    for table in lifted_tables(state, told):
        for bidder in {bidder for bidder, _ in table.bids}:
            found[bidder] = forgiven(leant(found[bidder], table, bidder))
    return found


def lifted_tables(state: State, told: Sequence[HeardPly]) -> list[State]:
    """Each round as it was when its cups were lifted; where Midas was bribed bids were about another stone."""
    found: list[State] = []
    bought: list[int | None] = [None] * state.players
    bids: list[tuple[int, int]] = []
    bribed = False
    for ply in told:
        for event in ply.events:
            if isinstance(event, RoundBegan):
                bids, bribed = [], False
            elif isinstance(event, BidMade):
                bids.append((event.seat, event.count))
            elif isinstance(event, BribeUsed):
                bribed = True
            elif isinstance(event, FavourBought):
                bought[event.seat] = FAVOURS.index(event.favour)
            elif isinstance(event, CupsLifted) and not bribed:
                found.append(as_lifted(state, event, bids, bought))
    return found


def as_lifted(state: State, shown: CupsLifted, bids: list[tuple[int, int]], bought: list[int | None]) -> State:
    """The table of that round, as far as bids depend on it."""
    table = state.clone()
    table.phase, table.stone, table.bids, table.bought = "bids", STONES.index(shown.stone), bids, bought.copy()
    table.cups, table.cards = [()] * state.players, [None] * state.players
    for cup in shown.cups:
        table.cups[cup.seat] = tuple(sorted([FACES.index(face) for face in cup.dice]))
    for card in shown.cards:
        table.cards[card.seat] = card.value
    table.dice = [len(cup) for cup in table.cups]
    table.cursed = [not cup for cup in table.cups]
    table.in_play = len(shown.cups)
    return table


def forgiven(leaning: list[float]) -> list[float]:
    """Anybody may bid otherwise from now on."""
    return [CONSTANCY * often + (1.0 - CONSTANCY) * at_first for often, at_first in zip(leaning, AT_FIRST, strict=True)]
