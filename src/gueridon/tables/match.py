"""One game being played: its state, what each ply told, the signals that stand."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec import Raw

from gueridon.core import chain, record
from gueridon.core.errors import Illegal, Malformed, Stale
from gueridon.core.fair import Proof
from gueridon.core.game import Audience, Limit, State, start
from gueridon.core.hints import HeardPly
from gueridon.core.outcome import Outcome
from gueridon.core.talk import Chat, Signals, Silence, Talk
from gueridon.core.wire import Piece, Seat, Wire, raw
from gueridon.games import AnyGame
from gueridon.tables.messages import Eyes
from gueridon.tables.refusals import UNREADABLE

Does = Literal["set", "take-back"]

CHECKPOINT_STEPS = 32  # moves between two tables that are kept, from which one is taken back


class Telling(NamedTuple):
    """What one ply told, and to whom."""

    seat: Seat | None  # None is the set-up
    log: list[tuple[Audience, Wire]]
    undoes: int | None = None
    signals: tuple[tuple[Seat, Wire], ...] = ()  # that stood when it was made


class Look(NamedTuple):
    """What one pair of eyes sees and may do at the present ply."""

    view: Wire
    legal: list[Wire]
    talk: Talk
    task: Wire
    role: str | None


class Step(NamedTuple):
    """A move, and the limit that ran when it was made."""

    seat: Seat
    move: Wire
    ply: int
    limit: Limit | None


class Checkpoint(NamedTuple):
    """The table after so many steps; its clone forgets whether the last of them may be taken back."""

    steps: int
    state: State
    sealed: bool


class Match:
    """A game that is played: its ``state``, the ``steps`` that led there, and what each of them told.

    ``ply`` counts moves and undos, so it only grows; ``steps`` are the moves that stand.
    """

    def __init__(self, game: AnyGame, players: int, options: Piece, key: bytes) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.key = key
        self.move_reader = msgspec.json.Decoder(game.move_type)
        self.told: list[Telling] = []
        self.races: list[bool] = []  # for each ply, whether several might act then
        self.memories: dict[Seat, list[HeardPly]] = {}  # of bots, see ``bot_knowledge``
        self.signals: list[tuple[Seat, Wire]] = []
        self.spent: Counter[Seat] = Counter()  # signals set or taken back since the last move
        self.steps: list[Step] = []
        self.checkpoints: list[Checkpoint] = []
        self.undone: dict[int, Wire] = {}  # moves that were taken back, by their ply
        self.mac = chain.keyed(key)
        self.head = chain.first_head(self.mac, game.id, game.version, players, raw(options))  # of the present ply
        self.restart()
        self.tell(None)

    def restart(self) -> None:
        self.state: State = start(self.game, self.players, self.options, self.key)

    @property
    def ply(self) -> int:
        return len(self.told) - 1

    # Looking

    def refresh(self) -> None:
        """What follows from the state, once for each ply.

        ``able`` are the players who have a move, which may be their secret; ``acting`` those whom the table says that
        it waits for. Whether there are ``several``, those not awaited among them, everybody sees too.
        """
        not_awaited, secretly_stuck = self.game.not_awaited(self.state), self.game.secretly_stuck(self.state)
        self.able = tuple([seat for seat in self.game.to_act(self.state) if seat < self.players])
        present = sorted([*self.able, *secretly_stuck])
        self.acting = tuple([seat for seat in present if seat not in not_awaited])
        self.several = len(present) > 1
        self.outcome: Outcome | None = self.game.outcome(self.state)
        self.limit: Limit | None = self.game.limit(self.state)
        self.forget_looks()

    def forget_looks(self) -> None:
        """At the latest with the next ply. Whoever looks again is shown the same, made anew."""
        self.looks: dict[Seat | None, Look] = {}
        self.presented: dict[tuple[Seat | None, int], Eyes] = {}  # by the ply they saw before

    def look(self, seat: Seat | None) -> Look:
        """What this seat sees and may do now; None watches."""
        found = self.looks.get(seat)
        if found is None:
            view = self.game.view(self.state, seat)
            legal = [] if seat is None else self.game.legal_moves(self.state, seat)
            found = Look(view, legal, self.game.talk(view), self.game.task(view), self.game.role(view))
            self.looks[seat] = found
        return found

    # Moves

    def read_move(self, move: Raw) -> Wire:
        try:
            read: Wire = self.move_reader.decode(move)
        except UNREADABLE:
            raise Malformed("move-unreadable") from None
        return read

    def check(self, seat: Seat, ply: int, move: Wire) -> None:
        """A move made looking at an older ply counts if several might act ever since: a race is won by whoever arrives
        first, and whoever comes last in it need not have seen that all others have."""
        rule = self.game.why_not(self.state, seat, move)
        if ply != self.ply and (ply > self.ply or rule is not None or not all(self.races[ply : self.ply])):
            raise Stale(self.ply)
        if rule is not None:
            raise Illegal(rule)

    def move(self, seat: Seat, move: Wire) -> None:
        """Trusts its caller, as the rules' own ``apply`` does: see ``check``."""
        self.keep_checkpoint()
        self.steps.append(Step(seat, move, len(self.told), self.limit))
        self.carry_out(seat, move)
        self.spent.clear()
        self.head = chain.next_head(self.mac, self.head, seat, raw(move))
        self.tell(seat)

    def carry_out(self, seat: Seat, move: Wire) -> None:
        """The rules say by ``sealed`` whether it may be taken back."""
        self.state.sealed = False
        self.game.apply(self.state, seat, move)

    def tell(self, seat: Seat | None, undoes: int | None = None) -> None:
        assert self.state.log is not None
        self.told.append(Telling(seat, self.state.log, undoes, tuple(self.signals)))
        self.state.log = []
        self.refresh()
        self.races.append(self.several)
        self.drop_faded_signals()

    # Undo

    def can_undo(self, seat: Seat) -> bool:
        """One's own last move, if nobody acted since and it told nobody anything that was hidden.

        Words in private, and a limit that began or ended, speak against it too.
        """
        if self.state.sealed or self.outcome is not None or not self.steps or self.steps[-1].seat != seat:
            return False
        last = self.steps[-1]
        return last.limit == self.limit and all(audience is None for audience, _ in self.told[last.ply].log)

    def keep_checkpoint(self) -> None:
        """Now and then, so that whoever takes moves back in a long game does not have all of it played again each time.
        Behind a move that stands nobody goes back."""
        if self.state.sealed:
            del self.checkpoints[:-1]
        last = self.checkpoints[-1].steps if self.checkpoints else 0
        if len(self.steps) - last >= CHECKPOINT_STEPS:
            self.checkpoints.append(Checkpoint(len(self.steps), self.state.clone(), self.state.sealed))

    def go_back(self) -> None:
        """To the table after the steps that are left."""
        while self.checkpoints and self.checkpoints[-1].steps > len(self.steps):
            self.checkpoints.pop()
        if self.checkpoints:
            self.state = self.checkpoints[-1].state.clone()
            self.state.sealed = self.checkpoints[-1].sealed
        else:
            self.restart()
        for step in self.steps[self.checkpoints[-1].steps if self.checkpoints else 0 :]:
            self.carry_out(step.seat, step.move)
        self.state.log = []

    def undo(self) -> None:
        """Play it again but the last move; what that one told no longer counts."""
        last = self.steps.pop()
        self.undone[last.ply] = last.move
        self.head = chain.next_head(self.mac, self.head, last.seat, chain.UNDO)
        self.told[last.ply] = Telling(last.seat, [])
        self.go_back()
        self.tell(last.seat, undoes=last.ply)

    def course(self) -> list[tuple[Seat, Wire | None]]:
        """All that was done, ply by ply; None is an undo. Empty if nothing was taken back: then the steps are it."""
        if not self.undone:
            return []
        moves = self.undone | {step.ply: step.move for step in self.steps}
        return [(telling.seat, moves.get(ply)) for ply, telling in enumerate(self.told) if telling.seat is not None]

    def record(self, proof: Proof | None = None) -> record.Record:
        """What was agreed, the key and every move so far. The key gives away all that is hidden."""
        moves = [(step.seat, step.move) for step in self.steps]
        agreed = (self.game, self.players, self.options, self.key)
        return record.write(*agreed, moves, self.outcome, proof, self.course())

    # Talk

    def check_signal(self, seat: Seat, signal: Wire, does: str) -> None:
        talk = self.look(seat).talk
        match talk:
            case Signals(offers=offers, most=most):
                stands = (seat, signal) in self.signals
                if signal not in offers or stands == (does == "set"):
                    raise Malformed("signal-not-offered")
                if self.spent[seat] >= most:
                    raise Malformed("signals-spent")
            case Chat() | Silence():
                raise Malformed("signal-not-offered")

    def signal_changes(self, seat: Seat, wanted: Sequence[Wire]) -> list[tuple[Wire, Does]]:
        """What makes the wanted signals of this seat stand and no others, as far as the game lets it."""
        talk = self.look(seat).talk
        if not isinstance(talk, Signals):
            return []
        standing = [signal for speaker, signal in self.signals if speaker == seat]
        changes: list[tuple[Wire, Does]] = [(signal, "take-back") for signal in standing if signal not in wanted]
        changes += [(signal, "set") for signal in wanted if signal in talk.offers and signal not in standing]
        return changes[: max(0, talk.most - self.spent[seat])]

    def signal(self, seat: Seat, signal: Wire, does: str) -> None:
        self.spent[seat] += 1
        if does == "set":
            self.signals.append((seat, signal))
        else:
            self.signals.remove((seat, signal))

    def read_signal(self, signal: Raw) -> Wire:
        try:
            read: Wire = msgspec.json.decode(signal, type=self.game.signal_type)
        except UNREADABLE:
            raise Malformed("signal-unreadable") from None
        return read

    def drop_faded_signals(self) -> None:
        if self.signals:
            self.signals = [(seat, signal) for seat, signal in self.signals if offers(self.look(seat).talk, signal)]


def offers(talk: Talk, signal: Wire) -> bool:
    return isinstance(talk, Signals) and signal in talk.offers
