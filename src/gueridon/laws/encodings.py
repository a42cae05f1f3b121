"""The laws of encodings: they say exactly what a view says, and what nobody knows can be dealt anew."""

from collections.abc import Callable, Iterator
from itertools import islice
from operator import gt
from typing import Any

from gueridon.core.encoding import Encoding
from gueridon.laws.playing import FULL, Case, Moment, eyes, moments, sent

STRIDE = 1 if FULL else 3  # moments, of which one is looked at where every one would take long


def encoded_moments(case: Case, stride: int = 1) -> Iterator[tuple[Encoding[Any], Moment]]:
    """None of a game without an encoding."""
    encoding = case.game.encoding
    if encoding is not None:
        for moment in islice(moments(case), 0, None, stride):
            yield encoding, moment


def what_looks_the_same_is_encoded_the_same(case: Case) -> None:
    for encoding, moment in encoded_moments(case, STRIDE):
        for seat in eyes(case):
            world = case.game.imagine(case.game.view(moment.state, seat), moment.rng)
            assert encoding.encode(world, seat) == encoding.encode(moment.state, seat)


def what_looks_different_is_encoded_differently(case: Case) -> None:
    """At one table, which has the same options all the time."""
    looks: dict[tuple[bytes, Any], bytes] = {}
    for encoding, moment in encoded_moments(case):
        for table in (moment.state, encoding.reseed(moment.state, moment.rng)):
            for seat in eyes(case):
                view, encoded = sent(case.game.view(table, seat)), bytes(encoding.encode(table, seat))
                assert looks.setdefault((encoded, moment.options), view) == view


def every_byte_of_an_encoding_lies_within_its_layout(case: Case) -> None:
    for encoding, moment in encoded_moments(case, STRIDE):
        for seat in eyes(case):
            encoded = encoding.encode(moment.state, seat)
            assert len(encoded) == encoding.layout.size
            assert not any(map(gt, encoded, encoding.layout.most))


def what_nobody_knows_is_dealt_anew_before_the_eyes_of_all(case: Case) -> None:
    """Every seat sees and may do what it did; pieces are those of the box; the past does not change."""
    game = case.game
    for encoding, moment in encoded_moments(case, STRIDE):
        before = repr(moment.state)
        world = encoding.reseed(moment.state, moment.rng)
        assert repr(moment.state) == before
        assert world.key != moment.state.key
        assert world.log is None
        assert sorted(map(repr, game.pieces(world))) == sorted(map(repr, game.pieces(moment.state)))
        assert game.to_act(world) == game.to_act(moment.state)
        for seat in range(case.players):
            assert sent(game.view(world, seat)) == sent(game.view(moment.state, seat))
            assert game.legal_moves(world, seat) == game.legal_moves(moment.state, seat)


def no_outcome_scores_beyond_the_highest(case: Case) -> None:
    for encoding, moment in encoded_moments(case):
        outcome = case.game.outcome(moment.state)
        assert outcome is None or all(0 <= score <= encoding.highest_score for score in outcome.scores)


ENCODING_LAWS: list[Callable[[Case], None]] = [
    what_looks_the_same_is_encoded_the_same,
    what_looks_different_is_encoded_differently,
    every_byte_of_an_encoding_lies_within_its_layout,
    what_nobody_knows_is_dealt_anew_before_the_eyes_of_all,
    no_outcome_scores_beyond_the_highest,
]
