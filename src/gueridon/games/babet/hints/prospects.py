"""What the table promises: what is told apart of it, each by so much as it counts for the Artisous."""

from math import exp
from typing import Final

from gueridon.games.babet.box import CARDS, PERSONALITY, SAME_SIGN, Role
from gueridon.games.babet.hints.winning import can_win
from gueridon.games.babet.rules.aim import positives
from gueridon.games.babet.rules.turn import ACTIONS, DRAWS
from gueridon.games.babet.state import State
from gueridon.games.babet.weights import MEASURES, shipped

# The places of the measures
FIRST_KIND: Final = 1
FIRST_PURE: Final = 2
INITIATIVE: Final = 3
HELD: Final = 4
KIND: Final = 8
PURE: Final = 12
WICKED: Final = 14
OPEN: Final = 16
WINS: Final = 25

WEIGHTS: Final[dict[int, list[float]]] = shipped()


def promise(state: State) -> float:
    """That the Artisous win, from 0 to 1."""
    total = 0.0
    for weight, measure in zip(WEIGHTS[len(state.roles)], measures(state), strict=True):
        total += weight * measure
    return 1.0 / (1.0 + exp(-total))


def measures(state: State) -> list[float]:
    found = [0.0] * len(MEASURES)
    found[0] = 1.0
    for personality in state.personalities:
        kind = positives(personality)
        if kind >= SAME_SIGN:
            found[FIRST_KIND] = 1.0
        if kind == PERSONALITY:
            found[FIRST_PURE] = 1.0
    actions = ACTIONS if state.draws else state.actions
    rest = float(state.draws + actions) / float(DRAWS + ACTIONS)
    found[INITIATIVE] = rest if state.roles[state.turn] is Role.ARTISOU else -rest
    hold(state, found)
    pile_up(state, found)
    foresee(state, found, actions)
    return found


def hold(state: State, found: list[float]) -> None:
    for seat, hand in enumerate(state.hands):
        place = HELD if state.roles[seat] is Role.ARTISOU else HELD + 2
        kind = positives(hand)
        found[place] += float(kind)
        found[place + 1] += float(len(hand) - kind)


def pile_up(state: State, found: list[float]) -> None:
    higher = in_play_above(state)
    once = 2 if found[FIRST_KIND] else 0
    for pile in state.piles:
        missing = PERSONALITY - len(pile)
        if higher[pile[-1]] < missing and not is_followed(state, pile, missing):
            continue
        kind = positives(pile)
        wicked = len(pile) - kind
        if kind >= SAME_SIGN:
            found[KIND + once + missing - 1] += 1.0
            if wicked == 0:
                found[PURE + missing - 1] += 1.0
        elif wicked >= SAME_SIGN:
            found[WICKED + missing - 1] += 1.0
        else:
            found[OPEN + SAME_SIGN * kind + wicked] += 1.0


def in_play_above(state: State) -> list[int]:
    """By card, how many higher ones do not lie in a pile."""
    on_table = [False] * (len(CARDS) + 1)
    for pile in state.piles:
        for card in pile:
            on_table[card] = True
    for personality in state.personalities:
        for card in personality:
            on_table[card] = True
    higher = [0] * (len(CARDS) + 1)
    for card in range(len(CARDS), 0, -1):
        higher[card - 1] = higher[card] + (0 if on_table[card] else 1)
    return higher


def is_followed(state: State, pile: list[int], missing: int) -> bool:
    """Another pile may be moved onto this one."""
    for other in state.piles:  # noqa: SIM110 (a generator would cost more)
        if other[0] > pile[-1] and len(other) <= missing:
            return True
    return False


def foresee(state: State, found: list[float], actions: int) -> None:
    """Those before the river changes may draw it."""
    place = state.order.index(state.turn)
    for step in range(3):
        seat = state.order[(place + step) % len(state.order)]
        role = state.roles[seat]
        draws = state.draws if step == 0 else DRAWS
        cards = state.hands[seat] + state.river if step < 2 and draws else state.hands[seat]
        if can_win(state, role, cards, actions if step == 0 else ACTIONS):
            found[WINS + 2 * step + (0 if role is Role.ARTISOU else 1)] = 1.0
