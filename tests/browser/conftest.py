"""A real server, a real browser, and people who come in with a phone or sit at a desk."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.people import Person, browser_running, person
from tests.browser.serving import serving

Invite = Callable[..., Person]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    folder: Path = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/tables.sqlite") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browser_running() as browser:
        yield browser


@pytest.fixture
def invite(browser: Browser, house: str) -> Iterator[Invite]:
    """Each call brings one more person, with a browser of their own."""
    invited: list[Person] = []

    def come(**ways: Any) -> Person:
        invited.append(person(browser, house, **ways))
        return invited[-1]

    yield come
    complaints = [complaint for one in invited for complaint in one.complaints]
    for one in invited:
        one.page.context.close()
    assert complaints == []
