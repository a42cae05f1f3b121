"""The server that the browsers come to, in a process of its own. Its bots do not pause, nobody is too fast, and all its
tables have the same secret: whoever brings the same luck is dealt the same game."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.given_keys import given_root
from tests.server.unhurried import unhurried

from gueridon.server.serving import Server


@contextmanager
def serving(database: str, port: int = 0, speed: float = 1, luck: str = "the house") -> Iterator[str]:
    """Its address; it goes down in an orderly way at the end."""
    command = [sys.executable, "-m", "tests.browser.serving", database, str(port), str(speed), luck]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def main(database: str, port: str, speed: str, luck: str) -> None:
    settings = unhurried(database, int(port), float(speed))
    with given_root(luck):
        Server(settings, ready=lambda address: print(address, flush=True)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
