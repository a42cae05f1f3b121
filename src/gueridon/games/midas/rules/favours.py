"""The favours: offered, bought, used. All of it holds at a real table too."""

from typing import Final, assert_never

from gueridon.games.midas.box import BRIBE, DAMOCLES, EXCHANGE, FAVOURS, IMMUNITY, PRICE, STONES
from gueridon.games.midas.events import BribeUsed, ChestsExchanged, FavourBought, FavourDeclined
from gueridon.games.midas.moves import BUYS, DECLINE, SWAPS, Buy, Decline, Swap
from gueridon.games.midas.rules.stones import next_in_play, other_stone
from gueridon.games.midas.state import State

CHEAPEST: Final = PRICE[0]
SOLD: Final = len(FAVOURS)

FavourMove = Buy | Decline | Swap


def offer_favours(state: State, drawer: int) -> None:
    """MID-30 To everyone in play, clockwise from the one who drew, once."""
    seat = next_in_play(state, drawer) if state.cursed[drawer] else drawer
    for _ in range(state.in_play):
        state.to_ask.append(seat)
        seat = next_in_play(state, seat)
    ask_next(state)


def ask_next(state: State) -> None:
    """MID-30 Only those who can pay and have not bought."""
    while state.to_ask:
        seat = state.to_ask.pop(0)
        if state.coins[seat] >= CHEAPEST and on_offer(state, seat):
            state.phase, state.turn = "favours", seat
            return
    state.phase = "next-round"


def on_offer(state: State, seat: int) -> list[int]:
    """MID-30 One favour for each player, each favour once; MID-31 whoever buys must have the coins."""
    if state.bought[seat] is not None:
        return []
    purse = state.coins[seat]
    return [favour for favour in range(SOLD) if PRICE[favour] <= purse and favour not in state.bought]


def favour_moves(state: State) -> list[FavourMove]:
    """Of the one whose turn it is to buy, or to exchange."""
    if state.phase == "favours":
        return [*[BUYS[favour] for favour in on_offer(state, state.turn)], DECLINE]
    return [swap for swap in SWAPS[: state.players] if swap.other != state.turn and not state.cursed[swap.other]]


def why_not_favour(state: State, seat: int, move: FavourMove) -> str | None:
    match move:
        case Buy():
            return why_not_buy(state, seat, move)
        case Decline():
            return why_not_asked(state, seat)
        case Swap():
            return why_not_swap(state, seat, move)
        case _:
            assert_never(move)


def why_not_asked(state: State, seat: int) -> str | None:
    if state.phase != "favours":
        return "MID-30/time"
    return None if seat == state.turn else "MID-30/turn"


def why_not_buy(state: State, seat: int, move: Buy) -> str | None:
    if refused := why_not_asked(state, seat):
        return refused
    favour = FAVOURS.index(move.favour)
    if favour in state.bought:
        return "MID-30/granted"
    return None if state.coins[seat] >= PRICE[favour] else "MID-31"


def why_not_swap(state: State, seat: int, move: Swap) -> str | None:
    if state.phase != "exchange" or seat != state.turn:
        return "MID-35/owner"
    if move.other == seat or move.other >= state.players or state.cursed[move.other]:
        return "MID-35/other"
    return None


def apply_favour(state: State, seat: int, move: FavourMove) -> None:
    if type(move) is Buy:
        buy(state, seat, FAVOURS.index(move.favour))
    elif type(move) is Decline:
        state.tell(FavourDeclined(seat))
        ask_next(state)
    elif type(move) is Swap:
        swap_chests(state, seat, move.other)
    else:
        assert_never(move)


def buy(state: State, seat: int, favour: int) -> None:
    """MID-31 The price leaves the game."""
    state.coins[seat] -= PRICE[favour]
    state.gold_gone += PRICE[favour]
    state.bought[seat] = favour
    state.tell(FavourBought(seat, FAVOURS[favour], PRICE[favour]))
    grant(state, seat, favour)


def grant(state: State, seat: int, favour: int) -> None:
    """MID-32, MID-33 The bribe and the immunity are kept; MID-34, MID-35 the others work at once."""
    if favour == EXCHANGE:
        state.phase = "exchange"
        return
    if favour == BRIBE:
        state.bribe = seat
    elif favour == IMMUNITY:
        state.immunity = seat
    elif favour == DAMOCLES:
        state.damocles = True
    ask_next(state)


def use_bribe(state: State, seat: int) -> None:
    """MID-32 Midas names another stone; a bid already made stands."""
    state.bribe = None
    state.stone = other_stone(state)
    state.tell(BribeUsed(seat, STONES[state.stone]))


def swap_chests(state: State, seat: int, other: int) -> None:
    """MID-35 For the rest of the game; coins already drawn stay where they are."""
    state.chests[seat], state.chests[other] = state.chests[other], state.chests[seat]
    state.tell(ChestsExchanged(seat, other))
    ask_next(state)
