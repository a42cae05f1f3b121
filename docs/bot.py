"""A bot of your own: `python bot.py http://127.0.0.1:8000 H7KM2Q Ada` sits down at that table and plays.

Needs `pip install websockets`. All that it is sent and may say is in protocol.md; replace `choose` by something clever.
"""

import json
import random
import secrets
import sys
from itertools import count
from urllib.request import urlopen

from websockets.sync.client import ClientConnection, connect

NUMBERS = count(1)


def choose(view: dict, legal: list[dict]) -> dict:
    """One of the legal moves, from what this seat sees."""
    return random.choice(legal)


def ask(table: ClientConnection, kind: str, **facts: object) -> None:
    table.send(json.dumps({"kind": kind, "id": str(next(NUMBERS)), **facts}))


def sit(table: ClientConnection, room: dict, name: str) -> None:
    """On the first empty seat; the nonce goes into the shuffle."""
    seat = [chair["sitter"] for chair in room["chairs"]].index("nobody")
    ask(table, "sit", seat=seat, name=name, nonce=secrets.token_hex(16))


def play(table: ClientConnection, update: dict) -> None:
    """Whenever the table waits for one of our seats."""
    for eyes in update["eyes"]:
        if eyes["seat"] in update["acting"] and eyes["legal"]:
            ask(table, "play", seat=eyes["seat"], ply=update["ply"], move=choose(eyes["view"], eyes["legal"]))


def main(server: str, code: str, name: str) -> None:
    token = secrets.token_hex(16)  # whoever holds it holds the seat: keep it, to come back after a lost connection
    with urlopen(f"{server}/api/codes/{code}") as answer:
        socket = f"{server.replace('http', 'ws', 1)}/api/tables/{json.load(answer)['table']}/socket"
    with connect(socket, additional_headers={"Cookie": f"gueridon={token}"}, max_size=None) as table:
        for frame in table:
            match message := json.loads(frame):
                case {"kind": "room", "status": "gathering", "chairs": chairs}:
                    if not any(chair["yours"] for chair in chairs):
                        sit(table, message, name)
                case {"kind": "update", "outcome": None}:
                    play(table, message)
                case {"kind": "update", "outcome": outcome}:
                    print(json.dumps(outcome))
                    return
                case {"kind": "refused", "why": why, "word": word} if why != "stale":
                    print(f"{why}: {word}", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
