"""The record of a game: what was agreed, the key, the moves. Everything else is replay."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from gueridon.core import chain, fair
from gueridon.core.errors import Illegal, Malformed
from gueridon.core.game import Game, M, O, S, V, play, start
from gueridon.core.outcome import Outcome
from gueridon.core.versions import of_version
from gueridon.core.wire import Piece, Seat, raw

Turn = tuple[Seat, msgspec.Raw]  # the raw move of a seat; in the course also ``chain.UNDO``
KEY_BYTES = 32


class Record(Piece, frozen=True, kw_only=True, omit_defaults=True):
    """``moves`` are those that stand. Where some were taken back, ``course`` has all of them and the undos."""

    game: str
    version: int
    players: int
    options: msgspec.Raw
    key: str
    moves: tuple[Turn, ...]
    course: tuple[Turn, ...] = ()  # empty if nothing was taken back
    outcome: Outcome | None
    proof: fair.Proof | None
    seal: str  # SHA-256 of the record with an empty seal


def write(
    game: Game[O, S, M, V],
    players: int,
    options: O,
    key: bytes,
    moves: Iterable[tuple[Seat, M]],
    outcome: Outcome | None,
    proof: fair.Proof | None = None,
    course: Iterable[tuple[Seat, M | None]] = (),
) -> Record:
    record = Record(
        game=game.id,
        version=game.version,
        players=players,
        options=raw(options),
        key=key.hex(),
        moves=tuple((seat, raw(move)) for seat, move in moves),
        course=tuple((seat, raw(move)) for seat, move in course),
        outcome=outcome,
        proof=proof,
        seal="",
    )
    return sealed(record)


def sealed(record: Record) -> Record:
    blank = msgspec.structs.replace(record, seal="")
    return msgspec.structs.replace(blank, seal=sha256(msgspec.json.encode(blank)).hexdigest())


def read(data: bytes, shelf: Mapping[str, Game[Any, Any, Any, Any]]) -> tuple[Game[Any, Any, Any, Any], Record]:
    """The record, and its game in the version that was played; spaces and the order of fields do not matter,
    everything else does."""
    record = as_written(data)
    game = shelf.get(record.game)
    if game is None:
        raise Malformed("unknown-game", game=record.game, known=", ".join(shelf))
    game = of_version(game, record.version)
    return game, retold(game, record)


def as_written(data: bytes) -> Record:
    """In whatever spelling, of whatever game."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("record-unreadable", detail=str(error)) from None


def retold(game: Game[O, S, M, V], record: Record) -> Record:
    """The same record in our own spelling."""
    try:
        options = respelled(record.options, msgspec.json.decode(record.options, type=game.options))
        moves = tuple((seat, raw(move)) for seat, move in moves_of(game, record))
        course = tuple((seat, raw(move)) for seat, move in course_of(game, record)) if record.course else ()
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("record-unreadable", detail=str(error)) from None
    return msgspec.structs.replace(record, options=options, moves=moves, course=course)


def respelled(written: msgspec.Raw, options: Piece) -> msgspec.Raw:
    """Only what was written: an option that was added later has its default, and the seal knows nothing of it."""
    given, known = msgspec.json.decode(written, type=dict[str, object]), msgspec.to_builtins(options)
    return raw({name: value for name, value in known.items() if name in given})


def moves_of(game: Game[O, S, M, V], record: Record) -> list[tuple[Seat, M]]:
    decoder = msgspec.json.Decoder(game.move_type)
    return [(seat, decoder.decode(move)) for seat, move in record.moves]


def course_of(game: Game[O, S, M, V], record: Record) -> list[tuple[Seat, M | None]]:
    """All that was done, in order; None is an undo."""
    decoder = msgspec.json.Decoder(game.move_type | None)
    return [(seat, decoder.decode(move)) for seat, move in record.course or record.moves]


def heads_of(record: Record) -> list[str]:
    """The head of the chain after each ply, from the set-up on."""
    mac = chain.keyed(key_in(record))
    heads = [chain.first_head(mac, record.game, record.version, record.players, record.options)]
    for seat, move in record.course or record.moves:
        heads.append(chain.next_head(mac, heads[-1], seat, move))
    return heads


def key_in(record: Record) -> bytes:
    """Always of one length: of two that differ in zeros at their end HMAC makes the same chain."""
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise Malformed("record-key") from None
    if len(key) != KEY_BYTES:
        raise Malformed("record-key")
    return key


def opening(game: Game[O, S, M, V], record: Record) -> S:
    """The table as it stood before the first move."""
    key = key_in(record)
    try:
        options = msgspec.json.decode(record.options, type=game.options)
        return start(game, record.players, options, key)
    except Illegal as illegal:
        raise Malformed("record-options", rule=illegal.rule) from None


def replay(game: Game[O, S, M, V], record: Record) -> S:
    """The table after the last move; a move that was not legal says so with its ply."""
    state = opening(game, record)
    earlier: list[S] = []  # tables that an undo may lead back to
    for ply, (seat, move) in enumerate(course_of(game, record), start=1):
        if move is None:
            state = earlier.pop()
            continue
        if record.course:
            earlier.append(state.clone())
        try:
            play(game, state, seat, move)
        except Illegal as illegal:
            raise Malformed("record-illegal", ply=ply, rule=illegal.rule) from None
    return state


def check_course(record: Record) -> None:
    """Everybody took back his own last move, and what stands after it all are the moves."""
    standing: list[Turn] = []
    for seat, move in record.course:
        if move != chain.UNDO:
            standing.append((seat, move))
        elif not standing or standing.pop()[0] != seat:
            raise Malformed("record-course")
    if record.course and tuple(standing) != record.moves:
        raise Malformed("record-course")


def verify(game: Game[O, S, M, V], record: Record) -> S:
    """The state it leads to, if nothing in it was changed since it was sealed and the rules allow all of it.

    A seal is no signature: whoever changes a record can seal it again. What the record cannot say by itself, those
    who were there can: see ``witness``.
    """
    check_without_rules(record)
    state = replay(game, record)
    if game.outcome(state) != record.outcome:
        raise Malformed("record-outcome")
    return state


def check_without_rules(record: Record) -> None:
    """Its seal, its undos, and where its key came from: all that can be checked where its rules are not."""
    if sealed(record) != record:
        raise Malformed("record-seal")
    check_course(record)
    if record.proof is not None and not fair.holds(record.proof, key_in(record)):
        raise Malformed("record-proof")
