"""What a seat sees as numbers, and chance dealt anew: for programs that learn."""

from random import Random
from typing import Final

from gueridon.core.encoding import Encoding, Layout, flag, flags, number, numbers
from gueridon.games.missions.box.cards import CARDS, COPIES, HAND, STACKS, Medal
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.rules import FIFTY, with_medals
from gueridon.games.missions.state import State

MOST_PLAYERS: Final = 4
KINDS: Final = len(CARDS)
ALL: Final = COPIES * KINDS
REASONS: Final = {"blocked": 0, "time-up": 1, "all-fifty": 2}

LAYOUT = Layout(
    1,
    (
        flags("seat", MOST_PLAYERS, "whose eyes these are; none watches"),
        number("players", MOST_PLAYERS, "how many play"),
        number("frenzy", 5, "minutes of a frenzy; 0 for turns"),
        flag("look_under", "all may look under the exposed cards"),
        flag("silence", "nobody may signal"),
        flag("late_wind", "the second wind waits until play would stop"),
        flag("hints", "the table shows what would accomplish a mission at once"),
        number("first", MOST_PLAYERS, "the seat that was to begin, from 1 on; 0 if it was drawn"),
        flags("turn", MOST_PLAYERS, "whose turn it is; nobody's in a frenzy and at the end"),
        flags(
            "missions", STACKS * FIFTY, "for each place of the row, the mission that lies there, by number from 1 on"
        ),
        flags("stacks", STACKS * KINDS, "for each stack its exposed card: symbol by symbol, each from 1 to 7"),
        numbers("heights", STACKS, ALL, "cards in each stack"),
        numbers(
            "under", ALL, KINDS, "cards under the exposed ones, stack by stack from below, each by number from 1 on"
        ),
        numbers("hand", KINDS, COPIES, "one's own cards, how many of each"),
        numbers("hands", MOST_PLAYERS, HAND, "cards that each seat holds"),
        number("cards_left", ALL, "in the draw pile"),
        number("missions_left", FIFTY, "in the pile of missions"),
        numbers("accomplished", FIFTY, FIFTY, "for each mission, as which it was accomplished, from 1 on"),
        number("medals", len(Medal), "won so far"),
        number("winds", 2, "2 after the second wind"),
        flags("achiever", MOST_PLAYERS, "who last accomplished a mission"),
        flags("ended", len(REASONS), "why it ended: blocked, time up, all fifty"),
    ),
)
SIZE: Final = LAYOUT.size
SEAT: Final = LAYOUT.at("seat")
PLAYERS: Final = LAYOUT.at("players")
FRENZY: Final = LAYOUT.at("frenzy")
LOOK_UNDER: Final = LAYOUT.at("look_under")
SILENCE: Final = LAYOUT.at("silence")
LATE_WIND: Final = LAYOUT.at("late_wind")
HINTS: Final = LAYOUT.at("hints")
FIRST: Final = LAYOUT.at("first")
TURN: Final = LAYOUT.at("turn")
ROW: Final = LAYOUT.at("missions")
STACK: Final = LAYOUT.at("stacks")
HEIGHTS: Final = LAYOUT.at("heights")
UNDER: Final = LAYOUT.at("under")
OWN: Final = LAYOUT.at("hand")
HANDS: Final = LAYOUT.at("hands")
CARDS_LEFT: Final = LAYOUT.at("cards_left")
MISSIONS_LEFT: Final = LAYOUT.at("missions_left")
ACCOMPLISHED: Final = LAYOUT.at("accomplished")
MEDALS: Final = LAYOUT.at("medals")
WINDS: Final = LAYOUT.at("winds")
ACHIEVER: Final = LAYOUT.at("achiever")
ENDED: Final = LAYOUT.at("ended")


def encode(state: State, seat: int | None) -> bytearray:
    seen = bytearray(SIZE)
    if seat is not None:
        seen[SEAT + seat] = 1
        for card in state.hands[seat]:
            seen[OWN + card] += 1
    encode_options(state, seen)
    encode_missions(state, seen)
    encode_cards(state, seen)
    if state.in_turn and state.ended is None:
        seen[TURN + state.turn] = 1
    seen[WINDS] = state.winds
    if state.achiever is not None:
        seen[ACHIEVER + state.achiever] = 1
    if state.ended is not None:
        seen[ENDED + REASONS[state.ended]] = 1
    return seen


def encode_options(state: State, seen: bytearray) -> None:
    options = state.options
    seen[PLAYERS] = len(state.hands)
    seen[FRENZY] = options.frenzy
    seen[LOOK_UNDER] = int(options.look_under)
    seen[SILENCE] = int(options.silence)
    seen[LATE_WIND] = int(options.late_wind)
    seen[HINTS] = int(options.hints)
    seen[FIRST] = 0 if options.first is None else options.first + 1


def encode_missions(state: State, seen: bytearray) -> None:
    for place, mission in enumerate(state.missions):
        if mission is not None:
            seen[ROW + FIFTY * place + mission - 1] = 1
    for rank, mission in enumerate(state.accomplished):
        seen[ACCOMPLISHED + mission - 1] = rank + 1
    seen[MEDALS] = len(state.medals)
    seen[MISSIONS_LEFT] = len(state.mission_pile) - (len(Medal) - len(state.medals))


def encode_cards(state: State, seen: bytearray) -> None:
    for place, stack in enumerate(state.stacks):
        seen[STACK + KINDS * place + stack[-1]] = 1
        seen[HEIGHTS + place] = len(stack)
    for seat, hand in enumerate(state.hands):
        seen[HANDS + seat] = len(hand)
    seen[CARDS_LEFT] = len(state.draw_pile)
    if state.options.look_under:
        for rank, card in enumerate([card for stack in state.stacks for card in stack[:-1]]):
            seen[UNDER + rank] = card + 1


def reseed(state: State, rng: Random) -> State:
    """Both piles, and the second wind; a medal stays on as many missions as before."""
    world = state.clone()
    rng.shuffle(world.draw_pile)
    missions = [card for card in world.mission_pile if isinstance(card, int)]
    rng.shuffle(missions)
    world.mission_pile = with_medals(missions)
    world.key = rng.randbytes(32)
    return world


ENCODING: Encoding[State] = Encoding(LAYOUT, encode, reseed, len(MISSIONS))
