"""The keys that tests deal from, the databases that those of the store and of the server run on, and the order."""

import asyncio
import os
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.databases import Postgres, running_postgres
from tests.given_keys import given_roots


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """The same keys in every run for what the tests of a file share, whichever is the first to need it."""
    with given_roots(item.path.stem), no_loop_beside(item):
        return (yield)


@contextmanager
def no_loop_beside(item: pytest.Item) -> Iterator[None]:
    """Playwright's event loop, which stands still until a browser is asked for something, keeps no other from running:
    a worker that has had browsers may take over what another has not come to."""
    loop = asyncio.events._get_running_loop()
    if loop is None or of_browsers(item):
        yield
    else:
        asyncio.events._set_running_loop(None)
        try:
            yield
        finally:
            asyncio.events._set_running_loop(loop)


def of_browsers(item: pytest.Item) -> bool:
    return "browser" in item.path.parts


@pytest.fixture(autouse=True)
def keys_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """The same in every run: what was dealt to another test is not dealt again, and may be remembered."""
    with given_roots(request.node.nodeid):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


DATABASES = ("sqlite", "postgres")


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/gueridon.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browsers last: they take longest, and each worker that comes to them starts one of its own."""
    items.sort(key=of_browsers)
    if "GUERIDON_FULL" not in os.environ:
        left_out = {*on_the_other_database(items)}
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]


def on_the_other_database(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Of what a server is asked on each database, every second test on the one and its neighbours on the other: what
    each database does is held on both in ``tests/store``."""
    twins: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        kind = database_of(item)
        if kind is not None and "server" in item.path.parts:
            twins[item.nodeid.replace(kind, "")].append(item)
    for number, both in enumerate(twins.values()):
        if len(both) > 1:
            yield both[number % 2]


def database_of(item: pytest.Item) -> str | None:
    kind: str | None = getattr(getattr(item, "callspec", None), "params", {}).get("database")
    return kind
