"""Programs of others in the arena: what they are told, what they may answer, and what becomes of those that fail."""

import json
import sys
from pathlib import Path
from random import Random

import msgspec
import psutil
import pytest
from tests.cli.terminal import gueridon, here, only_sentence
from tests.patience import LONG_SECONDS

from gueridon.bots import engine_process
from gueridon.bots.engine_answers import EngineFault
from gueridon.bots.engine_process import EngineProcess
from gueridon.bots.engine_protocol import PROTOCOL, EngineAnswer, EngineHello, EngineReady, ask
from gueridon.cli.engine import reply
from gueridon.core import record
from gueridon.core.errors import Malformed
from gueridon.core.game import heard
from gueridon.core.record import Record
from gueridon.core.talk import Signals
from gueridon.core.wire import encode
from gueridon.games import SHELF
from gueridon.lab.arena import Pairing, Played
from gueridon.lab.engine_game import MOST_FAULTS, EngineGame, EngineTerms
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.match import Match

ENGINES = Path(__file__).with_name("engines")
NODE = f"node {ENGINES / 'last.mjs'}"
PATIENCE = float(LONG_SECONDS)
GAME = next(game for game in SHELF.values() if game.hints is not None)
SIGNALLING = next(game for game in SHELF.values() if game.signal_type is not None)

READY = "import sys, json, time\nprint(json.dumps(dict(kind='ready', protocol=1)), flush=True)\n"
EACH = READY + "sys.stdin.readline()\nfor line in sys.stdin:\n    number = json.loads(line)['number']\n    "
FAULTY = {
    "gone": READY + "sys.exit()",
    "late": READY + "sys.stdin.readline()\ntime.sleep(3600)",
    "unreadable": EACH + "print('e2e4', flush=True)",
    "number": EACH + "print(json.dumps(dict(kind='answer', number=number + 1, choice=0)), flush=True)",
    "choice": EACH + "print(json.dumps(dict(kind='answer', number=number, choice=10000)), flush=True)",
    "long": EACH + "print(' ' * (1 << 21), flush=True)",
    "protocol": READY.replace("protocol=1", "protocol=99") + "sys.stdin.read()",
}


@pytest.fixture(autouse=True)
def nobody_hurries_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_process, "START_SECONDS", PATIENCE)


def played(command: str, *others: str, seconds: float = PATIENCE) -> Played:
    """A game of one engine with these levels."""
    levels = ("engine", *(others or ("random",)))
    return EngineGame(
        Pairing(GAME.id, GAME.presets["usual"], "engines", levels), EngineTerms({"engine": command}, seconds)
    ).run()


def script(folder: Path, text: str) -> str:
    file = folder / "engine.py"
    file.write_text(text)
    return f"{sys.executable} {file}"


def states(kept: Record):
    """Before each move: the table, who moves and how."""
    state = record.opening(GAME, kept)
    for seat, move in record.moves_of(GAME, kept):
        yield state, seat, move
        GAME.apply(state, seat, move)


def test_an_engine_in_another_language_plays_a_whole_game():
    game = played(NODE)
    assert game.faults == ()
    moves = [(GAME.legal_moves(state, seat), move) for state, seat, move in states(game.record) if seat == 0]
    assert len(moves) > 3
    assert all(move == legal[-1] for legal, move in moves)
    assert record.verify(GAME, game.record)


def test_an_engine_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path):
    notes = tmp_path / "notes"
    game = played(f"{sys.executable} {ENGINES / 'listener.py'} {notes}", "novice")
    hello, *asked = [json.loads(line) for line in notes.read_text("utf-8").splitlines()]
    assert hello == {"kind": "hello", "protocol": PROTOCOL}
    asked = [question for question in asked if question["legal"]]
    match = Match(GAME, 2, GAME.presets["usual"], bytes.fromhex(game.record.key))
    for seat, move in record.moves_of(GAME, game.record):
        if seat == 0:
            question, known = asked.pop(0), knowledge(match, seat)
            assert question["seat"] == 0
            assert encode(question["view"]) == encode(json.loads(encode(known.view)))
            assert question["legal"] == json.loads(encode(known.legal))
            assert question["told"] == json.loads(encode([(ply.seat, ply.events) for ply in known.told]))
            assert [len(events) for _, events in question["told"]] == [len(heard(ply.log, 0)) for ply in match.told]
        match.move(seat, move)
    assert asked == []
    assert game.record.key not in notes.read_text("utf-8")


def test_each_seat_has_a_process_of_its_own(tmp_path: Path):
    notes = tmp_path / "notes"
    command = f"{sys.executable} {ENGINES / 'listener.py'} {notes}"
    pairing = Pairing(GAME.id, GAME.presets["usual"], "engines", ("engine", "engine"))
    assert EngineGame(pairing, EngineTerms({"engine": command}, PATIENCE)).run().faults == ()
    assert notes.read_text("utf-8").count('"hello"') == 2


