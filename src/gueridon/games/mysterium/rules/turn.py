"""Which step it is, what may be done in it, and what comes after."""

from typing import assert_never

from gueridon.core.game import Limit
from gueridon.core.outcome import Outcome
from gueridon.games.mysterium.box import COMMON, HOURS
from gueridon.games.mysterium.events import GameEnded, TimeRanOut
from gueridon.games.mysterium.moves import (
    TIME_UP,
    CallCrow,
    ChooseGuilty,
    Finish,
    Judge,
    Lay,
    Lift,
    Move,
    Place,
    Point,
    Ready,
    Serve,
    TimeUp,
    Vote,
    Withdraw,
)
from gueridon.games.mysterium.options import Options
from gueridon.games.mysterium.rules.epilogue import (
    FEW,
    abstain,
    accuse,
    agreed,
    begin_epilogue,
    choose_by_chance,
    choose_guilty,
    culprit_moves,
    point,
    pointing,
    send_common_vision,
    turn_visions,
    vote,
    vote_moves,
    voters,
)
from gueridon.games.mysterium.rules.ghost import (
    call_crow,
    finish,
    ghost_is_late,
    lay,
    serve,
    visions_moves,
    visions_over,
)
from gueridon.games.mysterium.rules.hours import all_found, begin_hour, resolve
from gueridon.games.mysterium.rules.mediums import (
    all_ready,
    begin_intuitions,
    can_act,
    intuition_moves,
    judge,
    lift,
    place,
    say_ready,
    take_back,
)
from gueridon.games.mysterium.rules.setting import drawn_combinations, lay_out, tell_the_setting
from gueridon.games.mysterium.state import State


def setup(players: int, options: Options, key: bytes) -> State:
    state = lay_out(players, options, key)
    tell_the_setting(state)
    begin_hour(state)
    return state


def rematch(state: State) -> Options:
    """MYS-9 The same volunteer, or another draw."""
    return state.options


def to_act(state: State) -> tuple[int, ...]:
    phase = state.phase
    if phase in ("visions", "culprit"):
        return (state.ghost, state.players) if state.options.ghost_turns else (state.ghost,)
    if phase == "intuitions":
        acting = [seat for seat in range(state.players) if can_act(state, seat)]
    elif phase == "vote":
        acting = voters(state)
    else:
        return ()
    if state.options.sandglass:
        acting.append(state.players)
    return tuple(acting)


def not_awaited(state: State) -> tuple[int, ...]:
    """MYS-32 Whoever is ready may still change something, and need not; MYS-63 so does whoever points, for a while."""
    if state.phase == "intuitions":
        return tuple([seat for seat, ready in enumerate(state.ready) if ready])
    return pointing(state) if state.phase == "vote" and state.players <= FEW else ()


def legal_moves(state: State, seat: int) -> list[Move]:
    if seat == state.players:
        return [] if limit(state) is None else [TIME_UP]
    phase = state.phase
    if phase == "intuitions":
        return [] if seat == state.ghost else intuition_moves(state, seat)
    if phase == "visions":
        return visions_moves(state) if seat == state.ghost else []
    if phase == "culprit":
        return culprit_moves(state) if seat == state.ghost else []
    return vote_moves(state, seat) if phase == "vote" and seat in voters(state) else []


def limit(state: State) -> Limit | None:
    """MYS-20, MYS-24, MYS-61, MYS-63 Each step has its own sand; so has each card of the common vision."""
    sandglass = 60 * state.options.sandglass
    if state.phase == "visions" and state.options.ghost_turns:
        return Limit(sandglass * state.options.ghost_turns, 2 * state.hour)
    if state.phase == "culprit" and state.options.ghost_turns:
        return Limit(sandglass * state.options.ghost_turns, 2 * (HOURS + 1))
    if state.phase == "intuitions" and sandglass:
        return Limit(sandglass, 2 * state.hour + 1)
    if state.phase == "vote" and sandglass:
        return Limit(sandglass, 2 * (HOURS + 1) + state.shown)
    return None


