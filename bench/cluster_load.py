"""Moves a second of one house on 1, 2 and 4 servers, how long each takes, and what it costs whom.

    python -m bench.cluster_load
    taskset -c 0-7 python -m bench.cluster_load --clients-on 8-15

Everything is on this machine: servers, PostgreSQL, Redis, and as many processes of clients as there are servers; with
``--clients-on`` these have cores of their own. People come to the server that holds their table, as behind a proxy that
leads them there; ``bench.detour`` has the others.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from pathlib import Path
from statistics import quantiles
from typing import Annotated, NamedTuple

import msgspec
import psutil
import typer
from bench import parts
from bench.mixed import COMMIT_THREAD, cpu
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from tests.buses import RedisServer, running_redis
from tests.databases import Postgres, running_postgres
from tests.server.process import server_process
from typer import Option

WARM_UP = 2  # seconds
LONGEST_LINE_BYTES = 2**26


class Answer(Struct):
    """Of the clients of one server."""

    seconds: float
    took: list[float]  # milliseconds
    cpu: float  # seconds of a core


class Spent(NamedTuple):
    """Seconds of a core until now."""

    servers: float
    loops: float  # among them those of the event loops
    postgres: float
    redis: float


class Measured(NamedTuple):
    """Costs are milliseconds of a core that a move takes."""

    rate: float  # moves a second
    took: list[float]  # milliseconds of each
    parts: dict[str, float]  # of the servers
    costs: dict[str, float]  # by whom


class House:
    """Servers that share a database, and who plays there."""

    def __init__(self, servers: list[Process], clients: list[Process], postgres: Postgres, redis: RedisServer) -> None:
        self.servers = servers
        self.clients = clients
        self.postmaster = int((postgres.folder / "data/postmaster.pid").read_text().split()[0])
        assert redis.process is not None
        self.redis = redis.process.pid

    def spent(self) -> Spent:
        return Spent(
            sum(of_process(server.pid) for server in self.servers),
            sum(cpu(Path(f"/proc/{server.pid}/task/{server.pid}/stat")) for server in self.servers),
            of_family(self.postmaster),
            of_process(self.redis),
        )

    async def measure(self) -> Measured:
        for client in self.clients:
            assert await next_line(client) == b"laid out\n"
        for client in self.clients:
            assert client.stdin is not None
            client.stdin.write(b"begin\n")
        for client in self.clients:
            assert await next_line(client) == b"begun\n"
        before = self.spent()
        self.tell(parts.BEGIN)
        answers = [msgspec.json.decode(await next_line(client), type=Answer) for client in self.clients]
        self.tell(parts.REPORT)
        used = Spent(*[after - then for after, then in zip(self.spent(), before, strict=True)])
        sampled = [msgspec.json.decode(await next_line(server), type=dict[str, float]) for server in self.servers]
        return summed_up(answers, used, sampled)

    def tell(self, signal: int) -> None:
        for server in self.servers:
            server.send_signal(signal)


def of_process(pid: int) -> float:
    return cpu(Path(f"/proc/{pid}/stat"))


def of_family(pid: int) -> float:
    """A process and its children, those apart that come and go."""
    total = of_process(pid)
    for child in psutil.Process(pid).children():
        with suppress(psutil.NoSuchProcess, FileNotFoundError):
            if "autovacuum worker" not in " ".join(child.cmdline()):
                total += of_process(child.pid)
    return total


async def next_line(process: Process) -> bytes:
    assert process.stdout is not None
    return await process.stdout.readline()


def summed_up(answers: list[Answer], used: Spent, sampled: list[dict[str, float]]) -> Measured:
    """The samples say how the event loops' time divides, the system how much there was of it."""
    took = [one for answer in answers for one in answer.took]
    by_part: Counter[str] = Counter()
    for one in sampled:
        by_part.update(one)
    share = used.loops / sum(by_part.values())
    of_parts = {part: spent * share for part, spent in by_part.items()} | {COMMIT_THREAD: used.servers - used.loops}
    by_whom = {
        "the servers, together": used.servers,
        "PostgreSQL": used.postgres,
        "Redis": used.redis,
        "the clients": sum(answer.cpu for answer in answers),
    }
    rate = sum(len(answer.took) / answer.seconds for answer in answers)
    return Measured(rate, took, for_a_move(of_parts, len(took)), for_a_move(by_whom, len(took)))


def for_a_move(seconds: dict[str, float], moves: int) -> dict[str, float]:
    return {name: 1000 * spent / moves for name, spent in seconds.items()}


async def measured(
    postgres: Postgres, redis: RedisServer, count: int, tables: int, seconds: int, clients_on: str
) -> Measured:
    database = postgres.fresh()
    async with AsyncExitStack() as stack:
        started = [await stack.enter_async_context(server(database, redis.address)) for _ in range(count)]
        clients = list[Process]()
        for _, address in started:  # when all are up: a server that comes looks for tables that wait for one
            clients.append(await start_clients(address, -(-tables // count), seconds, clients_on))
            stack.push_async_callback(end, clients[-1])
        servers = [process for process, _ in started]
        return await House(servers, clients, postgres, redis).measure()


def server(database: str, bus: str) -> AbstractAsyncContextManager[tuple[Process, str]]:
    return server_process(database, 0, "bench.cluster_server", bus)


async def start_clients(address: str, tables: int, seconds: int, cores: str) -> Process:
    words = map(str, (address, tables, WARM_UP, seconds, "together"))
    pinned = ["taskset", "-c", cores] if cores else []
    command = [*pinned, sys.executable, "-m", "bench.load_clients", *words]
    return await create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE_BYTES)


async def end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def report(found: dict[int, Measured], title: str) -> list[Table]:
    rates = Table("servers", "moves/s", "p50 ms", "p99 ms", title=title)
    for count, one in found.items():
        cuts = quantiles(one.took, n=100)
        rates.add_row(str(count), f"{one.rate:,.0f}", f"{cuts[49]:.1f}", f"{cuts[98]:.1f}")
    costs = Table("servers", *map(str, found), title="ms of a core for a move")
    of_parts: Counter[str] = Counter()
    for one in found.values():
        of_parts.update(one.parts)
    for part, _ in of_parts.most_common():
        costs.add_row(part, *[f"{one.parts.get(part, 0):.3f}" for one in found.values()])
    costs.add_section()
    for name in next(iter(found.values())).costs:
        costs.add_row(name, *[f"{one.costs[name]:.3f}" for one in found.values()])
    return [rates, costs]


async def all_measured(counts: Sequence[int], tables: int, seconds: int, clients_on: str) -> dict[int, Measured]:
    with running_postgres() as postgres, running_redis() as redis:
        return {count: await measured(postgres, redis, count, tables, seconds, clients_on) for count in counts}


def main(
    servers: Annotated[list[int] | None, Option(help="So many; once for each house. Otherwise 1, 2 and 4.")] = None,
    tables: Annotated[int, Option(help="Of two people each, in the whole house.")] = 48,
    seconds: int = 5,
    clients_on: Annotated[str, Option(help="Cores for the clients, as taskset has them.")] = "",
) -> None:
    found = asyncio.run(all_measured(servers or (1, 2, 4), tables, seconds, clients_on))
    Console().print(*report(found, f"{tables} tables of two, as fast as they can, for {seconds} s"))


if __name__ == "__main__":
    typer.run(main)
