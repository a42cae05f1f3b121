"""What a host may choose, as the page draws it."""

from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from gueridon.core.wire import Piece


def option_schema(options: type[Piece]) -> dict[str, object]:
    """The schema of these options; choices stand in the order in which the game lists them, and not by the alphabet."""
    schema = msgspec.json.schema(options)
    properties = schema["$defs"][options.__name__]["properties"]
    for name, kind in get_type_hints(options).items():
        if get_origin(kind) is Literal:
            properties[name]["enum"] = list(get_args(kind))
    return schema
