"""A turn from step to step: what may be done, and what follows."""

from typing import Final, assert_never

from gueridon.games.medium.box import MOST_PLAYERS, MOST_STARS
from gueridon.games.medium.events import PowerSkipped, TurnBegan
from gueridon.games.medium.moves import (
    GIVES,
    PICKS,
    PUTS_DOWN,
    TAKES,
    Accomplish,
    Activate,
    Discard,
    Give,
    GoOn,
    Guess,
    Join,
    KeepAll,
    LookAt,
    Move,
    PickPowers,
    PutDown,
    Take,
    TakeFrom,
    TurnOver,
)
from gueridon.games.medium.options import Options
from gueridon.games.medium.rules.deal import hand_out_basic_powers, lay_table, pick_powers, why_not_pick
from gueridon.games.medium.rules.deck import draw_prediction
from gueridon.games.medium.rules.end import end_at_limit
from gueridon.games.medium.rules.galaxy import put_down, take, why_not_take
from gueridon.games.medium.rules.powers import (
    LOOKS_AT_OTHERS,
    TAKES_FROM_OTHERS,
    activate,
    activations,
    discard,
    discards,
    give,
    keep_all,
    look,
    suspicions,
    take_from,
    turn_over,
    turnings,
    why_not_activate,
    why_not_discard,
    why_not_look,
    why_not_take_from,
    why_not_turn_over,
)
from gueridon.games.medium.rules.predictions import (
    accomplish,
    claims_and_guesses,
    claims_with_join,
    guess,
    join,
    nothing_to_say,
    why_not_accomplish,
    why_not_guess,
    why_not_join,
)
from gueridon.games.medium.rules.sight import forget
from gueridon.games.medium.state import Phase, State, Step

TURNS: Final = [(seat,) for seat in range(MOST_PLAYERS)]
STARS: Final[list[list[Move]]] = [[*TAKES[:stars]] for stars in range(MOST_STARS + 1)]  # by size of the Galaxy
PUTTINGS: Final[list[Move]] = [*PUTS_DOWN]
GIVINGS: Final[list[Move]] = [*GIVES]

# The step of the turn to which a phase belongs.
STEP_OF: Final[dict[Phase, Step]] = {
    "accomplish": "say",
    "joined": "say",
    "draw": "draw",
    "power": "power",
    "take": "power",
    "give": "power",
    "discard": "power",
    "look": "power",
    "suspect": "power",
    "turn-over": "power",
    "exchange": "exchange",
    "put-down": "exchange",
}


def setup(players: int, options: Options, key: bytes) -> State:
    state = lay_table(players, options, key)
    if not options.advanced:
        hand_out_basic_powers(state)
        settle(state)
    return state


def rematch(state: State) -> Options:
    return state.options


def to_act(state: State) -> tuple[int, ...]:
    if state.phase == "over":
        return ()
    if state.phase == "powers":
        return tuple([seat for seat in range(state.players) if not state.powers[seat]])
    return TURNS[state.turn]


def legal_moves(state: State, seat: int) -> list[Move]:
    phase = state.phase
    if phase == "powers":
        return [*PICKS] if seat < state.players and not state.powers[seat] else []
    if seat != state.turn or phase == "over":
        return []
    if phase == "exchange":
        return STARS[len(state.galaxy)].copy()
    if phase == "put-down":
        return PUTTINGS.copy()
    if phase == "accomplish":
        return claims_and_guesses(state, seat)
    if phase == "power":
        return activations(state, seat)
    return power_moves(state, seat)


def power_moves(state: State, seat: int) -> list[Move]:
    """The small steps of a power."""
    phase = state.phase
    if phase == "take":
        return TAKES_FROM_OTHERS[state.players][seat].copy()
    if phase == "give":
        return GIVINGS.copy()
    if phase == "discard":
        return discards(state, seat)
    if phase == "look":
        return LOOKS_AT_OTHERS[state.players][seat].copy()
    if phase == "suspect":
        return suspicions(state, seat)
    if phase == "turn-over":
        return turnings(state)
    return claims_with_join(state, seat)


