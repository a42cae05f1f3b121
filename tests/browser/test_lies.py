"""A page says no to a server that lies, and never vouches for what it did not see."""

from pathlib import Path

import msgspec
from msgspec.structs import replace
from playwright.sync_api import expect
from tests.browser.lies import LATE, lies_in_the_record, lies_in_the_room, shuffled_again, verdict, verifies
from tests.browser.screens import the_end
from tests.cli.terminal import gueridon, only_sentence

from gueridon.core import fair
from gueridon.core.record import Record, sealed


def no(person):
    return [sentence for sentence, holds in verifies(person) if holds == "no"]


def begins(person, check):
    """The sentence up to what it is filled with."""
    return person.say(f"page-check-{check}", **{"plies": 2, "first": "§", "last": "§"}).split("§")[0]


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


def test_every_lie_in_a_record_is_told_and_the_truth_is_not_doubted(invite):
    camille = invite(language="en")
    the_end(camille)
    assert [holds for _, holds in verifies(camille)] == ["yes"] * 5
    camille.reads("page-check-proved")
    for what, (lie, checks) in LIES.items():
        lies_in_the_record(camille.page, lie)
        found = no(camille)
        assert len(found) == len(checks), (what, found)
        for sentence, check in zip(found, checks, strict=True):
            assert sentence.startswith(begins(camille, check)), what
        expect(camille.page.get_by_text(camille.say("page-check-proved"))).to_have_count(0)


def test_a_commitment_that_changes_is_remembered_for_ever(invite):
    """The room shows what goes with a secret that was chosen late, and so does the record: only memory knows better."""
    camille = invite(language="en")
    the_end(camille)
    late = fair.commitment(LATE)
    lies_in_the_room(camille.page, late)
    lies_in_the_record(camille.page, shuffled_again)
    found = no(camille)
    assert camille.say("page-check-word-no") in found
    assert camille.say("page-check-secret-no") in found


def test_whoever_only_watched_is_told_what_that_cannot_prove(invite):
    camille, watcher = invite(language="en"), invite(language="en")
    the_end(camille)
    watcher.page.goto(camille.page.url)
    watcher.button("page-verify").click()
    found = dict(verdict(watcher))
    assert found[watcher.say("page-check-share-unknown")] == "unknown"
    assert found[watcher.say("page-check-secret-unknown")] == "unknown"
    assert "no" not in found.values()


def test_what_the_page_saw_can_be_taken_to_a_terminal(invite, tmp_path: Path):
    camille = invite(language="en")
    the_end(camille)
    camille.button("page-verify").click()
    with camille.page.expect_download() as download:
        camille.page.get_by_role("link", name=camille.say("page-witness")).click()
    witness, record = tmp_path / "witness.json", tmp_path / "record.json"
    download.value.save_as(witness)
    table = camille.page.url.rsplit("/", 1)[1]
    true = msgspec.json.decode(
        camille.page.request.get(f"{camille.house}/api/tables/{table}/record").body(), type=Record
    )
    record.write_bytes(msgspec.json.encode(true))
    told = gueridon("verify", str(record), "--witness", str(witness))
    assert camille.say("witness-shares", shares=1) in told.stdout
    assert camille.say("witness-moves", first=0, last=len(true.moves)) in told.stdout
    record.write_bytes(msgspec.json.encode(sealed(replace(true, proof=None))))
    told = gueridon("verify", str(record), "--witness", str(witness))
    assert only_sentence(told) == camille.say("error-witness-proof")
