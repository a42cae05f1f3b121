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
from tests.server.conftest import UNHURRIED
from tests.server.siege import Siege, besieged

from gueridon.games import SHELF
from gueridon.server.settings import Settings
from gueridon.tables import messages

FULL = bool(os.environ.get("GUERIDON_FULL"))
BATCH = 50
BATCHES = 200 if FULL else 12
CALLS = 200 if FULL else 15
GAME = next(iter(SHELF.values()))


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    wanted = Settings(
        database=f"sqlite:///{tmp_path_factory.mktemp('siege')}/tables.sqlite",
        port=0,
        per_connection=UNHURRIED,
        per_address=UNHURRIED,
        code_look_ups=UNHURRIED,
    )
    with besieged(wanted, GAME) as siege:
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
    "name": st.text(min_size=1, max_size=24),
    "text": st.text(min_size=1, max_size=280),
    "nonce": st.text("0123456789abcdef", min_size=32, max_size=64),
    "level": st.just("random"),
    "does": st.sampled_from(["set", "take-back"]),
    "move": st.sampled_from([msgspec.to_builtins(move) for move in GAME.moves]),
    "options": st.sampled_from([msgspec.to_builtins(options) for options in GAME.presets.values()]),
    "signal": st.just({"kind": "wink"}),
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


NONSENSE = st.one_of(st.text(), NESTED.map(encoded), st.just("[" * 5000))
FLOOD = settings(
    max_examples=BATCHES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)


@FLOOD
@given(frames=st.lists(st.one_of(almost_requests(), NONSENSE), min_size=BATCH, max_size=BATCH))
def test_a_stranger_changes_nothing_whatever_he_sends(siege: Siege, frames: list[str]):
    entries = siege.table.entries
    answers = siege.send(siege.stranger, frames)
    assert [answer["kind"] for answer in answers] == ["refused"] * BATCH
    assert siege.table.entries == entries


@FLOOD
@given(frames=st.lists(NONSENSE, min_size=BATCH, max_size=BATCH))
def test_a_player_changes_nothing_by_nonsense(siege: Siege, frames: list[str]):
    entries = siege.table.entries
    answers = siege.send(siege.player, frames)
    assert [answer["kind"] for answer in answers] == ["refused"] * BATCH
    assert siege.table.entries == entries


def test_what_was_done_before_is_answered_again_and_not_done_again(siege: Siege):
    siege.play()
    entries = siege.table.entries
    for _ in range(BATCHES):
        answers = siege.send(siege.player, siege.history)
        assert [answer["kind"] for answer in answers] == ["done"] * len(siege.history)
    assert siege.table.entries == entries


def test_after_all_that_the_table_plays_on(siege: Siege):
    ply = siege.table.ply
    (answer,) = siege.play()
    assert (answer["kind"], siege.table.ply) == ("done", ply + 1)


# Over HTTP


def test_no_request_that_the_schema_can_think_of_breaks_the_server(siege: Siege):
    entries = siege.table.entries
    for found in schemathesis.openapi.from_url(f"{siege.address}/schema").get_all_operations():
        assert isinstance(found, Ok)

        @settings(max_examples=CALLS, deadline=None, suppress_health_check=[*HealthCheck])
        @given(case=found.ok().as_strategy())
        def call(case: schemathesis.Case) -> None:  # type: ignore[type-arg]
            case.call_and_validate(base_url=siege.address, checks=[not_a_server_error])

        call()
    assert siege.table.entries == entries


@FLOOD
@given(body=st.one_of(st.binary(max_size=200), NESTED.map(encoded).map(str.encode)), path=st.text(max_size=30))
def test_no_body_and_no_path_breaks_the_server(siege: Siege, body: bytes, path: str):
    for address in ("/api/tables", "/api/handover/x", f"/api/tables/{siege.id}/handover"):
        assert siege.stranger.post(address, content=body).status_code < 500
    for address in ("/api/tables/", "/api/codes/", "/api/handover/", "/api/"):
        assert siege.stranger.get(address + quote(path, safe="")).status_code < 500
