"""Whole games typed at a keyboard."""

import re
from itertools import pairwise

from tests.cli.terminal import gueridon

from gueridon.core import record
from gueridon.games import SHELF

FIRST_EVERY_TIME = "1\n" * 400  # «1» also answers «press Enter»: more lines than any game asks for


def test_two_people_play_to_the_end_and_keep_the_record(tmp_path):
    file = tmp_path / "game.json"
    played = gueridon("play", "missions", "--players", "2", "--seed", "1", "--save", str(file), said=FIRST_EVERY_TIME)
    assert played.returncode == 0
    assert "Pass the keyboard to Player 2" in played.stdout
    assert "No card can be laid any more." in played.stdout
    game, written = record.read(file.read_bytes(), SHELF)
    assert record.verify(game, written).ended == "blocked"


def test_one_person_plays_with_bots():
    played = gueridon(
        "play", "missions", "--players", "3", "--bots", "2", "--level", "novice", "--seed", "2", said=FIRST_EVERY_TIME
    )
    assert played.returncode == 0
    assert "Bot 2 lays" in played.stdout
    assert "Pass the keyboard" not in played.stdout
    assert "No card can be laid any more." in played.stdout


def test_bots_are_as_strong_as_asked():
    def accomplished(level: str) -> int:
        """In three games: the cards decide much of a single one."""
        asked = ("play", "missions", "--players", "2", "--bots", "2", "--level", level, "--seed")
        ends = [gueridon(*asked, seed).stdout for seed in "abc"]
        return sum(50 - int(re.findall(r"(\d+)\s+missing", end)[-1]) for end in ends)

    assert accomplished("novice") > 2 * accomplished("random")


def test_a_frenzy_is_played_by_whoever_is_quickest(tmp_path):
    file = tmp_path / "game.json"
    typed = (
        "play",
        "missions",
        "--players",
        "2",
        "--bots",
        "1",
        "--preset",
        "frenzy",
        "--seed",
        "3",
        "--save",
        str(file),
    )
    played = gueridon(*typed, said="\n" + FIRST_EVERY_TIME)  # the first time, wait
    assert played.returncode == 0
    assert "anybody may play at any time!" in played.stdout
    _, written = record.read(file.read_bytes(), SHELF)
    seats = [seat for seat, _ in written.moves]
    assert any(one == other for one, other in pairwise(seats))


def refusals(shown: str) -> list[str]:
    """The answers to moves that were not played."""
    return re.findall(r"\): (.* \(FIF-\d+\))$", shown, re.MULTILINE)


# With this seed the solo player holds Lighter 1, Binoculars 5, Knife 2, Compass 7; the first stack shows Knife 5.
THREE_MISTAKES = "lay lighter 1 0\nlay knife 7 0\ntime-up\n"


def test_an_illegal_choice_is_answered_in_words_with_its_rule():
    assert refusals(gueridon("play", "missions", "--seed", "1", said=THREE_MISTAKES).stdout) == [
        "It takes the same symbol or the same value as the card it covers. (FIF-20)",
        "This card is not in your hand. (FIF-20)",
        "Only the clock calls time, and only in a frenzy. (FIF-50)",
    ]


def test_an_illegal_choice_is_answered_in_french_too():
    assert refusals(gueridon("play", "missions", "--seed", "1", said=THREE_MISTAKES, language="fr").stdout) == [
        "Il faut le même symbole ou la même valeur que la carte couverte. (FIF-20)",
        "Cette carte n’est pas dans votre main. (FIF-20)",
        "Seule la montre annonce la fin du temps, et seulement dans les missions de folie. (FIF-50)",
    ]


def test_words_that_are_no_move_are_answered_and_asked_again():
    shown = gueridon("play", "missions", "--seed", "1", said="hello\n99\n").stdout
    assert "“hello” is neither a number of the list nor a move of this game." in shown
    assert "“99” is neither a number of the list nor a move of this game." in shown


def test_words_in_brackets_are_answered_too():
    assert "“[/x]” is neither" in gueridon("play", "missions", "--seed", "1", said="[/x]\n").stdout


def test_whoever_leaves_in_the_middle_is_told_so():
    left = gueridon("play", "missions", "--seed", "1", said="1\n")
    assert left.returncode == 1
    assert left.stdout.endswith("Game interrupted.\n")


def test_a_first_player_who_does_not_sit_there_is_refused():
    refused = gueridon("play", "missions", "--players", "2", "--options", '{"first": 3}')
    assert refused.returncode == 2
    assert "The first player must sit at this table. (FIF-12)" in refused.stderr


def test_every_turn_has_a_screen_of_its_own_on_which_all_of_the_table_is_in_sight(monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")  # as on a terminal
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LINES", "40")
    shown = gueridon("play", "missions", "--seed", "1", said="1\n1\n").stdout
    before, *screens = shown.split("\x1b[2J")
    assert before == ""
    assert len(screens) == 3
    for screen in screens:
        places = [screen.index(part) for part in ("50 Missions", "Your hand", "Lay ", "Your move")]
        assert places == sorted(places)
        assert len(screen.splitlines()) < 40


def test_whoever_plays_against_the_clock_alone_may_wait_for_it():
    typed = ("play", "missions", "--players", "1", "--preset", "frenzy", "--seed", "3")
    shown = gueridon(*typed, said="\n\n").stdout
    assert "is neither a number" not in shown
    assert shown.count("Your move") == 3
