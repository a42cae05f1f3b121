"""What may be taken back in each game, what never; and that the law finds every reveal that forgets to say so."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from tests.laws.shelf import CASES

from gueridon.games import SHELF
from gueridon.games.babet import moves as babet
from gueridon.games.babet.solo import moves as solo
from gueridon.games.medium import moves as medium
from gueridon.games.medium.events import GuessedRight, GuessedWrong
from gueridon.games.midas import moves as midas
from gueridon.games.missions import moves as missions
from gueridon.games.mysterium import moves as mysterium
from gueridon.games.mysterium.events import CardFound, IntuitionWrong, SaidReady
from gueridon.laws import playing
from gueridon.laws.playing import Case, after, moments, one_of, played
from gueridon.laws.undoing import may_be_taken_back, one_of_each_kind, tells_nobody_anything, unsealed_moves
from gueridon.tables.match import Match

# While the game goes on; all other kinds of moves never.
ALWAYS = {
    "missions": (),
    "midas": (),
    "midas-companion": (midas.Draw, midas.Cancel),  # a draw waits to be confirmed
    "babet": (babet.EndTurn,),
    "babet-solo": (solo.MoveCards,),
    "medium": (medium.TurnOver,),
    "mysterium": (
        mysterium.Serve,
        mysterium.CallCrow,
        mysterium.Place,
        mysterium.Lift,
        mysterium.Judge,
        mysterium.Withdraw,
        mysterium.Point,
    ),
}
SOMETIMES = {
    "missions": (),
    "midas": (midas.PlayObsidian, midas.Buy, midas.Decline, midas.Swap),  # unless bids open, or a round begins
    "midas-companion": (midas.Buy, midas.Decline, midas.Swap),  # unless a round begins
    "babet": (babet.Take, babet.Lay, babet.MovePile),  # what all have seen, if the pile stays as it is
    "babet-solo": (solo.PlayCard,),  # the last card of a stock
    "medium": (medium.PickPowers, medium.GoOn, medium.Activate, medium.Take, medium.PutDown),  # no front seen, no draw
    "mysterium": (mysterium.Finish, mysterium.Ready, mysterium.Vote),  # nothing drawn, resolved or turned
}
RARE = {midas.Swap, mysterium.Vote, mysterium.Point}  # random play hardly ever comes so far


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
def test_the_kinds_of_moves_that_may_be_taken_back(game, monkeypatch):
    monkeypatch.setattr(playing, "GAMES_EACH", 6)  # so that what is rare comes up
    made: Counter[type] = Counter()
    back: Counter[type] = Counter()
    rng = Random(3)
    for players in game.players:
        for state, seat, *_ in moments(Case(game, players)):
            if seat is None:
                continue
            for move in one_of_each_kind(game, state, seat, rng):
                done = after(game, state, seat, move)
                if game.outcome(done) is None:
                    made[type(move)] += 1
                    back[type(move)] += may_be_taken_back(game, state, done)
    assert all(back[kind] == made[kind] for kind in ALWAYS[game.id])
    assert set(back.elements()) - RARE == {*ALWAYS[game.id], *SOMETIMES[game.id]} - RARE


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.id}-{case.players}")
def test_a_table_lets_exactly_those_be_taken_back_by_their_player_alone(case):
    game, rng = case.game, Random(5)
    match = Match(game, case.players, played(case)[0], rng.randbytes(32))
    while able := game.to_act(match.state):
        seat = one_of(game, match.state, able, rng)
        before, move = match.state.clone(), rng.choice(game.legal_moves(match.state, seat))
        match.move(seat, move)
        expected = may_be_taken_back(game, before, after(game, before, seat, move))
        assert [other for other in range(case.players) if match.can_undo(other)] == ([seat] if expected else [])


REVEALS = [
    ("missions", missions.Lay),
    ("midas", midas.Accuse),
    ("midas", midas.GiveDie),
    ("midas", midas.Draw),
    ("midas", midas.UseBribe),
    ("midas-companion", midas.Confirm),
    ("midas-companion", midas.GiveDie),
    ("babet", babet.Draw),
    ("babet", babet.Take),
    ("babet", babet.Lay),
    ("babet-solo", solo.PlayCard),
    ("medium", medium.PickPowers),
    ("medium", medium.Guess),
    ("medium", medium.Accomplish),
    ("medium", medium.Join),
    ("medium", medium.Activate),
    ("medium", medium.TakeFrom),
    ("medium", medium.Give),
    ("medium", medium.LookAt),
    ("medium", medium.Discard),
    ("medium", medium.Take),
    ("medium", medium.PutDown),
    ("mysterium", mysterium.Lay),
    ("mysterium", mysterium.Finish),
    ("mysterium", mysterium.Ready),
]


@pytest.mark.parametrize(("game", "kind"), REVEALS, ids=lambda each: each if isinstance(each, str) else each.__name__)
def test_a_reveal_that_forgets_to_say_so_is_caught(game, kind, monkeypatch):
    """The flaw is planted in one kind of move: whatever it drew, showed or compared, it does not say."""

    def apply(state, seat, move):
        SHELF[game].apply(state, seat, move)
        if isinstance(move, kind):
            state.sealed = False

    monkeypatch.setattr(playing, "GAMES_EACH", 6)
    flawed = replace(SHELF[game], apply=apply)
    assert any(caught(Case(flawed, players), kind) for players in flawed.players)


def caught(case, kind):
    try:
        for state, seat, move, rng in unsealed_moves(case):
            if isinstance(move, kind):
                tells_nobody_anything(case, state, seat, move, rng)
    except AssertionError:
        return True
    return False


def plays(game, games):
    """Every move of random games at a real table: what it told, and whether its player may take it back."""
    rng = Random(11)
    for number in range(games):
        players = game.players[number % len(game.players)]
        match = Match(game, players, rng.choice(played(Case(game, players))), rng.randbytes(32))
        while able := game.to_act(match.state):
            seat = one_of(game, match.state, able, rng)
            match.move(seat, rng.choice(game.legal_moves(match.state, seat)))
            yield [type(event) for _, event in match.told[-1].log], match.can_undo(seat)


def test_no_guess_is_taken_back_right_or_wrong():
    """A fragment would come back, and what was learnt would stay."""
    guesses: Counter[tuple[type, bool]] = Counter()
    for told, back in plays(SHELF["medium"], 60):
        for verdict in {GuessedRight, GuessedWrong} & set(told):
            guesses[verdict, back] += 1
    assert guesses[GuessedWrong, False] > 300
    assert guesses[GuessedRight, False] > 30
    assert guesses[GuessedWrong, True] == guesses[GuessedRight, True] == 0


def test_no_ready_is_taken_back_that_showed_who_was_right():
    readies: Counter[tuple[str, bool]] = Counter()
    for told, back in plays(SHELF["mysterium"], 24):
        if told[:1] == [SaidReady]:
            readies["last" if {CardFound, IntuitionWrong} & set(told) else "not yet", back] += 1
    assert readies["last", False] > 50
    assert readies["last", True] == 0
    assert readies["not yet", True] > 100
