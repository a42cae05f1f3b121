"""What makes and uses passkeys, in place of a phone; it can be made to lie."""

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, KEY_FOLLOWS = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey. It believes whatever origin and name of the site it is told."""

    def __init__(self) -> None:
        self.key = generate_private_key(SECP256R1())
        self.id = token_bytes(32)
        self.uses = 0

    def makes(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self.registered(options["rp"]["id"])})
        response = {
            "clientDataJSON": client_data("webauthn.create", options["challenge"], origin),
            "attestationObject": told,
        }
        return self.credential(response)

    def registered(self, site: str) -> bytes:
        public = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        return self.state(site, PRESENT | VERIFIED | KEY_FOLLOWS) + credential

    def answers(self, options: dict[str, Any], origin: str, site: str | None = None) -> dict[str, Any]:
        self.uses += 1
        data = client_data("webauthn.get", options["challenge"], origin)
        state = self.state(site or options["rpId"], PRESENT | VERIFIED)
        signature = self.key.sign(state + sha256(data).digest(), ECDSA(SHA256()))
        return self.credential({"clientDataJSON": data, "authenticatorData": state, "signature": signature})

    def state(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        spelled = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": spelled, "clientExtensionResults": {}}


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
