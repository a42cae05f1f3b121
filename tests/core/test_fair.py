"""Fair play: nobody chooses the key, and everybody can check it."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from gueridon.core import fair

SECRET = bytes(range(32))
NONCES = ("00" * 16, "ff" * 16)
KEY = fair.key(SECRET, NONCES)
PROOF = fair.Proof(fair.commitment(SECRET), SECRET.hex(), NONCES)


def test_the_commitment_is_the_sha_256_of_the_secret():
    assert fair.commitment(SECRET) == sha256(SECRET).hexdigest()


def test_the_key_is_the_same_for_ever():
    assert KEY.hex() == "d05afc1cc6161266fb05b7f617c561128a80a67038d6fd4176d7a7f6ceb31f35"


def test_a_true_proof_holds():
    assert fair.holds(PROOF, KEY)


@pytest.mark.parametrize(
    "lie",
    [
        replace(PROOF, secret=bytes(32).hex()),
        replace(PROOF, commitment="0" * 64),
        replace(PROOF, nonces=NONCES[::-1]),
        replace(PROOF, nonces=NONCES[:1]),
        replace(PROOF, secret="not hexadecimal"),
    ],
    ids=["another secret", "another commitment", "nonces in another order", "a nonce less", "no secret at all"],
)
def test_a_lie_does_not_hold(lie):
    assert not fair.holds(lie, KEY)


def test_another_key_does_not_hold():
    assert not fair.holds(PROOF, bytes(32))
