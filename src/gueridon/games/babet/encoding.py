"""What a seat sees as numbers, and chance dealt anew: for programs that learn."""

from random import Random
from typing import Final

from gueridon.core.encoding import Encoding, Layout, flag, flags, number, numbers
from gueridon.games.babet.box import CARDS, PERSONALITY, Role
from gueridon.games.babet.rules.turn import ACTIONS, DRAWS, RIVER
from gueridon.games.babet.rules.variants import MOST_TRIPLETTES
from gueridon.games.babet.state import State

MOST_PLAYERS: Final = 5
MANY: Final = len(CARDS)
TRIPLETTE: Final = 3  # BAB-40 cards
ROLE_OPTIONS: Final = {"shared": 0, "dealt": 1, "hidden": 2}
REASONS: Final = {"two-kind": 0, "one-wicked": 1, "no-winner": 2}

LAYOUT = Layout(
    1,
    (
        flags("seat", MOST_PLAYERS, "whose eyes these are; none watches"),
        number("players", MOST_PLAYERS, "how many play"),
        flags("role_option", len(ROLE_OPTIONS), "roles are shared, dealt, hidden"),
        flag("triplette", "played with triplettes"),
        flag("mirrors", "played with mirrors"),
        flags("roles", MOST_PLAYERS * 2, "for each seat whose role is known, Artisou or Foutralou"),
        numbers("order", MOST_PLAYERS, MOST_PLAYERS, "as which each seat plays, from 1 on"),
        numbers("piles", MANY, MANY, "for each card, the pile that it lies on, from 1 on; the lowest lies below"),
        numbers("personalities", MANY, MANY // PERSONALITY, "for each card, the finished personality, from 1 on"),
        numbers("river", MANY, RIVER, "for each card, its place in the river, from 1 on"),
        number("cards_left", MANY, "in the draw pile"),
        flags("hand", MANY, "one's own cards"),
        numbers("hands", MOST_PLAYERS, MANY, "cards that each seat holds"),
        numbers("shown", MOST_PLAYERS * MANY, MANY, "for each seat the cards it was seen to take, as which, from 1 on"),
        numbers("returned", MOST_TRIPLETTES, MANY, "the lowest card of each triplette since everyone last drew"),
        numbers("not_drawn", MOST_PLAYERS, MOST_TRIPLETTES, "for each seat, triplettes since it last drew"),
        flags("turn", MOST_PLAYERS, "whose turn it is; nobody's at the end"),
        number("draws", DRAWS, "still to draw this turn"),
        number("actions", ACTIONS + 1, "still to take this turn"),
        flags("laid", MANY, "the last card laid this turn"),
        flag("mirrored", "this turn has had its bonus"),
        flag("active", "something was drawn or done this turn"),
        number("idle", MOST_PLAYERS, "turns in a row with neither draw nor action"),
        number("triplettes", MOST_TRIPLETTES, "so far"),
        flags("ended", len(REASONS), "why it ended: two kind, one wicked, no winner"),
    ),
)
SIZE: Final = LAYOUT.size
SEAT: Final = LAYOUT.at("seat")
PLAYERS: Final = LAYOUT.at("players")
ROLE_OPTION: Final = LAYOUT.at("role_option")
WITH_TRIPLETTE: Final = LAYOUT.at("triplette")
WITH_MIRRORS: Final = LAYOUT.at("mirrors")
ROLES: Final = LAYOUT.at("roles")
ORDER: Final = LAYOUT.at("order")
PILES: Final = LAYOUT.at("piles")
PERSONALITIES: Final = LAYOUT.at("personalities")
IN_RIVER: Final = LAYOUT.at("river")
CARDS_LEFT: Final = LAYOUT.at("cards_left")
HAND: Final = LAYOUT.at("hand")
HANDS: Final = LAYOUT.at("hands")
SHOWN: Final = LAYOUT.at("shown")
RETURNED: Final = LAYOUT.at("returned")
NOT_DRAWN: Final = LAYOUT.at("not_drawn")
TURN: Final = LAYOUT.at("turn")
TO_DRAW: Final = LAYOUT.at("draws")
TO_ACT: Final = LAYOUT.at("actions")
LAID: Final = LAYOUT.at("laid")
MIRRORED: Final = LAYOUT.at("mirrored")
ACTIVE: Final = LAYOUT.at("active")
IDLE: Final = LAYOUT.at("idle")
TRIPLETTES: Final = LAYOUT.at("triplettes")
ENDED: Final = LAYOUT.at("ended")


def encode(state: State, seat: int | None) -> bytearray:
    seen = bytearray(SIZE)
    if seat is not None:
        seen[SEAT + seat] = 1
        for card in state.hands[seat]:
            seen[HAND + card - 1] = 1
    encode_people(state, seat, seen)
    encode_cards(state, seen)
    encode_returned(state, seen)
    encode_turn(state, seen)
    return seen


def encode_people(state: State, seat: int | None, seen: bytearray) -> None:
    """BAB-42 Only one's own role, if they are hidden, until the end."""
    seen[PLAYERS] = len(state.roles)
    seen[ROLE_OPTION + ROLE_OPTIONS[state.options.roles]] = 1
    seen[WITH_TRIPLETTE] = int(state.options.triplette)
    seen[WITH_MIRRORS] = int(state.options.mirrors)
    known = state.options.roles != "hidden" or state.ended is not None
    for own, role in enumerate(state.roles):
        if known or own == seat:
            seen[ROLES + 2 * own + int(role is Role.FOUTRALOU)] = 1
    for rank, own in enumerate(state.order):
        seen[ORDER + own] = rank + 1


def encode_cards(state: State, seen: bytearray) -> None:
    """BAB-24 A pile rises from its lowest card, and so does what is made of it."""
    encode_zones(state.piles, PILES, seen)
    encode_zones(state.personalities, PERSONALITIES, seen)
    for rank, card in enumerate(state.river):
        seen[IN_RIVER + card - 1] = rank + 1
    for seat, hand in enumerate(state.hands):
        seen[HANDS + seat] = len(hand)
    for seat, cards in enumerate(state.shown):
        for rank, card in enumerate(cards):
            seen[SHOWN + MANY * seat + card - 1] = rank + 1
    seen[CARDS_LEFT] = len(state.draw_pile)


def encode_zones(zones: list[list[int]], at: int, seen: bytearray) -> None:
    for rank, cards in enumerate(zones):
        for card in cards:
            seen[at + card - 1] = rank + 1


def encode_returned(state: State, seen: bytearray) -> None:
    """BAB-40 Three by three, the lowest first."""
    if state.returned:
        since = min(state.drew)
        for rank, card in enumerate(state.returned[since::TRIPLETTE]):
            seen[RETURNED + rank] = card
        for seat, drew in enumerate(state.drew):
            seen[NOT_DRAWN + seat] = (len(state.returned) - drew) // TRIPLETTE


def encode_turn(state: State, seen: bytearray) -> None:
    if state.ended is None:
        seen[TURN + state.turn] = 1
    else:
        seen[ENDED + REASONS[state.ended]] = 1
    seen[TO_DRAW] = state.draws
    seen[TO_ACT] = state.actions
    if state.laid is not None:
        seen[LAID + state.laid - 1] = 1
    seen[MIRRORED] = int(state.mirrored)
    seen[ACTIVE] = int(state.active)
    seen[IDLE] = state.idle
    seen[TRIPLETTES] = state.triplettes


def reseed(state: State, rng: Random) -> State:
    """The draw pile, and what goes back into it."""
    world = state.clone()
    rng.shuffle(world.draw_pile)
    world.key = rng.randbytes(32)
    return world


ENCODING: Encoding[State] = Encoding(LAYOUT, encode, reseed, highest_score=2)
