"""``gueridon serve``: a table on the web."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gueridon.cli.context import language, needs_server, tell_problem
from gueridon.cli.engine_options import Engines, commands, greeted
from gueridon.core.errors import Malformed
from gueridon.core.words import Words
from gueridon.games import load

if TYPE_CHECKING:
    from gueridon.server.settings import OfferedEngine

ONLY_HERE = "127.0.0.1"

Database = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")]
DataDir = Annotated[Path | None, typer.Option(help="Folder of the default database.")]
Bus = Annotated[str, typer.Option(envvar="GUERIDON_BUS", help="Redis by which such servers talk.", show_envvar=True)]
OutsideGames = Annotated[
    list[str] | None, typer.Option(help="A game of another package that may be played here; once for each.")
]


@needs_server
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; otherwise 127.0.0.1.")] = None,
    network: Annotated[bool, typer.Option("--network", help="Let in everybody on the same network.")] = False,
    public_url: Annotated[
        str | None, typer.Option(help="Address under which others open it, where a proxy stands before it.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any.")] = 8000,
    database: Database = None,
    data_dir: DataDir = None,
    keep_finished: Annotated[float, typer.Option(help="Days that a game can be watched after its end.")] = 365,
    keep_forsaken: Annotated[float, typer.Option(help="Days that a game is kept which nobody goes on with.")] = 60,
    game: OutsideGames = None,
    engine: Engines = None,
    join: Annotated[
        bool, typer.Option("--join", help="Serve one house together with others on the same PostgreSQL database.")
    ] = False,
    bus: Bus = "redis://127.0.0.1:6379",
    processes: Annotated[
        int, typer.Option(min=1, help="Servers of one house on this machine; more than one as with --join.")
    ] = 1,
    idle: Annotated[float, typer.Option(help="Minutes that a table without anybody stays in memory.")] = 15,
) -> None:
    """Serve the tables until interrupted; nothing that was played is ever lost."""
    # Here, so that the other commands need not wait for a web framework.
    from gueridon.cli.announcing import announce
    from gueridon.server.public_address import everywhere, read_public_url
    from gueridon.server.serving import Server
    from gueridon.server.settings import Settings, with_environment

    if network and host is not None:
        raise Malformed("network-and-host")
    settings = Settings(
        database_address(database, data_dir),
        everywhere() if network else host or ONLY_HERE,
        port,
        None if public_url is None else read_public_url(public_url),
        join=join or processes > 1,
        bus=bus,
        idle=60 * idle,
        keep_finished=keep_finished,
        keep_forsaken=keep_forsaken,
        games=tuple([name for name in game or () if can_be_played(name)]),
        engines=tuple(offered_engines(commands(engine or []))),
    )
    words = Words(language())
    settings = with_environment(settings, os.environ)
    if processes > 1:
        from gueridon.server.cluster.processes import SeveralProcesses

        SeveralProcesses(settings, processes, ready=lambda house: announce(house, words)).run()
    else:
        Server(settings, ready=lambda server: announce(server, words)).run()


def can_be_played(game: str) -> bool:
    """One that cannot is told of, and all others are."""
    try:
        load(game)
    except Malformed as problem:
        tell_problem(problem)
        return False
    return True


def offered_engines(commands: Mapping[str, str]) -> Iterator["OfferedEngine"]:
    """One that cannot be started is told of, and all others are offered."""
    from gueridon.server.settings import OfferedEngine

    for name, command in commands.items():
        try:
            yield OfferedEngine(name, command, greeted(command).games)
        except Malformed as problem:
            tell_problem(problem)


def database_address(database: str | None, data_dir: Path | None) -> str:
    """Only whoever says nothing needs a home: the user of a service may have none."""
    from platformdirs import user_data_path

    if database is not None:
        return database
    folder = data_dir or user_data_path("gueridon", appauthor=False)
    return f"sqlite:///{folder / 'gueridon.sqlite'}"
