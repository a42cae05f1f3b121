"""The server that the browsers come to, in a process of its own. Its bots do not pause, and nobody is too fast."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from gueridon.server.serving import Server
from gueridon.server.settings import Rate, Settings

UNHURRIED = Rate(1_000_000, 1_000_000)


@contextmanager
def serving(database: str, port: int = 0, speed: float = 1) -> Iterator[str]:
    """Its address; it goes down in an orderly way at the end."""
    command = [sys.executable, "-m", "tests.browser.serving", database, str(port), str(speed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


def main(database: str, port: str, speed: str) -> None:
    settings = Settings(
        database=database,
        port=int(port),
        bot_pause=(0, 0),
        race_pause=(0, 0),
        workers=1,
        speed=float(speed),
        per_connection=UNHURRIED,
        per_address=UNHURRIED,
        tables_per_person=UNHURRIED,
        tables_per_address=UNHURRIED,
        code_look_ups=UNHURRIED,
    )
    Server(settings, ready=lambda address: print(address, flush=True)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
