"""BABET alone, in the order of the rulebook."""

from itertools import pairwise
from typing import Final, assert_never

from gueridon.core.outcome import Outcome
from gueridon.games.babet.box import PERSONALITY, positives
from gueridon.games.babet.solo.events import (
    CardPlayed,
    CardRestocked,
    CardsMoved,
    CardTurned,
    SoloBegan,
    SoloEnded,
)
from gueridon.games.babet.solo.moves import (
    CARD_MOVES,
    GIVE_UP,
    PLAYS,
    RESTOCKS,
    GiveUp,
    Move,
    MoveCards,
    PlayCard,
    Restock,
)
from gueridon.games.babet.solo.options import Options
from gueridon.games.babet.solo.state import State

STOCKS: Final = [0, 5, 5, 5, 5, 6]  # by level; as many places
PERSONALITIES: Final = [0, 5, 5, 5, 5, 4]  # BAB-56 level 5 has two places more, for storage
POSITIVES: Final = [0, 3, 3, 3, 3, 5]  # in each personality, at least
MOST_IN_A_ROW: Final = 60
HIGHEST: Final = 31  # higher than any card

# Final here too, so that the compiled rules reach them without a look-up.
PLAY: Final = PLAYS
MOVE_CARDS: Final = CARD_MOVES
RESTOCK: Final = RESTOCKS

# Set-up


def laid_out(options: Options, cards: list[int], key: bytes) -> State:
    """BAB-50 Five stocks of six, BAB-56 or six of five, only the top card of each face up; every place empty."""
    many = STOCKS[options.level]
    return State(
        options=options,
        level=options.level,
        stocks=[cards[stock::many] for stock in range(many)],
        places=[[] for _ in range(many)],
        row=0,
        proved=False,
        ended=None,
        key=key,
    )


def begin(state: State) -> None:
    state.log = []
    state.tell(SoloBegan(state.options.level, tuple([stock[-1] for stock in state.stocks]), state.proved))


def rematch(state: State) -> Options:
    return state.options


# Play


def to_act(state: State) -> tuple[int, ...]:
    return () if state.ended is not None else (0,)


def legal_moves(state: State, seat: int) -> list[Move]:
    if state.ended is not None or seat != 0:
        return []
    moves = steps(state)
    moves.append(GIVE_UP)
    return moves


def steps(state: State) -> list[Move]:
    """Every move but giving up."""
    return plays(state) + card_moves(state) + restocks(state)


def plays(state: State) -> list[Move]:
    """BAB-51 A face-up card goes to an empty place or onto a lower top card, at most five together."""
    moves: list[Move] = []
    floors, ceilings = bounds(state.level, *ends(state))
    open_ = [place for place, cards in enumerate(state.places) if len(cards) < PERSONALITY]
    for stock, cards in enumerate(state.stocks):
        if cards:
            card, row = cards[-1], PLAY[stock]
            moves += [row[place] for place in open_ if floors[place] < card < ceilings[place]]
    return moves


def card_moves(state: State) -> list[Move]:
    """BAB-52 Cards from the top of a place, in their order; BAB-54 not at level 3; BAB-58 sixty in a row at most."""
    moves: list[Move] = []
    if state.level == 3 or state.row >= MOST_IN_A_ROW:
        return moves
    usual = bounds(state.level, *ends(state))
    for place, cards in enumerate(state.places):
        for count in range(1, len(cards) + 1):
            others_differ = state.level == 4 or (state.level != 1 and count == len(cards))
            floors, ceilings = bounds_without(state, place, count) if others_differ else usual
            lowest, room, row = cards[-count], PERSONALITY - count, MOVE_CARDS[place][count]
            limited = cards[-1] if state.level == 4 else lowest
            for to, laid in enumerate(state.places):
                if floors[to] < lowest and limited < ceilings[to] and len(laid) <= room and to != place:
                    moves.append(row[to])
    return moves


def bounds_without(state: State, place: int, count: int) -> tuple[list[int], list[int]]:
    """The bounds once so many cards have left a place."""
    firsts, lasts = ends(state)
    left = state.places[place][:-count]
    firsts[place], lasts[place] = (left[0], left[-1]) if left else (0, 0)
    return bounds(state.level, firsts, lasts)


def restocks(state: State) -> list[Move]:
    """BAB-57 At level 5, from a stock of two cards or more to where a stock is empty."""
    if state.level != 5:
        return []
    empty = [stock for stock, cards in enumerate(state.stocks) if not cards]
    return [RESTOCK[stock][to] for to in empty for stock, cards in enumerate(state.stocks) if len(cards) >= 2]


def ends(state: State) -> tuple[list[int], list[int]]:
    """The first and last card of each place; 0, lower than any card, where it is empty."""
    return [cards[0] if cards else 0 for cards in state.places], [cards[-1] if cards else 0 for cards in state.places]


