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
    left_by: Person | None = None  # who gave it up to the bot, and may return until the end
    for_turn: bool = False  # the bot stands in for one turn

    @property
    def sitter(self) -> Literal["nobody", "person", "bot"]:
        if self.person is not None:
            return "person"
        return "nobody" if self.level is None else "bot"

    def leave(self, level: str) -> None:
        self.person, self.left_by, self.level, self.for_turn = None, self.person, level, False

    def stand_in(self, level: str) -> None:
        """For one turn."""
        self.level, self.for_turn = level, True

    def come_back(self) -> None:
        """Its player plays it again, whether a bot stood in or was given the seat."""
        self.person, self.left_by, self.level, self.for_turn = self.person or self.left_by, None, None, False

    def hand_over(self, person: Person, to: Person) -> None:
        self.person = to if self.person == person else self.person
        self.left_by = to if self.left_by == person else self.left_by
