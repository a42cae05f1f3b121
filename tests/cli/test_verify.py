"""A record that was changed never verifies, and whoever tries reads one sentence."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.cli.terminal import gueridon, only_sentence

from gueridon.core import fair, record
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.games import SHELF
from gueridon.lab.playthrough import at_random

GAME = next(iter(SHELF.values()))


def short_record() -> record.Record:
    """The first three moves of a game."""
    rng, key, players = Random("short"), key_of("short"), GAME.players[-1]
    options = GAME.presets["usual"]
    state, moves = GAME.setup(players, options, key), []
    for _ in range(3):
        seat = rng.choice(GAME.to_act(state))
        moves.append((seat, rng.choice(GAME.legal_moves(state, seat))))
        GAME.apply(state, *moves[-1])
    return record.write(GAME, players, options, key, moves, GAME.outcome(state))


SHORT = short_record()
DATA = msgspec.json.encode(SHORT)
WHOLE = at_random(GAME, GAME.players[-1], GAME.presets["usual"], "1")


def verifies(data: bytes) -> record.Record | None:
    """What these bytes record, if it is a game that can be verified; anything but Malformed is our bug."""
    try:
        game, written = record.read(data, SHELF)
        record.verify(game, written)
    except Malformed:
        return None
    return written


def test_what_was_not_changed_verifies():
    assert verifies(DATA) == SHORT
    assert verifies(msgspec.json.format(DATA, indent=4)) == SHORT


def test_no_byte_may_be_another():
    for place, byte in enumerate(DATA):
        for other in {byte ^ 1, byte ^ 0x20, ord("0"), ord(" ")} - {byte}:
            changed = DATA[:place] + bytes([other]) + DATA[place + 1 :]
            assert verifies(changed) is None, changed


@pytest.mark.slow
def test_no_byte_may_be_any_other():
    for place, byte in enumerate(DATA):
        for other in {*range(256)} - {byte}:
            changed = DATA[:place] + bytes([other]) + DATA[place + 1 :]
            assert verifies(changed) is None, changed


def test_no_byte_may_be_missing():
    for place in range(len(DATA)):
        assert verifies(DATA[:place] + DATA[place + 1 :]) is None


def test_no_end_may_be_missing():
    for length in range(len(DATA)):
        assert verifies(DATA[:length]) is None


@given(st.integers(0, len(DATA)), st.integers(0, 40), st.binary(max_size=40))
def test_no_piece_may_be_replaced(place, length, by):
    changed = DATA[:place] + by + DATA[place + length :]
    assert verifies(changed) in (None, SHORT)


@given(st.binary())
def test_bytes_are_not_a_record(data):
    assert verifies(data) is None


def test_a_seal_may_not_be_put_on_a_game_that_the_rules_do_not_allow():
    seat, move = SHORT.moves[0]
    out_of_turn = ((seat + 1) % SHORT.players, move)
    forged = {
        "twice the same move": replace(SHORT, moves=(SHORT.moves[0], *SHORT.moves)),
        "a move of somebody else": replace(SHORT, moves=(out_of_turn, *SHORT.moves[1:])),
        "another shuffle": replace(WHOLE, key=key_of("other").hex()),
        "another outcome": replace(WHOLE, outcome=None),
        "no key": replace(SHORT, key="no key"),
        "too many players": replace(SHORT, players=GAME.players[-1] + 1),
        "a proof of nothing": replace(SHORT, proof=fair.Proof("é", "00", ("nonce",))),
    }
    accepted = [what for what, changed in forged.items() if verifies(msgspec.json.encode(record.sealed(changed)))]
    assert accepted == []


def test_nesting_without_end_is_refused():
    assert verifies(DATA.replace(bytes(SHORT.options), b"[" * 100_000 + b"]" * 100_000)) is None


CHANGED = {
    "truncated": (DATA[:-20], "This is not a recorded game of Guéridon: "),
    "altered": (DATA.replace(SHORT.key.encode(), key_of("x").hex().encode()), "The seal is broken: "),
    "another outcome": (msgspec.json.encode(record.sealed(replace(WHOLE, outcome=None))), "The recorded result is not"),
    "an unknown game": (msgspec.json.encode(record.sealed(replace(SHORT, game="tarot"))), "There is no game “tarot”"),
}


@pytest.mark.parametrize(("data", "beginning"), CHANGED.values(), ids=CHANGED)
def test_verify_says_in_one_sentence_what_is_wrong(data, beginning, tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(data)
    assert only_sentence(gueridon("verify", str(file))).startswith(beginning)


def test_without_its_rules_verify_checks_the_rest_and_says_what_was_not_checked(tmp_path):
    file = tmp_path / "game.json"
    unknown = record.sealed(replace(SHORT, version=99))
    file.write_bytes(msgspec.json.encode(unknown))
    told = gueridon("verify", str(file))
    assert told.returncode == 1
    assert "Version 99 of the rules is not kept here" in told.stdout
    file.write_bytes(msgspec.json.encode(replace(unknown, players=1)))
    assert only_sentence(gueridon("verify", str(file))).startswith("The seal is broken: ")


def test_verify_tells_a_game_that_is_not_over(tmp_path):
    file = tmp_path / "game.json"
    file.write_bytes(DATA)
    told = gueridon("verify", str(file))
    assert told.returncode == 0
    assert "3 moves" in told.stdout
    assert "not that of a whole game" in told.stdout
