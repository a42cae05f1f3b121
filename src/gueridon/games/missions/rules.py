"""50 Missions, in the order of the rulebook."""

from typing import Final, assert_never

from msgspec.structs import replace

from gueridon.core.errors import Illegal
from gueridon.core.fate import draw, shuffled
from gueridon.core.game import Limit
from gueridon.core.outcome import Outcome
from gueridon.games.missions.box.cards import CARDS, COPIES, HAND, MOST_PLAYERS, STACKS, Medal, fits, numbered
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.box.rows import PAIRS, WEIGHT, as_bits, fitting, row_number, tabulate
from gueridon.games.missions.events import (
    CardLaid,
    CardsReceived,
    GameBegan,
    GameEnded,
    HandFilled,
    MedalWon,
    MissionsAccomplished,
    MissionTurnedUp,
    SecondWind,
)
from gueridon.games.missions.moves import TIME_UP, Lay, Move, TimeUp, lays_on_stacks
from gueridon.games.missions.options import Options
from gueridon.games.missions.state import State

# FIF-10 How many missions lie under each medal.
MEDAL_ABOVE: Final = {31: Medal.BRONZE, 27: Medal.SILVER, 23: Medal.GOLD}

# Final, so that the compiled rules reach them without a look-up.
FIFTY: Final = 50
NUMBER: Final = numbered(CARDS)
FULFILLED: Final = tabulate()
FITS: Final = fitting()
LAYS: Final = lays_on_stacks()
WEIGHTS: Final = WEIGHT
TURNS: Final = [(seat,) for seat in range(MOST_PLAYERS)]  # one seat is to act
ALL_MISSIONS: Final = [*MISSIONS]
ALL_CARDS: Final = [*range(len(CARDS))] * COPIES

# Set-up


def setup(players: int, options: Options, key: bytes) -> State:
    """FIF-11 The cards are dealt again as long as nobody could lay the first of them."""
    state = laid_out(players, options, key, 1)
    while state.ended is not None:
        state = laid_out(players, options, key, state.shuffles)
    return state


def laid_out(players: int, options: Options, key: bytes, shuffle: int) -> State:
    missions = shuffled(key, 0, ALL_MISSIONS)
    cards = shuffled(key, shuffle, ALL_CARDS)
    state = State(
        options=options,
        in_turn=options.frenzy == 0,
        missions=[*missions[:STACKS]],
        wanted=as_bits(missions[:STACKS]),
        mission_pile=with_medals(missions[STACKS:]),
        accomplished=[],
        medals=[],
        stacks=[[card] for card in cards[:STACKS]],
        row=row_number(cards[:STACKS]),
        hands=[[] for _ in range(players)],
        draw_pile=cards[STACKS:],
        turn=first_player(players, options, key),
        winds=1,
        achiever=None,
        ended=None,
        key=key,
        shuffles=max(shuffle, 2) + 1,
        log=[],
    )
    state.tell(GameBegan(state.turn if state.in_turn else None))
    deal(state)
    accomplish(state, None)
    end_if_over(state)
    return state


def with_medals(missions: list[int]) -> list[int | Medal]:
    """FIF-10 With each medal on the missions that lie under it; the pile is counted from the bottom."""
    pile: list[int | Medal] = [*missions]
    for below, medal in MEDAL_ABOVE.items():
        if below <= len(missions):
            pile.insert(below, medal)
    return pile


def deal(state: State) -> None:
    """FIF-11 Four cards to each player, secretly."""
    for seat in range(len(state.hands)):
        fill_hand(state, seat)


def first_player(players: int, options: Options, key: bytes) -> int:
    """FIF-12 The one who last accomplished a mission in the previous game, otherwise drawn."""
    if options.first is None:
        return draw(key, 2, players)
    if options.first >= players:
        raise Illegal("FIF-12")
    return options.first


def rematch(state: State) -> Options:
    return replace(state.options, first=state.achiever)


# Play


def to_act(state: State) -> tuple[int, ...]:
    if state.ended is not None:
        return ()
    if state.in_turn:
        return TURNS[state.turn]
    able = [seat for seat in range(len(state.hands)) if can_play(state, seat)]
    return (*able, len(state.hands))  # FIF-50 whoever wants to; and the clock


def legal_moves(state: State, seat: int) -> list[Move]:
    if state.ended is not None:
        return []
    if state.in_turn:
        return lays(state, seat) if seat == state.turn else []
    return [TIME_UP] if seat == len(state.hands) else lays(state, seat)


