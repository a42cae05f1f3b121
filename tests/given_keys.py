"""Deals from given keys, for tests alone: nothing in the package lets anybody choose them.

A key is made of the table's secret and of the nonces of those who sit down; both must be given.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from unittest.mock import patch

from gueridon.core.fate import key_of
from gueridon.tables import secret_chain

NONCE_BYTES = 16  # the page draws these, and nothing else, by so many bytes at once
NONCES = 16  # more than one page gives before it is loaded anew


@contextmanager
def given_root(luck: str) -> Iterator[None]:
    """Every table that this process opens meanwhile has the same secret."""
    with patch.object(secret_chain, "fresh_root", lambda: key_of(luck).hex()):
        yield


@contextmanager
def given_roots(luck: str) -> Iterator[None]:
    """Every table that this process opens meanwhile has a secret of its own, the same in every run."""
    numbers = count()
    with patch.object(secret_chain, "fresh_root", lambda: key_of(f"{luck} {next(numbers)}").hex()):
        yield


def given_nonces(luck: str) -> list[list[int]]:
    return [[*key_of(f"{luck} {number}")[:NONCE_BYTES]] for number in range(NONCES)]
