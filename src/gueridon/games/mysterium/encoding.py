"""What a seat sees as numbers, and what nobody knows dealt anew: for programs that learn."""

from random import Random
from typing import Final

from gueridon.core.encoding import Encoding, Layout, flag, flags, number, numbers
from gueridon.games.mysterium.box import (
    CARDS,
    COMMON,
    HAND,
    HOURS,
    KINDS,
    MOST_GROUPS,
    MOST_MEDIUMS,
    MOST_PLAYERS,
    VISIONS,
)
from gueridon.games.mysterium.rules.epilogue import FEW
from gueridon.games.mysterium.state import State

MANY: Final = len(CARDS)
SEEN: Final = len(VISIONS)
MOST_TOKENS: Final = 3
MOST_STEPS: Final = 30  # on the clairvoyance track
MOST_MINUTES: Final = 5
MOST_CROWS: Final = 3
SLOTS: Final = MOST_MEDIUMS * KINDS  # what each medium may find, kind by kind
DIFFICULTIES: Final = {"easy": 0, "medium": 1, "hard": 2}
PHASES: Final = {"visions": 0, "intuitions": 1, "culprit": 2, "vote": 3, "over": 4}
REASONS: Final = {"culprit-found": 0, "innocent-accused": 1, "nobody-voted": 2, "seven-hours": 3}

