"""What the server's event loop spends its time on, part by part.

A timer that runs only while the process does asks again and again where the loop is: what other programs take of the
machine meanwhile counts for nothing.
"""

import json
import signal
from collections import defaultdict
from functools import cache
from time import thread_time
from types import FrameType

INTERVAL = 0.004  # seconds of a core; most kernels know no shorter ones
BEGIN, REPORT = signal.SIGUSR1, signal.SIGUSR2

LOOP = "the event loop itself"  # among it the system's part of reading sockets

# Where a frame belongs, by its file and function; of a stack the innermost one that belongs anywhere decides. What is
# compiled has none: there whoever calls it is named as well.
PARTS = {
    "index": ("server/games_index.py:", "tables/own_games.py:", "tables/results.py:"),
    "decide": ("tables/requests.py:", "live_table.py:carry_out"),
    "commit": ("store/", "live_table.py:append", "concurrent/futures/"),
    "enact": ("tables/table.py:enact", "live_table.py:keep"),
    "wake": ("live_table.py:announce",),
    "show": ("tables/presenting.py:", "connection.py:unsent"),
    "encode": ("connection.py:<listcomp>",),
    "socket out": (
        "server/socket_protocol.py:write",
        "server/socket_protocol.py:flush",
        "server/text_frames.py:framed",
    ),
    "the house": ("server/cluster/", "redis/"),
    "bots": ("bot_seats.py:", "bots/workers.py:"),
    "socket in": (
        "connection.py:read_requests",
        "server/socket_protocol.py:",
        "server/text_frames.py:",
        "uvicorn/protocols/websockets/",
        "websockets/",
    ),
    "coming and going": (
        "server/guard.py:",
        "litestar/",
        "live_table.py:enter",
        "live_table.py:leave",
        "uvicorn/protocols/http",
    ),
}


@cache
def part_of(file: str, function: str) -> str | None:
    place = f"{file}:{function}"
    return next((part for part, signs in PARTS.items() if any(sign in place for sign in signs)), None)


def part_of_stack(frame: FrameType | None) -> str:
    while frame is not None:
        part = part_of(frame.f_code.co_filename, frame.f_code.co_name)
        if part is not None:
            return part
        frame = frame.f_back
    return LOOP


class Sampler:
    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.at = thread_time()

    def begin(self, *_: object) -> None:
        self.seconds.clear()
        self.at = thread_time()
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def look(self, _: int, frame: FrameType | None) -> None:
        """The timer also runs while another thread commits: what counts is what this one has spent since."""
        now = thread_time()
        self.seconds[part_of_stack(frame)] += now - self.at
        self.at = now

    def report(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(json.dumps(self.seconds), flush=True)


def sample_on_demand() -> None:
    """The process says on its standard output how many seconds each part took between the two signals."""
    sampler = Sampler()
    signal.signal(BEGIN, sampler.begin)
    signal.signal(signal.SIGPROF, sampler.look)
    signal.signal(REPORT, sampler.report)
