"""The constants of a box that its board shows, as TypeScript: no board repeats what the rules know."""

from collections.abc import Mapping

from msgspec import json

from gueridon.core.game import Constant


def box_module(constants: Mapping[str, Constant]) -> str:
    """One constant for each, in the type of its own value."""
    return "".join(
        [f"\nexport const {name} = {json.encode(value).decode()} as const;\n" for name, value in constants.items()]
    )
