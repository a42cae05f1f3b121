"""A real server, a real browser, and people who come in with a phone or sit at a desk."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from tests.browser.people import Person, chromium_running, person
from tests.browser.serving import serving


class Guests:
    """Each call brings one more person, with a browser of their own."""

    def __init__(self, browser: Browser, server_address: str) -> None:
        self.browser = browser
        self.server_address = server_address
        self.come: list[Person] = []

    def __call__(self, **ways: Any) -> Person:
        self.come.append(person(self.browser, self.server_address, **ways))
        return self.come[-1]


@pytest.fixture(scope="session")
def server_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    folder: Path = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/tables.sqlite") as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """One for all browsers: there may be no second in a process."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium_running(playwright) as browser:
        yield browser


@pytest.fixture
def invite(browser: Browser, server_address: str) -> Iterator[Guests]:
    guests = Guests(browser, server_address)
    yield guests
    complaints = [complaint for one in guests.come for complaint in one.complaints]
    for one in guests.come:
        one.page.context.close()
    assert complaints == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Function) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed says what everybody had before them."""
    report = yield
    guests = item.funcargs.get("invite")
    if report.when == "call" and report.failed and isinstance(guests, Guests):
        for number, one in enumerate(guests.come, 1):
            seen = "nothing more" if one.page.is_closed() else one.page.locator("body").aria_snapshot()
            report.sections.append((f"what person {number} sees at {one.page.url}", seen))
    return report
