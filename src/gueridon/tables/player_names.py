"""Two people of one name are told apart: the second Zoé is Zoé 2."""

import unicodedata
from collections.abc import Iterable
from itertools import count

LONGEST_NAME = 24  # characters


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with the first number that makes it nobody else's if need be."""
    taken = {heard_as(other) for other in others}
    if heard_as(name) not in taken:
        return name
    numbered = (with_number(name, number) for number in count(2))
    return next(one for one in numbered if heard_as(one) not in taken)


def heard_as(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def with_number(name: str, number: int) -> str:
    ending = f" {number}"
    return name[: LONGEST_NAME - len(ending)].rstrip() + ending
