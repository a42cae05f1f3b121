"""A real HAProxy before the servers of a house, set up with the very lines of docs/hosting.md."""

import re
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx
from tests.cluster.besieged import address
from tests.patience import LONG_SECONDS
from tests.server.test_kill import free_port

DOCUMENTED = Path(__file__).parents[1] / "docs" / "hosting.md"


@contextmanager
def doorway(servers: Iterable[int]) -> Iterator[str]:
    """Its address, once it knows that a server is ready."""
    port = free_port()
    with tempfile.NamedTemporaryFile("w", suffix=".cfg") as file:
        file.write(documented(port, servers))
        file.flush()
        process = subprocess.Popen(["haproxy", "-db", "-q", "-f", file.name], stderr=subprocess.DEVNULL)
        try:
            wait_until_open(address(port))
            yield address(port)
        finally:
            process.kill()
            process.wait()


def documented(port: int, servers: Iterable[int]) -> str:
    """With our ports in the place of theirs."""
    (lines,) = re.findall(r"```\n(defaults\n.*?)```", DOCUMENTED.read_text(), re.DOTALL)
    without_theirs = re.sub(r" +server \w+ .*\n", "", lines.replace("bind :80", f"bind 127.0.0.1:{port}"))
    ours = [f"    server at{server} 127.0.0.1:{server}\n" for server in servers]
    return without_theirs + "".join(ours)


def wait_until_open(door: str) -> None:
    latest = monotonic() + LONG_SECONDS
    while not answers(door):
        assert monotonic() < latest, "HAProxy leads nowhere"
        sleep(0.1)


def answers(door: str) -> bool:
    try:
        return httpx.get(f"{door}/health").is_success
    except httpx.TransportError:
        return False
