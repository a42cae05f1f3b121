"""The variants that change a turn: the triplette and the mirrors."""

from typing import Final

from gueridon.core.fate import shuffled
from gueridon.games.babet.box import MIRROR
from gueridon.games.babet.events import MirrorSeen, Triplette
from gueridon.games.babet.state import State

MOST_TRIPLETTES: Final = 10


def take_triplette_away(state: State, pile: list[int]) -> None:
    """BAB-40 The lowest three consecutive numbers go back into the draw pile; ten times in a game, no more."""
    if state.triplettes == MOST_TRIPLETTES:
        return
    for place in range(len(pile) - 2):
        first = pile[place]
        if pile[place + 2] == first + 2:
            three = [first, first + 1, first + 2]
            del pile[place : place + 3]
            if not pile:
                state.piles.remove(pile)
            state.triplettes += 1
            state.returned += three
            state.draw_pile = shuffled(state.key, state.shuffles, state.draw_pile + three)
            state.shuffles += 1
            state.sealed = True
            state.tell(Triplette(tuple(three), state.triplettes, len(state.draw_pile)))
            return


def look_in_mirror(state: State, card: int, on: int | None) -> None:
    """BAB-41 A card laid on its mirror, or right after it, gives one more action, once per turn."""
    mirror = MIRROR.get(card)
    if mirror is not None and not state.mirrored and (mirror == on or mirror == state.laid):
        state.mirrored = True
        state.actions += 1
        state.tell(MirrorSeen(state.turn, card, mirror))
