"""A table on the web as a record of fixed size, for kernels; every option and number of players has its place in it."""

from typing import Any, Final

import numpy as np

from gueridon.core.kernels import Row, packed_key, unpacked_key
from gueridon.core.packing import below_zero_none, none_below_zero, pack_list, pack_lists, unpack_list, unpack_lists
from gueridon.games.midas.box import BID_EACH, DICE_EACH, MOST_PLAYERS
from gueridon.games.midas.options import Options
from gueridon.games.midas.rules.stones import HANDFUL
from gueridon.games.midas.state import Phase, State

HIGHEST_BID: Final = BID_EACH * MOST_PLAYERS
# A phase is its place here; those of a real table have none.
PHASES: Final[tuple[Phase, ...]] = (
    "over",
    "obsidian",
    "bribe",
    "bids",
    "punishment",
    "favours",
    "exchange",
    "next-round",
)

RECORD: "np.dtype[Any]" = np.dtype(
    [
        ("coins_each", "u1"),
        ("odds", "?"),
        ("patience", "u1"),
        ("players", "u1"),
        ("phase", "u1"),
        ("first", "u1"),
        ("turn", "u1"),
        ("begins", "u1"),
        ("stone", "u1"),
        ("in_play", "u1"),
        ("dice_gone", "u1"),
        ("gold_gone", "u1"),
        ("bribe", "i1"),  # below 0: nobody's, here and in the next two
        ("immunity", "i1"),
        ("bought", "i1", MOST_PLAYERS),
        ("damocles", "?"),
        ("cursed", "u1", MOST_PLAYERS),
        ("dice", "u1", MOST_PLAYERS),
        ("coins", "u1", MOST_PLAYERS),
        ("chests", "u1", MOST_PLAYERS),
        ("cards", "i1", MOST_PLAYERS),  # below 0: none
        ("late", "u1", MOST_PLAYERS),
        ("late_count", "u1"),
        ("to_ask", "u1", MOST_PLAYERS),
        ("to_ask_count", "u1"),
        ("bid_count", "u1"),
        ("luck_count", "u1"),
        ("round", "u2"),
        ("total", "i2"),  # below 0: the cups are not lifted
        ("in_cups", "u1", MOST_PLAYERS),
        ("cups", "u1", (MOST_PLAYERS, DICE_EACH)),
        ("chances", "u4"),
        ("key", "u8", 4),
        ("luck", "u4", HANDFUL),
        ("bids", "u1", (HIGHEST_BID, 2)),  # who, how many
    ],
    align=True,
)


def pack(state: State, row: Row) -> None:
    options = state.options
    row["coins_each"], row["odds"], row["patience"] = options.coins, options.odds, options.patience
    row["phase"] = PHASES.index(state.phase)
    for name in ("players", "round", "first", "turn", "begins", "stone", "in_play", "dice_gone", "gold_gone"):
        row[name] = getattr(state, name)
    for name in ("damocles", "chances"):
        row[name] = getattr(state, name)
    for name in ("bribe", "immunity", "total"):
        row[name] = none_below_zero(getattr(state, name))
    for name in ("dice", "coins", "chests", "cursed"):
        row[name][: state.players] = getattr(state, name)
    for name in ("bought", "cards"):
        row[name][: state.players] = [none_below_zero(value) for value in getattr(state, name)]
    for name in ("late", "to_ask"):
        pack_list(row, name, f"{name}_count", getattr(state, name))
    pack_chance(state, row)


def pack_chance(state: State, row: Row) -> None:
    row["key"] = packed_key(state.key)
    pack_list(row, "luck", "luck_count", state.luck)
    row["bid_count"] = len(state.bids)
    row["bids"][: len(state.bids)] = np.array(state.bids, np.uint8).reshape(-1, 2)
    pack_lists(row, "cups", "in_cups", state.cups)


def unpack(row: Row) -> State:
    players = int(row["players"])

    def by_seat(name: str) -> list[Any]:
        return [*row[name][:players].tolist()]

    return State(
        options=Options(int(row["coins_each"]), bool(row["odds"]), int(row["patience"])),
        players=players,
        phase=PHASES[row["phase"]],
        round=int(row["round"]),
        first=int(row["first"]),
        turn=int(row["turn"]),
        begins=int(row["begins"]),
        stone=int(row["stone"]),
        dice=by_seat("dice"),
        coins=by_seat("coins"),
        chests=by_seat("chests"),
        cursed=[bool(cursed) for cursed in by_seat("cursed")],
        in_play=int(row["in_play"]),
        bought=[below_zero_none(favour) for favour in by_seat("bought")],
        bribe=below_zero_none(row["bribe"]),
        immunity=below_zero_none(row["immunity"]),
        damocles=bool(row["damocles"]),
        to_ask=unpack_list(row, "to_ask", "to_ask_count"),
        dice_gone=int(row["dice_gone"]),
        gold_gone=int(row["gold_gone"]),
        cups=[tuple(dice) for dice in unpack_lists(row, "cups", "in_cups", players)],
        bids=[(int(seat), int(bid)) for seat, bid in row["bids"][: row["bid_count"]]],
        cards=[below_zero_none(card) for card in by_seat("cards")],
        late=unpack_list(row, "late", "late_count"),
        total=below_zero_none(row["total"]),
        key=unpacked_key(row["key"]),
        chances=int(row["chances"]),
        luck=tuple(unpack_list(row, "luck", "luck_count")),
    )
