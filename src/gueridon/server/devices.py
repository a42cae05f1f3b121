"""One person on several devices.

Who a browser is, its secret says; one that joined somebody is that person until it parts. What it was before is kept
as it was, and is there again afterwards. All that joined are in memory, because every request asks.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import NamedTuple

from gueridon.core.errors import Malformed
from gueridon.server.server_clock import ServerClock
from gueridon.store import PeopleStore, Store
from gueridon.tables.journal import Person

MOST_DEVICES = 20  # that one person may have
PAIRING_MS = 3 * 60 * 1000  # milliseconds that a code for the device beside this one is good
MOST_PAIRINGS = 10_000  # codes that are open at once; the oldest goes first


class OpenPairing(NamedTuple):
    person: Person
    until: int  # milliseconds


class Devices:
    def __init__(self, store: Store, clock: ServerClock) -> None:
        self.people = PeopleStore(store)
        self.clock = clock
        self.joined: dict[Person, Person] = {}  # whom each browser is that joined somebody
        self.members: dict[Person, set[Person]] = {}  # the same by whom
        self.pairings: OrderedDict[str, OpenPairing] = OrderedDict()  # by digest of their codes
        self.offered: dict[Person, str] = {}  # the digest of each one's code
        self.when_changed: list[Callable[[Mapping[Person, Person]], None]] = []  # told who each of these is now
        self.when_offered: list[Callable[[str, OpenPairing], None]] = []  # told a digest, and what it leads to
        self.when_withdrawn: list[Callable[[Person], None]] = []

    async def load(self) -> None:
        for device, person in await self.people.devices():
            self.note(device, person)

    async def reload(self) -> None:
        """As the store has it now, whoever changed it."""
        found = dict(await self.people.devices())
        for device in [*self.joined.keys() - found.keys()]:
            self.note(device, device)
        for device, person in found.items():
            self.note(device, person)

    def known_as(self, device: Person) -> Person:
        return self.joined.get(device, device)

    def of(self, person: Person) -> list[Person]:
        """Also the one whose own secret says that it is he, unless it was sent away."""
        own = [] if person in self.joined else [person]
        return [*own, *self.members.get(person, ())]

    # A code for the device beside this one

    def offer(self, person: Person) -> str:
        """Of two codes of one person the first is void."""
        code = token_urlsafe(16)
        pairing = OpenPairing(person, self.clock.now() + PAIRING_MS)
        self.note_pairing(digest_of(code), pairing)
        for told in self.when_offered:
            told(digest_of(code), pairing)
        return code

    def note_pairing(self, digest: str, pairing: OpenPairing) -> None:
        self.forget_pairing(pairing.person)
        self.offered[pairing.person] = digest
        self.pairings[digest] = pairing
        if len(self.pairings) > MOST_PAIRINGS:
            self.forget_pairing(next(iter(self.pairings.values())).person)

    def withdraw(self, person: Person) -> None:
        self.forget_pairing(person)
        for told in self.when_withdrawn:
            told(person)

    def forget_pairing(self, person: Person) -> None:
        digest = self.offered.pop(person, None)
        if digest is not None:
            del self.pairings[digest]

    def redeem(self, code: str, device: Person) -> Person:
        """Whose it is; from now on it is nobody's."""
        pairing = self.pairings.get(digest_of(code))
        if pairing is None or self.clock.now() > pairing.until:
            raise Malformed("link-spent")
        if self.known_as(device) == pairing.person:
            raise Malformed("link-yours")
        self.withdraw(pairing.person)
        return pairing.person

    # Joining and parting

    async def join(self, device: Person, person: Person) -> None:
        if len(self.of(person)) >= MOST_DEVICES:
            raise Malformed("too-many-devices")
        await self.change({device: person})

    async def part(self, device: Person) -> None:
        """It is again who it was before it joined."""
        await self.change({device: device})

    async def send_others_away(self, device: Person) -> None:
        """This one stays who it is. The others are who they were, and the one that was this person by its own secret
        is somebody new."""
        person = self.known_as(device)
        others = [other for other in self.of(person) if other != device]
        await self.change({other: token_hex(16) if other == person else other for other in others})

    async def change(self, whom: dict[Person, Person]) -> None:
        """Who each of these is from now on; on disk first."""
        free = [device for device, person in whom.items() if device == person]
        joined = {device: person for device, person in whom.items() if device != person}
        await self.people.set_devices(free, joined, self.clock.now())
        for device, person in whom.items():
            self.note(device, person)
        for told in self.when_changed:
            told(whom)

    def note(self, device: Person, person: Person) -> None:
        before = self.joined.pop(device, None)
        if before is not None:
            self.members[before].discard(device)
            if not self.members[before]:
                del self.members[before]
        if device != person:
            self.joined[device] = person
            self.members.setdefault(person, set()).add(device)

    def forget(self, person: Person) -> None:
        """No device is he any more, as the store has noted before."""
        themselves = {device: device for device in [person, *self.members.get(person, ())]}
        for device in themselves:
            self.note(device, device)
        self.withdraw(person)
        for told in self.when_changed:
            told(themselves)


def digest_of(code: str) -> str:
    return sha256(code.encode()).hexdigest()
