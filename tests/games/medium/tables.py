"""Tables laid by hand. ``M1Y`` is the yellow moon 1; in the Galaxy ``M1Y!`` lies face up."""

from collections.abc import Mapping, Sequence
from typing import Any

from gueridon.core.fate import key_of
from gueridon.core.game import heard, play
from gueridon.games.medium import GAME
from gueridon.games.medium.box import BASIC, CARDS, GOALS, HAND, POWERS, Card, Goal, cards_for
from gueridon.games.medium.moves import Move
from gueridon.games.medium.options import Options
from gueridon.games.medium.rules.sight import EVERYONE
from gueridon.games.medium.state import Phase, State

BODIES, COLOURS = "MSP", "YBR"
BASIC_GAME = Options()
NOTHING: Mapping[int, str] = {}


def number(letters: str) -> int:
    return 9 * BODIES.index(letters[0]) + 3 * (int(letters[1]) - 1) + COLOURS.index(letters[2])


def card(letters: str) -> Card:
    return CARDS[number(letters)]


def letters(numbers: Sequence[int]) -> str:
    """Back from the state's numbers."""
    return " ".join(BODIES[each // 9] + str(each // 3 % 3 + 1) + COLOURS[each % 3] for each in numbers)


def goals(predictions: Sequence[int]) -> list[Goal]:
    return [GOALS[prediction % len(GOALS)] for prediction in predictions]


class Predictions:
    """Hands out the two copies of each goal."""

    def __init__(self) -> None:
        self.left = {goal: [place, place + len(GOALS)] for place, goal in enumerate(GOALS)}

    def named(self, names: str) -> list[int]:
        return [self.left[goal].pop(0) for name in names.split() for goal in GOALS if goal == name]

    def others(self) -> list[int]:
        return [prediction for copies in self.left.values() for prediction in copies]


def table(
    *hands: str,
    held: Sequence[str] = (),
    galaxy: str = "",
    deck: str | None = None,
    discards: str = "",
    accomplished: Mapping[int, str] = NOTHING,
    white: Sequence[int] = (),
    red: Sequence[int] = (),
    powers: Mapping[int, str] = NOTHING,
    fetish: Sequence[int] = (),
    phase: Phase = "accomplish",
    turn: int = 0,
    options: Options = BASIC_GAME,
) -> State:
    """In the middle of a game: cards not mentioned fill up the hands, then the Galaxy; predictions, the deck."""
    players = len(hands)
    named = [[number(each) for each in hand.split()] for hand in hands]
    stars = [number(each[:3]) for each in galaxy.split()]
    assert set(sum(named, stars)) <= set(cards_for(players)), "not a card of this game"
    left = [each for each in cards_for(players) if each not in sum(named, stars)]
    dealt = [hand + [left.pop() for _ in range(HAND - len(hand))] for hand in named]
    pile = Predictions()
    in_hands = [pile.named(names) for names in held] or [[] for _ in hands]
    done = [pile.named(accomplished.get(seat, "")) for seat in range(players)]
    thrown = pile.named(discards)
    state = GAME.setup(players, options, key_of("by hand"))
    state.phase, state.turn, state.first, state.turns = phase, turn, 0, 1 + turn + players
    state.powers = [
        tuple(map(POWERS.index, powers[seat].split())) if seat in powers else BASIC for seat in range(players)
    ]
    state.used, state.activated, state.exchanges = [None] * players, None, 1
    state.fetish = [seat in fetish for seat in range(players)]
    state.white, state.red = list(white) or [1] * players, list(red) or [0] * players
    state.stock, state.hands, state.galaxy = [], dealt, stars + left
    state.face_up = [each.endswith("!") for each in galaxy.split()] + [False] * len(left)
    state.held, state.accomplished, state.discards = in_hands, done, thrown
    state.deck = pile.others() if deck is None else pile.named(deck)
    state.opening, state.redealt, state.redrawn = [False] * players, [False] * players, []
    state.claimed = state.guessed = False
    mark(state)
    state.log = []
    return state


def mark(state: State) -> None:
    """Everyone knows what lies open, and what he holds."""
    state.known = [0] * len(CARDS)
    state.seen = [0] * 2 * len(GOALS)
    for seat in range(state.players):
        for held in state.hands[seat]:
            state.known[held] = 1 << seat
        for prediction in state.held[seat]:
            state.seen[prediction] = 1 << seat
        for prediction in state.accomplished[seat]:
            state.seen[prediction] = EVERYONE
    for prediction in state.discards:
        state.seen[prediction] = EVERYONE
    for star, up in zip(state.galaxy, state.face_up, strict=True):
        state.known[star] = EVERYONE if up else 0


def act(state: State, seat: int, *moves: Move) -> State:
    """Moves of one seat if the rules allow them; the log then holds what they told."""
    state.log = []
    for move in moves:
        play(GAME, state, seat, move)
    return state


def why_not(state: State, seat: int, move: Move) -> str | None:
    return GAME.why_not(state, seat, move)


def told(state: State, *kinds: type) -> list[Any]:
    """The events of these kinds in the log, in their order."""
    assert state.log is not None
    return [event for _, event in state.log if isinstance(event, kinds)]


def heard_by(state: State, seat: int | None, *kinds: type) -> list[Any]:
    assert state.log is not None
    return [event for event in heard(state.log, seat) if isinstance(event, kinds or object)]


def fragments(state: State, seat: int) -> tuple[int, int]:
    """White and red."""
    return state.white[seat], state.red[seat]
