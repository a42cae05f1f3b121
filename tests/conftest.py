"""The databases that tests of the store and of the server run on, and the order of the run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.databases import Postgres, running_postgres


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
