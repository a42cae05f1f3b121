"""Bodies that are read strictly, by ourselves, and still stand in the OpenAPI document."""

from dataclasses import dataclass
from typing import TypeVar

import msgspec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema

from gueridon.core.errors import Malformed
from gueridon.core.wire import Piece
from gueridon.tables.refusals import UNREADABLE

P = TypeVar("P", bound=Piece)


def read_body(body: bytes, type: type[P]) -> P:
    """The framework would take "2" for 2 and has no place for what only a game can read."""
    try:
        return msgspec.json.decode(body, type=type)
    except UNREADABLE:
        raise Malformed("request-unreadable") from None


class Shape(Schema):
    def __init__(self, type: type[Piece]) -> None:
        super().__init__()
        self.body = type

    def to_schema(self) -> dict[str, object]:
        (_,), shapes = msgspec.json.schema_components([self.body])
        shape: dict[str, object] = shapes[self.body.__name__]
        return shape


def takes(body: type[Piece]) -> type[Operation]:
    """What a handler with this body is documented as."""

    @dataclass
    class Taking(Operation):
        def __post_init__(self) -> None:
            self.request_body = RequestBody({"application/json": OpenAPIMediaType(Shape(body))}, required=True)

    return Taking
