"""Whole text frames of RFC 6455, the short way in and out: nearly all that a table hears and says.

``websockets`` is asked about every other frame. It takes two to four times as long for these (``bench/socket_frames``
says how long, in one run), and the tests hold both against each other.
"""

FINAL_TEXT = b"\x81"
MASK_BIT = 0x80
MASK_BYTES = 4
TWO_BYTES, EIGHT_BYTES = 126, 127  # that the length follows in so many, instead of a length


def framed(text: bytes) -> bytes:
    """A server's frames are not masked, and ours not compressed, so they are a length and the text."""
    size = len(text)
    if size < TWO_BYTES:
        return FINAL_TEXT + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return FINAL_TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return FINAL_TEXT + b"\x7f" + size.to_bytes(8, "big") + text


def frame_bytes(held: bytes) -> int | None:
    """How long the frame is that begins here, whatever it is; None where its head is not whole."""
    if len(held) < 2:
        return None
    mask, size = (MASK_BYTES if held[1] & MASK_BIT else 0), held[1] & ~MASK_BIT
    if size < TWO_BYTES:
        return 2 + mask + size
    head = 4 if size == TWO_BYTES else 10
    return head + mask + int.from_bytes(held[2:head], "big") if len(held) >= head else None


def whole_text(held: bytes, frame: int) -> bytes | None:
    """What the first so many bytes say, if they are there and a masked text in one frame; not yet UTF-8."""
    if held[:1] != FINAL_TEXT or len(held) < frame or held[1] < MASK_BIT + 1 or held[1] == MASK_BIT + EIGHT_BYTES:
        return None
    begins = (4 if held[1] == MASK_BIT + TWO_BYTES else 2) + MASK_BYTES
    return unmasked(held[begins:frame], held[begins - MASK_BYTES : begins])


def unmasked(data: bytes, mask: bytes) -> bytes:
    size = len(data)
    repeated = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(repeated, "little")).to_bytes(size, "little")
