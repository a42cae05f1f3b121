"""A page says no to a server that lies, and never vouches for what it did not see."""

from dataclasses import replace as replaced
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from playwright.sync_api import expect
from tests.browser.lies import (
    LATE,
    lies_in_the_record,
    lies_in_the_room,
    shuffled_again,
    verdict,
    verifies,
    verifies_again,
)
from tests.browser.people import person
from tests.browser.screens import the_end
from tests.cli.terminal import gueridon, only_sentence

from gueridon.core import fair
from gueridon.core.record import Record, sealed


def no(verdict):
    return [sentence for sentence, holds in verdict if holds == "no"]


def begins(someone, check):
    """The sentence up to what it is filled with."""
    return someone.say(f"page-check-{check}", **{"plies": 2, "first": "§", "last": "§"}).split("§")[0]


LIES = {
    "another secret": (shuffled_again, ["secret-no", "moves-no"]),
    "another secret, and of the moves not one": (
        lambda true: shuffled_again(true) | {"moves": []},
        ["secret-no", "moves-no"],
    ),
    "other moves": (lambda true: true | {"moves": [true["moves"][1], *true["moves"][1:]]}, ["moves-no"]),
    "cut short": (lambda true: true | {"moves": true["moves"][:5], "outcome": None}, ["moves-no", "end-no"]),
    "its proof removed": (lambda true: true | {"proof": None}, ["proof-no"]),
    "another result": (lambda true: true | {"outcome": true["outcome"] | {"winners": [0]}}, ["end-no"]),
    "other rules": (lambda true: true | {"version": 99}, ["moves-no"]),
    "no record at all": (lambda true: {}, ["record-no"]),
}


@pytest.fixture(scope="module")
def finished(browser, server_address):
    """A browser that saw a game from its beginning, left it to a bot, and came back for the end."""
    camille = person(browser, server_address, language="en")
    the_end(camille)
    yield camille
    camille.page.context.close()


@pytest.fixture
def over(finished):
    """A page of that browser which nobody has lied to yet, at the end of the game."""
    page = finished.page.context.new_page()
    page.goto(finished.page.url)
    yield replaced(finished, page=page)
    page.close()


def test_every_lie_in_a_record_is_told_and_the_truth_is_not_doubted(over):
    camille = over
    assert [holds for _, holds in verifies(camille)] == ["yes"] * 5
    camille.reads("page-check-proved")
    for what, (lie, checks) in LIES.items():
        lies_in_the_record(camille.page, lie)
        found = no(verifies_again(camille))
        assert len(found) == len(checks), (what, found)
        for sentence, check in zip(found, checks, strict=True):
            assert sentence.startswith(begins(camille, check)), what
        expect(camille.page.get_by_text(camille.say("page-check-proved"))).to_have_count(0)


def test_a_commitment_that_changes_is_remembered_for_ever(invite):
    """The room shows what goes with a secret that was chosen late, and so does the record: only memory knows better."""
    camille = invite(language="en")
    the_end(camille)
    lies_in_the_room(camille.page, fair.commitment(LATE))
    lies_in_the_record(camille.page, shuffled_again)
    found = no(verifies(camille))
    assert camille.say("page-check-word-no") in found
    assert camille.say("page-check-secret-no") in found


def test_whoever_only_watched_is_told_what_that_cannot_prove(over, invite):
    watcher = invite(language="en")
    watcher.page.goto(over.page.url)
    watcher.button("page-verify").click()
    found = dict(verdict(watcher))
    assert found[watcher.say("page-check-share-unknown")] == "unknown"
    assert found[watcher.say("page-check-secret-unknown")] == "unknown"
    assert "no" not in found.values()


def downloaded(someone, word, file: Path) -> Path:
    with someone.page.expect_download() as download:
        someone.page.get_by_role("link", name=someone.say(word)).click()
    download.value.save_as(file)
    return file


def test_the_record_and_what_the_page_saw_can_be_taken_to_a_terminal(over, tmp_path: Path):
    over.button("page-verify").click()
    witness = downloaded(over, "page-witness", tmp_path / "witness.json")
    record = downloaded(over, "page-record", tmp_path / "record.json")
    assert gueridon("verify", str(record)).returncode == 0
    true = msgspec.json.decode(record.read_bytes(), type=Record)
    told = gueridon("verify", str(record), "--witness", str(witness))
    assert over.say("witness-shares", shares=1) in told.stdout
    assert over.say("witness-moves", first=0, last=len(true.moves)) in told.stdout
    record.write_bytes(msgspec.json.encode(sealed(replace(true, proof=None))))
    told = gueridon("verify", str(record), "--witness", str(witness))
    assert only_sentence(told) == over.say("error-witness-proof")
