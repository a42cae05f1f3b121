"""50 Missions."""

from pathlib import Path

from gueridon.core.game import Game
from gueridon.core.versions import frozen_versions
from gueridon.games.missions.arguments import ARGUMENTS
from gueridon.games.missions.box import box
from gueridon.games.missions.constants import CONSTANTS
from gueridon.games.missions.encoding import ENCODING
from gueridon.games.missions.events import Event
from gueridon.games.missions.features import FEATURES
from gueridon.games.missions.guesses import GUESSES
from gueridon.games.missions.hints.teaching import HINTS
from gueridon.games.missions.lessons import LESSONS
from gueridon.games.missions.merits import MERITS
from gueridon.games.missions.moves import MOVES, Move
from gueridon.games.missions.options import PRESETS, Options
from gueridon.games.missions.rules import (
    apply,
    legal_moves,
    limit,
    outcome,
    rematch,
    secretly_stuck,
    setup,
    to_act,
    why_not,
)
from gueridon.games.missions.shown import View
from gueridon.games.missions.state import State, pieces
from gueridon.games.missions.talk import Signal, talk
from gueridon.games.missions.tasks import Task, task
from gueridon.games.missions.view import imagine, view

GAME: Game[Options, State, Move, View] = Game(
    id="missions",
    version=1,
    folder=Path(__file__).parent,
    players=range(1, 5),
    reasons=("blocked", "time-up", "all-fifty"),
    options=Options,
    presets=PRESETS,
    move_type=Move,
    event_type=Event,
    view_type=View,
    signal_type=Signal,
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
    limit=limit,
    secretly_stuck=secretly_stuck,
    hints=HINTS,
    features=FEATURES,
    guesses=GUESSES,
    arguments=ARGUMENTS,
    encoding=ENCODING,
    kernel=f"{__name__}.kernel",
    daily=PRESETS["usual"],
    merits=MERITS,
    lessons=LESSONS,
    choice_rules={"lay": ("FIF-20", "FIF-21")},
    constants=CONSTANTS,
    frozen=frozen_versions(__name__, "missions"),
)
