"""What speaks for a move is true in the world that it is said of, and told from nothing that the seat does not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.bots.asking import match

from gueridon.bots.worlds import imagine
from gueridon.core.arguments import ImaginedWorlds
from gueridon.core.puzzle import puzzles_of
from gueridon.games import SHELF, AnyGame, load
from gueridon.games.babet.arguments import FinishesPersonality
from gueridon.games.medium.arguments import AccusationIsRight
from gueridon.games.medium.box import GOALS
from gueridon.games.medium.moves import Guess
from gueridon.games.midas.arguments import BidFails, BidHolds, OwnCup
from gueridon.games.missions.arguments import Accomplishes, LeavesWithinReach
from gueridon.games.mysterium.arguments import GroupIsLikely, InCommon
from gueridon.games.mysterium.moves import Point, Vote
from gueridon.laws.playing import Moment, game_of
from gueridon.tables.bot_knowledge import knowledge
from gueridon.tables.puzzles import position

ARGUED = [game for game in SHELF.values() if game.arguments is not None]


def said(game: AnyGame, moment: Moment, move: Any) -> list[Any]:
    """As if this were the only world."""
    assert game.arguments is not None
    assert moment.seat is not None
    return [*game.arguments.of(ImaginedWorlds([moment.state], [1.0]), moment.seat, move)]


def choices(name: str, players: int, games: int = 3) -> Iterator[tuple[Moment, Any, list[Any]]]:
    """Every move that may be made in some random games, and what would speak for it."""
    game = load(name)
    for number in range(games):
        for moment in game_of(game, players, game.presets["usual"], Random(f"{name} {number}")):
            if moment.seat is not None:
                for move in game.legal_moves(moment.state, moment.seat):
                    yield moment, move, said(game, moment, move)


def made(name: str, moment: Moment, move: Any) -> Any:
    after = moment.state.clone()
    assert moment.seat is not None
    load(name).apply(after, moment.seat, move)
    return after


@pytest.mark.parametrize("game", ARGUED, ids=lambda game: game.id)
@pytest.mark.parametrize("plies", [2, 7, 16])
def test_it_does_not_matter_which_of_the_worlds_is_the_truth(game, plies):
    truth = match(game, plies=plies)
    known, rng = knowledge(truth, truth.acting[0]), Random("worlds")
    worlds = [imagine(known, rng) for _ in range(5)]
    for move in known.legal:
        there, back = ImaginedWorlds(worlds, [1.0] * 5), ImaginedWorlds(worlds[::-1], [1.0] * 5)
        assert game.arguments.of(there, known.seat, move) == game.arguments.of(back, known.seat, move)


def test_midas_a_bid_holds_or_fails_by_what_lies_under_the_cups():
    found = 0
    for _, move, arguments in choices("midas", 2):
        odds = [one for one in arguments if isinstance(one, BidHolds | BidFails)]
        assert all(one.odds in (0, 100) for one in odds)  # in the only world it is so or not
        own = [one.total for one in arguments if isinstance(one, OwnCup)]
        sure = [one for one in odds if own and one.count <= own[0]]
        assert all(one.odds == (100 if isinstance(one, BidHolds) else 0) for one in sure), move
        found += len(sure)
    assert found > 50


def test_50_missions_as_many_are_accomplished_as_is_said():
    found = 0
    for moment, move, arguments in choices("missions", 3):
        at_once = sum(one.missions for one in arguments if isinstance(one, Accomplishes))
        gained = len(made("missions", moment, move).accomplished) - len(moment.state.accomplished)
        assert (gained >= at_once) if at_once else gained == 0  # what takes their places may be accomplished too
        left = [one.missions for one in arguments if isinstance(one, LeavesWithinReach)]
        assert all(0 < missions <= len(moment.state.missions) - at_once for missions in left)
        found += at_once > 0
    assert found > 10


def test_medium_an_accusation_is_right_where_the_prediction_is_held():
    found = set()
    for moment, move, arguments in choices("medium", 3, games=1):
        if isinstance(move, Guess):
            (right,) = [one.odds for one in arguments if isinstance(one, AccusationIsRight)]
            held = [prediction % len(GOALS) for prediction in moment.state.held[move.other]]
            assert right == (100 if GOALS.index(move.goal) in held else 0)
            found.add(right)
    assert found == {0, 100}


def test_babet_a_personality_is_finished_where_it_is_said():
    found = 0
    for moment, move, arguments in choices("babet", 4):
        finished = len(made("babet", moment, move).personalities) - len(moment.state.personalities)
        assert sum(isinstance(one, FinishesPersonality) for one in arguments) == finished
        found += finished
    assert found > 0


def test_mysterium_visions_have_something_in_common_with_a_card():
    shared = [one for _, _, arguments in choices("mysterium", 4, games=1) for one in arguments]
    assert any(isinstance(one, InCommon) and len(one.reasons) > 0 for one in shared)


def test_mysterium_all_groups_together_are_certain():
    game, votes = load("mysterium"), 0
    for puzzle in puzzles_of(game).values():
        state = position(game, puzzle).state
        moment = Moment(state, puzzle.seat, None, puzzle.options, Random(0))
        groups = [move for move in game.legal_moves(state, puzzle.seat) if isinstance(move, Vote | Point)]
        odds = [one.odds for move in groups for one in said(game, moment, move) if isinstance(one, GroupIsLikely)]
        assert not odds or abs(sum(odds) - 100) <= len(odds)  # each is rounded
        votes += len(odds) > 0
    assert votes > 0
