"""What a seat sees as numbers, and what nobody knows dealt anew: for programs that learn."""

from itertools import combinations
from random import Random
from typing import Final

from gueridon.core.encoding import Encoding, Layout, flag, flags, number, numbers
from gueridon.games.medium.box import (
    BACK,
    CARDS,
    COPIES,
    GOALS,
    HAND,
    MOST_PLAYERS,
    MOST_STARS,
    POWERS,
    POWERS_EACH,
    STAR,
)
from gueridon.games.medium.rules.sight import EVERYONE, WATCHERS
from gueridon.games.medium.rules.turn import turn_number
from gueridon.games.medium.state import State

KINDS: Final = len(GOALS)
ALL: Final = COPIES * KINDS
FRONTS: Final = len(CARDS)
SIGHT: Final = KINDS + FRONTS + 2 * MOST_PLAYERS  # back, front, who knows it, to whom it was dealt
DISCARDED: Final = KINDS + 1
MOST_TURNS: Final = 100
MOST_EXCHANGES: Final = 2
PHASES: Final = {
    phase: place
    for place, phase in enumerate(
        (
            "powers",
            "accomplish",
            "joined",
            "power",
            "take",
            "give",
            "discard",
            "look",
            "suspect",
            "turn-over",
            "exchange",
            "put-down",
            "over",
        )
    )
}
REASONS: Final = {"star": 0, "exhausted": 1, "turn-limit": 2}
A_CARD: Final = "its back by goal, its front if it was seen, who knows the front, to whom it was dealt"

LAYOUT = Layout(
    1,
    (
        flags("seat", MOST_PLAYERS, "whose eyes these are; none watches"),
        number("players", MOST_PLAYERS, "how many play"),
        flag("advanced", "the advanced game"),
        flag("memory", "the table shows what one has seen, wherever it lies now"),
        number("turn_limit", MOST_TURNS, "turns that each player has"),
        flags("phase", len(PHASES), ", ".join(PHASES)),
        flags("first", MOST_PLAYERS, "who began the game"),
        flags("turn", MOST_PLAYERS, "whose turn it is"),
        number("number", MOST_TURNS, "of that turn, from 1 on"),
        numbers("white", MOST_PLAYERS, STAR, "white fragments of each seat"),
        numbers("red", MOST_PLAYERS, STAR, "red fragments of each seat"),
        flags("powers", MOST_PLAYERS * len(POWERS), "of each seat, as far as they are shown"),
        flags("awake", MOST_PLAYERS * len(POWERS), "those of them that may be used"),
        flags("ready", MOST_PLAYERS, "who has picked powers"),
        flags("face_up", MOST_STARS, "which stars lie face up"),
        numbers("predictions", MOST_PLAYERS, ALL, "that each seat holds"),
        numbers("accomplished", MOST_PLAYERS * KINDS, KINDS, "for each seat and goal, as which, from 1 on"),
        flags("fetish", MOST_PLAYERS, "whose next accomplishment a star may join"),
        flags("opening", MOST_PLAYERS, "who has parted with no prediction since the deal, if the table remembers"),
        flags("redealt", MOST_PLAYERS, "whose first prediction was dealt anew, if the table remembers"),
        numbers("held", KINDS, KINDS, "one's own predictions: for each goal, as which it came, from 1 on"),
        number("deck", ALL, "predictions in the deck"),
        numbers("returned", KINDS, COPIES, "predictions of each goal that are known to lie in the deck"),
        number("discarded", ALL, "predictions in the discard pile"),
        flags("redrawn", MOST_PLAYERS, "who had to redraw just now"),
        flag("claimed", "an accomplishment was made in this step"),
        flag("guessed", "a guess was made in this step"),
        flags("activated", len(POWERS), "in this turn"),
        flags("joined", MOST_STARS, "counts for the accomplishment under way"),
        flags("taken_from", MOST_PLAYERS, "whose card was just taken; nobody's for one of the Galaxy"),
        flags("taken_at", MOST_STARS, "the place of the card just taken"),
        number("exchanges", MOST_EXCHANGES, "with the Galaxy, left in this turn"),
        flags("ended", len(REASONS), "why it ended: star, exhausted, turn limit"),
        # What is large comes last: compiled, a byte beyond the 256th costs more to write.
        flags("discards", ALL * DISCARDED, "for each of them, the lowest first: its goal if it is known; face up"),
        flags("hands", MOST_PLAYERS * HAND * SIGHT, f"for each seat and each card of its hand: {A_CARD}"),
        flags("galaxy", MOST_STARS * SIGHT, f"for each star: {A_CARD}"),
    ),
)
SIZE: Final = LAYOUT.size
SEAT: Final = LAYOUT.at("seat")
PLAYERS: Final = LAYOUT.at("players")
ADVANCED: Final = LAYOUT.at("advanced")
MEMORY: Final = LAYOUT.at("memory")
TURN_LIMIT: Final = LAYOUT.at("turn_limit")
PHASE: Final = LAYOUT.at("phase")
FIRST: Final = LAYOUT.at("first")
TURN: Final = LAYOUT.at("turn")
NUMBER: Final = LAYOUT.at("number")
WHITE: Final = LAYOUT.at("white")
RED: Final = LAYOUT.at("red")
OWN_POWERS: Final = LAYOUT.at("powers")
AWAKE: Final = LAYOUT.at("awake")
READY: Final = LAYOUT.at("ready")
HANDS: Final = LAYOUT.at("hands")
FACE_UP: Final = LAYOUT.at("face_up")
PREDICTIONS: Final = LAYOUT.at("predictions")
ACCOMPLISHED: Final = LAYOUT.at("accomplished")
FETISH: Final = LAYOUT.at("fetish")
OPENING: Final = LAYOUT.at("opening")
REDEALT: Final = LAYOUT.at("redealt")
HELD: Final = LAYOUT.at("held")
DECK: Final = LAYOUT.at("deck")
RETURNED: Final = LAYOUT.at("returned")
DISCARDED_MANY: Final = LAYOUT.at("discarded")
DISCARDS: Final = LAYOUT.at("discards")
REDRAWN: Final = LAYOUT.at("redrawn")
CLAIMED: Final = LAYOUT.at("claimed")
GUESSED: Final = LAYOUT.at("guessed")
ACTIVATED: Final = LAYOUT.at("activated")
JOINED: Final = LAYOUT.at("joined")
TAKEN_FROM: Final = LAYOUT.at("taken_from")
TAKEN_AT: Final = LAYOUT.at("taken_at")
EXCHANGES: Final = LAYOUT.at("exchanges")
ENDED: Final = LAYOUT.at("ended")


