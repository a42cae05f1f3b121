"""What a table is worth: what the next few cards can accomplish, in the hands in which they are; nothing is drawn."""

from typing import Final

from gueridon.core.hints import FAR
from gueridon.games.missions.box.cards import Medal
from gueridon.games.missions.box.rows import PAIRS
from gueridon.games.missions.hints.looks import KINDS, WEIGHTS, look_at
from gueridon.games.missions.moves import Lay
from gueridon.games.missions.rules import FITS, LAYS, MEDAL_ABOVE, lay
from gueridon.games.missions.state import State

FIFTY: Final = 50.0
A_CARD: Final = 0.3  # missions that a card still to be laid is worth
LATER: Final = 0.87  # what a mission is worth a card later
WITHIN_REACH: Final = 0.25  # what one is worth that the card after all these may accomplish
FRESH: Final = 0.3  # what one is worth that turns up in the place of another
ANOTHER_WIND: Final = 14.0  # missions that the second wind is worth: nearly all cards are laid once more
NEVER: Final = 99  # missions, till then
BLOCKED: Final = -1.0  # missions
OF_STACKS: Final = [[stack for stack in range(4) if stacks >> stack & 1] for stacks in range(16)]
TRIED: Final = 3  # ways to lay each card but the last, those first that accomplish most or leave most within reach
CARDS_AHEAD: Final = [0, 2, 3, 3]  # that are laid in turn, by foresight
LAID_FIRST: Final = [0, 0, 0, 4]  # cards, each by such a plan, before that: what they draw and turn up counts


Plan = tuple[float, int]  # what it is worth, in missions, and the first way to lay a card: its place and the stack


def value(state: State) -> list[float]:
    return planned(state, FAR)


def planned(state: State, foresight: int) -> list[float]:
    """The missions accomplished, what can be planned, and those that all cards may bring while the game goes on."""
    if LAID_FIRST[foresight]:
        state = played_on(state, foresight)
    missions = float(len(state.accomplished))
    if state.ended is None:
        cards = len(state.draw_pile)
        for hand in state.hands:
            cards += len(hand)
        missions += A_CARD * float(cards) + best_plan(state, foresight)[0]
    return [missions / FIFTY] * len(state.hands)


def played_on(state: State, foresight: int) -> State:
    """The same table some cards later, where everybody has laid what seemed best by then."""
    state = state.clone()
    for _ in range(LAID_FIRST[foresight]):
        if state.ended is not None:
            break
        seat = state.turn
        _, way = best_plan(state, foresight)
        if way < 0:
            break
        (move,) = LAYS[state.hands[seat][way // 4]][1 << way % 4]
        assert isinstance(move, Lay)
        lay(state, seat, move)
    return state


def best_plan(state: State, foresight: int) -> Plan:
    """With the cards in hands; whoever sees furthest thinks of the second wind."""
    needed = to_another_wind(state) if foresight == FAR else NEVER
    each = 1.0 + FRESH if state.mission_pile else 1.0
    return plan(state.row, state.wanted, [*state.hands], state.turn, CARDS_AHEAD[foresight], each, needed)


def to_another_wind(state: State) -> int:
    """Missions that bring the last medal, and the second wind with it."""
    if state.winds == 2:
        return NEVER
    missions_left = len(state.mission_pile) - (len(Medal) - len(state.medals))
    return missions_left - min(MEDAL_ABOVE) + 1


def plan(row: int, wanted: int, hands: list[list[int]], seat: int, ahead: int, each: float, needed: int) -> Plan:
    """The missions that these hands can accomplish with so many cards, laid in turn from this seat on, worth so much
    each; so many of them bring the second wind."""
    hand, left, right = hands[seat], FITS[row // PAIRS], FITS[row % PAIRS]
    tops = [row // WEIGHTS[0], row // PAIRS % KINDS, row // KINDS % KINDS, row % KINDS]
    best, first, before = BLOCKED, -1, -1
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
                worth = worth_of(accomplished, each, needed) + WITHIN_REACH * float(within_reach)
                if worth > best:
                    best, first = worth, 4 * at + stack
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
        met = way // 128
        needed_then = NEVER if met >= needed else needed - met
        later, _ = plan(after, left_over, hands, following, ahead - 1, each, needed_then)
        worth = worth_of(met, each, needed) + LATER * later
        if worth > best:
            best, first = worth, way % 16
    hands[seat] = hand
    return best, first


def worth_of(accomplished: int, each: float, needed: int) -> float:
    worth = each * float(accomplished)
    return worth + ANOTHER_WIND if accomplished >= needed else worth


def ones(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
