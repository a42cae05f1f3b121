"""BABET alone, at five levels."""

from pathlib import Path

from gueridon.core.game import Game
from gueridon.core.versions import frozen_versions
from gueridon.games.babet.box import CARDS
from gueridon.games.babet.solo.advice import ADVISER
from gueridon.games.babet.solo.encoding import ENCODING
from gueridon.games.babet.solo.events import Event
from gueridon.games.babet.solo.hints import HINTS
from gueridon.games.babet.solo.lessons import LESSONS
from gueridon.games.babet.solo.merits import MERITS, next_level
from gueridon.games.babet.solo.moves import MOVES, Move
from gueridon.games.babet.solo.options import PRESETS, Options
from gueridon.games.babet.solo.rules.deal import DEAL_SEARCH, on_trial, setup
from gueridon.games.babet.solo.rules.play import apply, legal_moves, outcome, rematch, to_act
from gueridon.games.babet.solo.rules.refusals import why_not
from gueridon.games.babet.solo.shown import View
from gueridon.games.babet.solo.state import State, pieces
from gueridon.games.babet.solo.talk import talk
from gueridon.games.babet.solo.tasks import Task, task
from gueridon.games.babet.solo.view import imagine, view


def box(players: int, options: Options) -> range:
    """Alone there are no roles."""
    return CARDS


SOLO: Game[Options, State, Move, View] = Game(
    id="babet-solo",
    version=1,
    folder=Path(__file__).parents[1],
    players=range(1, 2),
    reasons=("won", "blocked", "given-up"),
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
    on_trial=on_trial,
    deal_search=DEAL_SEARCH,
    hints=HINTS,
    encoding=ENCODING,
    lessons=LESSONS,
    choice_rules={"play-card": ("BAB-51",), "move-cards": ("BAB-52",)},
    adviser=ADVISER,
    next_level=next_level,
    chapter="BAB-50",
    daily=PRESETS["usual"],
    merits=MERITS,
    frozen=frozen_versions("gueridon.games.babet", "babet-solo"),
)
