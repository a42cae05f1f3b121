"""Set-up, play and end, in the order of the rulebook."""

from typing import Final, assert_never

from gueridon.core.outcome import Outcome
from gueridon.games.babet.box import PERSONALITY
from gueridon.games.babet.rules.aim import positives
from gueridon.games.babet.solo.events import (
    CardPlayed,
    CardRestocked,
    CardsMoved,
    CardTurned,
    SoloBegan,
    SoloEnded,
)
from gueridon.games.babet.solo.moves import (
    CARD_MOVES_TO,
    GIVE_UP,
    PLAYS_TO,
    RESTOCKS,
    GiveUp,
    Move,
    MoveCards,
    PlayCard,
    Restock,
)
from gueridon.games.babet.solo.options import Options
from gueridon.games.babet.solo.rules.fit import AFTER, BEFORE, BESIDE, HIGHEST, changed, fits, rooms
from gueridon.games.babet.solo.state import State

STOCKS: Final = [0, 5, 5, 5, 5, 6]  # by level; as many places
PERSONALITIES: Final = [0, 5, 5, 5, 5, 4]  # BAB-56 level 5 has two places more, for storage
AIM: Final = [(1 << many) - 1 for many in PERSONALITIES]  # those places, a bit each
POSITIVES: Final = [0, 3, 3, 3, 3, 5]  # in each personality, at least
MOST_IN_A_ROW: Final = 60

# Final here too, so that the compiled rules reach them without a look-up.
PLAY: Final = PLAYS_TO
MOVE_CARDS: Final = CARD_MOVES_TO
RESTOCK: Final = RESTOCKS

# Set-up


def laid_out(options: Options, cards: list[int], key: bytes) -> State:
    """BAB-50 Five stocks of six, BAB-56 or six of five, only the top card of each face up; every place empty."""
    many = STOCKS[options.level]
    every = (1 << many) - 1
    return State(
        options=options,
        level=options.level,
        stocks=[cards[stock::many] for stock in range(many)],
        places=[[] for _ in range(many)],
        row=0,
        proved=False,
        ended=None,
        key=key,
        room=[every] * PERSONALITY,
        fits=[every] * HIGHEST,
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
    moves = plays(state)
    moves += card_moves(state)
    moves += restocks(state)
    return moves


def plays(state: State) -> list[Move]:
    """BAB-51 A face-up card goes to an empty place or onto a lower top card, at most five together."""
    moves: list[Move] = []
    fit, room = state.fits or fits(state), (state.room or rooms(state))[0]
    for stock, cards in enumerate(state.stocks):
        if cards:
            moves += PLAY[stock][fit[cards[-1]] & room]
    return moves


def card_moves(state: State) -> list[Move]:
    """BAB-52 Cards from the top of a place, in their order; BAB-54 not at level 3; BAB-58 sixty in a row at most."""
    if state.level == 3 or state.row >= MOST_IN_A_ROW:
        return []
    return card_moves_in_line(state) if state.level == 4 else card_moves_to_where_they_fit(state)


def card_moves_to_where_they_fit(state: State) -> list[Move]:
    """BAB-53 A whole personality also keeps its order in the empty places beside it."""
    moves: list[Move] = []
    fit, room = state.fits or fits(state), state.room or rooms(state)
    aside = BESIDE[state.level][room[-1]]
    for place, cards in enumerate(state.places):
        if cards:
            to, count = MOVE_CARDS[place], len(cards) - 1
            for few in range(count):
                moves += to[few][fit[cards[-1 - few]] & room[few]]
            moves += to[count][fit[cards[0]] & room[count] | aside[place]]
    return moves


def card_moves_in_line(state: State) -> list[Move]:
    """BAB-55 Some cards go into the gap on their right; all of them into one beside them, or onto those before."""
    moves: list[Move] = []
    room = state.room or rooms(state)
    empty = room[-1]
    aside, right, left = BESIDE[4][empty], AFTER[4][empty], BEFORE[4][empty]
    for place, cards in enumerate(state.places):
        if cards:
            to, count = MOVE_CARDS[place], len(cards) - 1
            for there in to[:count]:
                moves += there[right[place]]
            moves += to[count][aside[place] | left[place] & room[count]]
    return moves


def restocks(state: State) -> list[Move]:
    """BAB-57 At level 5, from a stock of two cards or more to where a stock is empty."""
    if state.level != 5 or all(state.stocks):
        return []
    empty = [stock for stock, cards in enumerate(state.stocks) if not cards]
    return [RESTOCK[stock][to] for to in empty for stock, cards in enumerate(state.stocks) if len(cards) >= 2]


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
    lay(state, [card], place)
    state.row = 0
    if state.log is not None:
        state.tell(CardPlayed(card, place))
        turn_up(state, stock)


def lay(state: State, cards: list[int], place: int) -> None:
    changed(state, place, cards)
    state.places[place] += cards


def lift(state: State, place: int, count: int) -> list[int]:
    laid = state.places[place]
    cards = laid[-count:]
    del laid[-count:]
    changed(state, place, cards)
    return cards


def turn_up(state: State, stock: int) -> None:
    """BAB-51 The next card of the stock."""
    if state.stocks[stock]:
        state.tell(CardTurned(state.stocks[stock][-1], stock))


def move_cards(state: State, place: int, count: int, to: int) -> None:
    cards = lift(state, place, count)
    lay(state, cards, to)
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
    if not (state.room or rooms(state))[0] & AIM[state.level] and finished(state) == PERSONALITIES[state.level]:
        end(state, "won")
    elif not can_go_on(state):
        end(state, "blocked")


def can_go_on(state: State) -> bool:
    fit, room = state.fits or fits(state), (state.room or rooms(state))[0]
    for cards in state.stocks:
        if cards and fit[cards[-1]] & room:
            return True
    return bool(card_moves(state) or restocks(state))


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
    if state.log is not None:
        state.tell(SoloEnded(result, finished(state)))


def outcome(state: State) -> Outcome | None:
    if state.ended is None:
        return None
    return Outcome("won", (0,), (1,)) if state.ended == "won" else Outcome(state.ended, (), (0,))
