"""``gueridon new``: what it writes passes its own tests at once, and so do the laws."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.terminal import gueridon, only_sentence
from tests.outside.strangers import NAME, beside_ours, install, written_package
from tests.patience import LONG_SECONDS

from gueridon import laws
from gueridon.template.pennies import GAME


def run_its_tests(package: Path, *beside: Path) -> subprocess.CompletedProcess[str]:
    """Its tests, where what lies ``beside`` is installed too."""
    path = [*map(str, beside), *map(os.path.abspath, filter(None, sys.path))]
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:asyncio", "-p", "no:xdist", "-p", "no:cacheprovider"],
        cwd=package,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        timeout=LONG_SECONDS,
    )


def test_what_is_written_passes_its_own_tests(tmp_path: Path):
    said = gueridon("new", NAME, "--folder", str(tmp_path))
    assert (said.returncode, said.stderr) == (0, "")
    assert str(tmp_path / NAME) in said.stdout
    run = run_its_tests(tmp_path / NAME)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{len(laws.trials(GAME)) + 4} passed" in run.stdout


def test_a_game_that_was_recorded_there_tells_when_the_rules_need_a_new_version(tmp_path: Path):
    package, site = written_package(tmp_path), tmp_path / "site"
    install(package, site)
    with beside_ours(site):
        assert gueridon("playthrough", NAME, "--save", str(package / "tests/first.json")).returncode == 0
    assert f"{len(laws.trials(GAME)) + 5} passed" in run_its_tests(package, site).stdout
    for rules in (package / "src" / NAME / "rules.py", site / NAME / "rules.py"):
        rules.write_text(rules.read_text("utf-8").replace("draw(key, 0,", "1 - draw(key, 0,"), "utf-8")
    run = run_its_tests(package, site)
    assert "test_a_recorded_game_goes_as_it_went[first]" in run.stdout, run.stdout + run.stderr
    assert "1 failed" in run.stdout


def test_nothing_that_is_written_speaks_of_the_game_it_was_copied_from(package: Path):
    texts = {path: path.read_text("utf-8") for path in package.rglob("*") if path.is_file()}
    assert len(texts) == 17
    assert [path for path, text in texts.items() if "pennies" in text.lower() or "PEN-" in text] == []
    assert "**COI-1**" in texts[package / "src/coins/rulebook.en.md"]


def test_a_game_with_a_hyphen_is_a_module_with_an_underscore(tmp_path: Path):
    assert gueridon("new", "two-coins", "--folder", str(tmp_path)).returncode == 0
    assert 'id="two-coins"' in (tmp_path / "two-coins/src/two_coins/__init__.py").read_text("utf-8")
    assert 'two-coins = "two_coins:GAME"' in (tmp_path / "two-coins/pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("name", ["Coins", "2coins", "co", "../coins", "coins!", "midas", "json"])
def test_a_name_that_will_not_do_is_refused_in_a_sentence(name: str, tmp_path: Path):
    only_sentence(gueridon("new", name, "--folder", str(tmp_path)))
    assert [*tmp_path.iterdir()] == []


def test_nothing_is_written_over(tmp_path: Path):
    (tmp_path / NAME).mkdir()
    only_sentence(gueridon("new", NAME, "--folder", str(tmp_path)))
    assert [*(tmp_path / NAME).iterdir()] == []
