"""What a process does that answers a line with a line, for whoever asks it through a ``ProcessPool``."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress

READY = b"ready\n"  # the first line that a worker says, once it has everything in its head
NICENESS = 5  # people come first


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(BrokenPipeError):  # the server is gone
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answer(line) + b"\n")
            sys.stdout.buffer.flush()
