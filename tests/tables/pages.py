"""What a page keeps of a table: what it was shown, in the order in which it was shown."""

from hashlib import sha256

import msgspec
from tests.tables.conftest import KeptTable

from gueridon.core import fair, record
from gueridon.core.record import Record
from gueridon.core.wire import Wire, raw
from gueridon.core.witness import Share, Witness
from gueridon.tables import presenting
from gueridon.tables.table import Table


def seated(kept_table: KeptTable, person: str, rematches: int = 0, commitment: str | None = None) -> Witness:
    """Before the start."""
    shown = presenting.room(kept_table.table, person).commitment
    seats = kept_table.table.seats_of(person)
    shares = [Share(seat, kept_table.table.nonces()[seat], commitment or shown, rematches) for seat in seats]
    return Witness(kept_table.table.id, shown, False, seats, tuple(shares), (), None)


def looked(kept_table: KeptTable, person: str, saw: Witness) -> Witness:
    """And the update of the present ply."""
    update = kept_table.sees(person)
    heads = (*saw.heads, (update.ply, update.head))
    return msgspec.structs.replace(saw, heads=heads, outcome=update.outcome)


def shuffled_again(true: Record, table: Table) -> Record:
    """The server chose another secret when it knew all nonces; everything else in the record is in order."""
    secret = sha256(b"a better one").digest()
    proof = fair.Proof(fair.commitment(secret), secret.hex(), table.nonces())
    return resealed(true, key=fair.key(secret, table.nonces()).hex(), proof=proof)


def resealed(true: Record, **lies: object) -> Record:
    return record.sealed(msgspec.structs.replace(true, **lies))


def with_moves(true: Record, *moves: tuple[int, Wire]) -> Record:
    return resealed(true, moves=tuple((seat, raw(move)) for seat, move in moves), course=())
