"""What a frame costs by ``websockets`` and by our short way for whole texts, in and out, in microseconds of a core."""

from collections.abc import Callable
from time import process_time

from rich.console import Console
from rich.table import Table
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol

from gueridon.server.text_frames import frame_bytes, framed, whole_text

FRAMES = 5_000
ROUNDS = 7
REQUEST, NEWS = b"r" * 110, b"n" * 2_000  # bytes, of a usual move and of a usual update
RECEIVED = Frame(Opcode.TEXT, REQUEST).serialize(mask=True)


def read_by_websockets(protocol: Protocol) -> None:
    protocol.receive_data(RECEIVED)
    protocol.events_received()


def read_short(_: Protocol) -> None:
    size = frame_bytes(RECEIVED)
    assert size is not None
    whole_text(RECEIVED, size)


def write_by_websockets(protocol: Protocol) -> None:
    protocol.send_text(NEWS)
    b"".join(protocol.data_to_send())


def write_short(_: Protocol) -> None:
    framed(NEWS)


def microseconds(way: Callable[[Protocol], None]) -> float:
    protocol = Protocol(SERVER, state=OPEN)
    begun = process_time()
    for _ in range(FRAMES):
        way(protocol)
    return (process_time() - begun) / FRAMES * 1e6


def main() -> None:
    """In turns, and of each the best."""
    ways = (read_by_websockets, read_short, write_by_websockets, write_short)
    rounds = [[microseconds(way) for way in ways] for _ in range(ROUNDS)]
    best = [min(times) for times in zip(*rounds, strict=True)]
    report = Table("µs a frame", "websockets", "short")
    report.add_row("in", f"{best[0]:.1f}", f"{best[1]:.1f}")
    report.add_row("out", f"{best[2]:.1f}", f"{best[3]:.1f}")
    Console().print(report)


if __name__ == "__main__":
    main()