def why_not(state: State, seat: int, move: Move) -> str | None:
    if state.phase == "over":
        return "MED-70"
    if state.phase == "powers":
        return why_not_pick(state, seat, move)
    return why_not_now(state, seat, move) if seat == state.turn else "MED-16"


def why_not_now(state: State, seat: int, move: Move) -> str | None:
    match move:
        case Accomplish():
            return why_not_accomplish(state, seat, move)
        case Join():
            return why_not_join(state, seat, move)
        case Guess():
            return why_not_guess(state, seat, move)
        case GoOn():
            return why_not_go_on(state)
        case Activate():
            return why_not_activate(state, seat, move)
        case TakeFrom():
            return why_not_take_from(state, seat, move)
        case Give():
            return None if state.phase == "give" else "MED-52/give"
        case Discard() | KeepAll():
            return why_not_discard(state, seat, move)
        case LookAt():
            return why_not_look(state, seat, move)
        case TurnOver():
            return why_not_turn_over(state, move)
        case Take():
            return why_not_take(state, move)
        case PutDown():
            return None if state.phase == "put-down" else "MED-60/put-down"
        case PickPowers():
            return "MED-11/time"
        case _:
            assert_never(move)


def why_not_go_on(state: State) -> str | None:
    """Only a guess or an accomplishment may be left out."""
    if state.phase in ("accomplish", "suspect"):
        return None
    return "MED-50/must" if state.phase == "power" else "MED-62"


def apply(state: State, seat: int, move: Move) -> None:
    if state.redrawn:
        state.redrawn = []
    if not state.options.memory:
        forget(state)
    if type(move) is Take:
        take(state, seat, move.star)
    elif type(move) is PutDown:
        put_down(state, seat, move.place)
    elif type(move) is Activate:
        activate(state, seat, move)
    elif type(move) is Guess:
        guess(state, seat, move)
    elif type(move) is GoOn:
        state.phase = "draw" if state.phase == "accomplish" else "exchange"
    elif type(move) is TakeFrom:
        take_from(state, seat, move.other, move.place)
    elif type(move) is Give:
        give(state, seat, move.place)
    elif type(move) is Accomplish:
        accomplish(state, seat, move)
    elif type(move) is Discard:
        discard(state, seat, move)
    elif type(move) is KeepAll:
        keep_all(state, seat)
    elif type(move) is LookAt:
        look(state, seat, move.other, move.place)
    elif type(move) is TurnOver:
        turn_over(state, seat, move)
    elif type(move) is Join:
        join(state, seat, move.star)
    elif type(move) is PickPowers:
        pick_powers(state, seat, move)
    else:
        assert_never(move)
    settle(state)


def settle(state: State) -> None:
    """On to the next step in which there is something to choose."""
    if state.phase == "next-turn":
        pass_turn(state)
    if state.phase == "accomplish" and nothing_to_say(state):
        state.phase = "draw"
    if state.phase == "draw":
        draw_if_none(state)
    if state.phase == "power" and not activations(state, state.turn):
        state.tell(PowerSkipped(state.turn))  # MED-51
        state.phase = "exchange"


def pass_turn(state: State) -> None:
    """MED-16 Clockwise, from the first player on."""
    if state.turns:
        state.used[state.turn] = state.activated  # MED-50
        state.turn = (state.turn + 1) % state.players
    state.activated = None
    if not end_at_limit(state):
        begin_turn(state)


def begin_turn(state: State) -> None:
    state.turns += 1
    state.claimed = state.guessed = False
    state.exchanges = 1
    state.phase = "accomplish"
    if state.log is not None:
        state.tell(TurnBegan(state.turn, turn_number(state)))


def turn_number(state: State) -> int:
    """Of the player whose turn it is; none before the deal."""
    return (state.turns + state.players - 1) // state.players


def draw_if_none(state: State) -> None:
    """MED-55 What did not join in step 1 is lost; step 2: whoever holds no prediction draws one."""
    state.fetish[state.turn] = False
    if not state.held[state.turn]:
        draw_prediction(state, state.turn)
    state.phase = "power"
