"""Run by a clean environment's own Python, outside the checkout: the games as a stranger first tries them.

``trial.py library`` plays by library and at the terminal; ``trial.py server [DATABASE]`` serves a page and a table;
``trial.py lab`` steps the environments of programs that learn and draws a report;
``trial.py container START HEALTH`` does so by these commands, each a list in JSON, on a file system that is read-only.
It prints what it measured. Nothing but Python and the installed package may be imported here.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

LONG_SECONDS = 300  # for one step, however busy the machine is; nothing of the tests can be imported here
GUERIDON = str(Path(sys.executable).parent / "gueridon")
MOST_PLIES = 400  # of each game by library
IMPORT = """from time import perf_counter, process_time
began, busy = perf_counter(), process_time()
import gueridon
print(f"import {perf_counter() - began:.3f} s, {process_time() - busy:.3f} s of this processor")
"""  # of what has been imported here before, as pip leaves it
EXPOSED = "http://127.0.0.1:8000"  # by a container


def library() -> None:
    import gueridon

    assert not Path(gueridon.__file__).is_relative_to(Path(__file__).parents[2]), "this is the checkout's"
    play_by_library()
    play_at_the_terminal()
    print(subprocess.run([sys.executable, "-I", "-c", IMPORT], capture_output=True, text=True, check=True).stdout)


def play_by_library() -> None:
    """Every game of the shelf, by any legal moves, to its end or nearly so."""
    from gueridon.core.fate import key_of
    from gueridon.games import SHELF

    for game in SHELF.values():
        rng = Random(1)
        state = game.setup(game.players[0], game.presets["usual"], key_of("any text"))
        for _ in range(MOST_PLIES):
            if not (acting := game.to_act(state)):
                break
            seat = rng.choice(acting)
            game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
        assert game.view(state, 0) is not None


def play_at_the_terminal() -> None:
    """The first game of the shelf against a bot, always by the first move of the list; its record then verifies."""
    from gueridon.games import SHELF

    game = next(iter(SHELF))
    with tempfile.TemporaryDirectory() as folder:
        record = str(Path(folder, "record.json"))
        say("play", game, "--players", "2", "--bots", "1", "--level", "random", "--save", record, typed="1\n" * 2000)
        say("verify", record)


def say(*words: str, typed: str = "") -> str:
    run = subprocess.run([GUERIDON, *words], input=typed, capture_output=True, text=True, timeout=LONG_SECONDS)
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr
    return run.stdout


def server(*database: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        where = ("--database", *database) if database else ("--data-dir", folder)
        began = time.perf_counter()
        process = subprocess.Popen([GUERIDON, "serve", "--port", "0", *where], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            assert address, "the server did not start"
            page = fetch(address + "/")
            print(f"serve {time.perf_counter() - began:.3f} s")
            assert b"<html" in page, page[:500]
            open_a_table(address)
        finally:
            process.terminate()
            process.wait(LONG_SECONDS)
    spent = os.times()
    print(f"until it went {spent.children_user + spent.children_system:.3f} s of this processor")


def lab() -> None:
    from gueridon.env.gymnasium import OneSeat
    from gueridon.env.pettingzoo import AecGame
    from gueridon.games import SHELF

    game = next(iter(SHELF))
    seat = OneSeat(game, players=2, seat=0, level="random")
    seen, _ = seat.reset(seed=1)
    assert "refused" not in seat.step(seen["action_mask"].argmax())[-1]
    table = AecGame(game, players=2)
    table.reset(seed=1)
    for _ in table.agent_iter():
        seen, _, over, _, _ = table.last()
        table.step(None if over else seen["action_mask"].argmax())
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        say("lab", "report", game, "--deals", "1", "--html", str(page))
        assert "<svg" in page.read_text("utf-8")


def container(start: str, health: str) -> None:
    began = time.perf_counter()
    process = subprocess.Popen(json.loads(start))
    try:
        wait_until_healthy(process, json.loads(health))
        print(f"healthy {time.perf_counter() - began:.3f} s")
        assert b"<html" in fetch(EXPOSED + "/")
        open_a_table(EXPOSED)
    finally:
        process.terminate()
        process.wait(LONG_SECONDS)
    print(f"user {os.getuid()}, writable: {' '.join(sorted(writable()))}")


def wait_until_healthy(process: subprocess.Popen[bytes], health: list[str]) -> None:
    until = time.monotonic() + LONG_SECONDS
    while subprocess.run(health, stderr=subprocess.DEVNULL).returncode != 0:
        assert process.poll() is None, "the server did not start"
        assert time.monotonic() < until, "the server is not healthy"
        time.sleep(0.2)


def writable() -> list[str]:
    """The folders at the top, those of the package, and where we are, as far as a file can be made there."""
    ours = Path(sys.prefix).rglob("gueridon*")
    return [str(folder) for folder in (Path.cwd(), *Path("/").iterdir(), *ours) if can_write(folder)]


def can_write(folder: Path) -> bool:
    try:
        with tempfile.NamedTemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def open_a_table(address: str) -> None:
    game = json.loads(fetch(address + "/api/shelf"))[0]
    wish = {"game": game["id"], "players": game["least"], "options": next(iter(game["presets"].values()))}
    opened = json.loads(fetch(address + "/api/tables", json.dumps(wish).encode()))
    assert opened["table"]


def fetch(address: str, body: bytes | None = None) -> bytes:
    with urlopen(Request(address, body, {"content-type": "application/json"}), timeout=LONG_SECONDS) as answer:
        return bytes(answer.read())


TRIALS: dict[str, Callable[..., None]] = {"library": library, "server": server, "lab": lab, "container": container}

if __name__ == "__main__":
    TRIALS[sys.argv[1]](*sys.argv[2:])
