"""Whatever two servers write at once: what was acknowledged is there, in order, and nothing else."""

import asyncio
import os
from contextlib import AsyncExitStack
from itertools import count
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.patience import LONG_SECONDS

from gueridon.store import Store, Taken

EXAMPLES = 300 if os.environ.get("GUERIDON_FULL") else 30
LETTERS = "ABC"  # one for each table of an example

# Which server writes; on which table; how far behind the end of its journal; how many entries.
APPENDS = st.tuples(st.integers(0, 1), st.sampled_from(LETTERS), st.integers(0, 2), st.integers(1, 3))
ROUNDS = st.lists(st.lists(APPENDS, min_size=1, max_size=8), min_size=1, max_size=6)


@pytest.fixture
def servers(database):
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        stores = [runner.run(stack.enter_async_context(Store.open(database, LONG_SECONDS))) for _ in range(2)]
        yield runner, stores
        runner.run(stack.aclose())


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rounds=ROUNDS)
def test_any_interleaving_leaves_exactly_what_was_acknowledged(servers, rounds):
    runner, stores = servers
    unused = uuid4()
    runner.run(interleave(stores, [f"{unused} {letter}" for letter in LETTERS], rounds))


async def interleave(stores, tables, rounds):
    kept: dict[str, list[bytes]] = {table: [] for table in tables}
    texts = count()
    for appends in rounds:
        tries = [
            (server, tables[LETTERS.index(letter)], behind, [b"%d" % next(texts) for _ in range(many)])
            for server, letter, behind, many in appends
        ]
        for table, entries in await write(stores, kept, tries):
            kept[table] += entries
        for store in stores:
            assert {table: [entry for _, entry in await store.journal(table)] for table in tables} == kept


async def write(stores, kept, tries):
    """What was acknowledged: for each table one of those who wrote at its end, never one who was behind."""
    numbers = [max(0, len(kept[table]) - behind) for _, table, behind, _ in tries]
    answers = await asyncio.gather(
        *[
            stores[server].append(table, number, entries, 1)
            for (server, table, _, entries), number in zip(tries, numbers, strict=True)
        ],
        return_exceptions=True,
    )
    assert {type(answer) for answer in answers} <= {type(None), Taken}
    at_the_end = [table for (_, table, _, _), number in zip(tries, numbers, strict=True) if number == len(kept[table])]
    acknowledged = [
        (table, entries) for (_, table, _, entries), answer in zip(tries, answers, strict=True) if answer is None
    ]
    assert sorted(table for table, _ in acknowledged) == sorted(set(at_the_end))
    return acknowledged
