"""Passkeys: a browser proves by one that it is a person's, and is that person from then on.

Browsers give and use them for one site only, by its name: that of the public address where it is served safely, and
otherwise the name by which this machine calls itself. What a browser says in its Host header is never asked.
"""

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from ipaddress import ip_address
from secrets import token_bytes
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy.exc import IntegrityError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from gueridon.core.errors import Malformed
from gueridon.server.server_clock import ServerClock
from gueridon.store import Passkey, PasskeyStore, PeopleStore, Store
from gueridon.tables.journal import Person

HOUSE = "Guéridon"
LOCALHOST = "localhost"
CHALLENGE_BYTES = 32
CHALLENGE_MS = 5 * 60 * 1000  # milliseconds for a person to answer
MOST_CHALLENGES = 10_000  # that are open at once; the oldest goes first
MOST_PASSKEYS = 10  # of one person

REFUSED = "passkey-refused"

Purpose = Literal["make", "use"]


class Site(NamedTuple):
    """For which passkeys are made."""

    name: str
    origin: str


def site(public_url: str | None, port: int) -> Site | None:
    """None where browsers give none: without TLS, or under a number instead of a name."""
    origin = public_url or f"http://{LOCALHOST}:{port}"
    parts = urlsplit(origin)
    name = parts.hostname or ""
    safe = parts.scheme == "https" or name == LOCALHOST
    return Site(name, origin) if safe and not is_number(name) else None


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Challenge(NamedTuple):
    purpose: Purpose
    sent: bytes
    until: int  # milliseconds


class Passkeys:
    """Whatever is wrong with an answer, it is refused in the same words. A challenge is answered once, by the browser
    that it was sent to, and for what it was sent."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.store = PasskeyStore(PeopleStore(store))
        self.clock = clock
        self.challenges: OrderedDict[Person, Challenge] = OrderedDict()  # by the device that has to answer
        self.when_challenged: list[Callable[[Person, Challenge], None]] = []
        self.when_answered: list[Callable[[Person], None]] = []

    # Making one

    async def options_to_make(self, at: Site, device: Person, person: Person) -> str:
        """The name that the device shows beside it is the page's to give: it is never sent here."""
        known = await self.store.credentials_of(person)
        if len(known) >= MOST_PASSKEYS:
            raise Malformed("too-many-passkeys")
        options = generate_registration_options(
            rp_id=at.name,
            rp_name=HOUSE,
            user_name=HOUSE,
            user_id=sha256(b"passkey of " + person.encode()).digest(),
            challenge=self.challenge("make", device),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
        )
        return options_to_json(options)

    async def make(self, at: Site, device: Person, person: Person, answer: str) -> None:
        challenge = self.answered("make", device)
        try:
            made = verify_registration_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=at.name, expected_origin=at.origin
            )
        except Exception:  # a stranger's bytes, of which the library may say anything
            raise Malformed(REFUSED) from None
        credential = bytes_to_base64url(made.credential_id)
        try:
            await self.store.add(
                Passkey(credential, person, made.credential_public_key, made.sign_count), self.clock.now()
            )
        except IntegrityError:
            raise Malformed(REFUSED) from None

    # Using one

    def options_to_use(self, at: Site, device: Person) -> str:
        """Of whichever person it is: nobody is asked for a name."""
        return options_to_json(generate_authentication_options(rp_id=at.name, challenge=self.challenge("use", device)))

    async def use(self, at: Site, device: Person, answer: str) -> Person:
        """Whose passkey has answered."""
        challenge = self.answered("use", device)
        passkey = await self.store.find(credential_in(answer))
        if passkey is None:
            raise Malformed(REFUSED)
        try:
            used = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=at.name,
                expected_origin=at.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
            )
        except Exception:  # as above
            raise Malformed(REFUSED) from None
        await self.store.count_uses(passkey.credential, used.new_sign_count)
        return passkey.person

    # Challenges

    def challenge(self, purpose: Purpose, device: Person) -> bytes:
        """The one before is void."""
        challenge = Challenge(purpose, token_bytes(CHALLENGE_BYTES), self.clock.now() + CHALLENGE_MS)
        self.note_challenge(device, challenge)
        for told in self.when_challenged:
            told(device, challenge)
        return challenge.sent

    def note_challenge(self, device: Person, challenge: Challenge) -> None:
        self.challenges.pop(device, None)
        self.challenges[device] = challenge
        if len(self.challenges) > MOST_CHALLENGES:
            self.challenges.popitem(last=False)

    def answered(self, purpose: Purpose, device: Person) -> bytes:
        challenge = self.challenges.pop(device, None)
        for told in self.when_answered:
            told(device)
        if challenge is None or challenge.purpose != purpose or self.clock.now() > challenge.until:
            raise Malformed(REFUSED)
        return challenge.sent


def credential_in(answer: str) -> str:
    try:
        return parse_authentication_credential_json(answer).id
    except Exception:  # as above
        raise Malformed(REFUSED) from None
