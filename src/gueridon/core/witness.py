"""What one page saw while a game was played, held against the record that the server gives afterwards."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from gueridon.core.errors import Malformed
from gueridon.core.fair import Proof, commitment
from gueridon.core.outcome import Outcome
from gueridon.core.record import Record, heads_of
from gueridon.core.wire import Piece, Seat

Rematches = Annotated[int, Meta(ge=0, lt=1000)]


class Share(Piece, frozen=True):
    """A nonce that this page gave, and the commitment that it had been shown before it gave it."""

    seat: Seat
    nonce: str
    commitment: str
    rematches: Rematches  # since it was given: as many links of the server's chain lie between


class Witness(Piece, frozen=True):
    table: str
    commitment: str  # the first that this page was shown at this table
    contradicted: bool  # it was shown another later, or another head of the same ply
    seats: tuple[Seat, ...]  # through whose eyes it saw the game
    shares: tuple[Share, ...]
    heads: tuple[tuple[int, str], ...]  # by ply
    outcome: Outcome | None  # if it saw the end


def hold_against(record: Record, witness: Witness) -> None:
    """Everything that the page saw is in this record, which verifies by itself; or it is refused with what is not."""
    if witness.contradicted:
        raise Malformed("witness-contradicted")
    check_commitment(record, witness.commitment)
    for share in played(witness):
        check_share(proof_of(record), share)
    check_heads(record, witness.heads)
    if witness.outcome is not None and witness.outcome != record.outcome:
        raise Malformed("witness-outcome")


def played(witness: Witness) -> list[Share]:
    """Whoever is sent away before the game gave a nonce that is in no key."""
    return [share for share in witness.shares if share.seat in witness.seats]


def proof_of(record: Record) -> Proof:
    if record.proof is None:
        raise Malformed("witness-proof")
    return record.proof


def check_commitment(record: Record, noted: str) -> None:
    """A secret that was chosen later is not the one that was committed to."""
    if commitment(bytes.fromhex(proof_of(record).secret)) != noted.lower():
        raise Malformed("witness-commitment")


def check_share(proof: Proof, share: Share) -> None:
    if proof.nonces[share.seat : share.seat + 1] != (share.nonce,):
        raise Malformed("witness-nonce", nonce=share.nonce)
    link = bytes.fromhex(proof.secret)
    for _ in range(share.rematches + 1):
        link = sha256(link).digest()
    if link.hex() != share.commitment:
        raise Malformed("witness-rematch" if share.rematches else "witness-commitment")


def check_nonces(record: Record, noted: Sequence[str]) -> None:
    """Of whichever seats."""
    for nonce in noted:
        if nonce.lower() not in proof_of(record).nonces:
            raise Malformed("witness-nonce", nonce=nonce)


def check_heads(record: Record, seen: Sequence[tuple[int, str]]) -> None:
    """A move that became another changes every head from there on; a record that was cut short lacks the last."""
    if not seen:
        return
    heads = heads_of(record)
    for ply, head in sorted(seen):
        if not 0 <= ply < len(heads):
            raise Malformed("witness-cut", ply=ply, plies=len(heads) - 1)
        if heads[ply] != head:
            raise Malformed("witness-head", ply=ply)
