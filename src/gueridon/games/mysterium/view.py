"""What one seat may know."""

from collections.abc import Iterable
from functools import lru_cache

from gueridon.games.mysterium.box import (
    CARDS,
    KIND,
    VERDICTS,
    VISIONS,
    Card,
    Vision,
)
from gueridon.games.mysterium.events import Ballot
from gueridon.games.mysterium.reasons import reasons
from gueridon.games.mysterium.rules.epilogue import FEW, TRACK, levels, sees, suspects, voters
from gueridon.games.mysterium.rules.setting import drawn_combinations
from gueridon.games.mysterium.shown import Find, Seer, Token, Tokens, View
from gueridon.games.mysterium.state import State


def view(state: State, seat: int | None) -> View:
    mediums = range(len(state.owners))
    ghostly = seat == state.ghost
    knows = ghostly or state.ended is not None
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        hour=state.hour,
        ghost=state.ghost,
        suspects=cards(state.table[0]),
        places=cards(state.table[1]),
        objects=cards(state.table[2]),
        mediums=tuple([seer(state, medium) for medium in mediums]),
        levels=levels(state.players),
        track=TRACK[state.players],
        finds=tuple([find(*found) for found in state.finds]),
        crows=state.crows,
        hand=visions(state.hand) if ghostly else (),
        aside=visions(state.aside) if ghostly else (),
        held=len(state.hand),
        pile=len(state.pile),
        crow=state.crow,
        serving=state.serving,
        laid=state.laid,
        unserved=tuple([medium for medium in mediums if state.unserved >> medium & 1]),
        combinations=drawn_combinations(state) if knows else (),
        ready=tuple([other for other, ready in enumerate(state.ready) if ready]),
        groups=suspects(state),
        guilty=state.guilty if knows else None,
        common=visions(state.common if ghostly else state.common[: state.shown]),
        shown=state.shown,
        voters=tuple(voters(state)) if state.phase == "vote" else (),
        voted=tuple([voter for voter, vote in enumerate(state.votes) if vote is not None]),
        ballots=known_ballots(state, seat),
        accused=state.accused,
        open_vote=state.players <= FEW,
        ended=state.ended,
    )


def players(view: View) -> int:
    """The ghost, and whoever plays a medium."""
    return 1 + len({seer.seat for seer in view.mediums})


def cards(numbers: Iterable[int]) -> tuple[Card, ...]:
    return tuple([CARDS[number] for number in numbers])


def visions(numbers: Iterable[int]) -> tuple[Vision, ...]:
    return tuple([VISIONS[number] for number in numbers])


def seer(state: State, medium: int) -> Seer:
    stands = state.intuitions[medium]
    return Seer(
        medium=medium,
        seat=state.owners[medium],
        seeks=KIND[len(state.sleeves[medium])],
        sleeve=cards(state.sleeves[medium]),
        visions=visions(state.visions[medium]),
        tried=cards(state.tried[medium]),
        intuition=None if stands is None else CARDS[stands],
        beside=tuple([Token(by, VERDICTS[said]) for by, said in enumerate(state.beside[medium]) if said is not None]),
        hand=Tokens(*state.tokens[medium]),
        spent=Tokens(*state.spent[medium]),
        marker=state.markers[medium],
        sees=sees(state, medium),
    )


@lru_cache(4096)  # what was found stays so
def find(hour: int, medium: int, card: int, led: tuple[int, ...]) -> Find:
    return Find(hour, medium, CARDS[card], visions(led), reasons(led, card))


def known_ballots(state: State, seat: int | None) -> tuple[Ballot, ...]:
    """MYS-63 One's own, and whoever abstained; all of them with two or three players, and at the end."""
    every = state.players <= FEW or state.phase == "over"
    return tuple(
        [
            Ballot(voter, vote)
            for voter, vote in enumerate(state.votes)
            if state.abstained[voter] or (vote is not None and (every or voter == seat))
        ]
    )
