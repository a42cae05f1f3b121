"""The game at a real table: dice, bids and cups are the people's, one shared screen does what Midas does."""

from typing import Final, assert_never

from gueridon.games.midas.box import MOST_PLAYERS
from gueridon.games.midas.events import DrawAnnounced, DrawCancelled
from gueridon.games.midas.moves import (
    CANCEL,
    CONFIRM,
    DRAW,
    GIVE_DIE,
    USE_BRIBE,
    Buy,
    Cancel,
    Confirm,
    Decline,
    Draw,
    GiveDie,
    Swap,
    Tap,
    UseBribe,
)
from gueridon.games.midas.options import CompanionOptions, Options
from gueridon.games.midas.rules.chest import draw_from_chest, give_up_die
from gueridon.games.midas.rules.favours import apply_favour, favour_moves, use_bribe, why_not_favour
from gueridon.games.midas.rules.stones import TURNS, announce_round, lay_table
from gueridon.games.midas.state import State

EVERYBODY: Final = [tuple(range(players)) for players in range(MOST_PLAYERS + 1)]


def setup(players: int, options: CompanionOptions, key: bytes) -> State:
    state = lay_table(players, Options(options.coins), key)
    begin_round(state)
    return state


def rematch(state: State) -> CompanionOptions:
    return CompanionOptions(state.options.coins)


def begin_round(state: State) -> None:
    """MID-50 Midas names the stone and who begins; the rest of the round is not ours to see."""
    announce_round(state)
    state.phase = "real-table"


def to_act(state: State) -> tuple[int, ...]:
    """MID-51 Any name on the screen may be tapped, until Midas asks something of one player."""
    if state.phase == "over":
        return ()
    if state.phase != "real-table":
        return TURNS[state.turn]
    if state.in_play == state.players:
        return EVERYBODY[state.players]
    return tuple([seat for seat in range(state.players) if not state.cursed[seat]])


def legal_moves(state: State, seat: int) -> list[Tap]:
    if state.phase == "real-table":
        return taps(state, seat)
    if state.phase == "over" or seat != state.turn:
        return []
    if state.phase == "confirm":
        return [CONFIRM, CANCEL]
    return [*favour_moves(state)]


def taps(state: State, seat: int) -> list[Tap]:
    """MID-51 The name, the name while the stone is held, the stone."""
    if seat >= state.players or state.cursed[seat]:
        return []
    if state.bribe == seat:
        return [DRAW, GIVE_DIE, USE_BRIBE] if state.dice[seat] > 1 else [DRAW, USE_BRIBE]
    return [DRAW, GIVE_DIE] if state.dice[seat] > 1 else [DRAW]


def why_not(state: State, seat: int, move: Tap) -> str | None:
    if state.phase == "over":
        return "MID-22"
    match move:
        case Draw() | GiveDie() | UseBribe():
            return why_not_tap(state, seat, move)
        case Confirm() | Cancel():
            return None if state.phase == "confirm" and seat == state.turn else "MID-51/confirm"
        case Buy() | Decline() | Swap():
            return why_not_favour(state, seat, move)
        case _:
            assert_never(move)


def why_not_tap(state: State, seat: int, move: Draw | GiveDie | UseBribe) -> str | None:
    if state.phase != "real-table":
        return "MID-51/asked"
    if seat >= state.players or state.cursed[seat]:
        return "MID-21"
    if isinstance(move, GiveDie) and state.dice[seat] == 1:
        return "MID-16/last"
    return "MID-32/owner" if isinstance(move, UseBribe) and state.bribe != seat else None


def apply(state: State, seat: int, move: Tap) -> None:
    if type(move) is Draw:
        announce_draw(state, seat)
    elif type(move) is GiveDie:
        give_up_die(state, seat)
    elif type(move) is UseBribe:
        use_bribe(state, seat)
    elif type(move) is Confirm:
        draw_from_chest(state, seat)
    elif type(move) is Cancel:
        cancel_draw(state, seat)
    else:
        apply_favour(state, seat, move)
    if state.phase == "next-round":
        begin_round(state)


def announce_draw(state: State, seat: int) -> None:
    """MID-51 A slip of the finger must not cost a coin."""
    state.phase, state.turn = "confirm", seat
    state.tell(DrawAnnounced(seat))


def cancel_draw(state: State, seat: int) -> None:
    state.phase, state.turn = "real-table", state.first
    state.tell(DrawCancelled(seat))
