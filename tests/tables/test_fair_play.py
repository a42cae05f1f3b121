"""Nobody chooses the shuffle, and afterwards everyone can check that."""

import re
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.toy import FINISH, STEP, TOY

from gueridon.core import fair, record
from gueridon.core.errors import Malformed
from gueridon.games import SHELF
from gueridon.tables import journal, messages, opening, presenting, replaying, secret_chain
from gueridon.tables.journal import JournalLine
from gueridon.tables.table import Table, read_table


def rematched(kept_table: KeptTable, host: str = "p1") -> Table:
    entries = opening.create_rematch(kept_table.table, host, "GHJKMN")
    return read_table("next", [(kept_table.now, journal.write(JournalLine(entry))) for entry in entries])


def test_the_vectors_of_the_document_hold():
    (block,) = re.findall(r"```json\n(.*?)```", Path("docs/fair-play.md").read_text("utf-8"), re.DOTALL)
    vectors = msgspec.json.decode(block)
    for game in (vectors, vectors["next"]):
        secret = bytes.fromhex(game["secret"])
        assert fair.commitment(secret) == game["commitment"]
        assert fair.key(secret, tuple(vectors["nonces"])).hex() == game["key"]
    assert vectors["next"]["commitment"] == vectors["secret"]
    told = vectors["chain"] | {"key": vectors["key"], "moves": [], "outcome": None, "proof": None, "seal": ""}
    heads = told.pop("heads")
    assert record.heads_of(msgspec.json.decode(msgspec.json.encode(told), type=record.Record)) == heads


def test_the_commitment_is_shown_before_anybody_sits_and_holds_afterwards(started: Setting):
    kept_table = started()
    first = read_table("table", kept_table.journal[:1])
    assert presenting.room(first, "p0").commitment == fair.commitment(kept_table.table.secret)


def test_the_key_is_made_of_the_secret_and_every_nonce(started: Setting):
    kept_table = started()
    assert kept_table.table.playing().key == fair.key(kept_table.table.secret, (f"{0:032x}", f"{1:032x}"))


def test_a_bot_adds_nothing_to_the_key_and_every_nonce_stands_at_its_seat(gathered: Setting):
    kept_table = gathered(3)
    kept_table.ask("p1", messages.Stand("x", 1))
    kept_table.ask(HOST, messages.AddBot("y", 1, "random"))
    kept_table.start()
    kept_table.play(0, FINISH)
    proof = replaying.write_record(kept_table.table).proof
    assert proof is not None
    assert proof.nonces == (f"{0:032x}", "", f"{2:032x}")


def test_the_record_of_a_finished_game_is_proved_and_verified(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    kept_table.undo(0)
    kept_table.play(0, FINISH)
    written = replaying.write_record(kept_table.table)
    record.verify(TOY, written)
    assert len(written.moves) == 1
    assert written.proof is not None
    assert fair.holds(written.proof, bytes.fromhex(written.key))


def test_nothing_is_told_before_the_end(started: Setting):
    kept_table = started()
    for tale in (lambda: replaying.write_record(kept_table.table), lambda: replaying.frames(kept_table.table, 0)):
        with pytest.raises(Malformed, match="not-over"):
            tale()


def test_a_rematch_keeps_people_seats_and_bots(started: Setting):
    kept_table = started(3, race=True)
    kept_table.ask("p2", messages.Leave("x", 2))
    kept_table.play(0, FINISH)
    table = rematched(kept_table)
    assert [place.sitter for place in table.places] == ["person", "person", "bot"]
    assert table.seats_of("p1") == (1,)
    assert table.host == "p1"
    assert table.options == kept_table.table.options


def test_the_secret_of_a_rematch_was_promised_before_anybody_gave_a_nonce(started: Setting):
    """The commitment of the next game is the secret of this one."""
    kept_table = started()
    kept_table.play(0, FINISH)
    table = rematched(kept_table)
    assert table.commitment == kept_table.table.secret.hex()
    assert table.secret != kept_table.table.secret
    assert table.key() != kept_table.table.key()


def test_secrets_form_a_chain_to_its_end():
    root = secret_chain.fresh_root()
    secrets = [secret_chain.secret(root, game) for game in range(secret_chain.CHAIN_GAMES)]
    assert all(sha256(later).digest() == earlier for earlier, later in pairwise(secrets))


def test_when_the_chain_is_used_up_people_sit_down_anew(started: Setting):
    kept_table = started()
    kept_table.play(0, FINISH)
    kept_table.table.created = replace(kept_table.table.created, round=secret_chain.CHAIN_GAMES - 1)
    table = rematched(kept_table)
    assert {place.sitter for place in table.places} == {"nobody"}
    assert table.created.root != kept_table.table.created.root


def test_there_is_one_rematch(started: Setting):
    kept_table = started()
    kept_table.play(0, FINISH)
    kept_table.ask("p0", messages.Again("x"))
    assert presenting.room(kept_table.table, "p1").next_table == kept_table.table.next_table
    with pytest.raises(Malformed, match="rematch-exists"):
        kept_table.ask("p1", messages.Again("y"))


def test_frames_show_each_ply_through_the_eyes_asked_for(started: Setting):
    kept_table = started()
    kept_table.play(0, STEP)
    kept_table.play(0, FINISH)
    frames = replaying.frames(kept_table.table, 1)
    assert [(frame.ply, frame.seat) for frame in frames] == [(0, None), (1, 0), (2, 0)]
    assert frames[-1].view == kept_table.sees("p1").eyes[0].view


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
def test_a_whole_game_can_be_verified_and_watched(game):
    kept_table, rng = KeptTable(game.id, game.players[-1], next(iter(game.presets.values()))), Random(5)
    kept_table.fill()
    kept_table.start()
    while kept_table.table.status == "playing":
        match = kept_table.table.playing()
        seat = rng.choice([one for one in match.able if one in match.acting])
        kept_table.play(seat, rng.choice(match.look(seat).legal))
    record.verify(game, replaying.write_record(kept_table.table))
    assert len(replaying.frames(kept_table.table, None)) == len(kept_table.table.playing().steps) + 1
