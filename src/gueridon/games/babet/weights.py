"""What each measure of a table counts, as ``prospects.json`` has it; ``prospects.md`` says how that was made."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from gueridon.games.babet.box import ROLES

FILE: Final = Path(__file__).parent / "prospects.json"
# In the order in which ``hints/prospects.py`` takes them; of piles, how many there are that can still be finished.
MEASURES: Final = (
    "always",
    "a kind personality is finished",
    "one that is entirely positive is finished",
    "what is left of the turn, against the Artisous where it is not theirs",
    "positive cards that the Artisous hold",
    "negative cards that the Artisous hold",
    "positive cards that the others hold",
    "negative cards that the others hold",
    "kind piles, one card missing",
    "kind piles, two cards missing",
    "kind piles, one card missing, and one is finished already",
    "kind piles, two cards missing, and one is finished already",
    "piles without a negative card, one card missing",
    "piles without a negative card, two cards missing",
    "wicked piles, one card missing",
    "wicked piles, two cards missing",
    "empty piles (there are none)",
    "piles of one negative card",
    "piles of two negative cards",
    "piles of one positive card",
    "piles of one positive card and a negative one",
    "piles of one positive card and two negative ones",
    "piles of two positive cards",
    "piles of two positive cards and a negative one",
    "piles of two positive cards and two negative ones",
    "whoever is to move wins in this turn, as an Artisou",
    "whoever is to move wins in this turn, as a Foutralou",
    "the next player wins in his turn, as an Artisou",
    "the next player wins in his turn, as a Foutralou",
    "the one after him wins in his turn, as an Artisou",
    "the one after him wins in his turn, as a Foutralou",
)


def shipped() -> dict[int, list[float]]:
    """By number of players, how much each measure counts for the Artisous."""
    return read(FILE.read_bytes())


def read(written: bytes) -> dict[int, list[float]]:
    """The figures of a measure are those with the fewest players, and so on."""
    table = msgspec.json.decode(written, type=dict[str, list[float]])
    rows = [table[measure] for measure in MEASURES]
    return {players: [row[place] for row in rows] for place, players in enumerate(sorted(ROLES))}


def write(weights: Mapping[int, Sequence[float]]) -> bytes:
    """A line for each measure, so that changes can be read."""
    rows = zip(*[weights[players] for players in sorted(ROLES)], strict=True)
    lines = [f" {msgspec.json.encode(measure).decode()}: {[*row]}" for measure, row in zip(MEASURES, rows, strict=True)]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()
