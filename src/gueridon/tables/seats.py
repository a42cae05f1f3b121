"""Who sits where."""

from dataclasses import dataclass
from typing import Literal

from gueridon.tables.journal import Person


@dataclass(slots=True)
class Place:
    """A person with a level has a bot standing in; a level without a person is a bot."""

    person: Person | None = None
    name: str | None = None
    level: str | None = None
    nonce: str | None = None

    @property
    def sitter(self) -> Literal["nobody", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "nobody" if self.level is None else "bot"
