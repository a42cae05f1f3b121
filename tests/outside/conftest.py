"""A stranger's package with a sixth game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.outside.strangers import beside_ours, install, written_package


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_package(tmp_path_factory.mktemp("written"))


@pytest.fixture
def site(package: Path, tmp_path: Path) -> Iterator[Path]:
    """Where it is installed, beside ours."""
    folder = tmp_path / "site"
    install(package, folder)
    with beside_ours(folder):
        yield folder
