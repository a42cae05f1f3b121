"""The keys that tests deal from, the databases that those of the store and of the server run on, and the order."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from tests.databases import Postgres, running_postgres
from tests.given_keys import given_roots


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """The same keys in every run for what the tests of a file share, whichever is the first to need it."""
    with given_roots(item.path.stem):
        return (yield)


@pytest.fixture(autouse=True)
def keys_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """The same in every run: what was dealt to another test is not dealt again, and may be remembered."""
    with given_roots(request.node.nodeid):
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/gueridon.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers last: Playwright leaves its event loop running, and beside it no test can run another."""
    items.sort(key=lambda item: "browser" in item.path.parts)
