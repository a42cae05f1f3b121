"""Records a journal of every game, with every kind of entry that its table can write, for ``test_old_journals``.

``python -m tests.tables.recording`` writes those that are not there yet; one that is there was written by an earlier
Guéridon, and stays as it is while the version of its game does.
"""

from itertools import count
from pathlib import Path
from random import Random

import msgspec

from gueridon.bots.choosing import Choice, choose, signals
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.levels import stand_in
from gueridon.core.talk import CHAT, Signals
from gueridon.core.wire import raw
from gueridon.games import SHELF, AnyGame
from gueridon.lab.playout import SimulatedClock
from gueridon.tables import journal, messages, opening, pace, presenting, replaying, requests
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.forgetting import without
from gueridon.tables.journal import Entry, JournalLine, Person
from gueridon.tables.opening import NewTable
from gueridon.tables.table import Table, read_table

FOLDER = Path(__file__).parent / "journals"
HOST, GUEST, PHONE = "host", "guest", "phone"
THOUGHTFUL = 6  # moves of its bots are thought over, the others made at random
UNDOS = 2
FRAMES = 5  # of a replay that are held against what it was
PACE = 60  # seconds
LATE_TURNS = 3
PLIES = 20  # the last ones: what was told of them


class Recorder:
    """A table of its own, at which the host, a guest and bots play at random."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rng = Random(game.id)
        self.ids = count()
        self.now = 1_000_000
        self.thoughtful = THOUGHTFUL
        players = next((number for number in game.players if number >= 3), game.players[-1])
        wish = NewTable(game.id, players, raw(game.presets["usual"]), None, private=False)
        (created,) = opening.create(HOST, "ABCDEF", wish)
        assert isinstance(created, journal.Created)
        self.created = msgspec.structs.replace(created, root=key_of(game.id).hex())
        self.table = Table("table", self.created)
        self.lines: list[tuple[int, bytes]] = []
        self.write(self.created)

    def write(self, *entries: Entry, asked: tuple[Person, str] | None = None) -> None:
        self.now += 1000
        for entry in entries:
            self.table.enact(JournalLine(entry, asked), self.now)
            self.lines.append((self.now, journal.write(JournalLine(entry, asked))))

    def id(self) -> str:
        return f"request-{next(self.ids)}"

    def ask(self, person: Person, request: messages.Change) -> None:
        self.write(requests.decide(self.table, person, request, self.now), asked=(person, request.id))

    # Before the game

    def gather(self) -> None:
        """The host and, where there are seats for them, a guest who is sent away and comes back, and bots."""
        options, players = raw(self.game.presets["usual"]), len(self.table.places)
        self.ask(HOST, messages.Arrange(self.id(), players, options, PACE, False))
        self.ask(HOST, messages.Sit(self.id(), 0, "Zoé", f"{0:032x}"))
        self.ask(HOST, messages.Rename(self.id(), 0, "Agathe"))
        self.ask(HOST, messages.Stand(self.id(), 0))
        self.ask(HOST, messages.Sit(self.id(), 0, "Agathe", f"{1:032x}"))
        if players > 1:
            self.table.arrive(GUEST)
            self.ask(GUEST, messages.Sit(self.id(), 1, "Agathe", f"{2:032x}"))
            self.ask(HOST, messages.Stand(self.id(), 1))
            self.now += requests.SENT_AWAY_MS
            self.ask(GUEST, messages.Sit(self.id(), 1, "Agathe", f"{3:032x}"))
            self.table.depart(GUEST, self.now)
        for seat in range(2, players):
            self.ask(HOST, messages.AddBot(self.id(), seat, stand_in(self.game)))
        self.ask(HOST, messages.Start(self.id()))

    def gather_round_one_screen(self) -> None:
        """The host on all the seats, with colours and places chosen."""
        for seat in range(len(self.table.places)):
            self.ask(HOST, messages.Sit(self.id(), seat, f"Cup {seat}", f"{seat:032x}"))
        self.ask(HOST, messages.Paint(self.id(), 0, 2))
        self.ask(HOST, messages.Paint(self.id(), 1, messages.COLOURS - 1))
        self.ask(HOST, messages.ExchangeSeats(self.id(), 0, 1))
        self.ask(HOST, messages.Start(self.id()))

    # The game

    def run(self) -> None:
        match, simulated_clock = self.table.playing(), SimulatedClock()
        undos = 0
        while acting := self.game.to_act(match.state):
            seat = simulated_clock.next(self.game, match.state, acting, self.rng)
            self.take_turn(seat)
            if seat < match.players and undos < UNDOS and match.can_undo(seat):
                self.write(journal.Undone(seat))
                undos += 1
            if match.ply == 3:
                self.interlude()

    def take_turn(self, seat: int) -> None:
        match = self.table.playing()
        if seat == self.game.clock(match.players):
            self.write(requests.time_up(self.table))
            return
        if self.table.places[seat].level is None or not self.thoughtful or self.game.hints is None:
            choice = Choice(self.rng.choice(self.game.legal_moves(match.state, seat)))
        else:
            self.thoughtful -= 1
            choice = choose(knowledge(match, seat), stand_in(self.game), self.rng)
        entry = requests.submit(self.table, seat, match.ply, raw(choice.move))
        self.write(entry, *journal.pondered(seat, choice.thoughts, choice.beliefs), asked=self.asked(seat))
        self.speak(seat)

    def asked(self, seat: int) -> tuple[Person, str] | None:
        person = self.table.places[seat].person
        return None if person is None else (person, self.id())

    def speak(self, seat: int) -> None:
        match = self.table.playing()
        talk = match.look(seat).talk
        if talk == CHAT and match.ply % 5 == 1:
            self.write(requests.say(self.table, seat, f"Ply {match.ply}, says seat {seat}"))
        if isinstance(talk, Signals) and match.ply % 3 == 1 and match.outcome is None:
            wanted = signals(knowledge(match, seat), self.rng) or talk.offers[:1]
            self.write(*requests.change_signals(self.table, seat, [raw(signal) for signal in wanted]))

    def interlude(self) -> None:
        """Notes, a device that hands its seats over, a guest who is away, played for, back, and gone for good."""
        host = self.table.host
        self.write(journal.Ticked(), journal.Resumed())
        self.ask(host, messages.Note(self.id(), 0, "Beware of the one at my left."))
        if host == HOST:
            self.write(requests.offer(self.table, HOST, "token"))
            self.write(requests.accept(self.table, PHONE, "token", self.now))
        if len(self.table.places) > 1 and self.table.places[1].person == GUEST:
            self.now += 60_000
            self.ask(PHONE, messages.TakeOver(self.id(), 1))
            self.write(*requests.seats_returned(self.table, GUEST))
            self.ask(GUEST, messages.Leave(self.id(), 1))

    def run_over_days(self) -> None:
        """A few turns, all of them too late: bots make the moves. Then it is closed."""
        for _ in range(LATE_TURNS):
            self.now += PACE * 1000
            self.write(*pace.time_up(self.table, self.now))
            while bots := self.table.bots_to_act():
                self.take_turn(bots[0])
        self.write(journal.Closed())

    # After it

    def play_again(self) -> list[tuple[int, bytes]]:
        """The journal of the rematch, as far as its first ply."""
        self.write(journal.Rematched("rematch", self.table.host))
        lines = [
            (self.now, journal.write(JournalLine(entry)))
            for entry in opening.create_rematch(self.table, PHONE, "GHJKMN")
        ]
        return [*lines, (self.now, journal.write(JournalLine(journal.Started())))]


def seen(lines: list[tuple[int, bytes]]) -> list[object]:
    """What the table of a journal shows to everybody who was ever there, and, if it is over, its record and replay."""
    table = read_table("table", lines)
    shown: list[object] = []
    for person in (*{place.person: place for place in table.places if place.person is not None}, "passer-by"):
        told = dict.fromkeys(table.eyes_of(person), max(-1, table.ply - PLIES))
        shown += [
            presenting.room(table, person),
            presenting.update(table, person, told, table.at),
            presenting.notes(table, person),
        ]
    shown.append(presenting.talked(table, 0))
    try:
        shown += [replaying.write_record(table), some(replaying.frames(table, 0))]
    except Malformed as unfinished:
        shown.append(unfinished.word)
    return [msgspec.json.decode(msgspec.json.encode(one)) for one in shown]


def some(frames: list[replaying.Frame]) -> list[replaying.Frame]:
    return frames[:: 1 + len(frames) // FRAMES]


def keep(name: str, lines: list[tuple[int, bytes]]) -> None:
    (FOLDER / f"{name}.jsonl").write_bytes(b"".join(b"%d %s\n" % line for line in lines))
    (FOLDER / f"{name}.seen.json").write_bytes(msgspec.json.encode(seen(lines)))


def record_days() -> None:
    recorder = Recorder(next(iter(SHELF.values())))
    recorder.gather()
    recorder.run_over_days()
    keep("days", recorder.lines)


def record_one_screen() -> None:
    recorder = Recorder(next(game for game in SHELF.values() if game.shared))
    recorder.gather_round_one_screen()
    recorder.run()
    keep("one-screen", recorder.lines)


def lines_of(name: str) -> list[tuple[int, bytes]]:
    kept = [line.split(b" ", 1) for line in (FOLDER / f"{name}.jsonl").read_bytes().splitlines()]
    return [(int(at), line) for at, line in kept]


def in_the_middle_without_the_host(lines: list[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """As the journal is once he was forgotten."""
    half = lines[: len(lines) // 2]
    after = without([journal.read(line) for _, line in half], PHONE)
    return [(at, journal.write(line)) for at, line in zip([*(at for at, _ in half), half[-1][0]], after, strict=True)]


def main() -> None:
    record_games()
    if not (FOLDER / "days.jsonl").exists():
        record_days()
    if not (FOLDER / "one-screen.jsonl").exists():
        record_one_screen()
    first = next(iter(SHELF))
    if not (FOLDER / f"{first}-forgotten.jsonl").exists():
        keep(f"{first}-forgotten", in_the_middle_without_the_host(lines_of(first)))


def record_games() -> None:
    for game in SHELF.values():
        if (FOLDER / f"{game.id}.jsonl").exists():
            continue
        recorder = Recorder(game)
        recorder.gather()
        recorder.run()
        rematch = recorder.play_again()
        keep(game.id, recorder.lines)
        keep(f"{game.id}-rematch", rematch)


if __name__ == "__main__":
    main()
