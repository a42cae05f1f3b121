"""A Redis for the servers of one house, beside the PostgreSQL of all tests."""

from collections.abc import Iterator

import pytest
from tests.buses import RedisServer, running_redis


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with running_redis() as redis:
        yield redis
