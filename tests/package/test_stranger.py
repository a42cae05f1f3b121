"""A game of one's own from an installed wheel: written by its command, packed, installed beside ours, played."""

from pathlib import Path

import pytest
from tests.package.environments import bare, install_alone, lend, python_of, run_in, typed
from tests.package.packing import copy_sources, packed

NAME = "coins"
CHECK = f"import gueridon; from gueridon import laws; laws.check(gueridon.load({NAME!r}))"


@pytest.mark.slow
def test_a_package_written_by_the_wheel_is_installed_beside_it_and_played(tmp_path: Path):
    environment = bare(tmp_path / "environment")
    install_alone(environment, packed("wheel", copy_sources(tmp_path / "sources"), tmp_path / "dist"))
    lend(environment)
    written = typed(environment, "new", NAME, "--folder", str(tmp_path))
    assert (written.returncode, written.stderr) == (0, "")
    install_alone(environment, packed("wheel", tmp_path / NAME, tmp_path / "dist"))

    assert NAME in typed(environment, "games").stdout
    played = typed(environment, "play", NAME, "--bots", "2", "--level", "random")
    assert (played.returncode, played.stderr) == (0, "")
    checked = run_in(environment, str(python_of(environment)), "-I", "-c", CHECK)
    assert (checked.returncode, checked.stderr) == (0, "")
