"""Thousands of bad frames and requests: nothing breaks, nothing changes, the table plays on."""

import os
from collections.abc import Iterator
from typing import get_args
from urllib.parse import quote

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from tests.server.siege import Siege, besieged

from gueridon.games import SHELF
from gueridon.tables import journal, messages
from gueridon.tables.messages import Done, Refused

FULL = bool(os.environ.get("GUERIDON_FULL"))
BATCH_TABLES = 50
BATCHES = 200 if FULL else 12
CALLS = 200 if FULL else 15
GAME = next(iter(SHELF.values()))


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with besieged(tmp_path_factory.mktemp("siege") / "tables.sqlite", GAME) as siege:
        yield siege


# What comes in

JUNK = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers(), max_size=3))
NESTED = st.recursive(JUNK, lambda inner: st.dictionaries(st.text(), inner, max_size=3), max_leaves=5)
NUMBERS = st.integers(-2, 9)
RIGHT = {
    "id": st.text(min_size=1, max_size=64),
    "seat": NUMBERS,
    "ply": NUMBERS,
    "players": NUMBERS,
    "pace": NUMBERS,
    "private": st.booleans(),
    "overdue": st.sampled_from(get_args(journal.Overdue)),
    "watchable": st.booleans(),
    "colour": NUMBERS,
    "other": NUMBERS,
    "deal": st.sampled_from(get_args(journal.Deal)),
    "name": st.text(min_size=1, max_size=24),
    "text": st.text(min_size=1, max_size=280),
    "nonce": st.text("0123456789abcdef", min_size=32, max_size=64),
    "level": st.just("random"),
    "does": st.sampled_from(["set", "take-back"]),
    "move": st.sampled_from([msgspec.to_builtins(move) for move in GAME.moves]),
    "options": st.sampled_from([msgspec.to_builtins(options) for options in GAME.presets.values()]),
    "signal": st.just({"kind": "wink"}),
    "about": st.sampled_from(["next", "last"]),
}


@st.composite
def almost_requests(draw: st.DrawFn) -> str:
    """A request of some kind, most of its fields right."""
    kind = draw(st.sampled_from(get_args(messages.Request)))
    fields = {name: draw(RIGHT[name]) for name in kind.__struct_fields__}
    spoilt = draw(st.dictionaries(st.sampled_from([*RIGHT, "kind", "extra"]), NESTED, max_size=1))
    return encoded({"kind": kind.__struct_config__.tag, **fields, **spoilt})


def encoded(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


NONSENSE = st.one_of(st.text(), NESTED.map(encoded))
FLOOD = settings(
    max_examples=BATCHES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)


@FLOOD
@given(frames=st.lists(st.one_of(almost_requests(), NONSENSE), min_size=BATCH_TABLES, max_size=BATCH_TABLES))
def test_a_stranger_changes_nothing_whatever_he_sends(siege: Siege, frames: list[str]):
    entries = siege.entries()
    answers = siege.send(siege.stranger, frames)
    assert [type(answer) for answer in answers] == [Refused] * BATCH_TABLES
    assert siege.entries() == entries


@FLOOD
@given(frames=st.lists(NONSENSE, min_size=BATCH_TABLES, max_size=BATCH_TABLES))
def test_a_player_changes_nothing_by_nonsense(siege: Siege, frames: list[str]):
    entries = siege.entries()
    answers = siege.send(siege.player, frames)
    assert [type(answer) for answer in answers] == [Refused] * BATCH_TABLES
    assert siege.entries() == entries


DEEP = ["[" * 8000, '{"a":' * 2000, '"\\ud800"', "1" * 9000, "1e999", '{"kind":"play"' + " " * 9000 + "}"]


def test_deep_lone_and_endless_things_are_turned_down(siege: Siege):
    answers = siege.send(siege.player, DEEP)
    assert [type(answer) for answer in answers] == [Refused] * len(DEEP)


def test_what_was_done_before_is_answered_again_and_not_done_again(siege: Siege):
    siege.play()
    entries = siege.entries()
    for _ in range(BATCHES):
        answers = siege.ask(*siege.history)
        assert [type(answer) for answer in answers] == [Done] * len(siege.history)
    assert siege.entries() == entries


def test_after_all_that_the_table_plays_on(siege: Siege):
    ply, entries = siege.update.ply, siege.entries()
    assert siege.play() == Done(siege.history[-1].id, ply + 1)
    assert siege.entries() == entries + 1


# Over HTTP


def test_no_request_that_the_schema_can_think_of_breaks_the_server(siege: Siege):
    entries = siege.entries()
    for found in schemathesis.openapi.from_url(f"{siege.address}/schema").get_all_operations():
        assert isinstance(found, Ok)

        @settings(max_examples=CALLS, deadline=None, suppress_health_check=[*HealthCheck])
        @given(case=found.ok().as_strategy())
        def call(case: schemathesis.Case) -> None:  # type: ignore[type-arg]
            case.call_and_validate(base_url=siege.address, checks=[not_a_server_error])

        call()
    assert siege.entries() == entries


@FLOOD
@given(body=st.one_of(st.binary(max_size=200), NESTED.map(encoded).map(str.encode)), path=st.text(max_size=30))
def test_no_body_and_no_path_breaks_the_server(siege: Siege, body: bytes, path: str):
    for address in ("/api/tables", "/api/handover/x", f"/api/tables/{siege.table}/handover"):
        assert siege.stranger.post(address, content=body).status_code < 500
    for address in ("/api/tables/", "/api/codes/", "/api/handover/", "/api/"):
        assert siege.stranger.get(address + quote(path, safe="")).status_code < 500
