"""Which moves of a game mattered: few, those that cost most, and none that cost nothing on a second look."""

import itertools

from msgspec import Raw
from tests.bots.asking import known

from gueridon.bots import reviewing
from gueridon.bots.appraising import Appraisal, Appraise
from gueridon.bots.reviewing import MadeChoice, MadeChoices, review
from gueridon.core.wire import raw

KNOWN = known(plies=8)
BETTER = Raw(b'{"kind":"better"}')


def choices(count: int) -> list[MadeChoice]:
    return [reviewing.choice(ply, KNOWN, KNOWN.legal[0]) for ply in range(1, count + 1)]


class Oracle:
    """Says what each choice cost, at the first look and at the second, in the order in which it is asked."""

    def __init__(self, first: list[float], second: list[float]) -> None:
        self.costs = iter([*first, *second])
        self.levels: list[str] = []

    async def __call__(self, asked: Appraise) -> Appraisal:
        self.levels.append(asked.question.level)
        return Appraisal(BETTER, 0.5, 0.5 - next(self.costs))


async def test_what_only_seemed_costly_is_not_told_and_the_rest_stands_in_the_order_of_the_game():
    oracle = Oracle([0.1, 0.0, 0.3, 0.2], second=[0.25, 0.01, 0.15])
    found = await review(MadeChoices(True, tuple(choices(4))), oracle)
    assert oracle.levels == ["seer"] * 4 + ["oracle"] * 3
    assert [(move.ply, round(0.5 - move.kept, 2)) for move in found.costly] == [(1, 0.15), (3, 0.25)]
    assert [point.ply for point in found.course] == [1, 2, 3, 4]
    assert [move.move for move in found.costly] == [raw(KNOWN.legal[0])] * 2
    assert [move.better for move in found.costly] == [BETTER] * 2


async def test_nobody_looks_twice_at_more_moves_than_can_be_afforded_nor_tells_more_than_a_few():
    oracle = Oracle([0.3] * 30, second=[0.3] * 30)
    found = await review(MadeChoices(False, tuple(choices(30))), oracle)
    assert oracle.levels.count("oracle") == reviewing.MOST_SECOND_LOOKS
    assert len(found.costly) == reviewing.MOST_COSTLY_MOVES


def test_of_a_very_long_game_as_much_is_looked_at_in_its_beginning_as_at_its_end():
    long = choices(3 * reviewing.MOST_CHOICES)
    plies = [choice.ply for choice in reviewing.sample(long)]
    assert len(plies) == reviewing.MOST_CHOICES
    assert {later - earlier for earlier, later in itertools.pairwise(plies)} == {3}
    assert reviewing.sample([]) == ()
