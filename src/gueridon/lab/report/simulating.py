"""Games played for a report: on all cores, and none of them twice where a file remembers them."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

import msgspec

from gueridon.core.errors import Malformed
from gueridon.core.wire import Piece
from gueridon.games import load
from gueridon.lab.arena import Pairing, play
from gueridon.lab.report.facts import GameFacts, observed

AT_ONCE = 4  # pairings that a process is handed


class KeptGame(Piece, frozen=True):
    """A line of the file of finished games."""

    key: str
    facts: GameFacts


def key_of_pairing(pairing: Pairing) -> str:
    """Another game, version, deal, level or option is another key."""
    return sha256(repr((pairing, pairing.version)).encode()).hexdigest()[:24]


def simulated(pairing: Pairing) -> KeptGame:
    played = play(pairing)
    game = load(pairing.game, pairing.version)
    return KeptGame(key_of_pairing(pairing), observed(game, played.record, pairing.levels, None))


def simulate(pairings: Sequence[Pairing], processes: int) -> Iterator[KeptGame]:
    """In any order."""
    if processes == 1:
        yield from map(simulated, pairings)
    else:
        with get_context("spawn").Pool(processes) as pool:
            yield from pool.imap_unordered(simulated, pairings, AT_ONCE)


class KeptGames:
    """A file to which every finished game is added at once, so that whoever goes on later plays only the others."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: dict[str, GameFacts] = {}
        written = file.read_bytes() if file.exists() else b""
        whole = written[: written.rfind(b"\n") + 1]  # a line that was cut short is played again
        for line in whole.splitlines():
            kept = self.read(line)
            self.known[kept.key] = kept.facts
        file.write_bytes(whole)

    def read(self, line: bytes) -> KeptGame:
        try:
            return msgspec.json.decode(line, type=KeptGame)
        except msgspec.DecodeError:
            raise Malformed("not-kept-games", file=str(self.file)) from None

    def add(self, kept: KeptGame) -> None:
        self.known[kept.key] = kept.facts
        with self.file.open("ab") as lines:
            lines.write(msgspec.json.encode(kept) + b"\n")
