"""A real server, a real browser, and people who come in with a phone or sit at a desk."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser
from tests.browser.people import Person, browser_running, person
from tests.browser.serving import serving

Invite = Callable[..., Person]


def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool:
    """Two cores that serve, play and browse at once drop a tap now and then: whatever fails has to fail twice."""
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports):
        item._initrequest()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


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
