"""A user's own script is checked against the package as strictly as mypy can."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.library.documents import PAGES, examples

import gueridon

SCRIPT = Path(__file__).with_name("own_bot.py")
LIBRARY = Path(gueridon.__file__).parents[1]


def strictly(*scripts: Path) -> subprocess.CompletedProcess[str]:
    """With no settings but --strict, as in a folder that knows nothing of ours."""
    folder = scripts[0].parent
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={folder / 'cache'}"]
    environment = {**os.environ, "MYPYPATH": str(LIBRARY)}
    names = [script.name for script in scripts]
    return subprocess.run([*command, *names], cwd=folder, env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def scripts(tmp_path_factory) -> list[Path]:
    """A script of somebody's, and the examples of our pages."""
    folder = tmp_path_factory.mktemp("user")
    written = {"own_bot": SCRIPT.read_text("utf-8")} | {Path(page).stem.lower(): examples(page) for page in PAGES}
    files = [folder / f"{name}.py" for name in written]
    for file, text in zip(files, written.values(), strict=True):
        file.write_text(text, "utf-8")
    return files


def test_scripts_that_use_the_library_well_are_found_to_be_so(scripts):
    checked = strictly(*scripts)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_script_that_uses_it_badly_is_not(scripts):
    bad = scripts[0].with_name("bad.py")
    bad.write_text(SCRIPT.read_text("utf-8").replace("coins[0]", "crowns[0]"), "utf-8")
    checked = strictly(bad)
    assert checked.returncode == 1
    assert "crowns" in checked.stdout, checked.stdout + checked.stderr


def test_the_script_plays_to_its_end():
    command = [sys.executable, str(SCRIPT)]
    environment = {**os.environ, "PYTHONPATH": str(LIBRARY)}
    played = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert int(played.stdout) >= 0
