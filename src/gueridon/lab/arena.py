"""Levels measured on the same deals: against one another, each on each seat in turn, or each with its like."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

from msgspec import Raw

from gueridon.bots.choosing import Choice, choose, signals
from gueridon.core.characters import sitter
from gueridon.core.fate import key_of
from gueridon.core.knowledge import Knowledge
from gueridon.core.outcome import Outcome
from gueridon.core.record import Record
from gueridon.core.talk import Signals
from gueridon.core.wire import Piece, Seat, raw
from gueridon.games import load
from gueridon.lab.playout import SimulatedClock
from gueridon.tables import journal, replaying, requests
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.journal import Entry, JournalLine
from gueridon.tables.table import Table
from gueridon.tables.table_ids import CODE_LENGTH, LETTERS


@dataclass(frozen=True)
class Pairing:
    """One game to be played: this deal, with a level on each seat, perhaps of some character (``seer:fancy``)."""

    game: str
    options: Piece
    deal: str
    levels: tuple[str, ...]
    version: int | None = field(default=None, repr=False)  # of the rules, today's if None: all of them share their luck


@dataclass(frozen=True)
class Played:
    pairing: Pairing
    outcome: Outcome
    record: Record
    table: str  # how its table is called in a store
    code: str
    journal: list[bytes]
    faults: tuple[tuple[str, str], ...] = ()  # of engines: which, and what it did


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    options: Piece
    levels: tuple[str, ...]
    deals: int
    seed: str
    version: int | None = None

    def against(self) -> Iterator[Pairing]:
        """Each deal once for each level, which sits first; the others follow in turn until all seats are taken."""
        for deal in self.names():
            for first in range(len(self.levels)):
                places = [self.levels[(first + seat) % len(self.levels)] for seat in range(self.players)]
                yield Pairing(self.game, self.options, deal, tuple(places), self.version)

    def together(self) -> Iterator[Pairing]:
        """Each deal once for each level, which takes all seats: where people win or lose with one another."""
        for deal in self.names():
            for level in self.levels:
                yield Pairing(self.game, self.options, deal, (level,) * self.players, self.version)

    def names(self) -> list[str]:
        return [f"{self.seed}-{number}" for number in range(1, self.deals + 1)]


class ArenaGame:
    """One game at a table of its own, with everything that a table keeps."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing, self.name = pairing, sha256(repr(pairing).encode())
        self.rng = Random(self.name.digest())
        self.journal: list[bytes] = []
        created = self.created()
        self.table = Table(self.name.hexdigest()[:24], created)
        self.write(created, *[journal.BotSat(seat, sitter(name)[0]) for seat, name in enumerate(pairing.levels)])
        self.write(journal.Started())

    def created(self) -> journal.Created:
        """The secret of the shuffle follows from the deal, so that others may play the same one."""
        game = load(self.pairing.game, self.pairing.version)
        return journal.Created(
            game=game.id,
            version=game.version,
            options=raw(self.pairing.options),
            players=len(self.pairing.levels),
            pace=None,
            private=True,
            code="".join([LETTERS[byte % len(LETTERS)] for byte in self.name.digest()[:CODE_LENGTH]]),
            host="arena",
            root=key_of(self.pairing.deal).hex(),
            round=0,
        )

    def write(self, *entries: Entry) -> None:
        for entry in entries:
            self.table.enact(JournalLine(entry), 0)
            self.journal.append(journal.write(JournalLine(entry)))

    def run(self) -> Played:
        match, simulated_clock = self.table.playing(), SimulatedClock()
        while acting := match.game.to_act(match.state):
            seat = simulated_clock.next(match.game, match.state, acting, self.rng)
            if seat == match.game.clock(match.players):
                self.write(requests.time_up(self.table))
            else:
                self.take_turn(seat, self.pairing.levels[seat])
        assert match.outcome is not None
        record = replaying.write_record(self.table)
        return Played(self.pairing, match.outcome, record, self.table.id, self.table.code, self.journal)

    def take_turn(self, seat: Seat, level: str) -> None:
        """A bot's move, and then the signals of all, as at any table."""
        match = self.table.playing()
        move, thoughts, beliefs = self.choice(knowledge(match, seat), level)
        self.write(journal.Moved(seat, raw(move)), *journal.pondered(seat, thoughts, beliefs))
        for speaker, its_level in enumerate(self.pairing.levels):
            self.signal(speaker, its_level)

    def signal(self, seat: Seat, level: str) -> None:
        """Every bot lets its signals stand as they should on the table as it is now."""
        match = self.table.playing()
        if level != "random" and isinstance(match.look(seat).talk, Signals):
            wanted = self.wanted_signals(knowledge(match, seat), level)
            self.write(*requests.change_signals(self.table, seat, wanted))

    def choice(self, known: Knowledge, level: str) -> Choice:
        level, character = sitter(level)
        return choose(known, level, self.rng, character=character)

    def wanted_signals(self, known: Knowledge, level: str) -> list[Raw]:
        return [raw(signal) for signal in signals(known, self.rng)]


def play(pairing: Pairing) -> Played:
    """The whole game; the same pairing always plays the same one."""
    return ArenaGame(pairing).run()