LAYOUT = Layout(
    1,
    (
        flags("seat", MOST_PLAYERS, "whose eyes these are; none watches"),
        number("players", MOST_PLAYERS, "how many play"),
        flags("difficulty", len(DIFFICULTIES), "easy, medium, hard"),
        number("volunteer", MOST_PLAYERS, "the seat that was to be the ghost, from 1 on; 0 if it was drawn"),
        number("sandglass", MOST_MINUTES, "minutes; 0 for none"),
        number("ghost_turns", MOST_MINUTES, "of the sandglass, for the ghost; 0 for no limit"),
        flags("phase", len(PHASES), "visions, intuitions, culprit, vote, over"),
        number("hour", HOURS, "from 1 on"),
        flags("ghost", MOST_PLAYERS, "who it is"),
        flags("table", MANY, "the cards still on the table: suspects, places, objects"),
        flags("owners", MOST_MEDIUMS * MOST_PLAYERS, "for each medium, its seat"),
        flags("sleeves", MOST_MEDIUMS * MANY, "for each medium, the cards found"),
        numbers("visions", MOST_MEDIUMS * SEEN, SEEN, "for each medium, its visions, as which they came, from 1 on"),
        numbers("tried", MOST_MEDIUMS * MANY, MANY, "for each medium, cards that were wrong, as which, from 1 on"),
        flags("intuitions", MOST_MEDIUMS * MANY, "for each medium, the card on which its intuition stands"),
        flags(
            "beside", MOST_MEDIUMS * MOST_MEDIUMS * 2, "for each medium, what each other one says of it: right, wrong"
        ),
        numbers("tokens", MOST_MEDIUMS * 2, MOST_TOKENS, "for each medium, tokens in hand: right, wrong"),
        numbers("spent", MOST_MEDIUMS * 2, MOST_TOKENS, "for each medium, tokens under the clock: right, wrong"),
        numbers("markers", MOST_MEDIUMS, MOST_STEPS, "for each medium, its space on the clairvoyance track"),
        numbers("found_at", SLOTS, HOURS, "for each medium and kind, the hour of the find; 0 before it"),
        numbers("led", SLOTS * SEEN, SEEN, "for each medium and kind, the visions that led to it, as which, from 1 on"),
        number("crows", MOST_CROWS, "left to spend"),
        numbers("hand", SEEN, SEEN, "the ghost's own visions, as which they came, from 1 on"),
        numbers("aside", SEEN, SEEN, "the ghost's own: visions for the crow, as which, from 1 on"),
        number("held", HAND, "visions in the ghost's hand"),
        number("pile", SEEN, "visions in the pile"),
        flag("crow", "waits for what it shall carry off"),
        flags("serving", MOST_MEDIUMS, "who is being given visions"),
        number("laid", SEEN, "visions laid for that medium, the crow, or the common vision"),
        flags("unserved", MOST_MEDIUMS, "who is still to be given visions"),
        flags("secret", MOST_MEDIUMS * MANY, "the ghost's own, until the end: what each medium has to find"),
        flags("ready", MOST_PLAYERS, "who is"),
        flags("groups", MOST_GROUPS * MANY, "for each number, the cards of that group"),
        flags(
            "group_of", MOST_GROUPS * MOST_MEDIUMS, "for each number, the medium who found it; nobody if it was added"
        ),
        flags("guilty", MOST_GROUPS, "the ghost's own, until the end: the number of the guilty group"),
        numbers("common", SEEN, COMMON, "visions of the common vision that are seen, as which, from 1 on"),
        number("shown", COMMON, "how many of them are turned"),
        flags("voted", MOST_PLAYERS, "who has"),
        flags("ballots", MOST_PLAYERS * MOST_GROUPS, "for each seat whose vote is known, the number of the group"),
        flags("abstained", MOST_PLAYERS, "who has"),
        flags("accused", MOST_GROUPS, "the number of the group"),
        flags("ended", len(REASONS), ", ".join(REASONS)),
    ),
)
SIZE: Final = LAYOUT.size
SEAT: Final = LAYOUT.at("seat")
PLAYERS: Final = LAYOUT.at("players")
DIFFICULTY: Final = LAYOUT.at("difficulty")
VOLUNTEER: Final = LAYOUT.at("volunteer")
SANDGLASS: Final = LAYOUT.at("sandglass")
GHOST_TURNS: Final = LAYOUT.at("ghost_turns")
PHASE: Final = LAYOUT.at("phase")
HOUR: Final = LAYOUT.at("hour")
GHOST: Final = LAYOUT.at("ghost")
TABLE: Final = LAYOUT.at("table")
OWNERS: Final = LAYOUT.at("owners")
SLEEVES: Final = LAYOUT.at("sleeves")
GIVEN: Final = LAYOUT.at("visions")
TRIED: Final = LAYOUT.at("tried")
INTUITIONS: Final = LAYOUT.at("intuitions")
BESIDE: Final = LAYOUT.at("beside")
TOKENS: Final = LAYOUT.at("tokens")
SPENT: Final = LAYOUT.at("spent")
MARKERS: Final = LAYOUT.at("markers")
FOUND_AT: Final = LAYOUT.at("found_at")
LED: Final = LAYOUT.at("led")
CROWS: Final = LAYOUT.at("crows")
OWN: Final = LAYOUT.at("hand")
ASIDE: Final = LAYOUT.at("aside")
HELD: Final = LAYOUT.at("held")
PILE: Final = LAYOUT.at("pile")
CROW: Final = LAYOUT.at("crow")
SERVING: Final = LAYOUT.at("serving")
LAID: Final = LAYOUT.at("laid")
UNSERVED: Final = LAYOUT.at("unserved")
SECRET: Final = LAYOUT.at("secret")
READY: Final = LAYOUT.at("ready")
GROUPS: Final = LAYOUT.at("groups")
GROUP_OF: Final = LAYOUT.at("group_of")
GUILTY: Final = LAYOUT.at("guilty")
COMMON_VISION: Final = LAYOUT.at("common")
SHOWN: Final = LAYOUT.at("shown")
VOTED: Final = LAYOUT.at("voted")
BALLOTS: Final = LAYOUT.at("ballots")
ABSTAINED: Final = LAYOUT.at("abstained")
ACCUSED: Final = LAYOUT.at("accused")
ENDED: Final = LAYOUT.at("ended")


def encode(state: State, seat: int | None) -> bytearray:
    seen = bytearray(SIZE)
    if seat is not None:
        seen[SEAT + seat] = 1
    encode_options(state, seen)
    encode_table(state, seen)
    for medium in range(len(state.owners)):
        encode_medium(state, medium, seen)
        encode_tokens(state, medium, seen)
    encode_finds(state, seen)
    encode_ghost(state, seat, seen)
    encode_epilogue(state, seen)
    encode_votes(state, seat, seen)
    return seen


def encode_options(state: State, seen: bytearray) -> None:
    options = state.options
    seen[PLAYERS] = state.players
    seen[DIFFICULTY + DIFFICULTIES[options.difficulty]] = 1
    seen[VOLUNTEER] = 0 if options.ghost is None else options.ghost + 1
    seen[SANDGLASS] = options.sandglass
    seen[GHOST_TURNS] = options.ghost_turns


