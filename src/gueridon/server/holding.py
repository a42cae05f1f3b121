"""Which tables are this server's to keep in memory: all of them, unless it shares its house with others."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Literal, Protocol

from litestar import Litestar

from gueridon.bots.workers import BotWorkers
from gueridon.server.admission import Admission
from gueridon.server.devices import Devices
from gueridon.server.games_index import GamesIndex
from gueridon.server.live_table import LiveTable, Lost
from gueridon.server.lobby import Lobby, LobbyLine
from gueridon.server.metrics import Metrics
from gueridon.server.passkeys import Passkeys
from gueridon.server.rates import HouseBuckets
from gueridon.tables.journal import Person

HouseLimit = Literal["tables-per-person", "tables-per-address", "wrong-codes", "searches", "joins"]
ClaimKind = Literal["free", "taken"]  # nobody held it before, or somebody did who may still believe so


class HeldElsewhere(Lost):
    """Another server holds the table."""

    def __init__(self, server: str) -> None:
        super().__init__()
        self.server = server


class HeldTables(Protocol):
    """What a server has in memory, as far as others are concerned by it."""

    tables: dict[str, LiveTable]
    lobby: Lobby
    devices: Devices
    passkeys: Passkeys
    games_index: GamesIndex
    workers: BotWorkers
    house_limits: dict[HouseLimit, HouseBuckets]
    metrics: Metrics
    when_dismissed: list[Callable[[Person], None]]
    when_renewed: list[Callable[[str], None]]

    async def live_table(self, id: str) -> LiveTable: ...

    def unload(self, live: LiveTable) -> None: ...

    def lose(self, live: LiveTable) -> None: ...

    def dismiss_here(self, person: Person) -> None: ...


class Holding(Protocol):
    async def claim(self, table: str) -> ClaimKind:
        """It is ours from now on; HeldElsewhere if another server has it, Lost if nobody can tell."""

    def holds(self, table: str) -> bool:
        """Whether what is written there now is written by its holder."""

    def release(self, table: str) -> None:
        """It leaves memory, and nobody need hold it."""

    def abandon(self, table: str) -> None:
        """Whoever comes first shall hold it: it is lost here, or handed over."""

    def is_alone(self) -> bool:
        """No other server is there."""

    def takes_tables(self) -> bool: ...

    def serve_beside_others(
        self, tables: HeldTables, app: Litestar, admission: Admission
    ) -> AbstractAsyncContextManager[None]:
        """As long as there is an application."""

    async def hand_over(self) -> None:
        """All tables to the others, before this server goes."""

    async def lobby_of_others(self) -> list[LobbyLine]: ...


class SoleServer:
    """Nobody else is there: every table is ours as soon as somebody asks for it."""

    async def claim(self, table: str) -> ClaimKind:
        return "free"

    def holds(self, table: str) -> bool:
        return True

    def release(self, table: str) -> None:
        pass

    def abandon(self, table: str) -> None:
        pass

    def is_alone(self) -> bool:
        return True

    def takes_tables(self) -> bool:
        return True

    def serve_beside_others(
        self, tables: HeldTables, app: Litestar, admission: Admission
    ) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    async def hand_over(self) -> None:
        pass

    async def lobby_of_others(self) -> list[LobbyLine]:
        return []
