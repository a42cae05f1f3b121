"""Set-up: fragments, powers, cards, predictions."""

from typing import Final

from gueridon.core.fate import draw, shuffled
from gueridon.games.medium.box import BASIC, CARDS, COPIES, GOALS, HAND, POWERS, cards_for
from gueridon.games.medium.events import Choice, HandDealt, PowersPicked, PowersRevealed, PredictionReceived
from gueridon.games.medium.moves import Move, PickPowers
from gueridon.games.medium.options import Options
from gueridon.games.medium.rules.deck import find, tell_redraw
from gueridon.games.medium.rules.sight import ENOUGH, SHOWS
from gueridon.games.medium.state import State

PREDICTIONS: Final = [*range(COPIES * len(GOALS))]
POWER: Final = {power: number for number, power in enumerate(POWERS)}


def lay_table(players: int, options: Options, key: bytes) -> State:
    """MED-10 One white fragment each, two in an advanced game; MED-16 the first player is drawn."""
    first = draw(key, 2, players)
    return State(
        options=options,
        players=players,
        phase="powers",
        first=first,
        turn=first,
        turns=0,
        powers=[()] * players,
        used=[None] * players,
        activated=None,
        fetish=[False] * players,
        white=[2 if options.advanced else 1] * players,
        red=[0] * players,
        stock=shuffled(key, 0, cards_for(players)),
        hands=[[] for _ in range(players)],
        galaxy=[],
        face_up=[],
        known=[0] * len(CARDS),
        dealt=[None] * len(CARDS),
        deck=shuffled(key, 1, PREDICTIONS),
        discards=[],
        held=[[] for _ in range(players)],
        accomplished=[[] for _ in range(players)],
        seen=[0] * len(PREDICTIONS),
        opening=[True] * players,
        redealt=[False] * players,
        redrawn=[],
        claimed=False,
        guessed=False,
        joined=None,
        taken_from=None,
        taken_at=None,
        exchanges=0,
        ended=None,
        key=key,
        shuffles=3,
        log=[],
    )


# MED-11 Powers


def why_not_pick(state: State, seat: int, move: Move) -> str | None:
    if not isinstance(move, PickPowers):
        return "MED-11/wait"
    if seat >= state.players:
        return "MED-16"
    return "MED-11/once" if state.powers[seat] else None


def pick_powers(state: State, seat: int, move: PickPowers) -> None:
    """MED-11 In secret; when the last one has picked, all are revealed and the cards are dealt."""
    state.powers[seat] = tuple([POWER[power] for power in move.powers])
    state.tell(PowersPicked(seat))
    if () not in state.powers:
        state.sealed = True
        state.tell(PowersRevealed(tuple([choice(state, each) for each in range(state.players)])))
        deal(state)


def choice(state: State, seat: int) -> Choice:
    first, second, third = [POWERS[power] for power in state.powers[seat]]
    return Choice(seat, (first, second, third))


def hand_out_basic_powers(state: State) -> None:
    """MED-11 The same three for everyone."""
    state.powers = [BASIC] * state.players
    deal(state)


# MED-12 Cards


def deal(state: State) -> None:
    """MED-12 Five cards to each player, the others into the Galaxy; MED-14 a prediction to each."""
    dealt = state.dealt.copy()
    for seat in range(state.players):
        hand = [state.stock.pop() for _ in range(HAND)]
        state.hands[seat] = hand
        for card in hand:
            state.known[card] = 1 << seat
            dealt[card] = seat
        state.tell(HandDealt(seat, tuple([CARDS[card] for card in hand])), (seat,))
    state.dealt = dealt
    state.galaxy, state.stock = state.stock, []
    state.face_up = [False] * len(state.galaxy)
    deal_predictions(state)
    state.phase = "next-turn"


def deal_predictions(state: State) -> None:
    """MED-14 One each, in secret; MED-15 then those that a hand already fulfils are replaced."""
    for seat in range(state.players):
        prediction = state.deck.pop()
        state.held[seat].append(prediction)
        state.seen[prediction] = 1 << seat
    for seat in range(state.players):
        fulfilled = fulfilled_by(state.hands[seat])
        if fulfilled >> state.held[seat][0] % len(GOALS) & 1:
            deal_anew(state, seat, fulfilled)
    tell_predictions(state)


def tell_predictions(state: State) -> None:
    for seat in range(state.players):
        state.tell(PredictionReceived(seat, GOALS[state.held[seat][0] % len(GOALS)]), (seat,))
    for seat in state.redrawn:
        tell_redraw(state, seat)


def fulfilled_by(hand: list[int]) -> int:
    """The goals of which this hand holds three cards or more, as bits."""
    return sum([1 << goal for goal, shows in enumerate(SHOWS) if sum([shows[card] for card in hand]) >= ENOUGH])


def deal_anew(state: State, seat: int, fulfilled: int) -> None:
    """MED-15 Another is drawn, then the rejected one is shuffled back."""
    found = find(state, seat, fulfilled, [state.held[seat].pop()])
    assert found, "no hand of five holds three cards of more than three goals"
    state.redealt[seat] = True
