"""``gueridon serve``, as a host types it: what it prints before the first guest comes."""

import socket
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from tests import codes
from tests.cli.terminal import Run, gueridon, only_sentence
from tests.server.homes import HOME, LOOPBACK, standing_in

from gueridon.cli.serve import database_address
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.errors import Malformed
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.server import serving
from gueridon.server.retention import Retention
from gueridon.server.serving import Server
from gueridon.store.store import Age


@pytest.fixture(autouse=True)
def leaves_at_once() -> Iterator[None]:
    """Once it is up and has said so; and this process is not its own."""

    async def enough(*_: object) -> bool:
        return True

    with patch.object(Server, "on_tick", enough), patch.object(serving, "tune_process"):
        yield


def serve(folder: Path, *words: str, language: str = "en") -> Run:
    run = gueridon("serve", "--port", "0", "--data-dir", str(folder), *words, language=language)
    assert (run.returncode, run.stderr) == (0, "")
    return run


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_this_machine_it_prints_the_address_and_how_to_let_others_in(tmp_path: Path, language: str):
    address, sentence = serve(tmp_path, language=language).stdout.splitlines()
    assert address.startswith("http://127.0.0.1:")
    assert sentence == Words(language).say("serve-only-here")


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_the_network_it_prints_the_address_for_phones_and_its_code(tmp_path: Path, language: str):
    with standing_in(HOME):
        printed = serve(tmp_path, "--network", language=language).stdout
    address, *_, sentence = printed.splitlines()
    assert address.startswith("http://192.168.1.20:")
    assert codes.in_terminal(printed) == address
    assert sentence == Words(language).say("serve-network")


def test_behind_a_proxy_it_prints_the_address_that_it_was_given(tmp_path: Path):
    printed = serve(tmp_path, "--public-url", "https://Table.example.org/").stdout
    address, *_, sentence = printed.splitlines()
    assert address == "https://table.example.org" == codes.in_terminal(printed)
    assert sentence == Words("en").say("serve-anywhere")


def test_without_a_network_it_says_so(tmp_path: Path):
    with standing_in([LOOPBACK]):
        address, sentence = serve(tmp_path, "--network").stdout.splitlines()
    assert address.startswith("http://127.0.0.1:")
    assert sentence == Words("en").say("serve-no-network")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("url", ["table.example.org", "https://table.example.org/games", "[/x]"])
def test_a_public_url_that_will_not_do_gets_one_sentence(language: str, url: str):
    said = only_sentence(gueridon("serve", "--public-url", url, language=language))
    assert url in said
    assert "https://table.example.org" in said


def test_one_address_and_the_whole_network_are_not_both_listened_to():
    assert "--host" in only_sentence(gueridon("serve", "--network", "--host", "192.0.2.7"))


def test_whoever_opens_the_first_table_of_a_game_makes_nobody_wait_for_its_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(SHELF, "found", dict.fromkeys(SHELF))
    serve(tmp_path)
    assert None not in SHELF.found.values()


@pytest.mark.parametrize(
    ("words", "variables", "days"),
    [
        ((), {}, {"unused": 3, "forsaken": 60, "finished": 365}),
        (("--keep-finished", "30", "--keep-forsaken", "0.5"), {}, {"unused": 3, "forsaken": 0.5, "finished": 30}),
        (("--keep-finished", "30"), {"GUERIDON_KEEP_UNUSED": "1"}, {"unused": 1, "forsaken": 60, "finished": 30}),
    ],
    ids=["by itself", "by its options", "by the environment"],
)
def test_the_host_says_how_long_games_are_kept(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    variables: dict[str, str],
    days: dict[str, float],
):
    kept: list[dict[Age, float]] = []

    async def noted(self: Retention) -> None:
        kept.append(self.days())

    monkeypatch.setattr(Retention, "go_round_for_ever", noted)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    serve(tmp_path, *words)
    assert kept == [days]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_postgresql_that_takes_a_connection_and_says_nothing_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, language: str
):
    monkeypatch.setenv("GUERIDON_DATABASE_PATIENCE", "0.2")
    with socket.create_server(("127.0.0.1", 0)) as silent:  # whoever comes is let in by the system, and then waits
        address = f"postgresql://me@127.0.0.1:{silent.getsockname()[1]}/tables"
        said = only_sentence(gueridon("serve", "--port", "0", "--database", address, language=language))
    assert said == Words(language).refusal(Malformed("database-silent", database=address))


def test_whoever_names_a_database_needs_no_home(monkeypatch: pytest.MonkeyPatch):
    def homeless(*_: str, **__: str) -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr("platformdirs.user_data_path", homeless)
    assert database_address("postgresql://me@/base", None) == "postgresql://me@/base"
    assert database_address(None, Path("/data")) == "sqlite:////data/gueridon.sqlite"
