"""What a person noted or his page saw, held against a recorded game at the terminal."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.cli.terminal import gueridon, only_sentence
from tests.tables.conftest import KeptTable
from tests.tables.pages import looked, resealed, seated, shuffled_again

from gueridon.core.record import Record
from gueridon.core.witness import Witness
from gueridon.core.words import Words
from gueridon.games import SHELF
from gueridon.tables import replaying

GAME = next(iter(SHELF.values()))
SAY = Words("en").say


@pytest.fixture(scope="module")
def played() -> tuple[KeptTable, Record, Witness]:
    """A whole game, and what the page of its first player saw."""
    kept_table, rng = KeptTable(GAME.id, GAME.players[0], GAME.presets["usual"]), Random(5)
    kept_table.fill()
    saw = seated(kept_table, "p0")
    kept_table.start()
    while kept_table.table.status == "playing":
        saw = looked(kept_table, "p0", saw)
        match = kept_table.table.playing()
        seat = rng.choice(match.acting)
        kept_table.play(seat, rng.choice(match.look(seat).legal))
    return kept_table, replaying.write_record(kept_table.table), looked(kept_table, "p0", saw)


@pytest.fixture
def file(tmp_path):
    """Writes a thing to a file and gives its name."""

    def write(thing: msgspec.Struct) -> str:
        path = tmp_path / f"{type(thing).__name__}.json"
        path.write_bytes(msgspec.json.encode(thing))
        return str(path)

    return write


def said(*words: str) -> list[str]:
    run = gueridon("verify", *words)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()[1:]


def test_without_anything_from_outside_it_says_what_it_cannot_know(played, file):
    kept_table, true, _ = played
    alone = [SAY("shuffle-follows"), SAY("proved-to-nobody")]
    assert said(file(true)) == alone
    assert said(file(shuffled_again_and_unplayed(true, kept_table))) == alone
    assert said(file(resealed(true, proof=None))) == [SAY("shuffle-unproved"), SAY("proved-to-nobody")]


def shuffled_again_and_unplayed(true: Record, kept_table: KeptTable) -> Record:
    """Another shuffle, cut short before a move of the first one could be illegal."""
    return resealed(shuffled_again(true, kept_table.table), moves=(), outcome=None)


def test_a_record_without_an_end_is_not_called_whole(played, file):
    _, true, _ = played
    cut = gueridon("verify", file(resealed(true, moves=true.moves[:-1], outcome=None)))
    assert SAY("unfinished") in cut.stdout


def test_a_witness_proves_shuffle_and_moves_to_the_one_whose_page_it_was(played, file):
    _, true, saw = played
    last = len(true.moves)
    assert said(file(true), "--witness", file(saw)) == [
        SAY("shuffle-follows"),
        SAY("witness-shares", shares=1),
        SAY("witness-moves", first=0, last=last),
    ]


def test_a_page_without_a_nonce_and_without_heads_is_told_how_little_it_proves(played, file):
    _, true, saw = played
    less = replace(saw, shares=(), heads=())
    assert said(file(true), "--witness", file(less))[1:] == [SAY("witness-no-share"), SAY("moves-unproved")]


def test_a_noted_commitment_and_nonce_prove_the_shuffle_and_not_the_moves(played, file):
    kept_table, true, _ = played
    noted = ("--commitment", kept_table.table.commitment, "--nonce", kept_table.table.nonces()[0])
    both = [SAY("noted-commitment"), SAY("noted-nonces", nonces=1), SAY("noted-both"), SAY("moves-unproved")]
    assert said(file(true), *noted)[1:] == both
    assert said(file(true), *noted[:2])[1:] == [SAY("noted-commitment"), SAY("noted-half"), SAY("moves-unproved")]


LIES = {
    "another secret": (lambda true, kept_table: shuffled_again_and_unplayed(true, kept_table), "witness-commitment"),
    "no proof": (lambda true, _: resealed(true, proof=None), "witness-proof"),
}


@pytest.mark.parametrize(("lie", "word"), LIES.values(), ids=LIES)
def test_a_lie_about_the_shuffle_is_refused_in_one_sentence(played, file, lie, word):
    kept_table, true, saw = played
    told = file(lie(true, kept_table))
    for outside in (("--witness", file(saw)), ("--commitment", saw.commitment)):
        assert only_sentence(gueridon("verify", told, *outside)) == SAY(f"error-{word}")


def test_a_nonce_that_is_not_in_the_key_is_named(played, file):
    _, true, _ = played
    assert "abab" in only_sentence(gueridon("verify", file(true), "--nonce", "ab" * 16))


def test_a_record_cut_short_is_refused_by_whoever_saw_more(played, file):
    _, true, saw = played
    cut = resealed(true, moves=true.moves[:-1], outcome=None)
    sentence = SAY("error-witness-cut", ply=len(true.moves), plies=len(true.moves) - 1)
    assert only_sentence(gueridon("verify", file(cut), "--witness", file(saw))) == sentence


def test_a_head_that_is_not_in_the_chain_is_refused(played, file):
    _, true, saw = played
    other = replace(saw, heads=((3, "0" * 64), *saw.heads))
    sentence = SAY("error-witness-head", ply=3)
    assert only_sentence(gueridon("verify", file(true), "--witness", file(other))) == sentence


def test_what_no_page_saw_is_refused_in_one_sentence(played, file, tmp_path):
    _, true, _ = played
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text("{")
    assert only_sentence(gueridon("verify", file(true), "--witness", str(nonsense))).startswith("This is not what")
