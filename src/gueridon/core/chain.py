"""The course of a game, fixed ply by ply: while it is played, every page is shown the head of this chain.

A head binds: it is made of the game, its options and every move and undo so far, so that none of them can become
another afterwards. A head hides: it is HMAC-SHA-256 under the key of the game, which nobody has before the end, so that
a secret move cannot be found by trying all of them.
"""

from hmac import HMAC

from msgspec import Raw

from gueridon.core.wire import Seat

UNDO = Raw(b"null")  # stands in the course where a move would


def keyed(key: bytes) -> HMAC:
    """What heads are made with, once for a game: from the key it would take longer than a move does."""
    return HMAC(key, digestmod="sha256")


def first_head(mac: HMAC, game: str, version: int, players: int, options: Raw) -> str:
    """Before the first move: what was agreed."""
    return head(mac, game.encode(), b"%d" % version, b"%d" % players, bytes(options))


def next_head(mac: HMAC, before: str, seat: Seat, move: Raw) -> str:
    """After this move, or after ``UNDO``, of this seat."""
    return head(mac, before.encode(), b"%d" % seat, bytes(move))


def head(mac: HMAC, *lines: bytes) -> str:
    made = mac.copy()
    made.update(b"\n".join(lines))
    return made.hexdigest()
