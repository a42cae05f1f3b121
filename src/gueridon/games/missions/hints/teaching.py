"""All that the bots are taught."""

from gueridon.core.hints import Hints
from gueridon.games.missions.hints.convention import signals
from gueridon.games.missions.hints.memory import recall
from gueridon.games.missions.hints.planning import planned, value
from gueridon.games.missions.hints.policy import beginner, policy
from gueridon.games.missions.moves import Move
from gueridon.games.missions.state import State

HINTS: Hints[State, Move] = Hints(policy, value, recall, signals=signals, beginner=beginner, plan=planned)
