"""Médium."""

from pathlib import Path

from gueridon.core.game import Game
from gueridon.core.versions import frozen_versions
from gueridon.games.medium.arguments import ARGUMENTS
from gueridon.games.medium.box import box
from gueridon.games.medium.constants import CONSTANTS
from gueridon.games.medium.encoding import ENCODING
from gueridon.games.medium.events import Event
from gueridon.games.medium.features import FEATURES
from gueridon.games.medium.guesses import GUESSES
from gueridon.games.medium.hints.policy import HINTS
from gueridon.games.medium.imagine import imagine
from gueridon.games.medium.lessons import LESSONS
from gueridon.games.medium.memory import remembered
from gueridon.games.medium.merits import MERITS
from gueridon.games.medium.moves import MOVES, Move, PickPowers
from gueridon.games.medium.options import PRESETS, Options
from gueridon.games.medium.rules.end import outcome
from gueridon.games.medium.rules.turn import apply, legal_moves, rematch, setup, to_act, why_not
from gueridon.games.medium.shown import View
from gueridon.games.medium.state import State, pieces
from gueridon.games.medium.talk import talk
from gueridon.games.medium.tasks import Task, task
from gueridon.games.medium.view import view

GAME: Game[Options, State, Move, View] = Game(
    id="medium",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 5),
    reasons=("star", "exhausted", "turn-limit"),
    options=Options,
    presets=PRESETS,
    move_type=Move,
    event_type=Event,
    view_type=View,
    signal_type=None,
    task_type=Task,
    moves=MOVES,
    secret=(PickPowers,),
    setup=setup,
    to_act=to_act,
    legal_moves=legal_moves,
    apply=apply,
    why_not=why_not,
    outcome=outcome,
    view=view,
    imagine=imagine,
    talk=talk,
    task=task,
    rematch=rematch,
    pieces=pieces,
    box=box,
    remembered=remembered,
    hints=HINTS,
    features=FEATURES,
    lessons=LESSONS,
    choice_rules={"guess": ("MED-33", "MED-34"), "take-from": ("MED-52",), "put-down": ("MED-60", "MED-61")},
    guesses=GUESSES,
    arguments=ARGUMENTS,
    encoding=ENCODING,
    kernel=f"{__name__}.kernel",
    merits=MERITS,
    constants=CONSTANTS,
    frozen=frozen_versions(__name__, "medium"),
)
