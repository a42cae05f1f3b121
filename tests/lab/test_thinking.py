"""How long bots think."""

from tests.cli.terminal import here

from gueridon.games import SHELF
from gueridon.lab.arena import Contest
from gueridon.lab.thinking import at_share, positions, thinking_times

GAME = next(game for game in SHELF.values() if game.hints is not None and game.players[0] > 1)


def asked(count):
    contest = Contest(GAME.id, GAME.players[0], GAME.presets["usual"], ("novice",), 1, "thinking")
    return positions(contest, count)


def test_positions_are_choices_and_the_same_seed_finds_the_same():
    found = asked(5)
    assert len(found) == 5
    assert all(len(known.legal) > 1 for known in found)
    assert [known.view for known in found] == [known.view for known in asked(5)]


def test_there_are_no_more_positions_than_choices():
    assert 5 < len(asked(10_000)) < 10_000


def test_every_level_is_asked_about_every_position():
    for found in thinking_times(asked(5), ("novice", "adept"), "seed"):
        assert found.positions == 5
        assert 0 <= found.half <= found.nearly_all <= found.longest
    assert [found.level for found in thinking_times(asked(1), ("novice", "adept"), "seed")] == ["novice", "adept"]


def test_a_share_is_the_least_that_so_many_are_not_above():
    assert at_share([1, 2, 3, 4], 0.5) == 2
    assert at_share([1, 2, 3, 4], 0.95) == 4
    assert at_share([1], 0.5) == 1


def test_the_command_has_a_line_for_every_level():
    shown = here(
        ("lab", "thinking", GAME.id, "-n", "1", "--deals", "1"), "", {"GUERIDON_LANGUAGE": "en", "COLUMNS": "200"}
    )
    assert shown.returncode == 0
    lines = [line for line in shown.stdout.splitlines() if "│" in line]
    assert [line.split("│")[3].strip() for line in lines] == ["Novice", "Adept", "Seer", "Oracle"]