def encode_table(state: State, seen: bytearray) -> None:
    seen[PHASE + PHASES[state.phase]] = 1
    seen[HOUR] = state.hour
    seen[GHOST + state.ghost] = 1
    for cards in state.table:
        mark(cards, TABLE, seen)
    seen[CROWS] = state.crows
    seen[HELD] = len(state.hand)
    seen[PILE] = len(state.pile)
    seen[CROW] = int(state.crow)
    seen[LAID] = state.laid
    if state.serving is not None:
        seen[SERVING + state.serving] = 1
    for seat, ready in enumerate(state.ready):
        seen[READY + seat] = int(ready)
    if state.ended is not None:
        seen[ENDED + REASONS[state.ended]] = 1


def encode_medium(state: State, medium: int, seen: bytearray) -> None:
    """MYS-5 What everyone knows of a medium."""
    seen[OWNERS + MOST_PLAYERS * medium + state.owners[medium]] = 1
    mark(state.sleeves[medium], SLEEVES + MANY * medium, seen)
    rank(state.visions[medium], GIVEN + SEEN * medium, seen)
    rank(state.tried[medium], TRIED + MANY * medium, seen)
    intuition = state.intuitions[medium]
    if intuition is not None:
        seen[INTUITIONS + MANY * medium + intuition] = 1
    seen[MARKERS + medium] = state.markers[medium]
    seen[UNSERVED + medium] = state.unserved >> medium & 1


def encode_tokens(state: State, medium: int, seen: bytearray) -> None:
    for by, verdict in enumerate(state.beside[medium]):
        if verdict is not None:
            seen[BESIDE + 2 * (MOST_MEDIUMS * medium + by) + verdict] = 1
    for verdict in range(2):
        seen[TOKENS + 2 * medium + verdict] = state.tokens[medium][verdict]
        seen[SPENT + 2 * medium + verdict] = state.spent[medium][verdict]


def encode_finds(state: State, seen: bytearray) -> None:
    """MYS-40 A medium finds one kind after the other."""
    found = [0] * len(state.owners)
    for hour, medium, _, led in state.finds:
        slot = KINDS * medium + found[medium]
        found[medium] += 1
        seen[FOUND_AT + slot] = hour
        rank(list(led), LED + SEEN * slot, seen)


def encode_ghost(state: State, seat: int | None, seen: bytearray) -> None:
    """What only the ghost knows, until the end; the visions in his hand for good."""
    ghostly = seat == state.ghost
    if ghostly:
        rank(state.hand, OWN, seen)
        rank(state.aside, ASIDE, seen)
    rank(state.common if ghostly else state.common[: state.shown], COMMON_VISION, seen)
    if ghostly or state.ended is not None:
        for medium, cards in enumerate(state.secret):
            mark(cards, SECRET + MANY * medium, seen)
        if state.guilty is not None:
            seen[GUILTY + state.guilty - 1] = 1


def encode_epilogue(state: State, seen: bytearray) -> None:
    for place, whose in enumerate(state.groups):
        mark(state.sleeves[whose], GROUPS + MANY * place, seen)
        if whose < len(state.owners):
            seen[GROUP_OF + MOST_MEDIUMS * place + whose] = 1
    seen[SHOWN] = state.shown
    if state.accused is not None:
        seen[ACCUSED + state.accused - 1] = 1


def encode_votes(state: State, seat: int | None, seen: bytearray) -> None:
    """MYS-63 One's own, and whoever abstained; all of them with two or three players, and at the end."""
    every = state.players <= FEW or state.phase == "over"
    for voter, vote in enumerate(state.votes):
        if vote is not None:
            seen[VOTED + voter] = 1
            if every or voter == seat:
                seen[BALLOTS + MOST_GROUPS * voter + vote - 1] = 1
        seen[ABSTAINED + voter] = int(state.abstained[voter])


def mark(cards: list[int], at: int, seen: bytearray) -> None:
    for card in cards:
        seen[at + card] = 1


def rank(cards: list[int], at: int, seen: bytearray) -> None:
    for place, card in enumerate(cards):
        seen[at + card] = place + 1


def reseed(state: State, rng: Random) -> State:
    """The pile of visions, and the chance of the epilogue; the ghost knows all the rest."""
    world = state.clone()
    rng.shuffle(world.pile)
    world.key = rng.randbytes(32)
    return world


ENCODING: Encoding[State] = Encoding(LAYOUT, encode, reseed, highest_score=1)
