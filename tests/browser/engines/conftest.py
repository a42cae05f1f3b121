"""The same server, people with other browsers, at a phone's size and at a desk's."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Playwright
from tests.browser.engines.guests import ENGINES, Comes
from tests.browser.people import Person, first_game

from gueridon.games import AnyGame


@pytest.fixture(scope="module", params=["phone", "desk"])
def size(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module", params=ENGINES)
def comes(
    request: pytest.FixtureRequest, playwright: Playwright, size: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Comes]:
    with ENGINES[request.param](playwright, size, tmp_path_factory.mktemp("browser")) as comes:
        yield comes


@pytest.fixture
def invite(comes: Comes, server_address: str) -> Iterator[Callable[..., Person]]:
    with ExitStack() as leaving:

        def one_more(game: AnyGame | None = None) -> Person:
            return leaving.enter_context(comes(server_address, game or first_game()))

        yield one_more
