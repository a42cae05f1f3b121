"""Tables laid by hand. ``RRDO`` is a cup with two rubies, a diamond and an obsidian; a cursed player has no cup."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from gueridon.core.fate import key_of, tickets
from gueridon.core.game import Limit, play
from gueridon.games.midas import COMPANION, GAME
from gueridon.games.midas.box import DICE_EACH, FACES, FAVOURS, STONES, Favour, Stone
from gueridon.games.midas.moves import Move, Tap
from gueridon.games.midas.options import Options
from gueridon.games.midas.state import Phase, State

LETTERS = "RESDOF"
CURSED = ""
USUAL = Options()


def dice(cup: str) -> tuple[int, ...]:
    return tuple(sorted(LETTERS.index(letter) for letter in cup))


def letters(cup: Sequence[int]) -> str:
    """Back from the state's numbers."""
    return "".join(LETTERS[die] for die in cup)


def table(
    *cups: str,
    stone: Stone = "ruby",
    phase: Phase = "bids",
    turn: int = 0,
    bids: Sequence[tuple[int, int]] = (),
    coins: Mapping[int, int] | None = None,
    chests: Mapping[int, int] | None = None,
    bought: Mapping[int, Favour] | None = None,
    bribe: int | None = None,
    immunity: int | None = None,
    damocles: bool = False,
    cards: Mapping[int, int] | None = None,
    to_ask: Sequence[int] = (),
    options: Options = USUAL,
) -> State:
    """A table in the middle of a game; what is not mentioned is as it was at the beginning."""
    players = len(cups)
    cursed = [cup == CURSED for cup in cups]
    in_front = [(coins or {}).get(seat, 0) for seat in range(players)]
    left = [(chests or {}).get(seat, options.coins - gone) for seat, gone in enumerate(in_front)]
    gold = sum(in_front) + sum(left) - cursed.count(False)
    granted = bought or {}
    return State(
        options=options,
        players=players,
        phase=phase,
        round=3,
        first=turn,
        turn=turn,
        begins=turn,
        stone=STONES.index(stone),
        dice=[len(cup) for cup in cups],
        coins=in_front,
        chests=left,
        cursed=cursed,
        in_play=cursed.count(False),
        bought=[FAVOURS.index(granted[seat]) if seat in granted else None for seat in range(players)],
        bribe=bribe,
        immunity=immunity,
        damocles=damocles,
        to_ask=[*to_ask],
        dice_gone=DICE_EACH * players - sum(map(len, cups)),
        gold_gone=(options.coins - 1) * players - gold,
        cups=[dice(cup) for cup in cups],
        bids=[*bids],
        cards=[(cards or {}).get(seat) for seat in range(players)],
        late=[],
        total=None,
        key=key_of("by hand"),
        chances=0,
        luck=(),
        log=[],
    )


def punished(seat: int, *cups: str, **rest: Any) -> State:
    """Cups have been lifted, and this seat has lost."""
    state = table(*cups, phase="punishment", turn=seat, bids=[(seat, 100)], **rest)
    state.total = 0
    return state


def fated(state: State, seat: int, story: str) -> State:
    """The next coins out of this seat's chest are these: ``gold gold``, or ``gold cursed``."""
    wanted = story.split()
    for number in count():
        key = key_of(str(number))
        coins = [ticket % (state.chests[seat] - place) for place, ticket in enumerate(tickets(key, 0, len(wanted)))]
        if ["gold" if coin else "cursed" for coin in coins] == wanted:
            state.key, state.chances = key, 0
            return state
    raise AssertionError("keys never run out")


def act(state: State, seat: int, *moves: Move) -> State:
    """Moves of one seat if the rules allow them; the log then holds what they told."""
    state.log = []
    for move in moves:
        play(GAME, state, seat, move)
    return state


def tap(state: State, seat: int, *taps: Tap) -> State:
    """The same on the shared screen of a real table."""
    state.log = []
    for made in taps:
        play(COMPANION, state, seat, made)
    return state


def why_not(state: State, seat: int, move: Move) -> str | None:
    return GAME.why_not(state, seat, move)


def limit(state: State) -> Limit:
    """The limit that runs, as one must."""
    running = GAME.limit(state)
    assert running is not None
    return running


def told(state: State, *kinds: type) -> list[Any]:
    """The events of these kinds in the log, in their order."""
    assert state.log is not None
    return [event for _, event in state.log if isinstance(event, kinds)]


def worth(state: State, seat: int | None = None) -> dict[str, tuple[int, int]]:
    """What each face is worth to this seat's knowledge, from least to most."""
    values = {value.face: value for value in GAME.view(state, seat).worth}
    return {
        face: (value.least, value.least if value.most is None else value.most)
        for face in FACES
        if (value := values[face])
    }
