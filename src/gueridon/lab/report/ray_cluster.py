"""The games of a report played by the machines of a Ray cluster: the same games as here, so the same report."""

import os
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from itertools import islice
from typing import NamedTuple

from gueridon.core.errors import Malformed
from gueridon.lab.arena import Pairing
from gueridon.lab.report.simulating import AT_ONCE, KeptGame, simulated

HOST_AND_PORT = re.compile(r"(?:ray://)?\[?(.+?)\]?:(\d+)")
ANSWER_SECONDS = 10  # Ray itself would wait for minutes
RETRIES = 10  # of a piece whose worker died, or the machine under it
PIECES_AHEAD = 1000  # that the cluster holds at once, however many cores it has

Simulate = Callable[[Sequence[Pairing]], Iterator[KeptGame]]


class PlayedPiece(NamedTuple):
    """By which Guéridon, and what came of it."""

    version: str
    games: list[KeptGame]


def play_piece(pairings: Sequence[Pairing]) -> PlayedPiece:
    """On one of the cluster's cores."""
    return PlayedPiece(version("gueridon"), [simulated(pairing) for pairing in pairings])


@contextmanager
def ray_cluster(address: str, at_once: int) -> Iterator[Simulate]:
    """Joined from here to the end. It plays ``at_once`` games at the same time; if that is 0, one a core."""
    if find_spec("ray") is None:
        raise Malformed("ray-not-installed")
    check_answer(address)
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # read when it is imported
    import ray  # here, so that whoever has no cluster needs no Ray

    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise unreachable(address, error) from None
    try:
        yield partial(simulate_there, ahead=at_once or PIECES_AHEAD)
    except ray.exceptions.RayError as error:
        raise Malformed("ray-failed", address=address, detail=last_line(error)) from None
    finally:
        ray.shutdown()


def check_answer(address: str) -> None:
    """Of whatever listens there, where the address is that of a machine (and not ``auto``)."""
    if (machine := HOST_AND_PORT.fullmatch(address)) is None:
        return
    try:
        socket.create_connection((machine[1], int(machine[2])), ANSWER_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise unreachable(address, error) from None


def unreachable(address: str, error: Exception) -> Malformed:
    return Malformed("ray-unreachable", address=address, detail=first_line(error))


def first_line(error: Exception) -> str:
    """What it is; advice follows. Without its full stop: it stands within a sentence."""
    return str(error).strip().partition("\n")[0].rstrip(".")


def last_line(error: Exception) -> str:
    """What it is; the stack of another machine stands before."""
    return str(error).strip().rpartition("\n")[2].rstrip(".")


def simulate_there(pairings: Sequence[Pairing], ahead: int) -> Iterator[KeptGame]:
    """In any order. Ray gives a piece to another worker when its own dies."""
    import ray

    play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_piece)
    pieces = iter([pairings[first : first + AT_ONCE] for first in range(0, len(pairings), AT_ONCE)])
    under_way = [play.remote(piece) for piece in islice(pieces, ahead)]
    while under_way:
        (done,), under_way = ray.wait(under_way, num_returns=1)
        under_way += [play.remote(piece) for piece in islice(pieces, 1)]
        yield from checked(ray.get(done))


def checked(piece: PlayedPiece) -> list[KeptGame]:
    """Another version of Guéridon may play other games."""
    ours = version("gueridon")
    if piece.version != ours:
        raise Malformed("ray-other-version", ours=ours, theirs=piece.version)
    return piece.games