def lays(state: State, seat: int) -> list[Move]:
    """FIF-20 Each different card of the hand, on each stack that it fits."""
    moves: list[Move] = []
    hand = state.hands[seat]
    left, right = FITS[state.row // PAIRS], FITS[state.row % PAIRS]
    for at, card in enumerate(hand):
        if at == 0 or card != hand[at - 1]:
            moves += LAYS[card][left[card] + 4 * right[card]]
    return moves


def can_play(state: State, seat: int) -> bool:
    left, right = FITS[state.row // PAIRS], FITS[state.row % PAIRS]
    for card in state.hands[seat]:  # noqa: SIM110 (interpreted, a generator would cost a fifth of the speed)
        if left[card] or right[card]:
            return True
    return False


def why_not(state: State, seat: int, move: Move) -> str | None:
    if state.ended is not None:
        return "FIF-30"
    match move:
        case TimeUp():
            return None if not state.in_turn and seat == len(state.hands) else "FIF-50"
        case Lay():
            return why_not_lay(state, seat, move)
        case _:
            assert_never(move)


def why_not_lay(state: State, seat: int, move: Lay) -> str | None:
    if seat >= len(state.hands) or (state.in_turn and seat != state.turn):
        return "FIF-20/turn"
    if NUMBER[move.card] not in state.hands[seat]:
        return "FIF-20/hand"
    if not fits(move.card, CARDS[state.stacks[move.stack][-1]]):
        return "FIF-20/fit" if state.in_turn else "FIF-51"
    return None


def apply(state: State, seat: int, move: Move) -> None:
    if type(move) is Lay:
        lay(state, seat, move)
    elif type(move) is TimeUp:
        end(state, "time-up")
    else:
        assert_never(move)


def lay(state: State, seat: int, move: Lay) -> None:
    """FIF-20 Cover an exposed card, then draw back to four."""
    state.sealed = True  # nobody else knew the card
    card, place = NUMBER[move.card], move.stack
    stack = state.stacks[place]
    weight = WEIGHTS[place]
    state.row += card * weight - stack[-1] * weight
    stack.append(card)
    state.hands[seat].remove(card)
    if state.log is not None:
        state.tell(CardLaid(seat, move.card, place))
    if FULFILLED[state.row] & state.wanted:
        accomplish(state, seat)
    fill_hand(state, seat)
    state.turn = (seat + 1) % len(state.hands)
    end_if_over(state)


def fill_hand(state: State, seat: int) -> None:
    """FIF-20 Back to four while the pile lasts; a hand is kept in order."""
    hand, pile = state.hands[seat], state.draw_pile
    drawn = HAND - len(hand)
    if drawn > len(pile):
        drawn = len(pile)
    if state.log is not None and drawn:
        state.tell(HandFilled(seat, drawn, len(pile) - drawn))
        state.tell(CardsReceived(seat, tuple([CARDS[card] for card in pile[-drawn:]])), (seat,))
    for _ in range(drawn):
        insert_in_order(hand, pile.pop())


def insert_in_order(hand: list[int], card: int) -> None:
    at = len(hand)
    while at and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def accomplish(state: State, seat: int | None) -> None:
    """FIF-21 All missions now fulfilled leave together, the gaps are filled, and the row is checked again."""
    while met := FULFILLED[state.row] & state.wanted:
        fulfilled = [mission for mission in state.missions if mission is not None and met >> mission & 1]
        state.accomplished += fulfilled
        state.wanted -= met
        state.achiever = seat
        if state.log is not None:
            state.tell(MissionsAccomplished(seat, tuple([MISSIONS[mission] for mission in fulfilled])))
        for mission in fulfilled:
            place = state.missions.index(mission)
            state.missions[place] = next_mission(state, place)
    if state.winds == 1 and golden(state) and not state.options.late_wind:
        assert seat is not None, "no row fulfils 24 missions at the set-up"
        second_wind(state, seat)


def next_mission(state: State, place: int) -> int | None:
    """FIF-22 A medal that comes up is won, and the next card takes the place; an empty pile fills nothing."""
    while state.mission_pile:
        card = state.mission_pile.pop()
        if isinstance(card, int):
            state.wanted |= 1 << card
            if state.log is not None:
                state.tell(MissionTurnedUp(MISSIONS[card], place))
            return card
        state.medals.append(card)
        state.tell(MedalWon(card))
    return None


# End


def end_if_over(state: State) -> None:
    """FIF-30 Whoever has to play cannot; FIF-32 or all fifty are done; FIF-51 in a frenzy, nobody can play."""
    if len(state.accomplished) == FIFTY:
        end(state, "all-fifty")
    elif not play_goes_on(state):
        if state.winds == 1 and golden(state):  # only if it was to come late
            second_wind(state, (state.turn - 1) % len(state.hands))
        if not play_goes_on(state):
            end(state, "blocked")


def play_goes_on(state: State) -> bool:
    if state.in_turn:
        return can_play(state, state.turn)
    return any(can_play(state, seat) for seat in range(len(state.hands)))


def end(state: State, reason: str) -> None:
    state.ended = reason
    done = len(state.accomplished)
    result = outcome(state)
    assert result is not None
    state.tell(GameEnded(result, medal(state), done, FIFTY - done))


def outcome(state: State) -> Outcome | None:
    """FIF-30 The result is the last medal won, or none; FIF-32 each mission accomplished counts."""
    if state.ended is None:
        return None
    seats = range(len(state.hands))
    winners = tuple(seats) if medal(state) else ()
    return Outcome(state.ended, winners, tuple([len(state.accomplished) for _ in seats]))


def medal(state: State) -> Medal | None:
    return state.medals[-1] if state.medals else None


def golden(state: State) -> bool:
    return len(state.medals) == len(MEDAL_ABOVE)


def second_wind(state: State, seat: int) -> None:
    """FIF-31 All that lies under the exposed cards makes a new draw pile; hands are filled, the player's first."""
    gathered = [card for stack in state.stacks for card in stack[:-1]]
    for stack in state.stacks:
        del stack[:-1]
    state.draw_pile = shuffled(state.key, state.shuffles, state.draw_pile + gathered)
    state.shuffles += 1
    state.winds = 2
    state.tell(SecondWind(len(gathered), len(state.draw_pile)))
    for step in range(len(state.hands)):
        fill_hand(state, (seat + step) % len(state.hands))


# Frenzy


def limit(state: State) -> Limit | None:
    """FIF-50 So many minutes; FIF-51 gold starts them afresh."""
    if state.ended is not None or state.in_turn:
        return None
    return Limit(60 * state.options.frenzy, 2 if golden(state) else 1)


def secretly_stuck(state: State) -> tuple[int, ...]:
    """FIF-50 Nobody else knows of whoever holds cards that none of them fits."""
    if state.ended is not None or state.in_turn:
        return ()
    return tuple([seat for seat, hand in enumerate(state.hands) if hand and not can_play(state, seat)])
