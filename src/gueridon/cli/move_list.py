"""The legal moves as a terminal lists them: a long run of numbers is one line."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
from rich.columns import Columns
from rich.text import Text

from gueridon.cli.notation import notation
from gueridon.core.words import Words, titles

SHORTEST_RUN = 6  # moves that are folded
LONGEST_COLUMN = 16  # lines; more stand side by side


def move_list(legal: Sequence[msgspec.Struct], words: Words) -> Columns | Text:
    lines = list(written(legal, words))
    if len(lines) > LONGEST_COLUMN:
        return Columns(lines, column_first=True, padding=(0, 3))
    return Text("\n").join(lines)


def written(legal: Sequence[msgspec.Struct], words: Words) -> Iterator[Text]:
    number = 1
    for run in folded(legal):
        yield line(number, run, words)
        number += len(run)


def line(number: int, run: Sequence[msgspec.Struct], words: Words) -> Text:
    """Its number or numbers, what it does, and how it is typed in full."""
    first, last = run[0], run[-1]
    if len(run) == 1:
        return entry(str(number), words.tell("move", first), notation(first))
    said = words.say("move-run", first=words.tell("move", first), last=words.tell("move", last))
    return entry(f"{number}–{number + len(run) - 1}", said, f"{notation(first)} … {notation(last)}")


def entry(number: str, said: str, typed: str) -> Text:
    return Text.assemble("  ", (f"{number:>2}", "bold"), " ", said, "  ", (typed, "dim"))


def folded(legal: Sequence[msgspec.Struct]) -> Iterator[Sequence[msgspec.Struct]]:
    """Every move alone, but those of which one plain number counts up and nothing else changes."""
    for run in runs(legal):
        if len(run) >= SHORTEST_RUN:
            yield run
        else:
            yield from ([move] for move in run)


def runs(legal: Sequence[msgspec.Struct]) -> Iterator[Sequence[msgspec.Struct]]:
    run: list[msgspec.Struct] = []
    for move in legal:
        if run and counts_up([*run[-2:], move]):
            run.append(move)
            continue
        if run:
            yield run
        run = [move]
    if run:
        yield run


def counts_up(moves: Sequence[msgspec.Struct]) -> bool:
    """From each to the next one more, in the same field."""
    counted = {number_that_grows(*pair) for pair in pairwise(moves)}
    return len(counted) == 1 and None not in counted


def number_that_grows(before: msgspec.Struct, after: msgspec.Struct) -> str | None:
    """The only field that differs, if it is a number without a name, and one more."""
    if type(before) is not type(after):
        return None
    differ = [name for name in before.__struct_fields__ if getattr(before, name) != getattr(after, name)]
    if len(differ) != 1 or titles(type(before))[differ[0]] is not None:
        return None
    numbers = (getattr(before, differ[0]), getattr(after, differ[0]))
    return differ[0] if type(numbers[0]) is int and numbers[1] == numbers[0] + 1 else None
