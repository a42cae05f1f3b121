"""A server that lies about a game is caught by the pages that saw it."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace
from tests.tables.conftest import HOST, House, Setting
from tests.tables.pages import looked, resealed, seated, shuffled_again, with_moves
from tests.tables.toy import DRAW, FINISH, PASS, STEP, TOY

from gueridon.core import fair, record
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.record import Record
from gueridon.core.wire import raw
from gueridon.core.witness import Witness, check_commitment, check_nonces, hold_against
from gueridon.tables import messages, opening, show, story
from gueridon.tables.journal import Line, write
from gueridon.tables.table import read_table

Lie = Callable[[Record, House], Record]


def whole_game(house: House, person: str, saw: Witness) -> tuple[Record, Witness]:
    """A game with a move that was taken back, and all of it before the eyes of this person."""
    saw = looked(house, person, saw)
    (first,) = house.table.playing().acting  # after a rematch it may be another
    for seat, move in ((first, DRAW), (first, STEP), (first, None), (first, PASS), (1 - first, FINISH)):
        if move is None:
            house.undo(seat)
        else:
            house.play(seat, move)
        saw = looked(house, person, saw)
    return story.write_record(house.table), saw


@pytest.fixture
def played(gathered: Setting) -> tuple[House, Record, Witness]:
    house = gathered()
    saw = seated(house, "p1")
    house.start()
    return house, *whole_game(house, "p1", saw)


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
        lambda true, house: shuffled_again(true, house.table),
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
        lambda true, house: with_nonces(true, house, ("0" * 32, "f" * 32)),
        "witness-nonce",
    ),
    "nonces in another order": (
        lambda true, house: with_nonces(true, house, house.table.nonces()[::-1]),
        "witness-nonce",
    ),
}


def with_nonces(true: Record, house: House, nonces: tuple[str, ...]) -> Record:
    secret = house.table.secret
    proof = fair.Proof(house.table.commitment, secret.hex(), nonces)
    return resealed(true, key=fair.key(secret, nonces).hex(), proof=proof)


@pytest.mark.parametrize(("lie", "word"), LIES.values(), ids=LIES)
def test_a_lie_that_verifies_by_itself_is_caught_by_what_the_page_saw(played, lie, word):
    house, true, saw = played
    assert refusal(lie(true, house), saw) == word


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
    house = gathered()
    saw = seated(house, "p1")
    house.start()
    house.play(0, STEP)
    saw = looked(house, "p1", saw)
    house.undo(0)
    house.play(0, DRAW)
    house.play(0, FINISH)
    saw = looked(house, "p1", saw)
    assert [ply for ply, _ in saw.heads] == [1, 4]
    assert refusal(story.write_record(house.table), saw) is None


def test_undos_of_several_moves_leave_the_course_and_what_stands(started: Setting):
    house = started()
    for move in (STEP, STEP):
        house.play(0, move)
    house.undo(0)
    house.undo(0)
    house.play(0, FINISH)
    written = story.write_record(house.table)
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
    house = started()
    house.play(0, FINISH)
    assert b"course" not in msgspec.json.encode(story.write_record(house.table))


def test_the_head_is_the_same_when_the_table_is_read_from_its_journal(played):
    house, true, saw = played
    assert house.reread().playing().head == house.table.playing().head == saw.heads[-1][1]
    assert record.heads_of(true)[-1] == saw.heads[-1][1]


def test_everybody_is_shown_the_same_head_and_never_the_same_one_twice(started: Setting):
    house = started()
    heads = []
    for _ in range(4):
        assert house.sees("p0").head == house.sees("p1").head == house.sees("nobody").head
        heads.append(house.sees("p0").head)
        house.play(0, STEP)
        heads.append(house.sees("p0").head)
        house.undo(0)
    assert len({*heads}) == len(heads)


def test_a_head_is_no_digest_of_what_its_reader_could_try(started: Setting):
    """The same move at two tables that differ in their key alone: nothing of the heads is the same."""
    one, two = started(), started()
    for house in (one, two):
        house.play(0, STEP)
    assert one.table.key() != two.table.key()
    assert one.sees("p1").head != two.sees("p1").head


# Rematches


def next_house(house: House, root: str | None = None) -> House:
    """The rematch; a lying server begins another chain for it."""
    entries = opening.again(house.table, "p0", "GHJKMN")
    if root is not None:
        entries[0] = replace(entries[0], root=root)
    following = House(TOY.id, 2, TOY.presets["usual"])
    following.journal = [(house.now, write(Line(entry))) for entry in entries]
    following.table = read_table("next", following.journal)
    return following


def rematch_saw(house: House, first: str, rematches: int) -> tuple[Record, Witness]:
    saw = seated(house, "p1", rematches, first)
    house.ask("p0", messages.Start(house.id()))
    return whole_game(house, "p1", saw)


def test_rematches_follow_from_the_commitment_before_the_first_game(played):
    house, _, saw = played
    for rematches in (1, 2):
        house = next_house(house)
        true, again = rematch_saw(house, saw.commitment, rematches)
        assert refusal(true, again) is None


def test_a_rematch_on_a_secret_that_was_chosen_after_the_nonces_is_caught(played):
    house, _, saw = played
    true, again = rematch_saw(next_house(house, key_of("chosen").hex()), saw.commitment, 1)
    assert refusal(true, again) == "witness-rematch"


# Those who saw less


def test_whoever_watches_has_heads_and_no_share(gathered: Setting):
    house = gathered()
    saw = seated(house, "nobody")
    house.start()
    true, saw = whole_game(house, "nobody", saw)
    assert saw.shares == ()
    assert refusal(true, saw) is None
    assert refusal(resealed(true, course=()), saw) == "witness-head"


def test_a_device_with_several_seats_checks_the_nonce_of_each(gathered: Setting):
    house = gathered()
    house.ask("p1", messages.Stand("x", 1))
    house.ask("p0", messages.Sit("y", 1, "Second", "ab" * 16))
    saw = seated(house, "p0")
    house.start()
    house.play(0, FINISH)
    true = story.write_record(house.table)
    assert len(saw.shares) == 2
    assert refusal(true, saw) is None
    assert refusal(with_nonces(true, house, (house.table.nonces()[0], "cd" * 16)), saw) == "witness-nonce"


def test_the_nonce_of_a_seat_from_which_one_was_sent_away_is_not_looked_for(gathered: Setting):
    house = gathered()
    saw = seated(house, "p1")
    house.ask(HOST, messages.Stand("x", 1))
    house.ask(HOST, messages.AddBot("y", 1, "random"))
    house.start()
    house.play(0, FINISH)
    assert refusal(story.write_record(house.table), replace(saw, seats=())) is None


# What a person noted


def test_a_commitment_and_nonces_on_a_slip_of_paper_are_enough_for_the_shuffle(played):
    house, true, _ = played
    noted = show.room(house.table, "p1").commitment
    check_commitment(true, noted.upper())
    check_nonces(true, [house.table.nonces()[1].upper()])
    with pytest.raises(Malformed, match="witness-commitment"):
        check_commitment(shuffled_again(true, house.table), noted)
    with pytest.raises(Malformed, match="witness-nonce"):
        check_nonces(true, ["ab" * 16])
