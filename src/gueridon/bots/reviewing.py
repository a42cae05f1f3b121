"""The moves of a finished game that mattered most, by how much each of them cost whoever made it."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from msgspec import Raw
from msgspec.structs import replace

from gueridon.bots.appraising import Appraisal, Appraise
from gueridon.bots.questions import write
from gueridon.core.errors import Malformed
from gueridon.core.knowledge import Knowledge
from gueridon.core.wire import Piece, Seat, Wire

FIRST_LOOK, FIRST_SECONDS = "seer", 1.0  # at every choice: the level, and at most so many seconds
SECOND_LOOK, SECOND_SECONDS = "oracle", 3.0  # at those that seem to have cost most
MOST_CHOICES = 150  # that are looked at
MOST_SECOND_LOOKS = 10
MOST_COSTLY_MOVES = 6
LEAST_COST = 0.02  # that is told: less may be the luck of the search


class MadeChoice(Piece, frozen=True):
    """One that is to be appraised; ``ply`` is that of the frame which the move led to."""

    ply: int
    seat: Seat
    asked: Appraise


class MadeChoices(Piece, frozen=True):
    """All of a game that are looked at; ``together`` where it was won or lost by all."""

    together: bool
    made: tuple[MadeChoice, ...]


class Expectation(Piece, frozen=True):
    """What a seat could expect of its best move, and of the one it made."""

    ply: int
    seat: Seat
    promise: float
    kept: float


class CostlyMove(Piece, frozen=True):
    """What was played, and what the oracle would have played with the same knowledge."""

    ply: int
    seat: Seat
    move: Raw
    better: Raw
    promise: float
    kept: float


class Reviewed(Wire, frozen=True):
    """What everybody could expect in the course of the game, and the moves that cost most, by ply."""

    together: bool
    course: tuple[Expectation, ...]
    costly: tuple[CostlyMove, ...]


class Reviewing(Wire, frozen=True):
    """It is under way: so many looks were taken, of so many at most."""

    done: int
    of: int


def choice(ply: int, knowledge: Knowledge, move: Wire) -> MadeChoice:
    if knowledge.game.hints is None:
        raise Malformed("no-review")
    question = replace(write(knowledge, FIRST_LOOK), seconds=FIRST_SECONDS)
    return MadeChoice(ply, knowledge.seat, Appraise(question, knowledge.legal.index(move)))


def sample(made: Sequence[MadeChoice]) -> tuple[MadeChoice, ...]:
    """All of them, or as many as are affordable, from the whole of a long game alike."""
    count = min(len(made), MOST_CHOICES)
    return tuple([made[place * len(made) // count] for place in range(count)])


async def review(choices: MadeChoices, appraise: Callable[[Appraise], Awaitable[Appraisal]]) -> Reviewed:
    """Twice where it seems to matter: what looked costly by chance is then seen to cost nothing."""
    by_ply = {choice.ply: choice for choice in choices.made}
    found = {ply: await appraise(choice.asked) for ply, choice in by_ply.items()}
    for ply in most_costly(found)[:MOST_SECOND_LOOKS]:
        found[ply] = await appraise(closer(by_ply[ply].asked))
    course = [Expectation(ply, by_ply[ply].seat, one.promise, one.kept) for ply, one in found.items()]
    costly = sorted([ply for ply in most_costly(found) if found[ply].best != played(by_ply[ply])][:MOST_COSTLY_MOVES])
    return Reviewed(choices.together, tuple(course), tuple([told(by_ply[ply], found[ply]) for ply in costly]))


def most_costly(found: Mapping[int, Appraisal]) -> list[int]:
    """By ply, the most costly first, as far as it is worth telling."""
    return [ply for ply in sorted(found, key=lambda ply: -found[ply].cost) if found[ply].cost >= LEAST_COST]


def closer(asked: Appraise) -> Appraise:
    return replace(asked, question=replace(asked.question, level=SECOND_LOOK, seconds=SECOND_SECONDS))


def told(choice: MadeChoice, found: Appraisal) -> CostlyMove:
    return CostlyMove(choice.ply, choice.seat, played(choice), found.best, found.promise, found.kept)


def played(choice: MadeChoice) -> Raw:
    return choice.asked.question.legal[choice.asked.played]


def looks(choices: MadeChoices) -> int:
    """At most so many are taken."""
    return len(choices.made) + min(MOST_SECOND_LOOKS, len(choices.made))
