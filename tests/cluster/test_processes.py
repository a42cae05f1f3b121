"""Several processes at one address: they are one house, and one that dies is started again."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.buses import RedisServer
from tests.databases import Postgres
from tests.patience import LONG_SECONDS

pytestmark = pytest.mark.slow
SERVER = re.compile(r'gueridon_server\{server="([^"]+)"\} 1')


@asynccontextmanager
async def processes(postgres: Postgres, redis: RedisServer) -> AsyncIterator[tuple[Process, str]]:
    words = ["--port", "0", "--database", postgres.fresh(), "--bus", redis.address, "--processes", "2"]
    process = await create_subprocess_exec(sys.executable, "-m", "gueridon.cli", "serve", *words, stdout=PIPE)
    assert process.stdout is not None
    try:
        async with asyncio.timeout(LONG_SECONDS):
            yield process, (await process.stdout.readline()).decode().strip()
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


def children(process: Process) -> set[int]:
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return {int(pid) for pid in found}


async def names(address: str, wanted: int, without: frozenset[str] = frozenset()) -> frozenset[str]:
    """Of so many servers that answer there, and are none of these."""
    found: set[str] = set()
    while len(found - without) < wanted:
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=address, timeout=LONG_SECONDS) as http:
                found |= {*SERVER.findall((await http.get("/metrics")).text)}
    return frozenset(found - without)


async def test_one_that_dies_is_started_again_and_all_go_together(postgres: Postgres, redis: RedisServer):
    async with processes(postgres, redis) as (process, address):
        first = await names(address, 2)
        killed = min(children(process))
        os.kill(killed, signal.SIGKILL)
        fresh = await names(address, 1, without=first)
        assert not fresh & first
        left = children(process)
        assert killed not in left
        process.terminate()
        assert await process.wait() == 0
        assert [pid for pid in left if Path(f"/proc/{pid}").exists()] == []


async def test_at_a_word_they_are_started_anew_one_after_the_other(postgres: Postgres, redis: RedisServer):
    async with processes(postgres, redis) as (process, address):
        first = await names(address, 2)
        process.send_signal(signal.SIGHUP)
        assert len(await names(address, 2, without=first)) == 2
