"""A table as a record of fixed size, for kernels; every option and number of players has its place in it."""

from typing import Any, Final

import numpy as np

from gueridon.core.kernels import packed_key, unpacked_key
from gueridon.core.packing import Row, pack_list, pack_lists, unpack_list, unpack_lists
from gueridon.games.babet.box import CARDS, PERSONALITY, ROLES, Role
from gueridon.games.babet.options import Options
from gueridon.games.babet.rules.turn import DRAWS, HAND, RIVER
from gueridon.games.babet.rules.variants import MOST_TRIPLETTES
from gueridon.games.babet.state import State

MOST_PLAYERS: Final = max(ROLES)
MOST_HELD: Final = HAND + DRAWS
TRIPLETTE: Final = 3  # cards
# Each is its place here.
TEAMS: Final = [*Role]
WAYS_OF_ROLES: Final = ("shared", "dealt", "hidden")
ENDS: Final = (None, "two-kind", "one-wicked", "no-winner")

RECORD: "np.dtype[Any]" = np.dtype(
    [
        ("way_of_roles", "u1"),
        ("triplette", "?"),
        ("mirrors", "?"),
        ("players", "u1"),
        ("turn", "u1"),
        ("draws", "u1"),
        ("actions", "u1"),
        ("laid", "u1"),  # 0: none
        ("mirrored", "?"),
        ("active", "?"),
        ("idle", "u1"),
        ("triplettes", "u1"),
        ("ended", "u1"),
        ("roles", "u1", MOST_PLAYERS),
        ("order", "u1", MOST_PLAYERS),
        ("drew", "u1", MOST_PLAYERS),
        ("held", "u1", MOST_PLAYERS),
        ("hands", "u1", (MOST_PLAYERS, MOST_HELD)),
        ("shown_count", "u1", MOST_PLAYERS),
        ("shown", "u1", (MOST_PLAYERS, MOST_HELD)),
        ("river_count", "u1"),
        ("river", "u1", RIVER),
        ("draw_count", "u1"),
        ("pile_count", "u1"),
        ("personality_count", "u1"),
        ("shuffles", "u4"),
        ("key", "u8", 4),
        ("draw_pile", "u1", len(CARDS)),
        ("heights", "u1", len(CARDS)),
        ("piles", "u1", (len(CARDS), PERSONALITY)),
        ("personalities", "u1", (len(CARDS) // PERSONALITY, PERSONALITY)),
        ("returned", "u1", TRIPLETTE * MOST_TRIPLETTES),
    ],
    align=True,
)
OF_THE_TURN: Final = ("turn", "draws", "actions", "mirrored", "active", "idle", "triplettes", "shuffles")


def pack(state: State, row: Row) -> None:
    options, players = state.options, len(state.roles)
    row["way_of_roles"] = WAYS_OF_ROLES.index(options.roles)
    row["triplette"], row["mirrors"] = options.triplette, options.mirrors
    row["players"] = players
    row["roles"][:players] = [TEAMS.index(role) for role in state.roles]
    row["order"][:players], row["drew"][:players] = state.order, state.drew
    for name in OF_THE_TURN:
        row[name] = getattr(state, name)
    row["laid"] = state.laid or 0
    row["ended"] = ENDS.index(state.ended)
    row["key"] = packed_key(state.key)
    pack_cards(state, row)


def pack_cards(state: State, row: Row) -> None:
    pack_list(row, "river", "river_count", state.river)
    pack_list(row, "draw_pile", "draw_count", state.draw_pile)
    pack_lists(row, "hands", "held", state.hands)
    pack_lists(row, "shown", "shown_count", state.shown)
    row["pile_count"], row["personality_count"] = len(state.piles), len(state.personalities)
    pack_lists(row, "piles", "heights", state.piles)
    for at, personality in enumerate(state.personalities):
        row["personalities"][at] = personality
    row["returned"][: len(state.returned)] = state.returned


def unpack(row: Row) -> State:
    players = int(row["players"])
    return State(
        options=Options(
            roles=WAYS_OF_ROLES[row["way_of_roles"]],
            triplette=bool(row["triplette"]),
            mirrors=bool(row["mirrors"]),
        ),
        roles=[TEAMS[role] for role in row["roles"][:players]],
        order=row["order"][:players].tolist(),
        piles=unpack_lists(row, "piles", "heights", row["pile_count"]),
        personalities=row["personalities"][: row["personality_count"]].tolist(),
        river=unpack_list(row, "river", "river_count"),
        draw_pile=unpack_list(row, "draw_pile", "draw_count"),
        hands=unpack_lists(row, "hands", "held", players),
        shown=unpack_lists(row, "shown", "shown_count", players),
        turn=int(row["turn"]),
        draws=int(row["draws"]),
        actions=int(row["actions"]),
        laid=int(row["laid"]) or None,
        mirrored=bool(row["mirrored"]),
        active=bool(row["active"]),
        idle=int(row["idle"]),
        triplettes=int(row["triplettes"]),
        returned=row["returned"][: TRIPLETTE * int(row["triplettes"])].tolist(),
        drew=row["drew"][:players].tolist(),
        ended=ENDS[row["ended"]],
        key=unpacked_key(row["key"]),
        shuffles=int(row["shuffles"]),
    )
