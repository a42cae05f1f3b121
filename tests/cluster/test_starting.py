"""What keeps a server from sharing a house is told in one sentence, before anything is served."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.buses import RedisServer
from tests.cluster.joined import joined
from tests.databases import Postgres

from gueridon.core.errors import Malformed
from gueridon.core.words import Words
from gueridon.server.serving import try_out


async def told(settings) -> str:
    with pytest.raises(Malformed) as refused:
        await try_out(settings)
    for language in ("fr", "en"):
        assert "error-" not in Words(language).say(f"error-{refused.value.word}")
    return refused.value.word


async def test_a_house_in_a_file_is_not_shared(tmp_path: Path, redis: RedisServer):
    assert await told(joined(f"sqlite:///{tmp_path}/tables.sqlite", redis.address)) == "join-needs-postgres"


async def test_a_bus_is_a_redis(postgres: Postgres):
    assert await told(joined(postgres.fresh(), "nats://127.0.0.1")) == "unknown-bus"


async def test_a_server_without_the_driver_of_redis_says_what_to_install(postgres: Postgres, monkeypatch):
    for name in [name for name in sys.modules if name.startswith("gueridon.server.cluster")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    assert await told(joined(postgres.fresh(), "redis://127.0.0.1")) == "redis-not-installed"


async def test_who_only_looks_whether_all_is_well_leaves_nothing_behind(postgres: Postgres, redis: RedisServer):
    settings = joined(postgres.fresh(), redis.address)
    await try_out(settings)
    await try_out(replace(settings, bus="unix:///nowhere"))  # it may come later