def one_hot(places: list[int], size: int) -> bytes:
    return bytes([int(place in places) for place in range(size)])


def sight(card: int, seen: int, known: int, dealt: int) -> bytes:
    """MED-2 The back, for everyone; MED-22 the front as well, for whoever has seen it."""
    face = one_hot([BACK[card], KINDS + card] if seen else [BACK[card]], KINDS + FRONTS)
    knowers = [seat for seat in range(MOST_PLAYERS) if known >> seat & 1]
    return face + one_hot(knowers, MOST_PLAYERS) + one_hot([dealt], MOST_PLAYERS)


KNOWING: Final = 1 << MOST_PLAYERS  # sets of seats
DEALT: Final = MOST_PLAYERS + 1  # to whom; the last for nobody
SIGHTS: Final = [
    sight(card, seen, known, dealt)
    for card in range(FRONTS)
    for seen in range(2)
    for known in range(KNOWING)
    for dealt in range(DEALT)
]
NO_HAND: Final = bytes(HAND * SIGHT)
NO_POWERS: Final = bytes(len(POWERS))
TRIOS: Final[dict[tuple[int, ...], bytes]] = {
    trio: one_hot([*trio], len(POWERS)) for trio in combinations(range(len(POWERS)), POWERS_EACH)
}


def encode(state: State, seat: int | None) -> bytearray:
    seen = bytearray(SIZE)
    eye = WATCHERS
    if seat is not None:
        eye = 1 << seat
        seen[SEAT + seat] = 1
        for rank, prediction in enumerate(state.held[seat]):
            seen[HELD + prediction % KINDS] = rank + 1
    remembers: bool = state.options.memory
    encode_options(state, remembers, seen)
    encode_turn(state, seen)
    for other in range(state.players):
        encode_medium(state, other, remembers, seen)
    encode_powers(state, seat, seen)
    if not state.stock:
        encode_sights(state, eye, remembers, seen)
    encode_piles(state, eye, seen)
    return seen


def encode_options(state: State, remembers: bool, seen: bytearray) -> None:
    seen[PLAYERS] = state.players
    seen[ADVANCED] = int(state.options.advanced)
    seen[MEMORY] = int(remembers)
    seen[TURN_LIMIT] = state.options.turn_limit


