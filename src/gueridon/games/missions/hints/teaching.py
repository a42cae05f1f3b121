"""All that the bots are taught."""

from typing import Final

from gueridon.core.hints import Hints
from gueridon.games.missions.hints.convention import signals
from gueridon.games.missions.hints.memory import recall
from gueridon.games.missions.hints.planning import settled, value
from gueridon.games.missions.hints.policy import beginner, policy
from gueridon.games.missions.moves import Move
from gueridon.games.missions.state import State

TRUST: Final = 0.3  # in the policy: what it takes at once may well be worth less than what it leaves

HINTS: Hints[State, Move] = Hints(
    policy, value, recall, signals=signals, settled=settled, beginner=beginner, trust=TRUST
)
