"""What a table is worth: what the next few cards can accomplish, in the hands in which they are; nothing is drawn."""

from typing import Final

from gueridon.games.missions.box.rows import PAIRS
from gueridon.games.missions.hints.looks import KINDS, WEIGHTS, look_at
from gueridon.games.missions.rules import FITS
from gueridon.games.missions.state import State

FIFTY: Final = 50.0
A_CARD: Final = 0.3  # missions that a card still to be laid is worth
AHEAD: Final = 4  # cards that are laid in turn
TRIED: Final = 3  # ways to lay each of them, those first that accomplish most or leave most within reach
LATER: Final = 0.87  # what a mission is worth a card later
WITHIN_REACH: Final = 0.25  # what one is worth that the card after all these may accomplish
FRESH: Final = 0.3  # what one is worth that turns up in the place of another
BLOCKED: Final = -1.0  # missions
OF_STACKS: Final = [[stack for stack in range(4) if stacks >> stack & 1] for stacks in range(16)]


def value(state: State) -> list[float]:
    """The missions accomplished, what can be planned, and those that all cards may bring while the game goes on."""
    missions = float(len(state.accomplished))
    if state.ended is None:
        cards = len(state.draw_pile)
        for hand in state.hands:
            cards += len(hand)
        each = 1.0 + FRESH if state.mission_pile else 1.0
        missions += A_CARD * float(cards) + plan(state.row, state.wanted, [*state.hands], state.turn, AHEAD, each)
    return [missions / FIFTY] * len(state.hands)


def settled(state: State) -> bool:
    """What comes after a move depends on cards that are drawn and missions that turn up, which no tree of moves tells
    apart: whoever searches looks one card ahead, and plans on in each world by itself."""
    return True


def plan(row: int, wanted: int, hands: list[list[int]], seat: int, ahead: int, each: float) -> float:
    """The missions that these hands can accomplish with so many cards, laid in turn from this seat on, worth so much
    each."""
    hand, left, right = hands[seat], FITS[row // PAIRS], FITS[row % PAIRS]
    tops = [row // WEIGHTS[0], row // PAIRS % KINDS, row // KINDS % KINDS, row % KINDS]
    best, before = BLOCKED, -1
    hopeful: list[int] = []  # for each way to lay a card: how good it looks, its place in the hand, and the stack
    for at, card in enumerate(hand):
        if card == before:
            continue
        before = card
        for stack in OF_STACKS[left[card] + 4 * right[card]]:
            look = look_at(row + (card - tops[stack]) * WEIGHTS[stack])
            met = look.met & wanted
            accomplished = ones(met)
            within_reach = ones(look.near & (wanted - met))
            if ahead == 1 or met == wanted:
                worth = each * float(accomplished) + WITHIN_REACH * float(within_reach)
                if worth > best:
                    best = worth
            else:
                hopeful.append((8 * accomplished + within_reach) * 16 + 4 * at + stack)
    if len(hopeful) > TRIED:
        hopeful.sort(reverse=True)
        del hopeful[TRIED:]
    following = seat + 1 if seat + 1 < len(hands) else 0
    for way in hopeful:
        at, stack = way // 4 % 4, way % 4
        after = row + (hand[at] - tops[stack]) * WEIGHTS[stack]
        hands[seat] = hand.copy()
        del hands[seat][at]
        left_over = wanted & ~look_at(after).met
        worth = each * float(way // 128) + LATER * plan(after, left_over, hands, following, ahead - 1, each)
        if worth > best:
            best = worth
    hands[seat] = hand
    return best


def ones(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
