"""What the table is worth."""

from typing import Final

from gueridon.games.mysterium.box import HOURS, KINDS, VERDICTS
from gueridon.games.mysterium.hints.reading import best_clarity, clarity, suspicion, telling
from gueridon.games.mysterium.rules.epilogue import sees
from gueridon.games.mysterium.rules.hours import RECOVERY
from gueridon.games.mysterium.state import State

USUAL: Final = 0.6  # how likely a medium finds a card within an hour
VOTE: Final = 0.6  # how likely the culprit is found by those who see least
INSIGHT: Final = 0.03  # and how much likelier for each space of the track
SAVED: Final = 0.6  # spaces that a token in hand is worth
LAST_CHANCES: Final = (RECOVERY - 1, HOURS)  # hours after which it is worth nothing, since all come back or it is over


def reach() -> list[list[float]]:
    """How likely a medium finds so many cards, in so many hours: by hours, then cards."""
    rows = [[1.0] + [0.0] * KINDS]
    for _ in range(HOURS):
        last = rows[-1]
        rows.append([1.0] + [USUAL * last[cards - 1] + (1.0 - USUAL) * last[cards] for cards in range(1, KINDS + 1)])
    return rows


REACH: Final = reach()


def value(state: State) -> list[float]:
    """All win together."""
    return [value_of_table(state)] * state.players


def value_of_table(state: State) -> float:
    if state.ended is not None:
        return 1.0 if state.ended == "culprit-found" else 0.0
    if state.phase == "vote":
        return accusation(state)
    if state.phase == "culprit":
        return tale(state)
    chance = VOTE + INSIGHT * insight(state)
    for medium in range(len(state.owners)):
        chance *= arrival(state, medium)
    return chance


# The hours


def arrival(state: State, medium: int) -> float:
    """How likely this medium finds all of its cards in time."""
    missing, left = KINDS - len(state.sleeves[medium]), HOURS - state.hour
    if missing == 0:
        return 1.0
    right = foresight(state, medium)
    return right * REACH[left][missing - 1] + (1.0 - right) * REACH[left][missing]


def foresight(state: State, medium: int) -> float:
    """How likely this medium is right in this hour."""
    if state.intuitions[medium] is not None:
        return 1.0 if is_right(state, medium) else 0.0
    if state.phase == "visions" and state.unserved >> medium & 1:
        return best_clarity(state, medium)
    if state.ready[state.owners[medium]] and state.phase == "intuitions":
        return 0.0
    return clarity(state, medium, state.visions[medium])


def is_right(state: State, medium: int) -> bool:
    return state.intuitions[medium] == state.secret[medium][len(state.sleeves[medium])]


def insight(state: State) -> float:
    """How far the mediums have come on the track, on the average, with the tokens that tell the truth or still may."""
    spaces = float(sum(state.markers))
    for medium, beside in enumerate(state.beside):
        for verdict in beside:
            if verdict is not None and VERDICTS[verdict] == ("right" if is_right(state, medium) else "wrong"):
                spaces += 1.0
    if state.hour not in LAST_CHANCES:
        spaces += SAVED * float(sum([sum(tokens) for tokens in state.tokens]))
    return spaces / float(len(state.owners))


# The epilogue


def tale(state: State) -> float:
    """How well the guilty group can be told, or the one that can be told best."""
    numbers = range(1, len(state.groups) + 1) if state.guilty is None else (state.guilty,)
    return max([telling(state, number) for number in numbers])


def accusation(state: State) -> float:
    """How likely a medium votes for the guilty group, on the average."""
    assert state.guilty is not None
    total = 0.0
    for medium, seat in enumerate(state.owners):
        if state.votes[seat] is not None:
            total += 1.0 if state.votes[seat] == state.guilty else 0.0
        elif not state.abstained[seat]:
            total += suspicion(state, state.common[: sees(state, medium)])[state.guilty - 1]
    return total / float(len(state.owners))
