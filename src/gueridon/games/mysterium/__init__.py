"""Mysterium."""

from pathlib import Path

from gueridon.core.game import Game
from gueridon.core.versions import frozen_versions
from gueridon.games.mysterium.arguments import ARGUMENTS
from gueridon.games.mysterium.box import box
from gueridon.games.mysterium.constants import CONSTANTS
from gueridon.games.mysterium.encoding import ENCODING
from gueridon.games.mysterium.events import Event
from gueridon.games.mysterium.features import FEATURES
from gueridon.games.mysterium.guesses import GUESSES
from gueridon.games.mysterium.hints.policy import HINTS
from gueridon.games.mysterium.imagine import imagine
from gueridon.games.mysterium.lessons import LESSONS
from gueridon.games.mysterium.moves import MOVES, Move, Vote
from gueridon.games.mysterium.options import PRESETS, Options
from gueridon.games.mysterium.rules.refusals import why_not
from gueridon.games.mysterium.rules.turn import apply, legal_moves, limit, not_awaited, outcome, rematch, setup, to_act
from gueridon.games.mysterium.shown import View
from gueridon.games.mysterium.state import State, pieces
from gueridon.games.mysterium.talk import talk
from gueridon.games.mysterium.tasks import Task, role, task
from gueridon.games.mysterium.view import view

GAME: Game[Options, State, Move, View] = Game(
    id="mysterium",
    version=2,
    folder=Path(__file__).parent,
    players=range(2, 8),
    reasons=("culprit-found", "innocent-accused", "nobody-voted", "seven-hours"),
    options=Options,
    presets=PRESETS,
    move_type=Move,
    event_type=Event,
    view_type=View,
    signal_type=None,
    task_type=Task,
    moves=MOVES,
    secret=(Vote,),
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
    best=4,  # MYS-70
    limit=limit,
    not_awaited=not_awaited,
    hints=HINTS,
    features=FEATURES,
    lessons=LESSONS,
    choice_rules={"place": ("MYS-30",), "vote": ("MYS-62", "MYS-63")},
    guesses=GUESSES,
    arguments=ARGUMENTS,
    encoding=ENCODING,
    constants=CONSTANTS,
    frozen=frozen_versions(__name__, "mysterium"),
)
