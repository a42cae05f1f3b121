"""``DATABASE PORT BUS``: a server whose letters go by NATS, for ``bench.detour``. BUS is still asked for what thinks
elsewhere; NATS is at ``GUERIDON_NATS``.

Only what ``bench.detour`` needs: a house on NATS would also have to notice that nobody hears a letter.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection
from time import monotonic, sleep
from unittest.mock import patch

import nats
from bench.cluster_server import LEASE_SECONDS
from nats.aio.client import Client
from tests.cluster.joined import joined
from tests.patience import LONG_SECONDS
from tests.server.process import serve
from tests.server.test_kill import free_port

from gueridon.server.cluster import shared_house
from gueridon.server.cluster.letters import Envelope
from gueridon.server.cluster.redis_bus import BusEnd, RedisBus

ADDRESS = "GUERIDON_NATS"


class NatsBus(RedisBus):
    """The same letters, numbers and seals."""

    nats: Client | None = None

    async def publish(self, batch: list[tuple[str, Envelope]]) -> set[str]:
        if self.nats is None:
            raise OSError
        for receiver, envelope in batch:
            await self.nats.publish(self.channel(receiver), self.sealed(receiver, envelope))
        return set()

    async def listen(self, end: BusEnd) -> None:
        self.nats = await nats.connect(os.environ[ADDRESS])
        line = await self.nats.subscribe(self.channel(self.name))
        async for message in line.messages:
            self.take_in(message.data, end)


@contextmanager
def running_nats() -> Iterator[str]:
    """Its address."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = ["--addr", "127.0.0.1", "--port", str(port), "--log", str(Path(folder) / "log")]
        process = subprocess.Popen(["nats-server", *words])
        try:
            wait_for(port)
            yield f"nats://127.0.0.1:{port}"
        finally:
            process.kill()
            process.wait()


def wait_for(port: int) -> None:
    latest = monotonic() + LONG_SECONDS
    while monotonic() < latest:
        try:
            create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            sleep(0.05)
    raise TimeoutError("NATS did not start")


if __name__ == "__main__":
    with patch.object(shared_house, "RedisBus", NatsBus):
        serve(joined(sys.argv[1], sys.argv[3], int(sys.argv[2]), LEASE_SECONDS))
