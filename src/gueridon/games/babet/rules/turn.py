"""A turn: draw two cards, then take up to two actions."""

from typing import Final, assert_never

from gueridon.games.babet.box import PERSONALITY, ROLES
from gueridon.games.babet.events import (
    CardDrawn,
    CardLaid,
    CardReceived,
    CardTaken,
    PersonalityFinished,
    PileMoved,
    RiverFilled,
    TurnPassed,
)
from gueridon.games.babet.moves import (
    DRAW,
    END_TURN,
    LAYS,
    PILE_MOVES,
    TAKES,
    Draw,
    EndTurn,
    Lay,
    Move,
    MovePile,
    Take,
)
from gueridon.games.babet.rules.aim import end, end_if_won, temper
from gueridon.games.babet.rules.variants import look_in_mirror, take_triplette_away
from gueridon.games.babet.state import State

RIVER: Final = 2
DRAWS: Final = 2
ACTIONS: Final = 2
HAND: Final = 3
TURNS: Final = [(seat,) for seat in range(max(ROLES))]  # one seat is to act

# Final here too, so that the compiled rules reach them without a look-up.
TAKE: Final = TAKES
LAY: Final = LAYS
MOVE_PILE: Final = PILE_MOVES


def begin_turn(state: State) -> None:
    """BAB-22 Two cards to draw, or what is left; with none the draw is skipped."""
    state.draws = min(DRAWS, len(state.river) + len(state.draw_pile))
    state.actions = ACTIONS
    state.laid = None
    state.mirrored = False
    state.active = False


def to_act(state: State) -> tuple[int, ...]:
    return () if state.ended is not None else TURNS[state.turn]


def legal_moves(state: State, seat: int) -> list[Move]:
    if seat != state.turn or state.ended is not None:
        return []
    if state.draws:
        return draws(state)
    hand = state.hands[seat]
    moves = lays(state, hand)
    if len(hand) < HAND + state.actions:  # BAB-27 the actions left after this one must bring the hand down to three
        moves += pile_moves(state)
    if len(hand) <= HAND:
        moves.append(END_TURN)
    return moves


def draws(state: State) -> list[Move]:
    """BAB-20 From the river or from the pile."""
    moves = [TAKE[card] for card in state.river]
    if state.draw_pile:
        moves.append(DRAW)
    return moves


def lays(state: State, hand: list[int]) -> list[Move]:
    """BAB-24 On a new pile, or on a pile whose top card is lower."""
    moves: list[Move] = []
    for card in hand:
        row = LAY[card]
        moves.append(row[0])
        for pile in state.piles:
            top = pile[-1]
            if top < card:
                moves.append(row[top])
    return moves


def pile_moves(state: State) -> list[Move]:
    """BAB-25 A whole pile, onto one whose top card is lower than its lowest; BAB-26 at most five together."""
    moves: list[Move] = []
    for pile in state.piles:
        lowest, room = pile[0], PERSONALITY - len(pile)
        row = MOVE_PILE[lowest]
        for other in state.piles:
            top = other[-1]
            if top < lowest and len(other) <= room:
                moves.append(row[top])
    return moves


def apply(state: State, seat: int, move: Move) -> None:
    if type(move) is Take:
        take(state, seat, move.card)
    elif type(move) is Draw:
        draw_card(state, seat)
    elif type(move) is Lay:
        lay(state, seat, move)
    elif type(move) is MovePile:
        move_pile(state, seat, move)
    elif type(move) is EndTurn:
        pass_turn(state, seat)
    else:
        assert_never(move)


def take(state: State, seat: int, card: int) -> None:
    """BAB-11 Everyone sees what is taken from the river."""
    state.river.remove(card)
    state.shown[seat].append(card)
    if state.log is not None:
        state.tell(CardTaken(seat, card))
    hold(state, seat, card)


def draw_card(state: State, seat: int) -> None:
    """BAB-11 What comes from the pile is its owner's secret."""
    card = state.draw_pile.pop()
    state.sealed = True
    state.drew[seat] = len(state.returned)
    if state.log is not None:
        state.tell(CardDrawn(seat, len(state.draw_pile)))
        state.tell(CardReceived(seat, card), (seat,))
    hold(state, seat, card)


def hold(state: State, seat: int, card: int) -> None:
    hand = state.hands[seat]
    hand.append(card)
    hand.sort()
    state.active = True
    state.draws -= 1
    if state.draws == 0:
        fill_river(state)


def fill_river(state: State) -> None:
    """BAB-21 Back to two, only after both cards are chosen."""
    count = min(RIVER - len(state.river), len(state.draw_pile))
    cards = [state.draw_pile.pop() for _ in range(count)]
    state.river += cards
    if cards:
        state.sealed = True
        if state.log is not None:
            state.tell(RiverFilled(tuple(cards), len(state.draw_pile)))


def lay(state: State, seat: int, move: Lay) -> None:
    card, on = move.card, move.on
    state.hands[seat].remove(card)
    if card in state.shown[seat]:
        state.shown[seat].remove(card)
    else:
        state.sealed = True  # nobody else knew it
    if on is None:
        pile: list[int] = []
        state.piles.append(pile)
    else:
        pile = topped(state, on)
    pile.append(card)
    if state.log is not None:
        state.tell(CardLaid(seat, card, on))
    after_action(state, pile)
    if state.ended is None and state.options.mirrors:
        look_in_mirror(state, card, on)
    state.laid = card
    go_on(state)


def move_pile(state: State, seat: int, move: MovePile) -> None:
    pile, onto = bottomed(state, move.lowest), topped(state, move.onto)
    if state.log is not None:
        state.tell(PileMoved(seat, tuple(pile), move.onto))
    onto += pile
    state.piles.remove(pile)
    after_action(state, onto)
    go_on(state)


def topped(state: State, card: int) -> list[int]:
    """The pile with this card at its top."""
    for pile in state.piles:
        if pile[-1] == card:
            return pile
    raise AssertionError(f"no pile has {card} at its top")


def bottomed(state: State, card: int) -> list[int]:
    """The pile with this card at its bottom."""
    for pile in state.piles:
        if pile[0] == card:
            return pile
    raise AssertionError(f"no pile has {card} at its bottom")


def after_action(state: State, pile: list[int]) -> None:
    """BAB-40 The triplette first, then a finished personality (BAB-26) and victory."""
    state.actions -= 1
    state.active = True
    if state.options.triplette and len(pile) >= 3:
        take_triplette_away(state, pile)
    if len(pile) == PERSONALITY:
        state.piles.remove(pile)
        state.personalities.append(pile)
        state.tell(PersonalityFinished(tuple(pile), temper(pile)))
        end_if_won(state)


def go_on(state: State) -> None:
    if state.actions == 0 and state.ended is None:
        end_turn(state)


def pass_turn(state: State, seat: int) -> None:
    """BAB-23 Up to two actions: fewer will do."""
    if state.log is not None:
        state.tell(TurnPassed(seat, state.actions))
    end_turn(state)


def end_turn(state: State) -> None:
    """BAB-32 It ends without a winner when, with nothing left to draw, all in turn have gone without an action."""
    state.idle = 0 if state.active else state.idle + 1
    if state.idle == len(state.order):
        end(state, "no-winner")
        return
    state.turn = state.order[(state.order.index(state.turn) + 1) % len(state.order)]
    begin_turn(state)
