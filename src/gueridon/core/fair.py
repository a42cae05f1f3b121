"""Nobody chooses the shuffle. The server commits to a secret, every seat adds a nonce, the key is made of both."""

from hashlib import sha256
from hmac import compare_digest, digest

from gueridon.core.wire import Piece


class Proof(Piece, frozen=True):
    """What makes a key checkable once the game is over."""

    commitment: str  # shown to every seat before it gave its nonce
    secret: str
    nonces: tuple[str, ...]  # of the people, in the order of their seats; bots add none


def commitment(secret: bytes) -> str:
    return sha256(secret).hexdigest()


def key(secret: bytes, nonces: tuple[str, ...]) -> bytes:
    """HMAC-SHA-256 of the nonces, one a line, under the secret."""
    return digest(secret, "\n".join(nonces).encode(), "sha256")


def holds(proof: Proof, used: bytes) -> bool:
    """The secret is the one committed to, and with the nonces it makes the key that was used."""
    try:
        secret = bytes.fromhex(proof.secret)
    except ValueError:
        return False
    return commitment(secret) == proof.commitment and compare_digest(key(secret, proof.nonces), used)
