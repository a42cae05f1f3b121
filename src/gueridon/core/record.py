"""The record of a game: what was agreed, the key, the moves. Everything else is replay."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from gueridon.core import fair
from gueridon.core.errors import Illegal, Malformed
from gueridon.core.game import Game, M, O, S, V, play, start
from gueridon.core.outcome import Outcome
from gueridon.core.wire import Piece, Seat


class Record(Piece, frozen=True):
    game: str
    version: int
    players: int
    options: msgspec.Raw
    key: str
    moves: tuple[tuple[Seat, msgspec.Raw], ...]
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
) -> Record:
    plain = tuple((seat, raw(move)) for seat, move in moves)
    return sealed(Record(game.id, game.version, players, raw(options), key.hex(), plain, outcome, proof, ""))


def raw(thing: Piece) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def sealed(record: Record) -> Record:
    blank = msgspec.structs.replace(record, seal="")
    return msgspec.structs.replace(blank, seal=sha256(msgspec.json.encode(blank)).hexdigest())


def read(data: bytes, shelf: Mapping[str, Game[Any, Any, Any, Any]]) -> tuple[Game[Any, Any, Any, Any], Record]:
    """The record and its game; spaces and the order of fields do not matter, everything else does."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("record-unreadable", detail=str(error)) from None
    game = shelf.get(record.game)
    if game is None:
        raise Malformed("unknown-game", game=record.game, known=", ".join(shelf))
    if game.version != record.version:
        raise Malformed("record-version", game=game.id, version=record.version, ours=game.version)
    return game, retold(game, record)


def retold(game: Game[O, S, M, V], record: Record) -> Record:
    """The same record in our own spelling."""
    try:
        options = respelled(record.options, msgspec.json.decode(record.options, type=game.options))
        moves = tuple((seat, raw(move)) for seat, move in moves_of(game, record))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed("record-unreadable", detail=str(error)) from None
    return msgspec.structs.replace(record, options=options, moves=moves)


def respelled(written: msgspec.Raw, options: Piece) -> msgspec.Raw:
    """Only what was written: an option that was added later has its default, and the seal knows nothing of it."""
    given, known = msgspec.json.decode(written, type=dict[str, object]), msgspec.to_builtins(options)
    return msgspec.Raw(msgspec.json.encode({name: value for name, value in known.items() if name in given}))


def moves_of(game: Game[O, S, M, V], record: Record) -> list[tuple[Seat, M]]:
    decoder = msgspec.json.Decoder(game.move_type)
    return [(seat, decoder.decode(move)) for seat, move in record.moves]


def opening(game: Game[O, S, M, V], record: Record) -> S:
    """The table as it stood before the first move."""
    try:
        options = msgspec.json.decode(record.options, type=game.options)
        return start(game, record.players, options, bytes.fromhex(record.key))
    except ValueError:
        raise Malformed("record-key") from None
    except Illegal as illegal:
        raise Malformed("record-options", rule=illegal.rule) from None


def replay(game: Game[O, S, M, V], record: Record) -> S:
    """The table after the last move; a move that was not legal says so with its ply."""
    state = opening(game, record)
    for ply, (seat, move) in enumerate(moves_of(game, record), start=1):
        try:
            play(game, state, seat, move)
        except Illegal as illegal:
            raise Malformed("record-illegal", ply=ply, rule=illegal.rule) from None
    return state


def verify(game: Game[O, S, M, V], record: Record) -> S:
    """The state it leads to, if nothing in it was changed since it was sealed and the rules allow all of it."""
    if sealed(record) != record:
        raise Malformed("record-seal")
    state = replay(game, record)
    if game.outcome(state) != record.outcome:
        raise Malformed("record-outcome")
    if record.proof is not None and not fair.holds(record.proof, bytes.fromhex(record.key)):
        raise Malformed("record-proof")
    return state
