"""docs/protocol.md shows every message as it is."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tests.server.client import read_message

from gueridon.core.wire import Piece
from gueridon.server.bodies import PushDevice, Pushed, PushEnd
from gueridon.tables import messages
from gueridon.tables.lessons import NewLesson
from gueridon.tables.opening import NewTable

BYTES_PER_TOKEN = Path("docs/protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```", BYTES_PER_TOKEN, re.DOTALL | re.MULTILINE)
BODIES: tuple[type[Piece], ...] = (NewTable, NewLesson, PushDevice, PushEnd, Pushed)
KINDS = {kind.__struct_config__.tag: kind for kind in (*get_args(messages.FromBrowser), *get_args(messages.Message))}


def kind_of(example: str) -> str | None:
    kind: str | None = msgspec.json.decode(example).get("kind")
    return kind


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: kind_of(example) or "body")
def test_an_example_is_what_it_says_with_every_field_and_no_other(example: str):
    kind = kind_of(example)
    if kind is None:
        (body,) = [body for body in BODIES if {*body.__struct_fields__} == {*msgspec.json.decode(example)}]
        read: object = msgspec.json.decode(example, type=body)
    elif KINDS[kind] in get_args(messages.FromBrowser):
        read = msgspec.json.decode(example, type=messages.FromBrowser)
    else:
        read = read_message(example)
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(example)


def test_every_message_has_an_example():
    assert {kind_of(example) for example in EXAMPLES} == {*KINDS, None}
