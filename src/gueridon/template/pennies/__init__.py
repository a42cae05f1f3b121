"""Pennies: two coins are laid in secret and shown at once; one player wins if they match, the other if they differ."""

from pathlib import Path

from gueridon import Game, frozen_versions
from gueridon.template.pennies.hints import HINTS
from gueridon.template.pennies.moves import MOVES, Choose
from gueridon.template.pennies.options import PRESETS, Options
from gueridon.template.pennies.rules import apply, box, legal_moves, outcome, pieces, rematch, setup, to_act, why_not
from gueridon.template.pennies.state import Event, State
from gueridon.template.pennies.tasks import Task, task
from gueridon.template.pennies.view import View, imagine, talk, view

GAME: Game[Options, State, Choose, View] = Game(
    id="pennies",
    version=1,
    folder=Path(__file__).parent,
    players=range(2, 3),
    reasons=("shown",),
    options=Options,
    presets=PRESETS,
    move_type=Choose,
    event_type=Event,
    view_type=View,
    signal_type=None,
    task_type=Task,
    moves=MOVES,
    secret=(Choose,),
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
    hints=HINTS,
    frozen=frozen_versions(__name__, "pennies"),
)
