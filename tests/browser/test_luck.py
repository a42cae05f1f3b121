"""Tests may deal from a given key, and the page proves the shuffle as ever."""

import json

from tests.browser.lies import verifies
from tests.browser.people import Person
from tests.browser.screens import the_end


def first_head(someone: Person) -> str:
    """Of the table before these eyes. It follows from the key, and nobody can tell the key from it."""
    table = someone.page.url.rsplit("/", 1)[-1]
    witness = json.loads(someone.page.evaluate("name => localStorage[name]", f"gueridon-witness-{table}"))
    ply, head = witness["heads"][0]
    assert ply == 0
    return str(head)


def test_with_the_same_luck_the_same_game_is_dealt_and_still_proves_its_shuffle(invite):
    camille, zoé, basile = invite(luck="seven"), invite(luck="seven"), invite(luck="thirteen")
    for someone in (zoé, basile):
        someone.plays_now()
    the_end(camille)
    assert first_head(zoé) == first_head(camille)
    assert first_head(basile) != first_head(camille)
    assert [holds for _, holds in verifies(camille)] == ["yes"] * 5
