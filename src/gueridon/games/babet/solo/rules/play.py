"""Set-up, play and end, in the order of the rulebook."""

from typing import Final, assert_never

from gueridon.core.outcome import Outcome
from gueridon.games.babet.box import CARDS, PERSONALITY, SAME_SIGN
from gueridon.games.babet.rules.aim import is_positive
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
    MOST_PLACES,
    PLAYS,
    PLAYS_TO,
    RESTOCKS,
    GiveUp,
    Move,
    MoveCards,
    PlayCard,
    Restock,
)
from gueridon.games.babet.solo.options import Options
from gueridon.games.babet.solo.rules.fit import ALL_FIT, ALL_ROOM, HIGHEST, lay, lift
from gueridon.games.babet.solo.state import State

STOCKS: Final = [0, 5, 5, 5, 5, 6]  # by level; as many places
PERSONALITIES: Final = [0, 5, 5, 5, 5, 4]  # BAB-56 level 5 has two places more, for storage
CARD_BYTES: Final = HIGHEST + 1
AIM: Final = [(1 << many) - 1 for many in PERSONALITIES]  # those places, a bit each
POSITIVES: Final = [0, *[SAME_SIGN] * 4, PERSONALITY]  # in each personality, at least
NEGATIVE: Final = bytes([card for card in CARDS if not is_positive(card)])
MOST_IN_A_ROW: Final = 60

# Final here too, so that the compiled rules reach them without a look-up.
PLAY: Final = PLAYS_TO
MOVE_CARDS: Final = CARD_MOVES_TO
RESTOCK: Final = RESTOCKS
FIRST_STEPS: Final = [[play for plays in PLAYS[:many] for play in plays[:many]] for many in range(MOST_PLACES + 1)]

# Set-up


def laid_out(options: Options, cards: list[int], key: bytes) -> State:
    """BAB-50 Five stocks of six, BAB-56 or six of five, only the top card of each face up; every place empty."""
    many = STOCKS[options.level]
    dealt = bytes(cards)
    return State(
        options=options,
        level=options.level,
        stocks=[dealt[stock::many] for stock in range(many)],
        places=[b""] * many,
        row=0,
        proved=False,
        ended=None,
        key=key,
        room=ALL_ROOM[many],
        fits=ALL_FIT[many],
        steps=FIRST_STEPS[many],
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
    moves = (state.steps or steps(state)).copy()
    moves.append(GIVE_UP)
    return moves


def steps(state: State) -> list[Move]:
    """Every move but giving up."""
    fits, room = state.fits.to_bytes(CARD_BYTES, "little"), state.room.to_bytes(PERSONALITY, "little")
    moves = plays(state, fits, room[0])
    if state.level != 3 and state.row < MOST_IN_A_ROW:
        moves += card_moves(state, fits, room)
    if state.level == 5 and not all(state.stocks):
        moves += restocks(state)
    return moves


def plays(state: State, fits: bytes, free: int) -> list[Move]:
    """BAB-51 A face-up card goes to an empty place or onto a lower top card, at most five together."""
    moves: list[Move] = []
    for stock, cards in enumerate(state.stocks):
        if cards:
            moves += PLAY[stock][fits[cards[-1]] & free]
    return moves


def card_moves(state: State, fits: bytes, room: bytes) -> list[Move]:
    """BAB-52 Cards from the top of a place, in their order; BAB-54 not at level 3; BAB-58 sixty in a row at most."""
    moves: list[Move] = []
    for place, cards in enumerate(state.places):
        to = MOVE_CARDS[place]
        for few in range(len(cards)):
            moves += to[few][fits[cards[-1 - few]] & room[few]]
    return moves


def restocks(state: State) -> list[Move]:
    """BAB-57 At level 5, from a stock of two cards or more to where a stock is empty."""
    empty = [stock for stock, cards in enumerate(state.stocks) if not cards]
    return [RESTOCK[stock][to] for to in empty for stock, cards in enumerate(state.stocks) if len(cards) >= 2]


def apply(state: State, seat: int, move: Move) -> None:
    """BAB-58 It goes on until the aim stands, no move is left or the player gives up."""
    carry_out(state, move)
    if state.ended is not None:
        return
    if not state.room & AIM[state.level] and finished(state) == PERSONALITIES[state.level]:
        end(state, "won")
    else:
        state.steps = steps(state)
        if not state.steps:
            end(state, "blocked")


def carry_out(state: State, move: Move) -> None:
    """The solver goes no further than this: it asks for the steps of those positions only that it looks into."""
    if type(move) is PlayCard:
        play_card(state, move.stock, move.place)
    elif type(move) is MoveCards:
        move_cards(state, move.place, move.count, move.to)
    elif type(move) is Restock:
        restock(state, move.stock, move.to)
    elif type(move) is GiveUp:
        end(state, "given-up")
    else:
        assert_never(move)


def play_card(state: State, stock: int, place: int) -> None:
    cards = state.stocks[stock]
    state.stocks[stock] = cards[:-1]
    lay(state, cards[-1:], place)
    state.row = 0
    if state.log is not None:
        state.tell(CardPlayed(cards[-1], place))
    turn_up(state, stock)


def turn_up(state: State, stock: int) -> None:
    """BAB-51 The next card of the stock."""
    left = state.stocks[stock]
    if left:
        state.sealed = True
        if state.log is not None:
            state.tell(CardTurned(left[-1], stock))


def move_cards(state: State, place: int, count: int, to: int) -> None:
    cards = lift(state, place, count)
    lay(state, cards, to)
    state.row += 1
    if state.log is not None:
        state.tell(CardsMoved(tuple(cards), to))


def restock(state: State, stock: int, to: int) -> None:
    cards = state.stocks[stock]
    state.stocks[stock], state.stocks[to] = cards[:-1], cards[-1:]
    state.row = 0
    if state.log is not None:
        state.tell(CardRestocked(cards[-1], to))
    turn_up(state, stock)


# End


def finished(state: State) -> int:
    """BAB-50 Kind personalities of five cards; BAB-56 at level 5 all five are positive."""
    done = 0
    for place in range(PERSONALITIES[state.level]):
        cards = state.places[place]
        if len(cards) == PERSONALITY and positives(cards) >= POSITIVES[state.level]:
            done += 1
    return done


def positives(cards: bytes) -> int:
    return len(cards.translate(None, NEGATIVE))


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
