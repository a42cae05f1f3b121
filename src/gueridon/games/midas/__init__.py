"""Midas Chests, on the web and as the companion of a real table."""

from pathlib import Path

from gueridon.core.game import Game
from gueridon.core.versions import frozen_versions
from gueridon.games.midas.arguments import ARGUMENTS
from gueridon.games.midas.box import box
from gueridon.games.midas.constants import CONSTANTS
from gueridon.games.midas.deviations import DEVIATIONS
from gueridon.games.midas.encoding import ENCODING
from gueridon.games.midas.events import CompanionEvent, Event
from gueridon.games.midas.features import FEATURES
from gueridon.games.midas.guesses import GUESSES
from gueridon.games.midas.hints.policy import HINTS
from gueridon.games.midas.lessons import LESSONS, LESSONS_AROUND
from gueridon.games.midas.moves import MOVES, TAPS, Move, PlayObsidian, Tap
from gueridon.games.midas.options import COMPANION_PRESETS, PRESETS, CompanionOptions, Options
from gueridon.games.midas.rules import companion, online
from gueridon.games.midas.rules.chest import outcome
from gueridon.games.midas.shown import View
from gueridon.games.midas.state import State, pieces
from gueridon.games.midas.tasks import Task, TaskAloud, task, task_aloud
from gueridon.games.midas.view import imagine, talk, talk_aloud, view

GAME: Game[Options, State, Move, View] = Game(
    id="midas",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 5),
    reasons=("last-standing",),
    options=Options,
    presets=PRESETS,
    move_type=Move,
    event_type=Event,
    view_type=View,
    signal_type=None,
    task_type=Task,
    moves=MOVES,
    secret=(PlayObsidian,),
    setup=online.setup,
    to_act=online.to_act,
    legal_moves=online.legal_moves,
    apply=online.apply,
    why_not=online.why_not,
    outcome=outcome,
    view=view,
    imagine=imagine,
    talk=talk,
    task=task,
    rematch=online.rematch,
    pieces=pieces,
    box=box,
    limit=online.limit,
    hints=HINTS,
    features=FEATURES,
    guesses=GUESSES,
    arguments=ARGUMENTS,
    deviations=DEVIATIONS,
    encoding=ENCODING,
    kernel=f"{__name__}.kernel",
    training=f"{__name__}.training",
    lessons=LESSONS,
    choice_rules={"bid": ("MID-12",), "accuse": ("MID-15",), "buy": ("MID-30", "MID-31")},
    constants=CONSTANTS,
    frozen=frozen_versions(__name__, "midas"),
)

COMPANION: Game[CompanionOptions, State, Tap, View] = Game(
    id="midas-companion",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 5),
    reasons=("last-standing",),
    options=CompanionOptions,
    presets=COMPANION_PRESETS,
    move_type=Tap,
    event_type=CompanionEvent,
    view_type=View,
    signal_type=None,
    task_type=TaskAloud,
    moves=TAPS,
    secret=(),
    setup=companion.setup,
    to_act=companion.to_act,
    legal_moves=companion.legal_moves,
    apply=companion.apply,
    why_not=companion.why_not,
    outcome=outcome,
    view=view,
    imagine=imagine,
    talk=talk_aloud,
    task=task_aloud,
    rematch=companion.rematch,
    pieces=pieces,
    box=box,
    encoding=ENCODING,
    chapter="MID-50",
    shared=True,
    lessons=LESSONS_AROUND,
    frozen=frozen_versions(__name__, "midas-companion"),
)