def encode_turn(state: State, seen: bytearray) -> None:
    seen[PHASE + PHASES[state.phase]] = 1
    seen[FIRST + state.first] = 1
    seen[TURN + state.turn] = 1
    seen[NUMBER] = turn_number(state)
    for seat in state.redrawn:
        seen[REDRAWN + seat] = 1
    if state.claimed:
        seen[CLAIMED] = 1
    if state.guessed:
        seen[GUESSED] = 1
    seen[EXCHANGES] = state.exchanges
    if state.activated is not None:
        seen[ACTIVATED + state.activated] = 1
    if state.joined is not None:
        seen[JOINED + state.joined] = 1
    if state.taken_from is not None:
        seen[TAKEN_FROM + state.taken_from] = 1
    if state.taken_at is not None:
        seen[TAKEN_AT + state.taken_at] = 1
    if state.ended is not None:
        seen[ENDED + REASONS[state.ended]] = 1


def encode_medium(state: State, seat: int, remembers: bool, seen: bytearray) -> None:
    """MED-21 What everyone knows of a player."""
    seen[WHITE + seat] = state.white[seat]
    if state.red[seat]:
        seen[RED + seat] = state.red[seat]
    if state.powers[seat]:
        seen[READY + seat] = 1
    seen[PREDICTIONS + seat] = len(state.held[seat])
    if state.fetish[seat]:
        seen[FETISH + seat] = 1
    if remembers:
        if state.opening[seat]:
            seen[OPENING + seat] = 1
        if state.redealt[seat]:
            seen[REDEALT + seat] = 1
    for rank, prediction in enumerate(state.accomplished[seat]):
        seen[ACCOMPLISHED + KINDS * seat + prediction % KINDS] = rank + 1


def encode_powers(state: State, seat: int | None, seen: bytearray) -> None:
    """MED-11 Not those of others while they are picked in secret; MED-50 what was used lies face down."""
    revealed = state.phase != "powers"
    owned: list[bytes] = []
    for other, powers in enumerate(state.powers):
        owned.append(TRIOS.get(powers, NO_POWERS) if revealed or other == seat else NO_POWERS)
    shown = b"".join(owned)
    seen[OWN_POWERS : OWN_POWERS + len(shown)] = shown
    seen[AWAKE : AWAKE + len(shown)] = shown
    for other, used in enumerate(state.used):
        if used is not None:
            seen[AWAKE + len(POWERS) * other + used] = 0
    if state.activated is not None:
        seen[AWAKE + len(POWERS) * state.turn + state.activated] = 0


def encode_sights(state: State, eye: int, remembers: bool, seen: bytearray) -> None:
    """Every card on the table: the hands, then the Galaxy."""
    sights: list[bytes] = []
    for hand in state.hands:
        add_sights(state, hand, eye, remembers, sights)
    for _ in range(state.players, MOST_PLAYERS):
        sights.append(NO_HAND)  # noqa: PERF401 (compiled, this is quicker)
    add_sights(state, state.galaxy, eye, remembers, sights)
    cards = b"".join(sights)
    seen[HANDS : HANDS + len(cards)] = cards


def add_sights(state: State, cards: list[int], eye: int, remembers: bool, sights: list[bytes]) -> None:
    seats = (1 << state.players) - 1
    for card in cards:
        known, dealt = state.known[card], state.dealt[card]
        whose = MOST_PLAYERS if dealt is None or not remembers else dealt
        front = 1 if known & eye else 0
        sights.append(SIGHTS[((2 * card + front) * KNOWING + (known & seats)) * DEALT + whose])


def encode_piles(state: State, eye: int, seen: bytearray) -> None:
    for star, up in enumerate(state.face_up):
        if up:
            seen[FACE_UP + star] = 1
    seen[DECK] = len(state.deck)
    for prediction in state.deck:
        if state.seen[prediction] & eye:
            seen[RETURNED + prediction % KINDS] += 1
    seen[DISCARDED_MANY] = len(state.discards)
    for rank, prediction in enumerate(state.discards):
        if state.seen[prediction] & eye:
            seen[DISCARDS + DISCARDED * rank + prediction % KINDS] = 1
        if state.seen[prediction] == EVERYONE:
            seen[DISCARDS + DISCARDED * rank + KINDS] = 1


def reseed(state: State, rng: Random) -> State:
    """The deck of predictions, the cards before the deal, and those of the Galaxy whose front no seat knows."""
    world = state.clone()
    rng.shuffle(world.deck)
    rng.shuffle(world.stock)
    for back in range(KINDS):
        stars = [star for star, card in enumerate(world.galaxy) if BACK[card] == back and not world.known[card]]
        cards = [world.galaxy[star] for star in stars]
        rng.shuffle(cards)
        for star, card in zip(stars, cards, strict=True):
            world.galaxy[star] = card
    world.key = rng.randbytes(32)
    return world


ENCODING: Encoding[State] = Encoding(LAYOUT, encode, reseed, highest_score=STAR)
