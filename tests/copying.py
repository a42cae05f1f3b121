"""Copies of what may be compiled: ``copy`` cannot make one of such a class."""

from typing import TypeVar

T = TypeVar("T")


def with_all_of(one: T, fresh: T) -> T:
    """The fresh one, once it has every attribute of the other: its values are shared, as in a shallow copy."""
    for name in getattr(one, "__mypyc_attrs__", None) or [*vars(one)]:
        setattr(fresh, name, getattr(one, name))
    return fresh
