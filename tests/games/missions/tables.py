"""Tables laid by hand. ``K3`` is the 3 of knives; ``L5/L1`` a stack on which the L1 lies exposed on the L5."""

from collections.abc import Iterable, Sequence
from typing import Any

from gueridon.core.fate import key_of
from gueridon.core.game import play
from gueridon.games.missions import GAME
from gueridon.games.missions.box.cards import CARDS, STACKS, Card, Medal, Symbol
from gueridon.games.missions.box.rows import as_bits, row_number
from gueridon.games.missions.moves import Lay
from gueridon.games.missions.options import Options
from gueridon.games.missions.rules import NUMBER
from gueridon.games.missions.state import State

SYMBOL: dict[str, Symbol] = {"L": "lighter", "B": "binoculars", "K": "knife", "C": "compass"}
USUAL = Options()
LETTER = {symbol: letter for letter, symbol in SYMBOL.items()}


def card(name: str) -> Card:
    return Card(SYMBOL[name[0]], int(name[1:]))


def cards(names: str) -> list[int]:
    """Cards as the state keeps them: ``"K3 C1"`` or ``"K3/C1"``."""
    return [NUMBER[card(name)] for name in names.replace("/", " ").split()]


def names(held: Iterable[int]) -> str:
    """Back from the state's numbers."""
    return " ".join(f"{LETTER[CARDS[number].symbol]}{CARDS[number].value}" for number in held)


def table(
    *hands: str,
    stacks: str = "L1 B2 K3 C4",
    missions: Sequence[int] = (),
    mission_pile: Sequence[int | Medal] = (),
    draw_pile: str = "",
    done: Iterable[int] = (),
    medals: Sequence[Medal] = (),
    turn: int = 0,
    winds: int = 1,
    options: Options = USUAL,
    key: str = "by hand",
) -> State:
    """A table in the middle of a game; what is not mentioned is not there. Both piles are read from the top."""
    row: list[int | None] = [*missions, *[None] * (STACKS - len(missions))]
    laid = [cards(stack) for stack in stacks.split()]
    return State(
        options=options,
        in_turn=options.frenzy == 0,
        missions=row,
        wanted=as_bits(row),
        mission_pile=[*reversed(mission_pile)],
        accomplished=[*done],
        medals=[*medals],
        stacks=laid,
        row=row_number([stack[-1] for stack in laid]),
        hands=[sorted(cards(hand)) for hand in hands],
        draw_pile=cards(draw_pile)[::-1],
        turn=turn,
        winds=winds,
        achiever=None,
        ended=None,
        key=key_of(key),
        shuffles=3,
        log=[],
    )


def lay(state: State, seat: int, name: str, stack: int) -> None:
    """Lay a card if the rules allow it; the log then holds what this play told."""
    state.log = []
    play(GAME, state, seat, Lay(card(name), stack))


def why_not(state: State, seat: int, name: str, stack: int) -> str | None:
    return GAME.why_not(state, seat, Lay(card(name), stack))


def plays(state: State, seat: int) -> set[str]:
    """What a seat may lay: ``"K3 on 2"``."""
    legal = [move for move in GAME.legal_moves(state, seat) if isinstance(move, Lay)]
    return {f"{LETTER[move.card.symbol]}{move.card.value} on {move.stack}" for move in legal}


def told(state: State, *kinds: type) -> list[Any]:
    """The events of these kinds in the log, in their order."""
    assert state.log is not None
    return [event for _, event in state.log if isinstance(event, kinds)]
