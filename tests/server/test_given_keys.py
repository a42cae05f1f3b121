"""Tests deal from given keys; a server that is run for people draws its own, whatever it is told."""

from dataclasses import fields
from inspect import signature
from unittest.mock import patch

from tests.cli.terminal import gueridon
from tests.given_keys import given_root
from tests.server.client import Browser
from tests.server.toy_tables import begun

from gueridon.cli.serve import serve
from gueridon.server.settings import Settings, with_environment
from gueridon.tables import secret_chain
from gueridon.tables.messages import Update
from gueridon.tables.secret_chain import fresh_root as drawn_root  # before the tests put a given one in its place

WORDS = ("luck", "seed", "root", "secret", "key", "nonce", "chance", "deal")


async def first_updates(guest: Browser) -> list[Update]:
    """Of two games that the same person begins one after the other, giving the same nonce."""
    found = []
    for _ in range(2):
        async with begun(guest) as (ada,):
            assert ada.update is not None
            found.append(ada.update)
    return found


async def test_with_a_given_root_the_same_nonces_deal_the_same_game(guest: Browser):
    with given_root("seven"):
        first, second = await first_updates(guest)
    assert first.head == second.head
    assert first.eyes == second.eyes


async def test_otherwise_no_two_tables_have_the_same_key(guest: Browser):
    with patch.object(secret_chain, "fresh_root", drawn_root):
        first, second = await first_updates(guest)
    assert first.head != second.head


def test_neither_an_option_nor_a_setting_nor_the_environment_gives_a_server_its_keys():
    assert gueridon("serve", "--luck", "seven").returncode == 2
    names = [*signature(serve).parameters, *(field.name for field in fields(Settings))]
    assert [name for name in names for word in WORDS if word in name] == []
    usual = Settings("sqlite:///unused")
    assert with_environment(usual, {f"GUERIDON_{word.upper()}": "7" for word in WORDS}) == usual
