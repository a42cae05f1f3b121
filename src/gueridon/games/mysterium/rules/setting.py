"""Set-up, MYS-9 to MYS-14."""

from gueridon.core.errors import Illegal
from gueridon.core.fate import draw, shuffled
from gueridon.games.mysterium.box import (
    CARDS,
    CROWS,
    KIND_SIZE,
    KINDS,
    ON_THE_TABLE,
    VISIONS,
    mediums_at,
    tokens_at,
)
from gueridon.games.mysterium.events import Combination, CombinationsDrawn, GameBegan
from gueridon.games.mysterium.options import Options
from gueridon.games.mysterium.state import State

# Handfuls of the stream of chance that the set-up takes: three of cards, three of combinations, visions, the ghost.
SET_UP_CHANCES = 2 * KINDS + 2


def lay_out(players: int, options: Options, key: bytes) -> State:
    if options.ghost_turns and options.sandglass == 0:
        raise Illegal("MYS-20/sandglass")
    ghost = ghost_of(players, options, key)
    owners = owners_of(players, ghost)
    mediums, tokens = len(owners), tokens_at(players)
    table, left_out = cards_on_the_table(players, options, key)
    return State(
        options=options,
        players=players,
        ghost=ghost,
        owners=owners,
        phase="visions",
        hour=0,
        table=table,
        left_out=left_out,
        secret=combinations(table, mediums, key),
        sleeves=[[] for _ in owners],
        tried=[[] for _ in owners],
        finds=[],
        visions=[[] for _ in owners],
        hand=[],
        aside=[],
        pile=shuffled(key, 2 * KINDS, [*range(len(VISIONS))]),
        crows=CROWS[options.difficulty],
        crow=False,
        serving=None,
        laid=0,
        unserved=0,
        intuitions=[None for _ in owners],
        beside=[[None] * mediums for _ in owners],
        tokens=[[tokens, tokens] for _ in owners],
        spent=[[0, 0] for _ in owners],
        markers=[0 for _ in owners],
        ready=[False] * players,
        groups=[],
        guilty=None,
        common=[],
        shown=0,
        votes=[None] * players,
        abstained=[False] * players,
        accused=None,
        ended=None,
        key=key,
        chances=SET_UP_CHANCES,
        log=[],
    )


def ghost_of(players: int, options: Options, key: bytes) -> int:
    """MYS-9 The volunteer, otherwise drawn."""
    if options.ghost is None:
        return draw(key, 2 * KINDS + 1, players)
    if options.ghost >= players:
        raise Illegal("MYS-9")
    return options.ghost


def owners_of(players: int, ghost: int) -> list[int]:
    """MYS-10 The seat of each medium, in the order of seats."""
    seats = [seat for seat in range(players) if seat != ghost]
    each = mediums_at(players) // len(seats)
    return [seat for seat in seats for _ in range(each)]


def cards_on_the_table(players: int, options: Options, key: bytes) -> tuple[list[list[int]], list[int]]:
    """MYS-11 So many of each kind, at random; and those that stay in the box."""
    many = ON_THE_TABLE[options.difficulty][players - 2]
    table: list[list[int]] = []
    left_out: list[int] = []
    for kind in range(KINDS):
        cards = shuffled(key, kind, [*range(kind * KIND_SIZE, (kind + 1) * KIND_SIZE)])
        table.append(sorted(cards[:many]))
        left_out += sorted(cards[many:])
    return table, left_out


def combinations(table: list[list[int]], mediums: int, key: bytes) -> list[list[int]]:
    """MYS-12 A suspect, a place and an object for each medium; no card serves two."""
    drawn = [shuffled(key, KINDS + kind, cards) for kind, cards in enumerate(table)]
    return [[cards[medium] for cards in drawn] for medium in range(mediums)]


def tell_the_setting(state: State) -> None:
    suspects, places, objects = [tuple([CARDS[card] for card in cards]) for cards in state.table]
    state.tell(GameBegan(state.ghost, suspects, places, objects))
    state.tell(CombinationsDrawn(drawn_combinations(state)), (state.ghost,))


def drawn_combinations(state: State) -> tuple[Combination, ...]:
    return tuple(
        [
            Combination(medium, CARDS[suspect], CARDS[place], CARDS[thing])
            for medium, (suspect, place, thing) in enumerate(state.secret)
        ]
    )
