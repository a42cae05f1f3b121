"""An hour, steps 3 and 4: the resolution and the clock, MYS-39 to MYS-51."""

from typing import Final

from gueridon.games.mysterium.box import CARDS, CROWS, HOURS, KINDS, tokens_at
from gueridon.games.mysterium.events import CardFound, HourBegan, IntuitionWrong, MarkerMoved, TokensRecovered
from gueridon.games.mysterium.reasons import reasons
from gueridon.games.mysterium.rules.ghost import begin_visions, put_under
from gueridon.games.mysterium.state import State

RECOVERY: Final = 4  # MYS-50 the hour at which the tokens come back


def begin_hour(state: State) -> None:
    state.hour += 1
    if state.options.difficulty == "easy":
        state.crows = CROWS["easy"]  # MYS-21 every hour, not saved up
    state.tell(HourBegan(state.hour, state.crows))
    if state.hour == RECOVERY:
        recover_tokens(state)
    begin_visions(state)


def resolve(state: State) -> None:
    """MYS-39 Medium by medium, in their order."""
    state.sealed = True
    for medium, sleeve in enumerate(state.sleeves):
        if len(sleeve) < KINDS:
            judged = state.intuitions[medium] == state.secret[medium][len(sleeve)]
            if judged:
                find(state, medium)
            else:
                be_wrong(state, medium)
            settle_tokens(state, medium, truth=0 if judged else 1)
            state.intuitions[medium] = None


def find(state: State, medium: int) -> None:
    """MYS-40 The card leaves the table for the sleeve, and the medium's visions go under the pile."""
    kind = len(state.sleeves[medium])
    card, visions = state.secret[medium][kind], state.visions[medium]
    state.table[kind].remove(card)
    state.sleeves[medium].append(card)
    state.tried[medium].clear()
    state.finds.append((state.hour, medium, card, tuple(visions)))
    if state.log is not None:
        state.tell(CardFound(medium, CARDS[card], reasons(visions, card)))
    state.visions[medium] = []
    put_under(state, visions)
    if kind == KINDS - 1 and tokens_at(state.players):
        advance(state, medium, HOURS - state.hour)


def be_wrong(state: State, medium: int) -> None:
    """MYS-41 Visions stay; MYS-32 no intuition at all is wrong too."""
    card = state.intuitions[medium]
    if card is not None and card not in state.tried[medium]:
        state.tried[medium].append(card)
    if state.log is not None:
        state.tell(IntuitionWrong(medium, None if card is None else CARDS[card]))


def settle_tokens(state: State, medium: int, truth: int) -> None:
    """MYS-42 Each token that told the truth moves its owner's marker; all of them go under the clock."""
    beside = state.beside[medium]
    for by, verdict in enumerate(beside):
        if verdict is not None:
            beside[by] = None
            state.spent[by][verdict] += 1
            if verdict == truth:
                advance(state, by, 1)


def advance(state: State, medium: int, steps: int) -> None:
    """MYS-43 At hour 7 there is nothing left to add."""
    if steps:
        state.markers[medium] += steps
        state.tell(MarkerMoved(medium, steps, state.markers[medium]))


def recover_tokens(state: State) -> None:
    """MYS-50 All that lies under the clock."""
    each = tokens_at(state.players)
    if each:
        state.tokens = [[each, each] for _ in state.owners]
        state.spent = [[0, 0] for _ in state.owners]
        state.tell(TokensRecovered())


def all_found(state: State) -> bool:
    """MYS-44 Every medium has three cards."""
    return min([len(sleeve) for sleeve in state.sleeves]) == KINDS
