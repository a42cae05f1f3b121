"""``gueridon verify``: nothing in a recorded game was changed, and the rules allow all of it."""

from pathlib import Path

from rich.console import Console

from gueridon.cli.context import language
from gueridon.cli.words import Words
from gueridon.core import record
from gueridon.core.errors import Malformed
from gueridon.games import SHELF


def verify(file: Path) -> None:
    """Replay a recorded game and say whether it is what was played."""
    try:
        data = file.read_bytes()
    except OSError:
        raise Malformed("no-such-file", file=str(file)) from None
    game, written = record.read(data, SHELF)
    record.verify(game, written)
    words = Words(language(), game)
    end = words.say(f"outcome-{written.outcome.reason}") if written.outcome else words.say("unfinished")
    proof = words.say("shuffle-proved" if written.proof else "shuffle-unproved")
    Console(soft_wrap=True).print(
        words.say("verified", game=words.say("name"), moves=len(written.moves), end=end),
        proof,
        highlight=False,
        markup=False,
    )
