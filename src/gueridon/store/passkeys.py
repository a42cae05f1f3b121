"""Passkeys: which credential is whose."""

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from gueridon.store.people import PeopleStore
from gueridon.store.schema import PASSKEYS


class Passkey(NamedTuple):
    credential: str
    person: str
    public_key: bytes
    uses: int  # as its authenticator counts them


class PasskeyStore:
    def __init__(self, people: PeopleStore) -> None:
        self.people = people

    async def add(self, passkey: Passkey, at: int) -> None:
        """One that is there already stays whose it is: IntegrityError."""
        async with self.people.store.writing() as connection:
            await connection.execute(insert(PASSKEYS).values(**passkey._asdict(), at=at))

    async def find(self, credential: str) -> Passkey | None:
        row = PASSKEYS.c
        query = select(row.credential, row.person, row.public_key, row.uses).where(row.credential == credential)
        async with self.people.store.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else Passkey(*found)

    async def credentials_of(self, person: str) -> list[str]:
        async with self.people.store.reading() as connection:
            return [*await connection.scalars(select(PASSKEYS.c.credential).where(PASSKEYS.c.person == person))]

    async def count_uses(self, credential: str, uses: int) -> None:
        async with self.people.store.writing() as connection:
            await connection.execute(update(PASSKEYS).where(PASSKEYS.c.credential == credential).values(uses=uses))

    async def remove_all(self, person: str) -> None:
        async with self.people.store.writing() as connection:
            await connection.execute(delete(PASSKEYS).where(PASSKEYS.c.person == person))
