"""A real Redis, started on a socket of its own, if asked on a port too, and gone at the end."""

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep

from tests.patience import LONG_SECONDS


@dataclass
class RedisServer:
    folder: Path
    port: int = 0  # none
    process: subprocess.Popen[bytes] | None = field(default=None)

    @property
    def address(self) -> str:
        return f"unix://{self.folder}/redis.sock"

    def start(self) -> None:
        words = [
            "--port",
            str(self.port),
            "--unixsocket",
            f"{self.folder}/redis.sock",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.process = subprocess.Popen(
            ["redis-server", *words, "--dir", str(self.folder)], stdout=subprocess.DEVNULL, cwd=self.folder
        )
        latest = monotonic() + LONG_SECONDS
        while not (self.folder / "redis.sock").exists():
            assert monotonic() < latest, "Redis did not start"
            sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        (self.folder / "redis.sock").unlink(missing_ok=True)


@contextmanager
def running_redis(port: int = 0) -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory(prefix="gueridon-") as folder:  # a socket's path must be short
        redis = RedisServer(Path(folder), port)
        redis.start()
        try:
            yield redis
        finally:
            redis.kill()
