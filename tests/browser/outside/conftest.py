"""A house where the game of another package is played: ``site`` is where that package is installed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.browser.serving import serving_another_package
from tests.outside.strangers import NAME, beside_ours

from gueridon.games import AnyGame, load


@pytest.fixture(scope="module")
def server_address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a house whose host allowed it."""
    with serving_another_package(site, NAME, tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture
def sixth_game(site: Path) -> Iterator[AnyGame]:
    with beside_ours(site):
        yield load(NAME)
