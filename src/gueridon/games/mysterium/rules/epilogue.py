"""Epilogue: the culprit, MYS-60 to MYS-65."""

from typing import Final

from gueridon.core.fate import draw, shuffled
from gueridon.games.mysterium.box import CARDS, COMMON, CROWS, KINDS, MOST_PLAYERS, VISIONS
from gueridon.games.mysterium.events import (
    Abstained,
    Ballot,
    CommonVisionSent,
    EpilogueBegan,
    GroupAccused,
    GuiltyChosen,
    Pointed,
    Suspects,
    TieBroken,
    VisionTurned,
    VoteCast,
    VotesRevealed,
)
from gueridon.games.mysterium.moves import CALL_CROW, GUILTIES, LAYS, POINTS, READY, VOTES, Move
from gueridon.games.mysterium.rules.ghost import crow_moves, fill_hand, finish, may_call_crow
from gueridon.games.mysterium.state import State

ADDED: Final = 2  # MYS-60 groups, with two players
FEW: Final = 3  # MYS-63 with so many players or fewer, votes are open
ALONE: Final = 2  # MYS-63 with so many, one decides without anybody to agree with
# MYS-62 The first space of the track from which two, and three, cards are seen.
LEVELS_TO_FIVE: Final = (5, 7)
LEVELS_TO_SEVEN: Final = (7, 10)


def begin_epilogue(state: State) -> None:
    state.phase = "culprit"
    form_groups(state)
    if state.options.difficulty == "easy":
        state.crows = CROWS["easy"]  # MYS-21 back for the common vision
    state.tell(EpilogueBegan(suspects(state), state.crows))
    fill_hand(state)


def form_groups(state: State) -> None:
    """MYS-60 Each medium's cards; with two players two more groups of what is left; numbered at random."""
    if state.players == 2:
        left = [shuffled(state.key, state.chances + kind, cards) for kind, cards in enumerate(state.table)]
        state.chances += KINDS
        state.sleeves += [[cards[at] for cards in left] for at in range(ADDED)]
        state.table = [sorted(cards[ADDED:]) for cards in left]
    state.groups = shuffled(state.key, state.chances, [*range(len(state.sleeves))])
    state.chances += 1


def suspects(state: State) -> tuple[Suspects, ...]:
    """The groups by their numbers."""
    return tuple([group(state, number, whose) for number, whose in enumerate(state.groups, start=1)])


def group(state: State, number: int, whose: int) -> Suspects:
    suspect, place, thing = state.sleeves[whose]
    medium = whose if whose < len(state.owners) else None
    return Suspects(number, medium, CARDS[suspect], CARDS[place], CARDS[thing])


# The ghost


def culprit_moves(state: State) -> list[Move]:
    """MYS-61 A group, then three cards; MYS-21 a crow before the first of them."""
    if state.crow:
        return crow_moves(state)
    moves: list[Move] = []
    if state.guilty is None:
        moves += GUILTIES[: len(state.groups)]
    else:
        moves += [LAYS[vision] for vision in state.hand]
    if may_call_crow(state) and not state.common:
        moves.append(CALL_CROW)
    return moves


def choose_guilty(state: State, number: int) -> None:
    state.guilty = number
    state.tell(GuiltyChosen(number), (state.ghost,))


def send_common_vision(state: State) -> None:
    """MYS-61 Shuffled, so that nobody can tell which is for which."""
    state.common = shuffled(state.key, state.chances, state.common)
    state.chances += 1
    state.phase = "vote"
    state.laid = 0
    state.tell(CommonVisionSent())
    turn_visions(state)


def choose_by_chance(state: State) -> None:
    """MYS-61 The ghost is late: what was begun is finished, and chance does the rest."""
    if state.crow:
        finish(state)
    if state.guilty is None:
        choose_guilty(state, 1 + draw(state.key, state.chances, len(state.groups)))
        state.chances += 1
    while len(state.common) < COMMON:
        state.common.append(state.hand.pop(draw(state.key, state.chances, len(state.hand))))
        state.chances += 1
    send_common_vision(state)


