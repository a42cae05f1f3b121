"""Who has a page of ours before his eyes just now: he needs no notice. Nothing of it is kept, and nobody is told.

A page says whether it is seen. A line can be dead long before anybody notices, so a page counts only if something is
heard from it once that matters: what it says anyway, or its answer when it is asked.
"""

from asyncio import Event, timeout
from contextlib import suppress
from typing import Protocol, assert_never

from gueridon.tables.journal import Person
from gueridon.tables.messages import Sight

UNASKED_SECONDS = 2  # seconds in which most pages say something by themselves: what they have watched, or a move
ANSWER_SECONDS = 5  # and then to answer


class Page(Protocol):
    """The line to it."""

    def when_heard(self, heard: Event) -> None:
        """Set it as soon as anything comes."""

    def ask(self) -> None:
        """For any answer, which browsers give without a word of the page."""


class Sights:
    def __init__(self) -> None:
        self.pages: dict[Person, set[Page]] = {}

    def look(self, person: Person, page: Page, sight: Sight) -> None:
        """As the page itself says; one that says nothing is not seen."""
        match sight.page:
            case "visible":
                self.pages.setdefault(person, set()).add(page)
            case "hidden":
                self.close(person, page)
            case _:
                assert_never(sight.page)

    def close(self, person: Person, page: Page) -> None:
        """Also one that was closed before."""
        pages = self.pages.get(person, set())
        pages.discard(page)
        if not pages:
            self.pages.pop(person, None)

    def may_see(self, person: Person) -> bool:
        return person in self.pages

    async def sees(self, person: Person) -> bool:
        """Whether a page that is seen now is still there: then it has shown what happened."""
        heard, pages = Event(), [*self.pages.get(person, ())]
        for page in pages:
            page.when_heard(heard)
        if not await comes(heard, UNASKED_SECONDS):
            for page in pages:
                page.ask()
        return await comes(heard, ANSWER_SECONDS)


async def comes(heard: Event, seconds: float) -> bool:
    with suppress(TimeoutError):
        async with timeout(seconds):
            await heard.wait()
    return heard.is_set()
