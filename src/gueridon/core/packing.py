"""Lists as rows of kernels have them: a field as long as the longest, and how many of it count in a field beside it;
and None as a number below zero.

What is longer than its field raises NumPy's errors, which ``env.kernels`` takes for a state that has no place.
"""

from collections.abc import Sequence
from typing import Any

Row = Any  # one packed game


def pack_list(row: Row, name: str, count: str, values: Sequence[int]) -> None:
    row[count] = len(values)
    row[name][: len(values)] = values


def unpack_list(row: Row, name: str, count: str) -> list[int]:
    values: list[int] = row[name][: row[count]].tolist()
    return values


def pack_lists(row: Row, name: str, counts: str, lists: Sequence[Sequence[int]]) -> None:
    for at, values in enumerate(lists):
        row[counts][at] = len(values)
        row[name][at, : len(values)] = values


def unpack_lists(row: Row, name: str, counts: str, many: int) -> list[list[int]]:
    return [row[name][at, : row[counts][at]].tolist() for at in range(many)]


def none_below_zero(value: int | None) -> int:
    return -1 if value is None else value


def below_zero_none(value: int) -> int | None:
    return None if value < 0 else int(value)