def levels(players: int) -> tuple[int, ...]:
    """MYS-62 As they are printed on the track; MYS-4 there may be none."""
    return () if players <= FEW else LEVELS_TO_FIVE if players <= 5 else LEVELS_TO_SEVEN


def seen_from(players: int, space: int) -> int:
    """MYS-62 How many cards of the common vision."""
    return COMMON - len([level for level in levels(players) if space < level])


# MYS-62 By number of players, then by space up to the highest level.
TRACK: Final = [
    tuple([seen_from(players, space) for space in range(max(levels(players), default=-1) + 1)])
    for players in range(MOST_PLAYERS + 1)
]


def sees(state: State, medium: int) -> int:
    """MYS-62 By the space on the track."""
    return seen_from(state.players, state.markers[medium])


def turn_visions(state: State) -> None:
    """MYS-62 One by one, until somebody has seen all that he may."""
    while state.shown < COMMON:
        state.sealed = True
        vision = state.common[state.shown]
        state.shown += 1
        voting = voters(state)
        state.tell(VisionTurned(VISIONS[vision], tuple(voting)))
        if voting:
            return


# The vote


def voters(state: State) -> list[int]:
    """Those who are to vote now; with two or three players, those who may still point elsewhere."""
    if state.players <= FEW:
        return [seat for seat in range(state.players) if seat != state.ghost and state.shown == COMMON]
    return [
        seat
        for medium, seat in enumerate(state.owners)
        if state.votes[seat] is None and not state.abstained[seat] and sees(state, medium) <= state.shown
    ]


def vote_moves(state: State, seat: int) -> list[Move]:
    if state.players > FEW:
        return [*VOTES[: len(state.groups)]]
    moves: list[Move] = [point for point in POINTS[: len(state.groups)] if point.group != state.votes[seat]]
    if state.players == ALONE and state.votes[seat] is not None:
        moves.append(READY)
    return moves


def vote(state: State, seat: int, number: int) -> None:
    """MYS-63 In secret."""
    state.votes[seat] = number
    state.tell(VoteCast(seat))


def point(state: State, seat: int, number: int) -> None:
    """MYS-63 In the open, for both mediums at once."""
    state.votes[seat] = number
    state.tell(Pointed(seat, number))


def abstain(state: State) -> None:
    """MYS-63 Whoever has not voted when time is up."""
    late = [seat for seat in voters(state) if state.votes[seat] is None]
    for seat in late:
        state.abstained[seat] = True
    if late:
        state.tell(Abstained(tuple(late)))


def pointing(state: State) -> tuple[int, ...]:
    """MYS-63 Those who point at a group, while others have still to point at one."""
    points = tuple([seat for seat, vote in enumerate(state.votes) if vote is not None])
    return points if len(points) < state.players - 1 else ()


def agreed(state: State) -> bool:
    """MYS-63 With three players: both point at the same group; one alone may still think better of it."""
    pointed = {state.votes[seat] for seat in state.owners}
    return state.players > ALONE and len(pointed) == 1 and None not in pointed


# The accusation


def accuse(state: State) -> None:
    """MYS-64 The group with most votes."""
    state.sealed = True
    state.tell(VotesRevealed(ballots(state)))
    most = most_voted(state)
    if most:
        number = most[0] if len(most) == 1 else break_tie(state, most)
        state.accused = number
        state.tell(GroupAccused(number))


def ballots(state: State) -> tuple[Ballot, ...]:
    return tuple([Ballot(seat, state.votes[seat]) for seat in range(state.players) if seat != state.ghost])


def most_voted(state: State) -> list[int]:
    votes = [vote for vote in state.votes if vote is not None]
    most = max([votes.count(vote) for vote in votes], default=0)
    return sorted({vote for vote in votes if votes.count(vote) == most})


def break_tie(state: State, tied: list[int]) -> int:
    """MYS-64 By the most clairvoyant of those who voted for one of them; then the lowest seat."""
    best, chosen = -1, tied[0]
    decides = state.ghost
    for medium, seat in enumerate(state.owners):
        number = state.votes[seat]
        if number in tied and state.markers[medium] > best:
            best, chosen, decides = state.markers[medium], number, seat
    state.tell(TieBroken(decides, chosen))
    return chosen
