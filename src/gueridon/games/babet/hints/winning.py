"""Who can win in this very turn, with cards that are known."""

from gueridon.games.babet.box import PERSONALITY, Role
from gueridon.games.babet.rules.aim import towards, wants
from gueridon.games.babet.state import State


def can_win(state: State, role: Role, cards: list[int], actions: int) -> bool:
    """Whether so many actions with these cards, and the piles, finish what this team still wants."""
    missing = towards(wants(role, len(state.hands)), state.personalities).count(None)
    return missing == 1 and finishes(state, role, state.piles, cards, actions)


def finishes(state: State, role: Role, piles: list[list[int]], cards: list[int], actions: int) -> bool:
    additions = [[card] for card in cards] + piles
    for pile in piles:
        for addition in additions:
            if addition[0] > pile[-1]:
                grown = pile + addition
                if wins(state, role, grown) or (actions > 1 and is_finished_next(state, role, grown, additions, piles)):
                    return True
        for card in cards:
            if actions > 1 and card < pile[0] and wins(state, role, [card, *pile]):  # a new pile, and this one onto it
                return True
    return False


def is_finished_next(
    state: State, role: Role, grown: list[int], additions: list[list[int]], piles: list[list[int]]
) -> bool:
    """By one more card or pile on this one, or by moving it: what is in it already fits nowhere."""
    missing = PERSONALITY - len(grown)
    for addition in additions:
        if len(addition) == missing and addition[0] > grown[-1] and wins(state, role, grown + addition):
            return True
    for pile in piles:  # noqa: SIM110 (a generator would cost more)
        if len(pile) == missing and pile[-1] < grown[0] and wins(state, role, pile + grown):
            return True
    return False


def wins(state: State, role: Role, personality: list[int]) -> bool:
    if len(personality) != PERSONALITY or (state.options.triplette and has_triplette(personality)):
        return False
    return None not in towards(wants(role, len(state.hands)), [*state.personalities, personality])


def has_triplette(pile: list[int]) -> bool:
    """BAB-40 Three consecutive numbers go away before it is finished."""
    return any([pile[place + 2] == pile[place] + 2 for place in range(len(pile) - 2)])  # noqa: C419
