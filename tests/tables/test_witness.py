"""A server that lies about a game is caught by the pages that saw it."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace
from tests.tables.conftest import HOST, KeptTable, Setting
from tests.tables.pages import looked, resealed, seated, shuffled_again, with_moves
from tests.tables.toy import DRAW, FINISH, PASS, STEP, TOY

from gueridon.core import fair, record
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.record import Record
from gueridon.core.wire import raw
from gueridon.core.witness import Witness, check_commitment, check_nonces, hold_against
from gueridon.tables import messages, opening, presenting, replaying
from gueridon.tables.journal import JournalLine, write
from gueridon.tables.table import read_table

Lie = Callable[[Record, KeptTable], Record]


def whole_game(kept_table: KeptTable, person: str, saw: Witness) -> tuple[Record, Witness]:
    """A game with a move that was taken back, and all of it before the eyes of this person."""
    saw = looked(kept_table, person, saw)
    (first,) = kept_table.table.playing().acting  # after a rematch it may be another
    for seat, move in ((first, DRAW), (first, STEP), (first, None), (first, PASS), (1 - first, FINISH)):
        if move is None:
            kept_table.undo(seat)
        else:
            kept_table.play(seat, move)
        saw = looked(kept_table, person, saw)
    return replaying.write_record(kept_table.table), saw


@pytest.fixture
def played(gathered: Setting) -> tuple[KeptTable, Record, Witness]:
    kept_table = gathered()
    saw = seated(kept_table, "p1")
    kept_table.start()
    return kept_table, *whole_game(kept_table, "p1", saw)


def refusal(written: Record, saw: Witness) -> str | None:
    """Why this witness contradicts a record that verifies by itself."""
    record.verify(TOY, written)
    try:
        hold_against(written, saw)
    except Malformed as error:
        return error.word
    return None


def test_a_true_record_is_what_the_page_saw(played):
    _, true, saw = played
    assert refusal(true, saw) is None


LIES: dict[str, tuple[Lie, str]] = {
    "another secret, chosen when all nonces were in": (
        lambda true, kept_table: shuffled_again(true, kept_table.table),
        "witness-commitment",
    ),
    "other moves, which are just as legal": (
        lambda true, _: with_moves(true, (0, STEP), (0, PASS), (1, FINISH)),
        "witness-head",
    ),
    "as many other moves": (
        lambda true, _: with_moves(true, (0, DRAW), (0, DRAW), (0, DRAW), (0, PASS), (1, FINISH)),
        "witness-head",
    ),
    "a move that was taken back, and of that not a word": (
        lambda true, _: resealed(true, course=()),
        "witness-head",
    ),
    "the proof taken away": (lambda true, _: resealed(true, proof=None), "witness-proof"),
    "a record cut short": (
        lambda true, _: resealed(true, moves=true.moves[:1], course=(), outcome=None),
        "witness-cut",
    ),
    "another shuffle without a proof": (
        lambda true, _: resealed(true, key=key_of("chosen").hex(), proof=None),
        "witness-proof",
    ),
    "a nonce of the server's own": (
        lambda true, kept_table: with_nonces(true, kept_table, ("0" * 32, "f" * 32)),
        "witness-nonce",
    ),
    "nonces in another order": (
        lambda true, kept_table: with_nonces(true, kept_table, kept_table.table.nonces()[::-1]),
        "witness-nonce",
    ),
}


def with_nonces(true: Record, kept_table: KeptTable, nonces: tuple[str, ...]) -> Record:
    secret = kept_table.table.secret
    proof = fair.Proof(kept_table.table.commitment, secret.hex(), nonces)
    return resealed(true, key=fair.key(secret, nonces).hex(), proof=proof)


@pytest.mark.parametrize(("lie", "word"), LIES.values(), ids=LIES)
def test_a_lie_that_verifies_by_itself_is_caught_by_what_the_page_saw(played, lie, word):
    kept_table, true, saw = played
    assert refusal(lie(true, kept_table), saw) == word


def test_another_result_than_the_page_saw_is_caught_even_if_it_missed_all_but_the_end(played):
    _, true, saw = played
    other = with_moves(true, (0, FINISH))
    end = replace(saw, heads=(), outcome=replace(true.outcome, reason="time-up"))
    assert refusal(other, end) == "witness-outcome"


def test_a_server_that_announced_two_things_has_broken_its_word(played):
    _, true, saw = played
    assert refusal(true, replace(saw, contradicted=True)) == "witness-contradicted"


def test_a_page_that_was_away_accuses_nobody_of_an_undo(gathered: Setting):
    """It saw a move, was away, and came back when that move had been taken back and another made."""
    kept_table = gathered()
    saw = seated(kept_table, "p1")
    kept_table.start()
    kept_table.play(0, STEP)
    saw = looked(kept_table, "p1", saw)
    kept_table.undo(0)
    kept_table.play(0, DRAW)
    kept_table.play(0, FINISH)
    saw = looked(kept_table, "p1", saw)
    assert [ply for ply, _ in saw.heads] == [1, 4]
    assert refusal(replaying.write_record(kept_table.table), saw) is None


def test_undos_of_several_moves_leave_the_course_and_what_stands(started: Setting):
    kept_table = started()
    for move in (STEP, STEP):
        kept_table.play(0, move)
    kept_table.undo(0)
    kept_table.undo(0)
    kept_table.play(0, FINISH)
    written = replaying.write_record(kept_table.table)
    assert [bytes(move) for _, move in written.course] == [
        b'{"kind":"step"}',
        b'{"kind":"step"}',
        b"null",
        b"null",
        b'{"kind":"finish"}',
    ]
    assert written.moves == written.course[-1:]
    record.verify(TOY, written)


FALSE_COURSES = {
    "other moves than those that stand": lambda course: (*course[:-1], (1, raw(PASS)), course[-1]),
    "an undo of nothing": lambda course: ((0, raw(None)), *course),
    "an undo of somebody else's move": lambda course: (*course[:2], (1, raw(None)), *course[3:]),
}


@pytest.mark.parametrize("lie", FALSE_COURSES.values(), ids=FALSE_COURSES)
def test_a_course_that_does_not_lead_to_the_moves_is_refused(played, lie):
    _, true, _ = played
    with pytest.raises(Malformed, match="record-course"):
        record.verify(TOY, resealed(true, course=lie(true.course)))


def test_a_move_that_was_taken_back_must_have_been_legal_too(played):
    _, true, _ = played
    out_of_turn = ((1, raw(STEP)), (1, raw(None)), *true.course)
    with pytest.raises(Malformed, match="record-illegal"):
        record.verify(TOY, resealed(true, course=out_of_turn))


def test_a_record_without_undos_has_no_more_fields_than_it_ever_had(started: Setting):
    """So that the seals of old records hold."""
    kept_table = started()
    kept_table.play(0, FINISH)
    assert b"course" not in msgspec.json.encode(replaying.write_record(kept_table.table))


def test_the_head_is_the_same_when_the_table_is_read_from_its_journal(played):
    kept_table, true, saw = played
    assert kept_table.reread().playing().head == kept_table.table.playing().head == saw.heads[-1][1]
    assert record.heads_of(true)[-1] == saw.heads[-1][1]


def test_everybody_is_shown_the_same_head_and_never_the_same_one_twice(started: Setting):
    kept_table = started()
    heads = []
    for _ in range(4):
        assert kept_table.sees("p0").head == kept_table.sees("p1").head == kept_table.sees("nobody").head
        heads.append(kept_table.sees("p0").head)
        kept_table.play(0, STEP)
        heads.append(kept_table.sees("p0").head)
        kept_table.undo(0)
    assert len({*heads}) == len(heads)


def test_a_head_is_no_digest_of_what_its_reader_could_try(started: Setting):
    """The same move at two tables that differ in their key alone: nothing of the heads is the same."""
    one, two = started(), started()
    for kept_table in (one, two):
        kept_table.play(0, STEP)
    assert one.table.key() != two.table.key()
    assert one.sees("p1").head != two.sees("p1").head


# Rematches


def next_kept_table(kept_table: KeptTable, root: str | None = None) -> KeptTable:
    """The rematch; a lying server begins another chain for it."""
    entries = opening.create_rematch(kept_table.table, "p0", "GHJKMN")
    if root is not None:
        entries[0] = replace(entries[0], root=root)
    following = KeptTable(TOY.id, 2, TOY.presets["usual"])
    following.journal = [(kept_table.now, write(JournalLine(entry))) for entry in entries]
    following.table = read_table("next", following.journal)
    return following


def rematch_saw(kept_table: KeptTable, first: str, rematches: int) -> tuple[Record, Witness]:
    saw = seated(kept_table, "p1", rematches, first)
    kept_table.ask("p0", messages.Start(kept_table.id()))
    return whole_game(kept_table, "p1", saw)


def test_rematches_follow_from_the_commitment_before_the_first_game(played):
    kept_table, _, saw = played
    for rematches in (1, 2):
        kept_table = next_kept_table(kept_table)
        true, again = rematch_saw(kept_table, saw.commitment, rematches)
        assert refusal(true, again) is None


def test_a_rematch_on_a_secret_that_was_chosen_after_the_nonces_is_caught(played):
    kept_table, _, saw = played
    true, again = rematch_saw(next_kept_table(kept_table, key_of("chosen").hex()), saw.commitment, 1)
    assert refusal(true, again) == "witness-rematch"


# Those who saw less


def test_whoever_watches_has_heads_and_no_share(gathered: Setting):
    kept_table = gathered()
    saw = seated(kept_table, "nobody")
    kept_table.start()
    true, saw = whole_game(kept_table, "nobody", saw)
    assert saw.shares == ()
    assert refusal(true, saw) is None
    assert refusal(resealed(true, course=()), saw) == "witness-head"


def test_a_device_with_several_seats_checks_the_nonce_of_each(gathered: Setting):
    kept_table = gathered()
    kept_table.ask("p1", messages.Stand("x", 1))
    kept_table.ask("p0", messages.Sit("y", 1, "Second", "ab" * 16))
    saw = seated(kept_table, "p0")
    kept_table.start()
    kept_table.play(0, FINISH)
    true = replaying.write_record(kept_table.table)
    assert len(saw.shares) == 2
    assert refusal(true, saw) is None
    assert refusal(with_nonces(true, kept_table, (kept_table.table.nonces()[0], "cd" * 16)), saw) == "witness-nonce"


def test_the_nonce_of_a_seat_from_which_one_was_sent_away_is_not_looked_for(gathered: Setting):
    kept_table = gathered()
    saw = seated(kept_table, "p1")
    kept_table.ask(HOST, messages.Stand("x", 1))
    kept_table.ask(HOST, messages.AddBot("y", 1, "random"))
    kept_table.start()
    kept_table.play(0, FINISH)
    assert refusal(replaying.write_record(kept_table.table), replace(saw, seats=())) is None


# What a person noted


def test_a_commitment_and_nonces_on_a_slip_of_paper_are_enough_for_the_shuffle(played):
    kept_table, true, _ = played
    noted = presenting.room(kept_table.table, "p1").commitment
    check_commitment(true, noted.upper())
    check_nonces(true, [kept_table.table.nonces()[1].upper()])
    with pytest.raises(Malformed, match="witness-commitment"):
        check_commitment(shuffled_again(true, kept_table.table), noted)
    with pytest.raises(Malformed, match="witness-nonce"):
        check_nonces(true, ["ab" * 16])
