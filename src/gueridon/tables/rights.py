"""Options that name a seat: of somebody who earned a right in the game before, or of whom people choose.

A right belongs to the person. Whoever changes chairs takes it along; whoever is gone leaves it to chance.
"""

from collections.abc import Sequence
from functools import cache

import msgspec.inspect as inspect
from msgspec import UNSET, UnsetType
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


@cache
def named(options: type[Piece]) -> tuple[str, ...]:
    """The options that name a seat or nobody, and that people choose."""
    shape = inspect.type_info(options)
    assert isinstance(shape, inspect.StructType)
    choices = [field for field in shape.fields if isinstance(field.type, inspect.UnionType)]
    return tuple([field.name for field in choices if names_a_seat(field.type)])


def names_a_seat(shape: inspect.Type) -> bool:
    match shape:
        case inspect.Metadata(extra_json_schema=dict(schema)):
            return schema.get("title") == "seat" and not schema.get("readOnly")
        case inspect.UnionType(types=parts):
            return any(names_a_seat(part) for part in parts)
        case _:
            return False


def chosen(options: Piece) -> Piece:
    """As the host chose them, whoever plays: nothing is filled in, and nobody named."""
    kind = type(options)
    return replace(options, **dict.fromkeys((*filled_in(kind), *named(kind)), None))


def earned(options: Piece, places: Sequence[Place]) -> tuple[Right, ...]:
    """Who owes it to the game before that these options name his seat."""
    return tuple([right for option in filled_in(type(options)) for right in right_of(option, options, places)])


def given(options: Piece, places: Sequence[Place]) -> tuple[Right, ...]:
    """Whom people named. A chair that is gone names nobody."""
    return tuple([right for option in named(type(options)) for right in right_of(option, options, places)])


def right_of(option: str, options: Piece, places: Sequence[Place]) -> list[Right]:
    seat: Seat | None = getattr(options, option)
    return [] if seat is None or seat >= len(places) else [Right(option, seat, owner(places[seat]))]


def owner(place: Place) -> Person | UnsetType | None:
    return UNSET if place.sitter == "nobody" else place.person


def given_anew(rights: Sequence[Right], new: Sequence[Right], options: Piece) -> tuple[Right, ...]:
    """What was earned stays; whom people had named is named again, or not any more."""
    return (*[right for right in rights if right.option not in named(type(options))], *new)


def shown(options: Piece, rights: Sequence[Right], places: Sequence[Place]) -> Piece:
    """With the seats of those whom people named. What was earned is filled in when the game begins."""
    return seated(options, [right for right in rights if right.option in named(type(options))], places)


def taken_up(rights: Sequence[Right], seat: Seat, person: Person | None) -> tuple[Right, ...]:
    """Somebody sits down on a chair, which may have been named before anybody had it."""
    return tuple(
        [replace(right, person=person) if right.seat == seat and right.person is UNSET else right for right in rights]
    )


def seated(options: Piece, rights: Sequence[Right], places: Sequence[Place]) -> Piece:
    """With every right filled in where its owner now sits."""
    return replace(options, **{right.option: seat_of(right, places) for right in rights})


def seat_of(right: Right, places: Sequence[Place]) -> Seat | None:
    """One who holds several seats keeps the one that earned it; a bot has its seat and nothing else."""
    if right.person is UNSET:
        return right.seat if right.seat < len(places) else None
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
