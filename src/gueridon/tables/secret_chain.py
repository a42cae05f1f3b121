"""The server's secrets for the games of one table and its rematches, committed to all at once.

They form a chain: each is the SHA-256 of the next. So the commitment of a rematch is the secret of the game before
it, and the secret of every rematch was fixed before anybody gave a nonce: people keep their nonces and their seats,
and still neither they nor the server can choose a shuffle.
"""

from hashlib import sha256
from secrets import token_hex

CHAIN_GAMES = 1000  # that one chain lasts for


def fresh_root() -> str:
    return token_hex(32)


def secret(root: str, round: int) -> bytes:
    """The secret of the so-manieth game, counted from 0; the root itself serves the last one."""
    link = bytes.fromhex(root)
    for _ in range(CHAIN_GAMES - 1 - round):
        link = sha256(link).digest()
    return link
