"""What one seat may know."""

from collections.abc import Iterable
from functools import lru_cache

from gueridon.core.wire import Piece, Seat, Wire
from gueridon.games.mysterium.box import (
    CARDS,
    KIND,
    VERDICTS,
    VISIONS,
    Card,
    Group,
    Kind,
    Medium,
    Verdict,
    Vision,
)
from gueridon.games.mysterium.events import Ballot, Combination, Reason, Suspects
from gueridon.games.mysterium.options import Options
from gueridon.games.mysterium.reasons import reasons
from gueridon.games.mysterium.rules.epilogue import FEW, TRACK, levels, sees, suspects, voters
from gueridon.games.mysterium.rules.setting import drawn_combinations
from gueridon.games.mysterium.state import Phase, State


class Token(Piece, frozen=True):
    """What another medium thinks of an intuition."""

    by: Medium
    verdict: Verdict


class Tokens(Piece, frozen=True):
    right: int
    wrong: int


class Seer(Piece, frozen=True):
    """MYS-5 What everyone knows of a medium."""

    medium: Medium
    seat: Seat
    seeks: Kind
    sleeve: tuple[Card, ...]
    visions: tuple[Vision, ...]
    tried: tuple[Card, ...]  # wrong, while looking for what the medium now seeks
    intuition: Card | None
    beside: tuple[Token, ...]
    hand: Tokens
    spent: Tokens
    marker: int  # space on the clairvoyance track
    sees: int  # MYS-62 cards of the common vision, as the marker stands


class Find(Piece, frozen=True):
    """MYS-40 What a medium found, and what the visions had in common with it."""

    hour: int
    medium: Medium
    card: Card
    visions: tuple[Vision, ...]
    reasons: tuple[Reason, ...]


class View(Wire, frozen=True):
    seat: Seat | None  # None watches
    options: Options
    phase: Phase
    hour: int
    ghost: Seat
    suspects: tuple[Card, ...]  # still on the table, like the places and objects
    places: tuple[Card, ...]
    objects: tuple[Card, ...]
    mediums: tuple[Seer, ...]
    levels: tuple[int, ...]  # MYS-62 the spaces of the track from which two, and three, cards are seen; none without it
    track: tuple[int, ...]  # MYS-62 by space, the cards seen from there; the last space is for all beyond it
    finds: tuple[Find, ...]
    crows: int
    hand: tuple[Vision, ...]  # the ghost's own
    aside: tuple[Vision, ...]  # the ghost's own
    held: int  # visions in the ghost's hand
    pile: int
    crow: bool  # is waiting for what it shall carry off
    serving: Medium | None  # is being given visions
    laid: int  # visions, for that medium, that crow, or the common vision
    unserved: tuple[Medium, ...]  # after that one
    combinations: tuple[Combination, ...]  # the ghost's own, until the end
    ready: tuple[Seat, ...]
    groups: tuple[Suspects, ...]
    guilty: Group | None  # the ghost's own, until the end
    common: tuple[Vision, ...]  # as many as are turned; the ghost sees them all
    shown: int  # how many are turned
    voters: tuple[Seat, ...]  # to vote now
    voted: tuple[Seat, ...]
    ballots: tuple[Ballot, ...]  # one's own, or all of them where or when they are open
    accused: Group | None
    open_vote: bool  # MYS-63 everyone points, for all to see
    ended: str | None


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
