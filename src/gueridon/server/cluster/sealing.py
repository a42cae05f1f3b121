"""What lies in Redis can be read and written by those alone who have the key of the house."""

from os import urandom

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONCE_BYTES = 12


class NotOurs(Exception):
    """Somebody wrote it who has not the key, or for another place."""


class Seal:
    def __init__(self, key: bytes) -> None:
        self.cipher = AESGCM(key)

    def close(self, place: str, content: bytes) -> bytes:
        """It can be opened at this place of Redis, and nowhere else."""
        nonce = urandom(NONCE_BYTES)
        return nonce + self.cipher.encrypt(nonce, content, place.encode())

    def open(self, place: str, sealed: bytes) -> bytes:
        try:
            return self.cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], place.encode())
        except (InvalidTag, ValueError):
            raise NotOurs from None
