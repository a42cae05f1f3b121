"""Options that the table fills in: they name the seat of somebody who earned a right in the game before.

A right belongs to the person. Whoever changes chairs takes it along; whoever is gone leaves it to chance.
"""

from collections.abc import Sequence
from functools import cache

import msgspec.inspect as inspect
from msgspec.structs import replace

from gueridon.core.wire import Piece, Seat
from gueridon.tables.journal import Person, Right
from gueridon.tables.seats import Place


@cache
def filled_in(options: type[Piece]) -> tuple[str, ...]:
    """The options of which the schema says ``readOnly``: no host chooses them."""
    shape = inspect.type_info(options)
    assert isinstance(shape, inspect.StructType)
    return tuple([field.name for field in shape.fields if read_only(field.type)])


def read_only(shape: inspect.Type) -> bool:
    match shape:
        case inspect.Metadata(type=inner, extra_json_schema=schema):
            return bool(schema and schema.get("readOnly")) or read_only(inner)
        case inspect.UnionType(types=parts):
            return any(read_only(part) for part in parts)
        case _:
            return False


def chosen(options: Piece) -> Piece:
    """As the host chose them, and nothing filled in."""
    return replace(options, **dict.fromkeys(filled_in(type(options)), None))


def earned(options: Piece, places: Sequence[Place]) -> tuple[Right, ...]:
    """Whose seats these options name."""
    named = {field: getattr(options, field) for field in filled_in(type(options))}
    return tuple([Right(field, seat, places[seat].person) for field, seat in named.items() if seat is not None])


def seated(options: Piece, rights: Sequence[Right], places: Sequence[Place]) -> Piece:
    """With every right filled in where its owner now sits."""
    return replace(options, **{right.option: seat_of(right, places) for right in rights})


def seat_of(right: Right, places: Sequence[Place]) -> Seat | None:
    """One who holds several seats keeps the one that earned it; a bot has its seat and nothing else."""
    held = [seat for seat, place in enumerate(places) if place.person == right.person and place.sitter != "nobody"]
    if right.seat in held:
        return right.seat
    return held[0] if held and right.person is not None else None


def exchanged(rights: Sequence[Right], seats: set[Seat]) -> tuple[Right, ...]:
    """Two seats of one person have changed places: what was earned on one of them goes along."""
    return tuple(
        [replace(right, seat=(seats - {right.seat}).pop()) if right.seat in seats else right for right in rights]
    )


def handed_over(rights: Sequence[Right], person: Person, to: Person) -> tuple[Right, ...]:
    return tuple([replace(right, person=to) if right.person == person else right for right in rights])
