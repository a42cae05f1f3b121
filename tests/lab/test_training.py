"""What bots have learnt can be made anew: from games of their own, told apart from those that say how good it is."""

import re
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from gueridon.core.errors import Malformed
from gueridon.core.training import Fitting, Solving, card_of, training_of
from gueridon.games import SHELF, load
from gueridon.lab import arena, self_play
from gueridon.lab.arena import Pairing
from gueridon.lab.fitting import APART, apart, fit, nats, surprise, surprise_of_share
from gueridon.lab.self_play import KEPT, MeasuredGame, WatchedGame, measured_game
from gueridon.lab.training import END, MADE, FittingWork, SolvingWork, TrainingTerms, card, identity, work_of

TRAINED = {game.id: training_of(game) for game in SHELF.values() if game.training is not None}
FITTED = {game: training.way for game, training in TRAINED.items() if isinstance(training.way, Fitting)}
SOLVED = {game: training.way for game, training in TRAINED.items() if isinstance(training.way, Solving)}


def pairing(game, deal="any"):
    """Of beginners, who are quick."""
    chosen = load(game)
    preset = chosen.presets[FITTED[game].preset]
    return Pairing(game, preset, deal, ("novice",) * chosen.players[0])


# Cards


@pytest.mark.parametrize("game", TRAINED)
def test_the_card_that_ships_is_that_of_the_file_that_ships(game):
    training = TRAINED[game]
    written, file = card_of(training.file).read_text("utf-8"), training.file.read_bytes()
    assert f"gueridon train {game}" in written
    assert identity(file) in written
    planted = file[:-3] + bytes([file[-3] ^ 1]) + file[-2:]
    assert identity(planted) not in written


@pytest.mark.parametrize("game", TRAINED)
def test_a_new_card_says_what_was_made_now_and_keeps_what_was_written_by_hand(game):
    training, terms = TRAINED[game], TrainingTerms(load(game), [2], 2, "novice", "a seed")
    work = work_of(training, terms)
    learnt = work.sum_up([work.do(task) for task in work.tasks])
    shipped = card_of(training.file).read_text("utf-8")
    new = card(shipped, terms, learnt)
    assert identity(learnt.file) in new
    assert f"gueridon train {game} --players 2 -n 2" in new
    assert "as it ships" in new.partition(MADE)[2]
    assert f"| {' | '.join(learnt.rows[0])} |" in new
    assert without_what_was_made(new) == without_what_was_made(shipped)
    assert new.count("SHA-256") == 1


def without_what_was_made(card):
    return re.sub(f"{MADE}.*{END}", "", card, flags=re.DOTALL)


# Files


def keep(kept, found):
    """In place of writing it."""
    kept.append(found)
    return b""


def test_a_game_that_learns_nothing_has_no_training():
    untrained = next(game for game in SHELF.values() if game.training is None)
    with pytest.raises(Malformed, match="nothing-to-train"):
        training_of(untrained)


@pytest.mark.parametrize("game", FITTED)
def test_figures_of_other_numbers_of_players_stay_as_they_ship(game):
    kept: list[Any] = []
    shipped = FITTED[game].shipped()
    way, asked = replace(FITTED[game], write=partial(keep, kept)), load(game).players[1]
    work = FittingWork(way, TrainingTerms(load(game), [asked], 2, "novice", "some"))
    assert not work.sum_up([work.do(task) for task in work.tasks]).whole
    (found,) = kept
    assert {players for players in load(game).players if found[players] != shipped[players]} == {asked}


@pytest.mark.parametrize("game", SOLVED)
def test_rounds_that_were_not_asked_for_stay_as_they_ship(game):
    kept: list[Any] = []
    shipped = {"other": "as it is", **SOLVED[game].shipped()}
    way = replace(SOLVED[game], shipped=lambda: shipped, write=partial(keep, kept))
    work = SolvingWork(way, TrainingTerms(load(game), [2], 2, "novice", "some"))
    done = [work.do(task)._replace(strategy="anew") for task in work.tasks]
    assert not work.sum_up(done).whole
    assert kept == [{**shipped, **{case.name: "anew" for case in done}}]


