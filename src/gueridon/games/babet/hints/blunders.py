"""What nobody should do: leave to an opponent a table where he wins with cards that everybody sees."""

from gueridon.games.babet.box import PERSONALITY, Role
from gueridon.games.babet.moves import Move
from gueridon.games.babet.rules.aim import towards, wants
from gueridon.games.babet.rules.turn import ACTIONS, apply, legal_moves
from gueridon.games.babet.state import State


def prudent(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Where the roles are hidden nobody knows who is an opponent; a draw leaves everything open."""
    if state.options.roles == "hidden" or state.draws or state.ended is not None:
        return moves
    return [move for move in moves if is_safe(state, seat, move)] or moves


def is_safe(state: State, seat: int, move: Move) -> bool:
    """Now, or after whatever the same player may still do in this turn."""
    after = state.clone()
    apply(after, seat, move)
    if after.ended is not None:
        return after.ended != ("one-wicked" if state.roles[seat] is Role.ARTISOU else "two-kind")
    if after.turn != seat:
        return after.roles[after.turn] is state.roles[seat] or not can_win(after)
    for following in legal_moves(after, seat):  # noqa: SIM110 (a generator would cost more)
        if is_safe(after, seat, following):
            return True
    return False


def can_win(state: State) -> bool:
    """The player whose turn begins: with what he is known to hold, and what lies in the river."""
    return finishes(state, state.piles, [*state.shown[state.turn], *state.river], ACTIONS)


def finishes(state: State, piles: list[list[int]], cards: list[int], actions: int) -> bool:
    for pile in piles:
        for addition in [*[[card] for card in cards], *piles]:
            if addition[0] > pile[-1] and (
                wins(state, pile + addition) or goes_on(state, piles, cards, pile, addition, actions)
            ):
                return True
        for card in cards:
            if actions > 1 and card < pile[0] and wins(state, [card, *pile]):  # a new pile, and this one onto it
                return True
    return False


def goes_on(
    state: State, piles: list[list[int]], cards: list[int], pile: list[int], addition: list[int], actions: int
) -> bool:
    if actions == 1 or len(pile) + len(addition) >= PERSONALITY:
        return False
    others = [other for other in piles if other is not pile and other is not addition]
    left = [card for card in cards if card not in addition]
    return finishes(state, [*others, pile + addition], left, actions - 1)


def wins(state: State, personality: list[int]) -> bool:
    """Whether it gives the victory to the team whose turn it is."""
    if len(personality) != PERSONALITY or (state.options.triplette and has_triplette(personality)):
        return False
    wanted = wants(state.roles[state.turn], len(state.hands))
    return None not in towards(wanted, [*state.personalities, personality])


def has_triplette(pile: list[int]) -> bool:
    """BAB-40 Three consecutive numbers go away before it is finished."""
    return any([pile[place + 2] == pile[place] + 2 for place in range(len(pile) - 2)])  # noqa: C419