def bounds(level: int, firsts: list[int], lasts: list[int]) -> tuple[list[int], list[int]]:
    """What cards added to each place must lie above, and where that keeps the personalities in order, below.

    BAB-53 Among places in use first cards increase, so a first card lies between its neighbours';
    BAB-55 at level 4 whatever is added lies between the last card before and the first card after.
    """
    floors, ceilings = lasts.copy(), [HIGHEST for _ in lasts]
    if level == 1:
        return floors, ceilings
    floor, ceiling = 0, HIGHEST
    for place in range(PERSONALITIES[level]):
        if firsts[place]:
            floor = lasts[place] if level == 4 else firsts[place]
        else:
            floors[place] = floor
    for place in range(PERSONALITIES[level] - 1, -1, -1):
        if level == 4 or not firsts[place]:
            ceilings[place] = ceiling
        ceiling = firsts[place] or ceiling
    return floors, ceilings


def apply(state: State, seat: int, move: Move) -> None:
    carry_out(state, move)
    if state.ended is None:
        end_if_over(state)


def carry_out(state: State, move: Move) -> None:
    match move:
        case PlayCard():
            play_card(state, move.stock, move.place)
        case MoveCards():
            move_cards(state, move.place, move.count, move.to)
        case Restock():
            restock(state, move.stock, move.to)
        case GiveUp():
            end(state, "given-up")
        case _:
            assert_never(move)


def play_card(state: State, stock: int, place: int) -> None:
    card = state.stocks[stock].pop()
    state.places[place].append(card)
    state.row = 0
    if state.log is not None:
        state.tell(CardPlayed(card, place))
    turn_up(state, stock)


def turn_up(state: State, stock: int) -> None:
    """BAB-51 The next card of the stock."""
    if state.log is not None and state.stocks[stock]:
        state.tell(CardTurned(state.stocks[stock][-1], stock))


def move_cards(state: State, place: int, count: int, to: int) -> None:
    cards = state.places[place][-count:]
    del state.places[place][-count:]
    state.places[to] += cards
    state.row += 1
    if state.log is not None:
        state.tell(CardsMoved(tuple(cards), to))


def restock(state: State, stock: int, to: int) -> None:
    card = state.stocks[stock].pop()
    state.stocks[to].append(card)
    state.row = 0
    if state.log is not None:
        state.tell(CardRestocked(card, to))
    turn_up(state, stock)


# End


def end_if_over(state: State) -> None:
    """BAB-58 Won when the aim stands, lost when no move is left."""
    if finished(state) == PERSONALITIES[state.level]:
        end(state, "won")
    elif not (plays(state) or card_moves(state) or restocks(state)):
        end(state, "blocked")


def finished(state: State) -> int:
    """BAB-50 Kind personalities of five cards; BAB-56 at level 5 all five are positive."""
    done = 0
    for place in range(PERSONALITIES[state.level]):
        cards = state.places[place]
        if len(cards) == PERSONALITY and positives(cards) >= POSITIVES[state.level]:
            done += 1
    return done


def end(state: State, reason: str) -> None:
    state.ended = reason
    result = outcome(state)
    assert result is not None
    state.tell(SoloEnded(result, finished(state)))


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    return Outcome("won", (0,), (1,)) if state.ended == "won" else Outcome(state.ended, (), (0,))


# Refusals


def why_not(state: State, seat: int, move: Move) -> str | None:
    if state.ended is not None:
        return "BAB-58/over"
    if seat != 0:
        return "BAB-50/alone"
    match move:
        case PlayCard():
            return why_not_play(state, move)
        case MoveCards():
            return why_not_move(state, move)
        case Restock():
            return why_not_restock(state, move)
        case GiveUp():
            return None
        case _:
            assert_never(move)


def why_not_play(state: State, move: PlayCard) -> str | None:
    if move.stock >= len(state.stocks) or not state.stocks[move.stock]:
        return "BAB-51/stock"
    return why_not_there(state, state.stocks[move.stock][-1:], move.place, state.places)


def why_not_move(state: State, move: MoveCards) -> str | None:
    if state.level == 3:
        return "BAB-54"
    if move.place >= len(state.places) or move.count > len(state.places[move.place]):
        return "BAB-52"
    if state.row >= MOST_IN_A_ROW:
        return "BAB-58/sixty"
    left = [cards.copy() for cards in state.places]
    del left[move.place][-move.count :]
    return why_not_there(state, state.places[move.place][-move.count :], move.to, left)


def why_not_there(state: State, cards: list[int], place: int, places: list[list[int]]) -> str | None:
    """Why these cards may not be added to this place of these places."""
    if place >= len(places):
        return "BAB-50/place"
    if len(places[place]) + len(cards) > PERSONALITY:
        return "BAB-51/five"
    if places[place] and places[place][-1] > cards[0]:
        return "BAB-51/lower"
    after = [*places[:place], places[place] + cards, *places[place + 1 :]]
    return why_not_so(state.level, [personality for personality in after[: PERSONALITIES[state.level]] if personality])


def why_not_so(level: int, personalities: list[list[int]]) -> str | None:
    """Why personalities in use may not stand in this order."""
    for left, right in pairwise(personalities):
        if level == 4 and left[-1] > right[0]:
            return "BAB-55"
        if level != 1 and left[0] > right[0]:
            return "BAB-56" if level == 5 else "BAB-53"
    return None


def why_not_restock(state: State, move: Restock) -> str | None:
    if state.level != 5:
        return "BAB-57/level"
    if state.stocks[move.to]:
        return "BAB-57/empty"
    return None if len(state.stocks[move.stock]) >= 2 else "BAB-57/two"
