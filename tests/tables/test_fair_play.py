"""Nobody chooses the shuffle, and afterwards everyone can check that."""

import re
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace
from tests.tables.conftest import HOST, House, Setting
from tests.tables.toy import FINISH, STEP, TOY

from gueridon.core import fair, record
from gueridon.core.errors import Malformed
from gueridon.games import SHELF
from gueridon.tables import journal, messages, opening, promise, show, story
from gueridon.tables.journal import Line
from gueridon.tables.table import Table, read_table


def rematched(house: House, host: str = "p1") -> Table:
    entries = opening.again(house.table, host, "GHJKMN")
    return read_table("next", [(house.now, journal.write(Line(entry))) for entry in entries])


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
    house = started()
    first = read_table("table", house.journal[:1])
    assert show.room(first, "p0").commitment == fair.commitment(house.table.secret)


def test_the_key_is_made_of_the_secret_and_every_nonce(started: Setting):
    house = started()
    assert house.table.playing().key == fair.key(house.table.secret, (f"{0:032x}", f"{1:032x}"))


def test_a_bot_adds_nothing_to_the_key_and_every_nonce_stands_at_its_seat(gathered: Setting):
    house = gathered(3)
    house.ask("p1", messages.Stand("x", 1))
    house.ask(HOST, messages.AddBot("y", 1, "random"))
    house.start()
    house.play(0, FINISH)
    proof = story.write_record(house.table).proof
    assert proof is not None
    assert proof.nonces == (f"{0:032x}", "", f"{2:032x}")


def test_the_record_of_a_finished_game_is_proved_and_verified(started: Setting):
    house = started()
    house.play(0, STEP)
    house.undo(0)
    house.play(0, FINISH)
    written = story.write_record(house.table)
    record.verify(TOY, written)
    assert len(written.moves) == 1
    assert written.proof is not None
    assert fair.holds(written.proof, bytes.fromhex(written.key))


def test_nothing_is_told_before_the_end(started: Setting):
    house = started()
    for tale in (lambda: story.write_record(house.table), lambda: story.frames(house.table, 0)):
        with pytest.raises(Malformed, match="not-over"):
            tale()


def test_a_rematch_keeps_people_seats_and_bots(started: Setting):
    house = started(3, race=True)
    house.ask("p2", messages.Leave("x", 2))
    house.play(0, FINISH)
    table = rematched(house)
    assert [place.sitter for place in table.places] == ["person", "person", "bot"]
    assert table.seats_of("p1") == (1,)
    assert table.host == "p1"
    assert table.options == house.table.options


def test_the_secret_of_a_rematch_was_promised_before_anybody_gave_a_nonce(started: Setting):
    """The commitment of the next game is the secret of this one."""
    house = started()
    house.play(0, FINISH)
    table = rematched(house)
    assert table.commitment == house.table.secret.hex()
    assert table.secret != house.table.secret
    assert table.key() != house.table.key()


def test_secrets_form_a_chain_to_its_end():
    root = promise.fresh_root()
    secrets = [promise.secret(root, game) for game in range(promise.GAMES)]
    assert all(sha256(later).digest() == earlier for earlier, later in pairwise(secrets))


def test_when_the_chain_is_used_up_people_sit_down_anew(started: Setting):
    house = started()
    house.play(0, FINISH)
    house.table.created = replace(house.table.created, round=promise.GAMES - 1)
    table = rematched(house)
    assert {place.sitter for place in table.places} == {"nobody"}
    assert table.created.root != house.table.created.root


def test_there_is_one_rematch(started: Setting):
    house = started()
    house.play(0, FINISH)
    house.ask("p0", messages.Again("x"))
    assert show.room(house.table, "p1").next_table == house.table.next_table
    with pytest.raises(Malformed, match="rematch-exists"):
        house.ask("p1", messages.Again("y"))


def test_frames_show_each_ply_through_the_eyes_asked_for(started: Setting):
    house = started()
    house.play(0, STEP)
    house.play(0, FINISH)
    frames = story.frames(house.table, 1)
    assert [(frame.ply, frame.seat) for frame in frames] == [(0, None), (1, 0), (2, 0)]
    assert frames[-1].view == house.sees("p1").eyes[0].view


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
def test_a_whole_game_can_be_verified_and_watched(game):
    house, rng = House(game.id, game.players[-1], next(iter(game.presets.values()))), Random(5)
    house.fill()
    house.start()
    while house.table.status == "playing":
        match = house.table.playing()
        seat = rng.choice([one for one in match.able if one in match.acting])
        house.play(seat, rng.choice(match.look(seat).legal))
    record.verify(game, story.write_record(house.table))
    assert len(story.frames(house.table, None)) == len(house.table.playing().steps) + 1
