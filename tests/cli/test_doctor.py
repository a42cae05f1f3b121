"""``gueridon doctor``: every finding is a sentence, and the exit status says whether something is to be mended."""

import asyncio
from pathlib import Path

import pytest
from tests.cli.terminal import gueridon, only_sentence
from tests.databases import Postgres
from tests.patience import LONG_SECONDS

from gueridon.core.catalogue import LANGUAGES
from gueridon.store import Store
from gueridon.store.database_checkup import check_clock, check_database, check_room


async def make(database: str) -> None:
    async with Store.open(database, LONG_SECONDS):
        pass


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_house_is_told_so_and_one_not_begun_yet_too(tmp_path: Path, language: str):
    for _ in range(2):
        said = gueridon("doctor", "--data-dir", str(tmp_path), language=language)
        assert (said.returncode, said.stderr, "✗" in said.stdout) == (0, "", False)
        assert "doctor-" not in said.stdout
        asyncio.run(make(f"sqlite:///{tmp_path}/gueridon.sqlite"))


def test_looking_makes_no_database(tmp_path: Path):
    gueridon("doctor", "--data-dir", str(tmp_path / "house"))
    assert [*tmp_path.iterdir()] == []


def test_secrets_that_others_can_read_are_told_with_the_remedy(tmp_path: Path):
    file = tmp_path / "gueridon.sqlite"
    asyncio.run(make(f"sqlite:///{file}"))
    file.chmod(0o644)
    said = gueridon("doctor", "--data-dir", str(tmp_path))
    assert said.returncode == 1
    assert f"✗ Others can read the secrets of running games: chmod 600 {file}" in said.stdout


def test_a_file_of_another_program_is_told_as_it_is_when_a_server_starts(tmp_path: Path):
    (tmp_path / "gueridon.sqlite").write_text("a letter" * 200)
    said = gueridon("doctor", "--data-dir", str(tmp_path))
    assert said.returncode == 1
    assert "is not a database of Guéridon" in said.stdout


def test_an_address_that_is_none_is_refused(tmp_path: Path):
    assert "--public-url" in only_sentence(gueridon("doctor", "--data-dir", str(tmp_path), "--url", "table"))


def test_a_postgresql_is_asked_what_it_keeps_and_what_we_may_do(postgres: Postgres):
    found = asyncio.run(check_database(postgres.fresh()))
    assert [(finding.verdict, finding.word) for finding in found] == [
        ("good", "doctor-database"),
        ("good", "doctor-synced"),
        ("good", "doctor-may-create"),
        ("good", "doctor-clock"),
    ]


def test_a_postgresql_that_acknowledges_too_soon_is_told(postgres: Postgres):
    address = postgres.fresh()
    loose = f"{address}&options=-c%20synchronous_commit%3Doff"
    assert "doctor-not-synced" in [finding.word for finding in asyncio.run(check_database(loose))]


def test_a_postgresql_that_is_not_there_is_told_and_nothing_else(tmp_path: Path):
    (found,) = asyncio.run(check_database(f"postgresql://nobody@/none?host={tmp_path}"))
    assert (found.verdict, found.word) == ("mend", "error-database-silent")


def test_a_clock_that_is_far_off_is_told():
    assert check_clock(0, "there").word == "doctor-clock-apart"


def test_a_disk_without_room_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("gueridon.store.database_checkup.LEAST_FREE_BYTES", 1 << 62)
    assert check_room(tmp_path).verdict == "mend"
