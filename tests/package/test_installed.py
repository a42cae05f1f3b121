"""The wheel in a clean environment, as a stranger has it: first the library alone, then with the server."""

from pathlib import Path

from tests.library.test_types import SCRIPT
from tests.package.environments import MOST_PACKAGES, bare, checked_strictly, install_alone, lend, tried, typed
from tests.package.packing import copy_sources, packed


def test_the_wheel_plays_alone_has_its_types_and_serves_with_its_extra(tmp_path: Path):
    wheel = packed("wheel", copy_sources(tmp_path / "sources"), tmp_path / "dist")
    assert wheel.name.endswith("-py3-none-any.whl")
    environment = bare(tmp_path / "environment")
    install_alone(environment, wheel)

    assert 1 + lend(environment) <= MOST_PACKAGES
    tried(environment, "library")
    checked_strictly(environment, SCRIPT)
    assert typed(environment, "--version").stdout == "gueridon 9.8.7\n"
    refused = typed(environment, "serve")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert 'pip install "gueridon[server]"' in refused.stderr

    lend(environment, "server")
    tried(environment, "server")
