"""The TypeScript of everything that crosses the wire, made from the Python types."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec.inspect as inspect
from msgspec import json

from gueridon.bots.reviewing import Reviewed, Reviewing
from gueridon.cli.box_types import box_module
from gueridon.core.record import Record
from gueridon.core.witness import Witness
from gueridon.games import SHELF
from gueridon.server.bodies import (
    Found,
    House,
    Known,
    Link,
    Listed,
    Opened,
    OwnGames,
    PairingCode,
    PushDevice,
    PushEnd,
    PushKey,
    Redeemed,
    ShelfGame,
)
from gueridon.server.daily_deals import DailyWish, DayTable, Today
from gueridon.server.history import History
from gueridon.server.telling_schemas import tellable
from gueridon.tables import messages
from gueridon.tables.lessons import NewLesson
from gueridon.tables.opening import NewTable
from gueridon.tables.puzzles import PuzzleShelf, PuzzleShown, PuzzleTried, PuzzleTry
from gueridon.tables.replaying import Frame

SAID_OVER_HTTP = (
    NewTable,
    NewLesson,
    ShelfGame,
    House,
    Opened,
    Found,
    Listed,
    OwnGames,
    History,
    Today,
    DayTable,
    DailyWish,
    PuzzleShelf,
    PuzzleShown,
    PuzzleTry,
    PuzzleTried,
    Known,
    PairingCode,
    Redeemed,
    Link,
    Frame,
    Reviewed,
    Reviewing,
    PushKey,
    PushDevice,
    PushEnd,
)
BODIES = {body.__name__: body for body in SAID_OVER_HTTP}
TABLE = {
    "Request": messages.Request,
    "Watched": messages.Watched,
    "Sight": messages.Sight,
    "Message": messages.Message,
    "Record": Record,
    "Witness": Witness,
}
LIMITED = {"LONGEST_NAME": messages.Name, "LONGEST_LINE": messages.ChatLine}
KINDS = ("Options", "Move", "Event", "View", "Signal")
HEADING = "// Made by `make types` from the Python types: change those.\n"


def write_types(folder: Path) -> None:
    (folder / "table.ts").write_text(module(TABLE) + box_module(limits()), "utf-8")
    (folder / "http.ts").write_text(module(BODIES), "utf-8")
    (folder / "games.ts").write_text(registry(), "utf-8")
    for game in SHELF.values():
        kinds = (game.options, game.move_type, game.event_type, game.view_type, game.signal_type)
        exports = dict(zip(KINDS, kinds, strict=True))
        (folder / f"{game.id}.ts").write_text(module(exports) + box_module(game.constants), "utf-8")
        (folder / f"{game.id}.json").write_bytes(json.format(json.encode(tellable(game)), indent=1))


def module(exports: Mapping[str, Any]) -> str:
    """Every struct that the exported types reach, then the unions by name; a single struct has its own."""
    structs: dict[str, inspect.StructType] = {}
    shapes = {name: inspect.type_info(exported) for name, exported in exports.items()}
    written = {name: typescript(shape, structs) for name, shape in shapes.items()}
    aliases = [f"export type {name} = {text};\n" for name, text in written.items() if text not in structs]
    return "\n".join([HEADING, *(interface(name, struct) for name, struct in sorted(structs.items())), *aliases])


def registry() -> str:
    """The types of every game by its id: a board is given those of its own."""
    return f"{HEADING}\nexport interface Games {{\n{''.join(map(entry, SHELF))}}}\n"


def entry(game: str) -> str:
    kinds = "".join(f'    readonly {kind}: import("./{game}").{kind};\n' for kind in KINDS)
    return f'  readonly "{game}": {{\n{kinds}  }};\n'


def limits() -> dict[str, int]:
    """How long a text may be that a table takes, and how many colours it has."""
    texts = {name: longest(inspect.type_info(text)) for name, text in LIMITED.items()}
    return {**texts, "COLOURS": messages.COLOURS}


def longest(text: inspect.Type) -> int:
    assert isinstance(text, inspect.StrType)
    assert text.max_length is not None
    return text.max_length


def interface(name: str, struct: inspect.StructType) -> str:
    tag = [f'  readonly {struct.tag_field}: "{struct.tag}";\n'] if struct.tag_field else []
    fields = [f"  readonly {called(field, struct)}: {typescript(field.type, {})};\n" for field in struct.fields]
    return f"export interface {name} {{\n{''.join(tag + fields)}}}\n"


def called(field: inspect.Field, struct: inspect.StructType) -> str:
    """What may be left out of the JSON has its question mark."""
    absent = not field.required and struct.cls.__struct_config__.omit_defaults
    return f"{field.encode_name}?" if absent else field.encode_name


def typescript(shape: inspect.Type, structs: dict[str, inspect.StructType]) -> str:
    """How TypeScript writes this type; the structs met on the way are collected."""
    match shape:
        case inspect.Metadata(type=inner):
            return typescript(inner, structs)
        case inspect.StructType(cls=cls):
            collect(cls.__name__, shape, structs)
            return cls.__name__
        case inspect.UnionType(types=parts):
            return " | ".join(typescript(part, structs) for part in parts)
        case inspect.VarTupleType(item_type=item):
            return f"readonly ({typescript(item, structs)})[]"
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(typescript(item, structs) for item in items)}]"
        case inspect.DictType(value_type=value):
            return f"{{ readonly [name: string]: {typescript(value, structs)} }}"
        case inspect.LiteralType(values=values):
            return " | ".join(quoted(value) for value in values)
        case inspect.EnumType(cls=cls):
            return " | ".join(quoted(member.value) for member in cls)
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.RawType() | inspect.CustomType():
            return "unknown"
        case _:
            raise AssertionError(f"no TypeScript for {shape}")


def collect(name: str, struct: inspect.StructType, structs: dict[str, inspect.StructType]) -> None:
    if name in structs:
        assert structs[name].cls is struct.cls, f"two structs are called {name}"
        return
    structs[name] = struct
    for field in struct.fields:
        typescript(field.type, structs)


def quoted(value: str | int | None) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
