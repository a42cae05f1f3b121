"""The game once it is over: its record, and every ply through any seat's eyes."""

from msgspec import Raw

from gueridon.core.errors import Malformed
from gueridon.core.fair import Proof
from gueridon.core.game import State, heard, start
from gueridon.core.record import Record
from gueridon.core.thoughts import Belief, Thought
from gueridon.core.wire import Piece, Seat, raw
from gueridon.games import AnyGame
from gueridon.tables.journal import Pondered
from gueridon.tables.match import Match
from gueridon.tables.table import Table

SILENT = Pondered(0, ())


class Frame(Piece, frozen=True):
    """What these eyes saw after so many moves, and the move that led there: none at the set-up."""

    ply: int
    seat: Seat | None
    move: Raw | None
    view: Raw
    events: tuple[Raw, ...]
    thoughts: tuple[Thought, ...] = ()  # of the bot that made the move
    beliefs: tuple[Belief, ...] = ()


def finished(table: Table) -> Match:
    if table.match is None or table.match.outcome is None:
        raise Malformed("not-over")
    return table.match


def write_record(table: Table) -> Record:
    return finished(table).record(Proof(table.commitment, table.secret.hex(), table.nonces()))


def frames(table: Table, eyes: Seat | None) -> list[Frame]:
    match = finished(table)
    if eyes is not None and eyes >= match.players:
        raise Malformed("no-such-seat")
    state = start(match.game, match.players, match.options, match.key)
    shown = [Frame(0, None, None, *seen(match.game, state, eyes))]
    for ply, step in enumerate(match.steps, start=1):
        state.log = []
        match.game.apply(state, step.seat, step.move)
        mind = table.pondered.get(step.ply, SILENT)
        view, events = seen(match.game, state, eyes)
        shown.append(Frame(ply, step.seat, raw(step.move), view, events, mind.thoughts, mind.beliefs))
    return shown


def seen(game: AnyGame, state: State, eyes: Seat | None) -> tuple[Raw, tuple[Raw, ...]]:
    return raw(game.view(state, eyes)), tuple([raw(event) for event in heard(state.log or [], eyes)])
