"""BABET: the game for two teams, and from the same box the game for one."""

from pathlib import Path

from gueridon.core.game import Game
from gueridon.core.versions import frozen_versions
from gueridon.games.babet.arguments import ARGUMENTS
from gueridon.games.babet.box import box
from gueridon.games.babet.constants import CONSTANTS
from gueridon.games.babet.encoding import ENCODING
from gueridon.games.babet.events import Event
from gueridon.games.babet.features import FEATURES
from gueridon.games.babet.guesses import GUESSES
from gueridon.games.babet.hints.policy import HINTS
from gueridon.games.babet.lessons import LESSONS
from gueridon.games.babet.moves import MOVES, Move
from gueridon.games.babet.options import PRESETS, Options
from gueridon.games.babet.rules.aim import outcome
from gueridon.games.babet.rules.preparation import rematch, setup
from gueridon.games.babet.rules.refusals import why_not
from gueridon.games.babet.rules.turn import apply, legal_moves, to_act
from gueridon.games.babet.shown import View
from gueridon.games.babet.solo import SOLO
from gueridon.games.babet.state import State, pieces
from gueridon.games.babet.talk import talk
from gueridon.games.babet.tasks import Task, role, task
from gueridon.games.babet.view import imagine, view

__all__ = ["GAME", "SOLO"]

GAME: Game[Options, State, Move, View] = Game(
    id="babet",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 6),
    reasons=("two-kind", "one-wicked", "no-winner"),
    options=Options,
    presets=PRESETS,
    move_type=Move,
    event_type=Event,
    view_type=View,
    signal_type=None,
    task_type=Task,
    moves=MOVES,
    secret=(),
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
    role=role,
    hints=HINTS,
    features=FEATURES,
    lessons=LESSONS,
    choice_rules={"take": ("BAB-20",), "draw": ("BAB-20",), "lay": ("BAB-24",), "move-pile": ("BAB-25",)},
    guesses=GUESSES,
    arguments=ARGUMENTS,
    encoding=ENCODING,
    kernel=f"{__name__}.kernel",
    training=f"{__name__}.training",
    constants=CONSTANTS,
    frozen=frozen_versions(__name__, "babet"),
)
