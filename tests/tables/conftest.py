"""A table without a server: entries are kept in a list, and time is a number."""

from collections.abc import Callable
from itertools import count

import msgspec
import pytest
from tests.tables.toy import TOY, Options

from gueridon.core.wire import Piece, Wire, raw
from gueridon.games import SHELF
from gueridon.tables import journal, messages, opening, presenting, requests
from gueridon.tables.journal import Entry, JournalLine, Overdue, Person
from gueridon.tables.opening import NewTable
from gueridon.tables.table import Table, read_table

HOST = "host"


class KeptTable:
    """One table, its journal, and people named p0, p1 … on its seats."""

    def __init__(
        self, game: str, players: int, options: Piece, pace: int | None = None, overdue: Overdue = "bot-for-turn"
    ) -> None:
        self.ids = count()
        self.now = 1_000_000
        wish = NewTable(game, players, raw(options), pace, overdue=overdue)
        self.journal = [(self.now, journal.write(JournalLine(entry))) for entry in opening.create(HOST, "ABCDEF", wish)]
        self.table = read_table("table", self.journal)

    def write(self, entry: Entry, asked: tuple[Person, str] | None = None) -> None:
        line = journal.write(JournalLine(entry, asked))
        self.journal.append((self.now, line))
        self.table.enact(journal.read(line), self.now)

    def id(self) -> str:
        return f"request-{next(self.ids)}"

    def ask(self, person: Person, request: messages.Change) -> None:
        """Decide, keep, enact: what the server does for a request."""
        self.now += 1
        self.write(requests.decide(self.table, person, request, self.now), (person, request.id))

    def reread(self) -> Table:
        return read_table("table", self.journal)

    # The usual requests

    def fill(self) -> None:
        for seat in range(len(self.table.places)):
            self.ask(f"p{seat}", messages.Sit(self.id(), seat, f"Player {seat}", f"{seat:032x}"))

    def start(self) -> None:
        self.ask(HOST, messages.Start(self.id()))

    def play(self, seat: int, move: Wire, ply: int | None = None) -> None:
        at = self.table.ply if ply is None else ply
        self.ask(f"p{seat}", messages.Play(self.id(), seat, at, raw(move)))

    def undo(self, seat: int) -> None:
        self.ask(f"p{seat}", messages.Undo(self.id(), seat, self.table.ply))

    def sees(self, person: Person) -> messages.Update:
        update = presenting.update(self.table, person, {}, self.now)
        assert update is not None
        return update

    def looks(self, person: Person) -> dict[str, object]:
        """The view of the first of his seats."""
        view: dict[str, object] = msgspec.json.decode(self.sees(person).eyes[0].view)
        return view


Setting = Callable[..., KeptTable]


@pytest.fixture
def gathered(monkeypatch: pytest.MonkeyPatch) -> Setting:
    """A table of the toy game where everyone sits."""
    monkeypatch.setitem(SHELF, TOY.id, TOY)

    def gather(
        players: int = 2, pace: int | None = None, overdue: Overdue = "bot-for-turn", **options: object
    ) -> KeptTable:
        kept_table = KeptTable(TOY.id, players, Options(**options), pace, overdue)  # type: ignore[arg-type]
        kept_table.fill()
        return kept_table

    return gather


@pytest.fixture
def started(gathered: Setting) -> Setting:
    """The same, and the game has begun."""

    def begin(players: int = 2, pace: int | None = None, **options: object) -> KeptTable:
        kept_table = gathered(players, pace, **options)
        kept_table.start()
        return kept_table

    return begin