@pytest.mark.parametrize("game", FITTED)
def test_all_numbers_of_players_make_a_whole_file_each_from_its_own_games(game):
    chosen = load(game)
    terms = TrainingTerms(chosen, [*chosen.players], 5, "novice", "some")
    work = work_of(TRAINED[game], terms)
    played = []
    for task in work.tasks:
        players, rng = len(task.levels), Random(task.deal)
        many = len(FITTED[game].shipped()[players])
        played.append(MeasuredGame([[1.0, *[rng.random()] * (many - 1)]] * players, float(players % 2)))
    learnt = work.sum_up(played)
    assert learnt.whole
    assert [row[:4] for row in learnt.rows] == [
        (str(players), "5", str(4 * players), str(players)) for players in chosen.players
    ]


@pytest.mark.parametrize("game", SOLVED)
def test_rounds_that_are_solved_anew_are_told_beside_those_that_ship(game):
    terms = TrainingTerms(load(game), [2], 2, "novice", "some")
    work = SolvingWork(SOLVED[game], terms)
    done = [work.do(task) for task in work.tasks]
    for changed in ({}, {done[0].name: "another"}):
        shipped = {**{case.name: case.strategy for case in done}, **changed}
        way = replace(SOLVED[game], shipped=partial(dict, shipped), write=partial(keep, []))
        found = SolvingWork(way, terms).sum_up(done)
        assert found.rows[0][:3] == ("2", "2", str(2 - len(changed)))
        assert found.whole


# Games that bots play with their like


@pytest.mark.parametrize("game", FITTED)
def test_a_game_is_measured_where_somebody_was_to_move_and_worth_what_came_of_it(game):
    way, watched = FITTED[game], WatchedGame(pairing(game))
    worth = way.worth(watched.run().outcome)
    found = measured_game(pairing(game))
    assert found == measured_game(pairing(game))
    assert found.worth == worth
    assert len(found.measures) == KEPT
    assert all(measured in [[*way.measures(state)] for state in watched.seen] for measured in found.measures)
    assert found.measures != measured_game(pairing(game, "another")).measures


@pytest.mark.parametrize("game", FITTED)
def test_now_and_then_a_move_is_made_at_random(game, monkeypatch):
    def thinking(*_, **__):
        raise AssertionError("somebody thinks")

    monkeypatch.setattr(arena, "choose", thinking)
    monkeypatch.setattr(self_play, "RASH", 1.0)
    assert WatchedGame(pairing(game)).run().outcome is not None
    monkeypatch.setattr(self_play, "RASH", 0.0)
    with pytest.raises(AssertionError, match="somebody thinks"):
        WatchedGame(pairing(game)).run()


# The fit


def planted(games, rng, rows=12):
    """Who wins is known by the second measure, three times in four; the third is noise."""
    found = []
    for _ in range(games):
        worth = float(rng.random() < 0.5)
        told = worth if rng.random() < 0.75 else 1 - worth
        found.append(MeasuredGame([[1.0, told, rng.random()] for _ in range(rows)], worth))
    return found


def test_the_fit_finds_what_was_planted_and_is_held_against_games_apart():
    known, fresh = apart(planted(2000, Random(1)))
    weights = fit(known)
    assert weights[1] == pytest.approx(2 * np.log(3), abs=0.4)
    assert abs(weights[2]) < 0.2
    least = -(0.75 * np.log(0.75) + 0.25 * np.log(0.25))
    assert surprise(fresh, weights) == pytest.approx(least, abs=0.03)
    assert surprise_of_share(known, fresh) == pytest.approx(np.log(2), abs=0.01)
    assert surprise(fresh, [0.0, -2.0, 0.0]) > 1


def test_one_game_in_five_has_no_part_in_the_fit():
    games = [MeasuredGame([[1.0, float(number)]] * 2, 0.0) for number in range(12)]
    known, fresh = apart(games)
    assert [*fresh.measured[::2, 1]] == [0, 5, 10]
    assert {*known.measured[:, 1]}.isdisjoint(fresh.measured[:, 1])
    assert (len(known.worth), len(fresh.worth), APART) == (18, 6, 5)


def test_whoever_is_sure_and_wrong_is_surprised_but_not_for_ever():
    assert 10 < nats(np.array([1.0]), np.array([0.0])) < 100
