"""``gueridon serve``: a table on the web."""

import os
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

Database = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")]
DataDir = Annotated[Path | None, typer.Option(help="Folder of the default database.")]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 for any.")] = 8000,
    database: Database = None,
    data_dir: DataDir = None,
    keep_finished: Annotated[float, typer.Option(help="Days that a game can be watched after its end.")] = 365,
    keep_forsaken: Annotated[float, typer.Option(help="Days that a game is kept which nobody goes on with.")] = 60,
    idle: Annotated[float, typer.Option(help="Minutes that a table without anybody stays in memory.")] = 15,
) -> None:
    """Serve the tables until interrupted; nothing that was played is ever lost."""
    from gueridon.server.serving import Server  # here, so that the other commands need not wait for a web framework
    from gueridon.server.settings import Settings, with_environment

    settings = Settings(
        database_address(database, data_dir),
        host,
        port,
        idle=60 * idle,
        keep_finished=keep_finished,
        keep_forsaken=keep_forsaken,
    )
    Server(with_environment(settings, os.environ), ready=lambda address: print(address, flush=True)).run()


def database_address(database: str | None, data_dir: Path | None) -> str:
    folder = data_dir or user_data_path("gueridon", appauthor=False)
    return database or f"sqlite:///{folder / 'gueridon.sqlite'}"