def apply(state: State, seat: int, move: Move) -> None:
    match move:
        case Serve() | CallCrow() | Lay() | Finish() | ChooseGuilty():
            ghost_acts(state, move)
        case Place() | Lift() | Judge() | Withdraw():
            medium_acts(state, seat, move)
        case Ready():
            ready(state, seat)
        case Vote() | Point():
            cast(state, seat, move)
        case TimeUp():
            time_is_up(state)
        case _:
            assert_never(move)


def ghost_acts(state: State, move: Serve | CallCrow | Lay | Finish | ChooseGuilty) -> None:
    match move:
        case Lay():
            lay(state, move)
            if len(state.common) == COMMON:
                send_common_vision(state)
        case Serve(medium):
            serve(state, medium)
        case Finish():
            finish(state)
            if state.phase == "visions" and visions_over(state):
                begin_intuitions(state)
        case CallCrow():
            call_crow(state)
        case ChooseGuilty(number):
            choose_guilty(state, number)
        case _:
            assert_never(move)


def medium_acts(state: State, seat: int, move: Place | Lift | Judge | Withdraw) -> None:
    state.ready[seat] = False  # MYS-32 moving a token cancels one's own «ready»
    match move:
        case Place():
            place(state, move)
        case Lift(medium):
            lift(state, medium)
        case Judge():
            judge(state, state.owners.index(seat), move)
        case Withdraw(medium):
            take_back(state, state.owners.index(seat), medium)
        case _:
            assert_never(move)


def ready(state: State, seat: int) -> None:
    """MYS-32 Nothing more to change, for now; MYS-63 alone with the ghost, for good."""
    say_ready(state, seat)
    if state.phase == "vote":
        go_on_voting(state)
    elif all_ready(state):
        end_intuitions(state)


def end_intuitions(state: State) -> None:
    """MYS-44 The epilogue, or another hour; MYS-51 after the seventh it is lost."""
    resolve(state)
    if all_found(state):
        begin_epilogue(state)
    elif state.hour == HOURS:
        end(state, "seven-hours")
    else:
        begin_hour(state)
        if visions_over(state):
            begin_intuitions(state)


def cast(state: State, seat: int, move: Vote | Point) -> None:
    match move:
        case Vote(number):
            vote(state, seat, number)
        case Point(number):
            point(state, seat, number)
        case _:
            assert_never(move)
    if not voters(state) or (state.players <= FEW and agreed(state)):
        go_on_voting(state)


def time_is_up(state: State) -> None:
    state.tell(TimeRanOut())
    if state.phase == "visions":
        ghost_is_late(state)
        begin_intuitions(state)
    elif state.phase == "intuitions":
        end_intuitions(state)
    elif state.phase == "culprit":
        choose_by_chance(state)
    else:
        abstain(state)
        go_on_voting(state)


def go_on_voting(state: State) -> None:
    """MYS-62 The next card, if somebody may still see it; MYS-65 otherwise the accusation."""
    turn_visions(state)
    if state.players <= FEW or not voters(state):
        accuse(state)
        end(state, verdict(state))


def verdict(state: State) -> str:
    """MYS-65 Everyone wins if the accused group is the guilty one; MYS-63 no vote at all loses."""
    if state.accused is None:
        return "nobody-voted"
    return "culprit-found" if state.accused == state.guilty else "innocent-accused"


def end(state: State, reason: str) -> None:
    state.phase = "over"
    state.ended = reason
    result = outcome(state)
    assert result is not None
    state.tell(GameEnded(result, state.guilty, drawn_combinations(state)))


def outcome(state: State) -> Outcome | None:
    """MYS-65 All together, or nobody."""
    if state.ended is None:
        return None
    won = state.ended == "culprit-found"
    return Outcome(state.ended, tuple(range(state.players)) if won else (), (int(won),) * state.players)
