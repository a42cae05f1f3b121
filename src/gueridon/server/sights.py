"""Who has a page of ours before his eyes just now: he needs no notice. Nothing of it is kept, and nobody is told."""

from collections.abc import Hashable
from typing import assert_never

from gueridon.tables.journal import Person
from gueridon.tables.messages import Sight


class Sights:
    def __init__(self) -> None:
        self.pages: dict[Person, set[Hashable]] = {}

    def open(self, person: Person, page: Hashable) -> None:
        self.pages.setdefault(person, set()).add(page)

    def look(self, person: Person, page: Hashable, sight: Sight) -> None:
        """As the page itself says; one that says nothing is seen."""
        match sight.page:
            case "visible":
                self.open(person, page)
            case "hidden":
                self.close(person, page)
            case _:
                assert_never(sight.page)

    def close(self, person: Person, page: Hashable) -> None:
        """Also one that was closed before."""
        pages = self.pages.get(person, set())
        pages.discard(page)
        if not pages:
            self.pages.pop(person, None)

    def sees(self, person: Person) -> bool:
        return person in self.pages
