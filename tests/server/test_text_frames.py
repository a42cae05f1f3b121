"""The short way of a text in one frame: whatever ``websockets`` makes of such a frame, it makes too, and no other."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.client import Browser, fresh_id
from websockets.frames import Frame, Opcode

from gueridon.games import SHELF
from gueridon.server.serving import Server
from gueridon.server.socket_protocol import SocketProtocol
from gueridon.server.text_frames import frame_bytes, framed, whole_text
from gueridon.tables import messages
from gueridon.tables.messages import Done

GAME = next(iter(SHELF.values()))
SIZES = st.sampled_from([0, 1, 3, 4, 5, 125, 126, 127, 16_384, 65_535, 65_536])
BODIES = st.builds(lambda size, seed: (seed * (size // len(seed) + 1))[:size], SIZES, st.binary(min_size=1, max_size=9))
DATA_FRAMES = st.builds(Frame, st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]), BODIES, st.booleans())
CONTROL_FRAMES = st.builds(Frame, st.sampled_from([Opcode.PING, Opcode.PONG]), st.binary(max_size=125))
FRAMES = DATA_FRAMES | CONTROL_FRAMES


@given(BODIES)
def test_a_text_goes_out_as_websockets_would_send_it(text: bytes):
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(FRAMES, st.booleans(), st.binary(max_size=20))
def test_it_is_known_where_the_next_frame_begins(frame: Frame, mask: bool, after: bytes):
    sent = frame.serialize(mask=mask)
    assert frame_bytes(sent + after) == len(sent)


@given(FRAMES, st.binary(max_size=20))
def test_a_masked_text_in_one_frame_is_read_and_nothing_else_is(frame: Frame, after: bytes):
    sent = frame.serialize(mask=True)
    short = frame.opcode is Opcode.TEXT and frame.fin and 0 < len(frame.data) < 1 << 16
    assert whole_text(sent + after, len(sent)) == (frame.data if short else None)


@given(FRAMES)
def test_what_is_not_masked_is_not_read(frame: Frame):
    sent = frame.serialize(mask=False)
    assert whole_text(sent, len(sent)) is None


@pytest.mark.parametrize("size", [1, 125, 126, 16_384])
def test_a_frame_that_is_not_there_yet_is_not_read(size: int):
    sent = Frame(Opcode.TEXT, bytes(size)).serialize(mask=True)
    for begun in [sent[:count] for count in (*range(10), len(sent) - 1) if count < len(sent)]:
        assert frame_bytes(begun) in (None, len(sent))
        assert whole_text(begun, len(sent)) is None


@pytest.mark.parametrize("bit", [0x40, 0x20, 0x10])
def test_bits_that_nobody_agreed_on_are_for_websockets_to_refuse(bit: int):
    sent = Frame(Opcode.TEXT, b"text").serialize(mask=True)
    assert whole_text(bytes([sent[0] | bit]) + sent[1:], len(sent)) is None


@pytest.mark.parametrize("piece", [1, 2, 3, 5, 7, 64, 10_000], ids=lambda size: f"{size} bytes at a time")
async def test_messages_are_heard_in_their_order_however_they_are_cut(server: Server, piece: int):
    """In one frame, in several with a ping between them, long and short; and what is cut arrives in pieces."""
    async with Browser(server.address()) as browser, browser.join(await browser.open_table(GAME.id, 2)) as person:
        asked = [messages.Sit(fresh_id(), 0, "Ada", f"{0:032x}"), *[messages.Rename(fresh_id(), 0, n) for n in "BCDE"]]
        texts = [msgspec.json.encode(request) for request in asked]
        (wire,) = [one for one in {*server.server_state.connections} if isinstance(one, SocketProtocol)]
        sent = [
            Frame(Opcode.TEXT, texts[0]),
            Frame(Opcode.TEXT, texts[1][:5], fin=False),
            Frame(Opcode.PING, b"between"),
            Frame(Opcode.CONT, texts[1][5:]),
            Frame(Opcode.TEXT, texts[2]),
            Frame(Opcode.TEXT, texts[3] + b" " * 700),
            Frame(Opcode.BINARY, texts[4]),
        ]
        for cut in pieces(b"".join([frame.serialize(mask=True) for frame in sent]), piece):
            wire.data_received(cut)
        await person.until(lambda: len(person.answers) == len(asked))
        assert all(isinstance(answer, Done) for answer in person.answers.values())
        await person.until(lambda: person.room.chairs[0].name == "E")


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]
