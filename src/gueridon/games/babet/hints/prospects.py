"""What the table promises: what is told apart of it, and how much each of that counts for the Artisous."""

from math import exp
from typing import Final

from gueridon.games.babet.box import CARDS, PERSONALITY, ROLES, SAME_SIGN, Role
from gueridon.games.babet.hints.winning import can_win
from gueridon.games.babet.rules.aim import positives
from gueridon.games.babet.rules.turn import ACTIONS, DRAWS
from gueridon.games.babet.state import State

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

# What each measure counts for the Artisous with 2, 3, 4 and 5 players: fitted, see docs/bots.md.
TABLE: Final = [
    [-0.09, 0.57, -0.25, 0.2],  # always
    [0.71, -0.52, 0.78, 0.0],  # a kind personality is finished
    [-0.07, 2.02, -0.36, 1.58],  # one that is entirely positive
    [0.13, 0.08, 0.12, 0.16],  # what is left of the turn, against them where it is not theirs
    [-0.02, 0.0, 0.03, -0.01],  # positive cards that they hold
    [-0.12, -0.02, 0.15, 0.03],  # negative ones
    [0.24, 0.06, 0.09, -0.06],  # positive cards that the others hold
    [-0.25, -0.04, -0.21, -0.07],  # negative ones
    [0.29, -0.2, 0.51, -0.06],  # kind, one card missing
    [-0.11, -0.05, -0.21, -0.01],  # kind, two
    [0.87, -0.19, 1.08, -0.08],  # kind, one card missing, and one is finished already
    [0.25, 0.24, 0.39, 0.34],  # kind, two, likewise
    [-0.2, 0.96, -0.29, 0.58],  # no negative card, one missing
    [0.14, 0.19, 0.17, 0.33],  # no negative card, two
    [-1.78, -1.28, -2.07, -1.59],  # wicked, one card missing
    [-1.33, -0.91, -1.89, -1.27],  # wicked, two
    [0.0, 0.0, 0.0, 0.0],  # (there is no such pile)
    [-0.17, -0.23, -0.24, -0.3],  # one negative card
    [-0.59, -0.31, -0.88, -0.41],  # two
    [0.05, 0.14, 0.03, 0.13],  # one positive card
    [-0.03, -0.13, 0.06, -0.16],  # one of each
    [-0.36, -0.52, -0.79, -0.74],  # one positive card, two negative ones
    [0.01, 0.2, 0.1, 0.19],  # two positive cards
    [0.23, -0.19, 0.34, -0.22],  # two positive cards, a negative one
    [-0.04, -0.07, -0.13, -0.31],  # two of each
    [0.69, 1.33, 1.53, 1.49],  # whoever is to move wins in this turn, as an Artisou
    [-0.98, -1.64, -1.93, -1.6],  # or as a Foutralou
    [0.41, 0.69, 0.77, 0.71],  # the next player in his, as an Artisou
    [-0.96, -0.74, -1.08, -0.77],  # or as a Foutralou
    [0.27, 0.33, 0.55, 0.35],  # the one after him, as an Artisou
    [-0.84, -0.44, -0.73, -0.47],  # or as a Foutralou
]
WEIGHTS: Final = {players: [row[players - 2] for row in TABLE] for players in ROLES}


def promise(state: State) -> float:
    """That the Artisous win, from 0 to 1."""
    total = 0.0
    for weight, measure in zip(WEIGHTS[len(state.roles)], measures(state), strict=True):
        total += weight * measure
    return 1.0 / (1.0 + exp(-total))


def measures(state: State) -> list[float]:
    found = [0.0] * len(TABLE)
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
