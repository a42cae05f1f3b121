"""What is in the box."""

import msgspec
import pytest

from gueridon.core.fate import key_of
from gueridon.games.midas import GAME
from gueridon.games.midas.box import FACES, box
from gueridon.games.midas.options import Options


@pytest.mark.rule("MID-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_five_dice_under_a_cup(players):
    state = GAME.setup(players, Options(), key_of("pieces"))
    assert [pirate.dice for pirate in GAME.view(state, None).pirates] == [5] * players
    assert [len(cup) for cup in state.cups] == [5] * players


@pytest.mark.rule("MID-1")
def test_a_die_has_six_faces_and_shows_them_all():
    rolled = {die for game in range(50) for cup in GAME.setup(4, Options(), key_of(str(game))).cups for die in cup}
    assert [FACES[die] for die in sorted(rolled)] == ["ruby", "emerald", "sapphire", "diamond", "obsidian", "favour"]


@pytest.mark.rule("MID-2")
def test_each_chest_has_six_coins_one_of_them_cursed():
    assert [pirate.chest for pirate in GAME.view(GAME.setup(2, Options(), key_of("chest")), 0).pirates] == [6, 6]
    assert box(2, Options()).count("gold") == 10
    assert box(2, Options()).count("cursed") == 2


@pytest.mark.rule("MID-2")
def test_a_host_chooses_from_five_to_ten_coins():
    assert GAME.setup(3, Options(coins=10), key_of("rich")).chests == [10, 10, 10]
    for coins in (4, 11):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"coins": coins}, Options)
