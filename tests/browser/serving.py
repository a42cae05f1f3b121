"""The server that the browsers come to, in a process of its own. Its bots do not pause, nobody is too fast, and all its
tables have the same secret: whoever brings the same luck is dealt the same game. This machine is all the network that
these browsers have: its own address is the one for everybody, unless ``public`` is another, or "none". The page is what
was built, unless ``page`` is the folder of another. ``games`` of other packages may be played too. ``engine`` is a
program of the host, offered as a level of bots under the name ENGINE."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from tests.given_keys import given_root
from tests.patience import LONG_SECONDS
from tests.server.unhurried import unhurried

from gueridon.server import page as page_module
from gueridon.server import serving as server_module
from gueridon.server.serving import Server
from gueridon.server.settings import OfferedEngine

ENGINE = "mine"


@contextmanager
def serving(
    database: str,
    port: int = 0,
    speed: float = 1,
    luck: str = "the house",
    public: str = "its own",
    page: Path = page_module.FOLDER,
    games: str = "",
    engine: str = "",
) -> Iterator[str]:
    """Its address; it goes down in an orderly way at the end."""
    command = [
        sys.executable,
        "-m",
        "tests.browser.serving",
        database,
        str(port),
        str(speed),
        luck,
        public,
        str(page),
        games,
        engine,
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


@contextmanager
def serving_another_package(site: Path, game: str, folder: Path) -> Iterator[str]:
    """A house whose host allowed a game that is installed in ``site``."""
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    with (
        patch.dict(os.environ, PYTHONPATH=path),
        serving(f"sqlite:///{folder}/tables.sqlite", games=game) as address,
    ):
        yield address


def main(database: str, port: str, speed: str, luck: str, public: str, page: str, games: str, engine: str) -> None:
    url = public if public.startswith("http") else None
    settings = replace(
        unhurried(database, int(port), float(speed)),
        public_url=url,
        push_reach="loopback",
        games=tuple(games.split()),
        engines=(OfferedEngine(ENGINE, engine, None),) if engine else (),
        engine_seconds=LONG_SECONDS,
    )
    own = patch.object(server_module, "public_address", lambda _, host, port: f"http://{host}:{port}")
    shown = patch.object(page_module, "FOLDER", Path(page))
    with given_root(luck), shown, own if public == "its own" else nullcontext():
        Server(settings, ready=lambda server: print(server.address(), flush=True)).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
