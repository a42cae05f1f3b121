"""What a host may set."""

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many a second, and so many at once."""

    steady: float
    burst: float


@dataclass(frozen=True)
class Settings:
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pause: tuple[float, float] = (0.6, 0.9)  # seconds before a bot's move
    race_pause: tuple[float, float] = (2.0, 4.0)  # the same where nobody waits for his turn
    workers: int = max(1, (os.cpu_count() or 1) - 1)
    bot_patience: float = 10  # seconds, then a random move
    database_patience: float = 10  # seconds without an answer, then whoever waits is told to come back
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
    per_connection: Rate = Rate(20, 60)
    per_address: Rate = Rate(100, 400)
    code_look_ups: Rate = Rate(0.2, 10)  # by address
    speed: float = 1  # of time; tests are in a hurry
