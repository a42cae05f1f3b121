"""A table as a record of fixed size, for kernels; every option and number of players has its place in it."""

from typing import Any, Final, get_args

import numpy as np

from gueridon.core.kernels import packed_key, unpacked_key
from gueridon.core.packing import (
    Row,
    below_zero_none,
    none_below_zero,
    pack_list,
    pack_lists,
    unpack_list,
    unpack_lists,
)
from gueridon.games.medium.box import CARDS, COPIES, GOALS, HAND, MOST_PLAYERS, MOST_STARS, POWERS
from gueridon.games.medium.options import Options
from gueridon.games.medium.state import Phase, State

PREDICTIONS: Final = COPIES * len(GOALS)
PHASES: Final[tuple[Phase, ...]] = get_args(get_args(Phase)[0])  # each is its place here
ENDS: Final = (None, "star", "exhausted", "turn-limit")

RECORD: "np.dtype[Any]" = np.dtype(
    [
        ("advanced", "?"),
        ("memory", "?"),
        ("turn_limit", "u1"),
        ("players", "u1"),
        ("phase", "u1"),
        ("first", "u1"),
        ("turn", "u1"),
        ("claimed", "?"),
        ("guessed", "?"),
        ("exchanges", "u1"),
        ("ended", "u1"),
        ("activated", "i1"),  # below 0: nothing, here and in the next four
        ("joined", "i1"),
        ("taken_from", "i1"),
        ("taken_at", "i1"),
        ("used", "i1", MOST_PLAYERS),
        ("powers", "u1", MOST_PLAYERS),  # as bits
        ("fetish", "u1", MOST_PLAYERS),
        ("white", "u1", MOST_PLAYERS),
        ("red", "u1", MOST_PLAYERS),
        ("opening", "u1", MOST_PLAYERS),
        ("redealt", "u1", MOST_PLAYERS),
        ("redrawn_count", "u1"),
        ("redrawn", "u1", MOST_PLAYERS),
        ("turns", "u2"),
        ("shuffles", "u4"),
        ("key", "u8", 4),
        ("stock_count", "u1"),
        ("galaxy_count", "u1"),
        ("deck_count", "u1"),
        ("discard_count", "u1"),
        ("in_hand", "u1", MOST_PLAYERS),
        ("held_count", "u1", MOST_PLAYERS),
        ("done_count", "u1", MOST_PLAYERS),
        ("hands", "u1", (MOST_PLAYERS, HAND)),
        ("galaxy", "u1", MOST_STARS),
        ("face_up", "u1", MOST_STARS),
        ("known", "u1", len(CARDS)),
        ("seen", "u1", PREDICTIONS),
        ("held", "u1", (MOST_PLAYERS, len(GOALS))),
        ("accomplished", "u1", (MOST_PLAYERS, len(GOALS))),
        ("deck", "u1", PREDICTIONS),
        ("discards", "u1", PREDICTIONS),
        ("dealt", "i1", len(CARDS)),  # below 0: to nobody
        ("stock", "u1", len(CARDS)),
    ],
    align=True,
)
OF_THE_TABLE: Final = ("players", "first", "turn", "turns", "claimed", "guessed", "exchanges", "shuffles")
PERHAPS_NOTHING: Final = ("activated", "joined", "taken_from", "taken_at")
BY_SEAT: Final = ("fetish", "white", "red", "opening", "redealt")
COUNTED: Final = (
    ("redrawn", "redrawn_count"),
    ("stock", "stock_count"),
    ("galaxy", "galaxy_count"),
    ("deck", "deck_count"),
    ("discards", "discard_count"),
)
COUNTED_BY_SEAT: Final = (("hands", "in_hand"), ("held", "held_count"), ("accomplished", "done_count"))


def pack(state: State, row: Row) -> None:
    options, players = state.options, state.players
    row["advanced"], row["memory"], row["turn_limit"] = options.advanced, options.memory, options.turn_limit
    row["phase"], row["ended"] = PHASES.index(state.phase), ENDS.index(state.ended)
    for name in OF_THE_TABLE:
        row[name] = getattr(state, name)
    for name in PERHAPS_NOTHING:
        row[name] = none_below_zero(getattr(state, name))
    for name in BY_SEAT:
        row[name][:players] = getattr(state, name)
    row["used"][:players] = [none_below_zero(power) for power in state.used]
    row["powers"][:players] = [sum([1 << power for power in powers]) for powers in state.powers]
    row["key"] = packed_key(state.key)
    pack_cards(state, row)


def pack_cards(state: State, row: Row) -> None:
    for name, count in COUNTED:
        pack_list(row, name, count, getattr(state, name))
    for name, counts in COUNTED_BY_SEAT:
        pack_lists(row, name, counts, getattr(state, name))
    row["face_up"][: len(state.face_up)] = state.face_up
    row["known"], row["seen"] = state.known, state.seen
    row["dealt"] = [none_below_zero(seat) for seat in state.dealt]


def unpack(row: Row) -> State:
    players = int(row["players"])
    lists: dict[str, list[int]] = {name: unpack_list(row, name, count) for name, count in COUNTED}
    by_seat = {name: unpack_lists(row, name, counts, players) for name, counts in COUNTED_BY_SEAT}
    return State(
        options=Options(bool(row["advanced"]), bool(row["memory"]), int(row["turn_limit"])),
        players=players,
        phase=PHASES[row["phase"]],
        first=int(row["first"]),
        turn=int(row["turn"]),
        turns=int(row["turns"]),
        powers=[powers_in(int(bits)) for bits in row["powers"][:players]],
        used=[below_zero_none(power) for power in row["used"][:players]],
        activated=below_zero_none(row["activated"]),
        fetish=[bool(each) for each in row["fetish"][:players]],
        white=row["white"][:players].tolist(),
        red=row["red"][:players].tolist(),
        stock=lists["stock"],
        hands=by_seat["hands"],
        galaxy=lists["galaxy"],
        face_up=[bool(up) for up in row["face_up"][: row["galaxy_count"]]],
        known=row["known"].tolist(),
        dealt=[below_zero_none(seat) for seat in row["dealt"]],
        deck=lists["deck"],
        discards=lists["discards"],
        held=by_seat["held"],
        accomplished=by_seat["accomplished"],
        seen=row["seen"].tolist(),
        opening=[bool(each) for each in row["opening"][:players]],
        redealt=[bool(each) for each in row["redealt"][:players]],
        redrawn=lists["redrawn"],
        claimed=bool(row["claimed"]),
        guessed=bool(row["guessed"]),
        joined=below_zero_none(row["joined"]),
        taken_from=below_zero_none(row["taken_from"]),
        taken_at=below_zero_none(row["taken_at"]),
        exchanges=int(row["exchanges"]),
        ended=ENDS[row["ended"]],
        key=unpacked_key(row["key"]),
        shuffles=int(row["shuffles"]),
    )


def powers_in(bits: int) -> tuple[int, ...]:
    return tuple([power for power in range(len(POWERS)) if bits >> power & 1])
