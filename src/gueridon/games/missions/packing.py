"""A table as a record of fixed size, for kernels; every option and number of players has its place in it."""

from typing import Any, Final

import numpy as np

from gueridon.core.kernels import Row, packed_key, unpacked_key
from gueridon.core.packing import pack_list, pack_lists, unpack_list, unpack_lists
from gueridon.games.missions.box.cards import CARDS, COPIES, HAND, STACKS, Medal
from gueridon.games.missions.options import Options
from gueridon.games.missions.rules import FIFTY
from gueridon.games.missions.state import State

MOST_PLAYERS: Final = 4
ALL: Final = COPIES * len(CARDS)
MEDALS: Final = [*Medal]  # in the order in which they are won
FIRST_MEDAL: Final = FIFTY + 1  # in a pile of missions the number of the first medal, as they have theirs
ENDS: Final = (None, "blocked", "time-up", "all-fifty")

RECORD: "np.dtype[Any]" = np.dtype(
    [
        ("frenzy", "u1"),
        ("look_under", "?"),
        ("silence", "?"),
        ("late_wind", "?"),
        ("hints", "?"),
        ("first", "i1"),  # below 0: it is drawn
        ("players", "u1"),
        ("turn", "u1"),
        ("winds", "u1"),
        ("achiever", "i1"),  # below 0: nobody yet
        ("ended", "u1"),  # its place in ENDS
        ("medals", "u1"),  # how many were won
        ("row", "u4"),
        ("shuffles", "u4"),
        ("wanted", "u8"),
        ("key", "u8", 4),
        ("missions", "u1", STACKS),  # 0 where nothing lies
        ("heights", "u1", STACKS),
        ("hands", "u1", (MOST_PLAYERS, HAND)),
        ("held", "u1", MOST_PLAYERS),
        ("cards_left", "u1"),
        ("missions_left", "u1"),  # medals among them
        ("done", "u1"),
        ("draw_pile", "u1", ALL),
        ("mission_pile", "u1", FIFTY - STACKS + len(MEDALS)),
        ("accomplished", "u1", FIFTY),
        ("stacks", "u1", (STACKS, ALL)),
    ],
    align=True,
)


def pack(state: State, row: Row) -> None:
    pack_options(state.options, row)
    row["players"] = len(state.hands)
    row["turn"], row["winds"] = state.turn, state.winds
    row["achiever"] = -1 if state.achiever is None else state.achiever
    row["ended"] = ENDS.index(state.ended)
    row["medals"] = len(state.medals)
    row["row"], row["wanted"] = state.row, state.wanted
    row["key"], row["shuffles"] = packed_key(state.key), state.shuffles
    row["missions"] = [mission or 0 for mission in state.missions]
    pack_list(row, "mission_pile", "missions_left", [pile_number(card) for card in state.mission_pile])
    pack_list(row, "accomplished", "done", state.accomplished)
    pack_cards(state, row)


def pack_options(options: Options, row: Row) -> None:
    row["frenzy"], row["first"] = options.frenzy, -1 if options.first is None else options.first
    row["look_under"], row["silence"] = options.look_under, options.silence
    row["late_wind"], row["hints"] = options.late_wind, options.hints


def pack_cards(state: State, row: Row) -> None:
    pack_list(row, "draw_pile", "cards_left", state.draw_pile)
    pack_lists(row, "hands", "held", state.hands)
    pack_lists(row, "stacks", "heights", state.stacks)


def pile_number(card: int | Medal) -> int:
    return card if isinstance(card, int) else FIRST_MEDAL + MEDALS.index(card)


def unpack(row: Row) -> State:
    options, players = unpack_options(row), int(row["players"])
    pile = unpack_list(row, "mission_pile", "missions_left")
    return State(
        options=options,
        in_turn=options.frenzy == 0,
        missions=[mission or None for mission in row["missions"].tolist()],
        wanted=int(row["wanted"]),
        mission_pile=[MEDALS[number - FIRST_MEDAL] if number >= FIRST_MEDAL else number for number in pile],
        accomplished=unpack_list(row, "accomplished", "done"),
        medals=MEDALS[: row["medals"]],
        stacks=unpack_lists(row, "stacks", "heights", STACKS),
        row=int(row["row"]),
        hands=unpack_lists(row, "hands", "held", players),
        draw_pile=unpack_list(row, "draw_pile", "cards_left"),
        turn=int(row["turn"]),
        winds=int(row["winds"]),
        achiever=None if row["achiever"] < 0 else int(row["achiever"]),
        ended=ENDS[row["ended"]],
        key=unpacked_key(row["key"]),
        shuffles=int(row["shuffles"]),
    )


def unpack_options(row: Row) -> Options:
    return Options(
        frenzy=int(row["frenzy"]),  # type: ignore[arg-type]  # one of those that it was packed from
        look_under=bool(row["look_under"]),
        silence=bool(row["silence"]),
        late_wind=bool(row["late_wind"]),
        hints=bool(row["hints"]),
        first=None if row["first"] < 0 else int(row["first"]),
    )
