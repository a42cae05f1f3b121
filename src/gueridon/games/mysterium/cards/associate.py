"""Makes the table of association anew from the cards, and prints how many good visions each card has.

``python -m gueridon.games.mysterium.cards.associate``
"""

import msgspec

from gueridon.games.mysterium.cards.association import GOOD, worth
from gueridon.games.mysterium.cards.deck import ANSWERS, FOLDER, VISIONS


def table() -> list[list[int]]:
    return [[worth(vision, card) for card in ANSWERS.values()] for vision in VISIONS.values()]


def written(rows: list[list[int]]) -> bytes:
    """One line for each vision, one number for each card."""
    return b"[\n" + b",\n".join(msgspec.json.encode(row) for row in rows) + b"\n]\n"


def counts(rows: list[list[int]]) -> dict[str, int]:
    """Good visions of each card."""
    return {card: sum(row[place] >= GOOD for row in rows) for place, card in enumerate(ANSWERS)}


def main() -> None:
    rows = table()
    (FOLDER / "association.json").write_bytes(written(rows))
    print(f"good from {GOOD}")
    for card, good in counts(rows).items():
        print(f"{card}  {good:3}  {'·' * good}")
    for vision, row in zip(VISIONS, rows, strict=True):
        print(f"{vision}  good for {sum(score >= GOOD for score in row)}")


if __name__ == "__main__":
    main()
