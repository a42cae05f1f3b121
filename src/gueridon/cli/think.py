"""``gueridon think``: a machine that thinks for the bots of a house."""

import asyncio
import os
from typing import Annotated

import typer
from rich.console import Console

from gueridon.cli.context import language, needs_server
from gueridon.cli.serve import Bus, OutsideGames, can_be_played
from gueridon.core.errors import Malformed
from gueridon.core.words import Words


@needs_server
def think(
    house: Annotated[
        str, typer.Option(envvar="GUERIDON_HOUSE", help="The PostgreSQL database of the house.", show_envvar=True)
    ],
    bus: Bus = "redis://127.0.0.1:6379",
    processes: Annotated[
        int | None, typer.Option(min=1, max=1024, help="That think at the same time; otherwise one for each core.")
    ] = None,
    game: OutsideGames = None,
) -> None:
    """Think for the bots of a house whose servers are elsewhere, until interrupted."""
    # Here, so that the other commands need not wait for it.
    try:
        from gueridon.server.cluster.thinking import ThinkSettings, think
    except ModuleNotFoundError:
        raise Malformed("redis-not-installed") from None
    from gueridon.store.house_keys import read_keys

    count = processes or os.cpu_count() or 1

    def say_ready() -> None:
        Console(soft_wrap=True).print(Words(language()).say("thinks", processes=count), highlight=False)

    async def read_and_think() -> None:
        games = tuple([name for name in game or () if can_be_played(name)])
        await think(ThinkSettings(await read_keys(house), bus, count, games), say_ready)

    asyncio.run(read_and_think())
