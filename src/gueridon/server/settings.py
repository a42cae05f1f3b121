"""What a host may set."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated

import msgspec

from gueridon.core.errors import Malformed
from gueridon.server.push.services import Reach

# Said on the command line.
OPTIONS = (
    *("database", "host", "port", "public_url", "idle", "keep_finished", "keep_forsaken"),
    *("games", "engines", "join", "bus"),
)


Positive = Annotated[float, msgspec.Meta(gt=0)]


@dataclass(frozen=True)
class Rate:
    """So many a second, and so many at once."""

    steady: Positive
    burst: Positive


@dataclass(frozen=True)
class OfferedEngine:
    """A program of the host that may be chosen as the level of a bot."""

    name: str  # under which it is chosen: no level of ours
    command: str
    games: tuple[str, ...] | None = None  # that it says it plays; None for all


@dataclass(frozen=True)
class Settings:
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # under which others open it, where a proxy stands before it
    games: tuple[str, ...] = ()  # of other packages, that may be played here
    engines: tuple[OfferedEngine, ...] = ()
    join: bool = False  # other servers on the same database may serve the same house
    bus: str = "redis://127.0.0.1:6379"  # by which they talk
    lease: Positive = 3  # seconds without a heartbeat, then a server is dead and others take its tables
    bot_pause: tuple[float, float] = (0.6, 0.9)  # seconds before a bot's move
    race_pause: tuple[float, float] = (2.0, 4.0)  # the same where nobody waits for his turn
    workers: int = max(1, (os.cpu_count() or 1) - 1)
    bot_patience: float = 10  # seconds, then a random move
    engine_seconds: Positive = 3  # seconds that a host's engine has for an answer, then an ordinary bot is asked
    engine_processes: Annotated[int, msgspec.Meta(ge=1)] = 1  # of each engine, for all tables
    search_patience: float = 20  # seconds for a deal that has to be looked for, then the host is asked to start again
    database_patience: float = 10  # seconds without an answer, then whoever waits is told to come back
    archive_patience: float = 30  # seconds for a finished game to be told, then whoever asked is told to come back
    archive_bytes: int = 64 * 1024 * 1024  # of finished games that are kept told
    idle: float = 15 * 60  # seconds that a table without anybody stays in memory
    resumes: float = 7 * 24 * 3600  # seconds after which a forsaken game no longer goes on by itself
    keep_unused: float = 3  # days that a table is kept at which nobody ever sat down
    keep_forsaken: float = 60  # days that a game is kept which nobody goes on with
    keep_finished: float = 365  # days that a game can be watched again after its end
    tables_per_person: Rate = Rate(0.05, 20)  # that one may open, rematches too
    tables_per_address: Rate = Rate(0.2, 150)  # a class of sixty comes at the same minute, and plays on
    bots_per_person: int = 40  # at work at once, in all games of one host
    bots_per_address: int = 400
    public_list: int = 50  # tables that are shown to passers-by
    per_connection: Rate = Rate(20, 60)  # requests on a socket; those above it are refused
    frames: Rate = Rate(60, 300)  # of a socket, and a KiB counts as one more; a faster one is closed
    per_address: Rate = Rate(200, 3000)  # all that comes from there, by what it costs
    wrong_codes: Rate = Rate(0.2, 40)  # by address
    joins: Rate = Rate(0.05, 30)  # devices that want to be somebody's, by address
    searches: Rate = Rate(0.02, 10)  # through all journals for one person, by address
    connections: int = 500  # open at once, by address
    sockets: int = 200  # open at once, by address
    sockets_of_a_person: int = 20
    patience: Positive = 10  # seconds for the head of a request, and again for its body
    unread: Positive = 120  # seconds that an answer may wait to be read
    ping: Positive = 20  # seconds of silence before a socket is pinged, and as many to answer
    traces: str = ""  # where a collector of OpenTelemetry takes them, over HTTP; otherwise there are none
    push_reach: Reach = "public"  # where push services may be; "loopback" is for one on this machine
    speed: float = 1  # of time; tests are in a hurry


def with_environment(settings: Settings, environment: Mapping[str, str]) -> Settings:
    """``GUERIDON_`` and the name of a limit: a number, or two with a comma between them."""
    names = {field.name: f"GUERIDON_{field.name.upper()}" for field in fields(settings) if field.name not in OPTIONS}
    said = {name: environment[variable].split(",") for name, variable in names.items() if variable in environment}
    known = msgspec.to_builtins(settings)
    try:
        return msgspec.convert(
            {**known, **{name: like(known[name], said[name]) for name in said}}, Settings, strict=False
        )
    except (msgspec.ValidationError, ValueError):
        raise Malformed("settings-unreadable", settings=", ".join(names[name] for name in said)) from None


def like(usual: object, numbers: list[str]) -> object:
    """In the shape of what it replaces; ValueError if these are too many, or too few."""
    match usual:
        case dict():
            return dict(zip(usual, numbers, strict=True))
        case list() | tuple():
            return numbers
        case _:
            (number,) = numbers
            return number
