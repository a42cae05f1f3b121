"""``gueridon train``, as it is typed."""

import os
import signal
import subprocess
import sys
import time

import psutil
import pytest
from tests.cli.terminal import gueridon, only_sentence
from tests.patience import LONG_SECONDS

from gueridon.core.catalogue import LANGUAGES
from gueridon.core.training import card_of, training_of
from gueridon.core.words import Words
from gueridon.games import SHELF, load
from gueridon.games.babet.weights import read as weights_of
from gueridon.games.midas.sheets import read as sheets_of
from gueridon.lab.training import identity

TRAINED = [game.id for game in SHELF.values() if game.training is not None]
UNTRAINED = [game for game in SHELF.values() if game.training is None]
LITTLE = ("--players", "2", "-n", "2", "--level", "novice")


@pytest.mark.parametrize("game", TRAINED)
def test_two_processes_learn_what_one_does_and_say_how_good_it_is(game, tmp_path):
    files = [tmp_path / name for name in ("alone.learnt", "together.learnt")]
    for processes, file in enumerate(files, 1):
        shown = gueridon("train", game, *LITTLE, "--save", str(file), "--processes", str(processes))
        assert shown.returncode == 0
        assert shown.stdout.splitlines()[-1] == f"Written: {file}, and its card {card_of(file)}."
        assert Words("en", load(game)).say("training") in shown.stdout
        assert "Learning" in shown.stderr
    alone, together = files
    assert alone.read_bytes() == together.read_bytes()
    assert card_of(alone).read_bytes() == card_of(together).read_bytes()
    assert identity(alone.read_bytes()) in card_of(alone).read_text("utf-8")
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".learnt", ".learnt", ".md", ".md"]


def test_another_seed_plays_other_games(tmp_path):
    found = []
    for seed in ("a", "b"):
        file = tmp_path / f"{seed}.json"
        gueridon("train", "babet", *LITTLE, "--seed", seed, "--save", str(file), "--processes", "1")
        found.append(weights_of(file.read_bytes()))
    assert found[0][2] != found[1][2]
    assert found[0][4] == found[1][4]  # which was not asked for


def test_solved_rounds_are_a_whole_file_that_the_bots_can_read(tmp_path):
    file = tmp_path / "rounds.bin"
    gueridon("train", "midas", *LITTLE, "--save", str(file), "--processes", "1")
    assert sheets_of(file.read_bytes()).keys() == sheets_of(training_of(load("midas")).file.read_bytes()).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", UNTRAINED, ids=lambda game: game.id)
def test_a_game_that_learns_nothing_is_refused_in_a_sentence(game, language):
    said = only_sentence(gueridon("train", game.id, language=language))
    assert said == Words(language).say("error-nothing-to-train", game=game.id)


@pytest.mark.parametrize("game", TRAINED)
def test_what_ships_is_not_replaced_unasked(game):
    file = training_of(load(game)).file
    before = file.read_bytes(), card_of(file).read_bytes()
    assert only_sentence(gueridon("train", game, *LITTLE, "--save", str(file))).startswith(f"The file {file} exists")
    assert (file.read_bytes(), card_of(file).read_bytes()) == before


def test_a_card_that_is_there_is_not_replaced_unasked_either(tmp_path):
    (tmp_path / "notes.md").write_text("mine")
    asked = ("train", "babet", *LITTLE, "--processes", "1", "--save", str(tmp_path / "notes.json"))
    assert "notes.md exists" in only_sentence(gueridon(*asked))
    assert [path.name for path in tmp_path.iterdir()] == ["notes.md"]
    assert gueridon(*asked, "--over").returncode == 0
    assert (tmp_path / "notes.md").read_text("utf-8") != "mine"


REFUSED = {
    "a game that is not there": (("tarot",), "There is no game “tarot” on the shelf; there is: "),
    "too many players": (("babet", "--players", "9"), "This game is for 2 to 5 players, not 9."),
    "a level that is not there": (("babet", "--level", "x"), "There is no bot of level “x” here; there is: "),
    "a folder that is not there": (("babet", "--save", "no/such.json"), "Nothing can be saved in “no/such.json”."),
    "a folder instead of a file": (("midas", "--save", "/tmp"), "Nothing can be saved in “/tmp”."),
    "a place where not even root writes": (("midas", "--save", "/proc/x.bin"), "Nothing can be saved in “/proc/x"),
    "a card instead of a file": (("midas", "--save", "x.md"), "The card of x.md would have the same name: "),
}


@pytest.mark.parametrize(("typed", "beginning"), REFUSED.values(), ids=REFUSED)
def test_bad_input_gets_one_sentence_before_anything_is_learnt(typed, beginning):
    assert only_sentence(gueridon("train", *typed)).startswith(beginning)


def heed_interruptions() -> None:
    """Whoever runs the tests in the background may have them ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_interrupted_it_leaves_nothing_behind(tmp_path):
    command = [sys.executable, "-m", "gueridon.cli", "train", "babet", "--processes", "2"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    running = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interruptions,
    )
    started = psutil.Process(running.pid)
    while len(started.children()) < 3:  # both, and the one that clears up after them
        assert running.poll() is None
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    try:
        _, said = running.communicate(timeout=LONG_SECONDS)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
    assert running.returncode != 0
    assert "Traceback" not in said
    assert [*tmp_path.iterdir()] == []
