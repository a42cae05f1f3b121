"""RFC 6455 as far as a client needs it that is in a hurry: whole texts, pings, and a mask that changes nothing."""

TEXT, PING, PONG = 0x1, 0x9, 0xA
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)


def framed(kind: int, body: bytes) -> bytes:
    size = len(body)
    length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2)
    return bytes([FINAL | kind]) + length + NO_MASK + body


def text_frame(text: bytes) -> bytes:
    return framed(TEXT, text)


def pong(ping: bytes) -> bytes:
    return framed(PONG, ping)


def frames(data: bytes) -> tuple[list[bytes], list[bytes], bytes]:
    """The texts and the pings that are whole, and what is not yet."""
    texts: list[bytes] = []
    pings: list[bytes] = []
    start = 0
    while len(data) - start >= 2:
        body, end = bounds(data, start)
        if end > len(data):
            break
        kind = data[start] & 0x0F
        if kind in (TEXT, PING):
            (texts if kind == TEXT else pings).append(data[body:end])
        start = end
    return texts, pings, data[start:]


def bounds(data: bytes, start: int) -> tuple[int, int]:
    """Where the body of the frame begins and ends; a server does not mask."""
    size, body = data[start + 1], start + 2
    if size >= 126:
        long = 2 if size == 126 else 8
        size, body = int.from_bytes(data[body : body + long]), body + long
    return body, body + size
