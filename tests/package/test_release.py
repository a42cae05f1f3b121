"""``tools/release`` in a repository of its own, where ``make`` does at once what takes minutes in ours."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.package.packing import ROOT, Run
from tests.patience import LONG_SECONDS

MAKEFILE = """
dist:
	test ! -e broken
	git describe > built
record:
	echo "$(VERSION)" > recorded
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """With one commit, whose changes are those of 1.2.3."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools/release", tmp_path / "tools")
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 1.2.3\n", "utf-8")
    (tmp_path / "Makefile").write_text(MAKEFILE, "utf-8")
    (tmp_path / ".gitignore").write_text("built\nbroken\n", "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "All of it")
    return tmp_path


def git(repository: Path, *words: str) -> str:
    said = run(repository, "git", *words)
    assert said.returncode == 0, said.stderr
    return said.stdout


def release(repository: Path, *version: str) -> Run:
    return run(repository, "tools/release", *version)


def run(repository: Path, *command: str) -> Run:
    person = {f"GIT_{who}_{what}": "any@any" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    return subprocess.run(
        command,
        cwd=repository,
        env={**os.environ, **person, "GIT_CONFIG_GLOBAL": os.devnull},
        capture_output=True,
        text=True,
        timeout=LONG_SECONDS,
    )


def test_a_release_is_tagged_before_its_packages_are_built_and_recorded_after(repository: Path):
    released = release(repository, "1.2.3")
    assert released.returncode == 0, released.stderr
    assert git(repository, "cat-file", "-t", "v1.2.3") == "tag\n"
    assert (repository / "built").read_text("utf-8") == "v1.2.3\n"
    assert (repository / "recorded").read_text("utf-8") == "1.2.3\n"
    assert "git push origin HEAD v1.2.3\n" in released.stdout


def test_where_a_package_fails_the_tag_is_taken_back(repository: Path):
    (repository / "broken").touch()
    assert release(repository, "1.2.3").returncode != 0
    assert git(repository, "tag") == ""
    assert not (repository / "recorded").exists()
    (repository / "broken").unlink()
    assert release(repository, "1.2.3").returncode == 0


@pytest.mark.parametrize("version", [(), ("",), ("1.2",), ("v1.2.3",), ("1.2.3rc1",), ("1.2.4",)])
def test_what_is_no_version_or_has_no_changes_is_not_released(repository: Path, version: tuple[str, ...]):
    refused_in_a_sentence(repository, *version)
    assert git(repository, "tag") == ""


def test_what_is_not_committed_is_not_released(repository: Path):
    (repository / "CHANGELOG.md").write_text("## 1.2.3\n\nmore\n", "utf-8")
    refused_in_a_sentence(repository, "1.2.3")
    assert git(repository, "tag") == ""


def test_a_version_is_released_once(repository: Path):
    git(repository, "tag", "v1.2.3")
    refused_in_a_sentence(repository, "1.2.3")
    assert git(repository, "cat-file", "-t", "v1.2.3") == "commit\n", "and its tag is the one that it was"


def refused_in_a_sentence(repository: Path, *version: str) -> None:
    refused = release(repository, *version)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (1, "", 1)
    assert not (repository / "built").exists()
