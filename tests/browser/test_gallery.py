"""The gallery of boards: what hangs there is what a table would send."""

import msgspec
import pytest
from tests.browser.exhibits import shown
from tests.browser.gallery import EXHIBITS

from gueridon.games import SHELF


def test_every_game_on_the_shelf_hangs_in_the_gallery():
    assert {exhibit.game.id for exhibit in EXHIBITS.values()} == set(SHELF)


@pytest.mark.parametrize("name", EXHIBITS)
def test_a_game_is_shown_from_the_deal_to_its_end(name):
    exhibit = EXHIBITS[name]
    updates = shown(exhibit).updates
    assert [update.ply for update in updates] == [*range(len(updates))]
    assert [update.outcome is not None for update in updates] == [False] * (len(updates) - 1) + [True]
    for eyes in [eyes for update in updates for eyes in update.eyes]:
        assert msgspec.json.decode(eyes.view, type=exhibit.game.view_type).seat == eyes.seat
        assert all(msgspec.json.decode(move, type=exhibit.game.move_type) for move in eyes.legal)