@pytest.mark.parametrize("fault", FAULTY)
def test_an_engine_that_fails_moves_at_random_and_soon_is_asked_no_more(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engine_process, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(engine_process, "END_SECONDS", 0.0)
    game = played(script(tmp_path, FAULTY[fault]), seconds=0.1 if fault == "late" else PATIENCE)
    assert game.faults == (("engine", fault),) * MOST_FAULTS
    assert record.verify(GAME, game.record)


def test_whatever_an_engine_thinks_of_another_game_is_not_kept(tmp_path: Path):
    nonsense = "dict(move=dict(kind='nonsense'), share=1, promise=1)"
    lies = f"print(json.dumps(dict(kind='answer', number=number, choice=0, thoughts=[{nonsense}])), flush=True)"
    game = played(script(tmp_path, EACH + lies))
    assert game.faults == ()
    assert not any(b"nonsense" in line for line in game.journal)


def test_what_is_no_program_is_refused():
    for command in ("/nowhere/at/all", "", "'"):
        with pytest.raises(Malformed, match="engine-not-started"):
            EngineProcess(command)


def test_an_engine_that_does_not_leave_is_made_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(engine_process, "END_SECONDS", 0.0)
    with EngineProcess(script(tmp_path, READY + "time.sleep(3600)")) as engine:
        engine.greet()
    assert engine.process.poll() is not None


# Our own bots


def test_our_bots_speak_the_protocol():
    rng = Random(1)
    match = Match(GAME, 2, GAME.presets["usual"], bytes(32))
    assert reply(EngineHello(PROTOCOL), "novice", rng) == EngineReady(PROTOCOL, "gueridon novice")
    seat = match.able[0]
    known = knowledge(match, seat)
    answer = reply(ask(known, 7, 5.0), "novice", rng)
    assert isinstance(answer, EngineAnswer)
    assert answer.number == 7
    assert answer.choice in range(len(known.legal))


def test_a_seat_that_may_signal_is_told_what_is_on_offer():
    match = Match(SIGNALLING, 2, SIGNALLING.presets["usual"], bytes(32))
    known = knowledge(match, match.able[0])
    talk = SIGNALLING.talk(known.view)
    assert isinstance(talk, Signals)
    assert msgspec.json.decode(encode(ask(known, 1, 1.0).offers)) == msgspec.json.decode(encode(talk.offers))


def test_bots_of_another_checkout_play_as_an_engine():
    game = played(f"{sys.executable} -m gueridon.cli engine --level novice --seed 1", "novice")
    assert game.faults == ()
    assert record.verify(GAME, game.record)


# The command


def arena(*words: str):
    return here(
        ("arena", GAME.id, "--processes", "1", "-n", "1", *words), "", {"GUERIDON_LANGUAGE": "en", "COLUMNS": "200"}
    )


def test_the_arena_seats_an_engine_beside_levels():
    shown = arena("--levels", "random", "--engine", f"mine={NODE}", "-p", "2")
    assert shown.returncode == 0
    (row,) = [line for line in shown.stdout.splitlines() if "mine" in line]
    assert "%" in row


def test_the_arena_tells_what_an_engine_did(tmp_path: Path):
    command = script(tmp_path, FAULTY["choice"])
    shown = arena("--levels", "random", "--engine", f"mine={command}", "-p", "2")
    assert f"mine chose a move that there is not: {2 * MOST_FAULTS} times" in shown.stderr


@pytest.mark.slow
def test_no_engine_outlives_an_arena_that_stops_early(tmp_path: Path):
    """Not even those that do not leave when nothing more is asked."""
    pids = tmp_path / "pids"
    noted = f"import os\nopen({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    move = "print(json.dumps(dict(kind='answer', number=number, choice=0)), flush=True)"
    stubborn = script(tmp_path, noted + EACH + move + "\ntime.sleep(3600)")
    question = ("--together", "-n", "60", "--processes", "2", "--decide", "0.5,0.6")
    shown = gueridon("arena", GAME.id, "--levels", "mine", "--engine", f"mine={stubborn}", *question)
    assert "Decided after 14 deals" in shown.stdout
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) > 14
    assert [pid for pid in started if psutil.pid_exists(pid)] == []


@pytest.mark.parametrize(
    "text", ["mine", "novice=node x.js", "Mine Own=node x.js", "mine=/nowhere/at/all", "mine=true"]
)
def test_the_arena_refuses_what_is_no_engine(text: str):
    assert text.split("=")[-1] in only_sentence(arena("--levels", "random", "--engine", text))


def test_an_engine_of_another_protocol_does_not_sit_down(tmp_path: Path):
    with EngineProcess(script(tmp_path, FAULTY["protocol"])) as engine, pytest.raises(EngineFault, match="protocol"):
        engine.greet()
