"""What is pushed is sealed for one browser (RFC 8291), and signed so that its service knows who sends it (RFC 8292)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import NamedTuple, Self

import jwt
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
SALT_BYTES = 16
SECRET_BYTES = 16  # of a browser
KEY_BYTES = 32  # of ours
RECORD_BYTES = 4096  # the longest that every service takes
LAST_RECORD = b"\x02"
TOKEN_SECONDS = 12 * 3600  # a service takes no token that is good for more than a day


class BrowserKeys(NamedTuple):
    """With which a browser opens what is pushed to it. ValueError if they are none."""

    point: bytes
    secret: bytes

    @classmethod
    def read(cls, point: str, secret: str) -> Self:
        keys = cls(read_base64(point), read_base64(secret))
        if len(keys.secret) != SECRET_BYTES:
            raise ValueError
        EllipticCurvePublicKey.from_encoded_point(CURVE, keys.point)
        return keys


def sealed(message: bytes, to: BrowserKeys) -> bytes:
    return sealed_with(message, to, generate_private_key(CURVE), os.urandom(SALT_BYTES))


def sealed_with(message: bytes, to: BrowserKeys, ours: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """RFC 8291, 3.4, in the one record that RFC 8188 calls the last."""
    point = point_of(ours)
    shared = ours.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, to.point))
    secret = derived(to.secret, shared, b"WebPush: info\0" + to.point + point, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class HouseKey:
    """By which services know this house again; browsers take nothing from any other."""

    def __init__(self, secret: bytes) -> None:
        self.key = derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self.public = write_base64(point_of(self.key))

    @staticmethod
    def fresh() -> bytes:
        return generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")

    def authorization(self, service: str, contact: str | None, now_seconds: int) -> str:
        """For this service alone; ``contact`` is where its people find those of this house."""
        claims: dict[str, str | int] = {"aud": service, "exp": now_seconds + TOKEN_SECONDS}
        if contact is not None:
            claims["sub"] = contact
        return f"vapid t={jwt.encode(claims, self.key, algorithm='ES256')}, k={self.public}"


def write_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read_base64(text: str) -> bytes:
    """ValueError if it is none."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NotBase64, UnicodeEncodeError):
        raise ValueError from None
