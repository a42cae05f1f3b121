"""What the bots are taught: it wins, it is never illegal, and it looks only where its seat may look."""

from collections import Counter
from random import Random

import pytest
from tests.games.medium.tables import act, table

from gueridon.core.fate import key_of
from gueridon.games.medium import GAME
from gueridon.games.medium.box import POWERS
from gueridon.games.medium.hints.policy import first_look, policy, prudent, suspicion
from gueridon.games.medium.hints.value import value
from gueridon.games.medium.moves import GO_ON, Accomplish, Guess, Join, PickPowers, PutDown, Take, TurnOver
from gueridon.games.medium.options import Options

GAMES = 24


def at_random(state, seat, moves, rng):
    return rng.choice(moves)


def wins(players, options):
    """Of one seat that is taught against others that are not, each seat in turn."""
    rng, won = Random(players), 0
    for game in range(GAMES):
        state, taught = GAME.setup(players, options, key_of(f"{players} {game}")), game % players
        while acting := GAME.to_act(state):
            seat = rng.choice(acting)
            moves = GAME.legal_moves(state, seat)
            move = (policy if seat == taught else at_random)(state, seat, moves, rng)
            assert move in moves
            GAME.apply(state, seat, move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += taught in outcome.winners
    return won


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_who_is_taught_beats_random_players_nine_times_in_ten(players, advanced):
    assert wins(players, Options(advanced=advanced)) >= 0.9 * GAMES


@pytest.mark.parametrize("memory", [False, True])
def test_those_who_are_taught_answer_with_a_legal_move_and_the_value_is_a_share(memory):
    rng = Random(5)
    for game in range(4):
        state = GAME.setup(3, Options(advanced=True, memory=memory), key_of(str(game)))
        while acting := GAME.to_act(state):
            move = policy(state, acting[0], GAME.legal_moves(state, acting[0]), rng)
            assert GAME.why_not(state, acting[0], move) is None
            assert sum(value(state)) == pytest.approx(1)
            GAME.apply(state, acting[0], move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert [share > 0 for share in value(state)] == [seat in outcome.winners for seat in range(3)]


def choice(state, seat=0):
    return policy(state, seat, GAME.legal_moves(state, seat), Random(1))


def test_it_claims_and_takes_what_serves_its_goal_and_gives_up_what_does_not():
    assert choice(table("M1Y S2Y P3Y M1B S2B", "", "", held=["yellow", "sun", "two"])) == Accomplish("yellow")
    state = table(
        "M1Y S2Y P3Y M1B S3Y", "", "", held=["yellow", "sun", "two"], galaxy="M3B! M2Y! S3B!", phase="exchange"
    )
    assert choice(state) == Take(1)
    assert choice(act(state, 0, Take(1))) == PutDown(3)


def test_nobody_gives_up_what_serves_his_own_goal_while_he_holds_anything_else():
    state = table(
        "M1Y S2Y P3B M1B S3R", "", "", held=["yellow", "sun", "two"], galaxy="M3B! M2R! S3B!", phase="exchange"
    )
    act(state, 0, Take(0))
    assert prudent(state, 0, GAME.legal_moves(state, 0)) == [PutDown(2), PutDown(3), PutDown(4)]
    rich = table(
        "M1Y S2Y P3Y M2Y S3Y", "", "", held=["yellow", "sun", "two"], galaxy="M3B! M2R! S3B!", phase="exchange"
    )
    act(rich, 0, Take(0))
    assert prudent(rich, 0, GAME.legal_moves(rich, 0)) == GAME.legal_moves(rich, 0)


def test_what_is_no_card_to_give_up_is_all_thought_about():
    state = table(
        "M1Y S2Y P3B M1B S3R", "", "", held=["yellow", "sun", "two"], galaxy="M3B! M2R! S3B!", phase="exchange"
    )
    assert prudent(state, 0, GAME.legal_moves(state, 0)) == GAME.legal_moves(state, 0)


def test_it_lets_a_card_of_the_galaxy_join():
    state = table("M1Y S2Y P3B M1B S2B", "", "", held=["yellow", "sun", "two"], galaxy="S1Y!", fetish=[0])
    assert choice(state) == Join(0)


def test_it_accuses_whoever_gives_himself_away_unless_too_much_is_at_stake():
    hands = ("P1R P2R", "M1Y M2R M3B S1Y P3Y", "")
    calm = table(*hands, held=["yellow", "moon", "two"])
    assert choice(calm) == Guess(1, "moon")
    rash = table(*hands, held=["yellow", "moon", "two"], white=[0, 1, 1], red=[4, 0, 0])
    assert choice(rash) == GO_ON


def test_it_never_suspects_what_cannot_be():
    state = table("", "", "", held=["moon", "two", "sun"], accomplished={1: "red"}, discards="moon")
    odds = suspicion(state, 0, 1)
    assert odds[0] == odds[8] == 0
    assert sum(odds) == pytest.approx(1)


def test_it_never_suspects_what_the_first_hand_fulfilled_until_another_prediction_is_drawn():
    """MED-15"""
    state = table("P1R P2R", "M1Y M2R M3B S1Y P3Y", "", held=["yellow", "sun", "two"])
    for card in range(len(state.dealt)):
        state.dealt[card] = next((seat for seat, hand in enumerate(state.hands) if card in hand), None)
    moon = 0
    assert max(suspicion(state, 0, 1)) == suspicion(state, 0, 1)[moon]
    state.opening[1] = True
    assert suspicion(state, 0, 1)[moon] == 0
    state.held[1].append(state.deck.pop())
    assert suspicion(state, 0, 1)[moon] > 0


def test_whoever_has_no_fragment_accuses_since_he_has_nothing_to_lose():
    """MED-34"""
    hands, held = ("", "M1B M1Y P2B M3Y S1R", ""), ["yellow", "moon", ""]
    assert choice(table(*hands, held=held)) == GO_ON
    assert isinstance(choice(table(*hands, held=held, white=[0, 1, 1])), Guess)


def worlds(**often):
    """Seat 1 holds each of these goals in so many worlds."""
    return [table("P1R P2R", "", "", held=["yellow", goal, ""]) for goal, count in often.items() for _ in range(count)]


def advised(imagined):
    return first_look(imagined, 0, GAME.legal_moves(imagined[0], 0))


def test_counsel_is_to_accuse_of_what_is_so_in_most_worlds():
    assert advised(worlds(moon=24, sun=6)) == Guess(1, "moon")


def test_counsel_is_to_go_on_where_no_goal_is_likely_or_worlds_are_few():
    assert advised(worlds(moon=5, sun=5, planet=5, one=5, two=5, red=5, blue=5)) == GO_ON
    assert advised(worlds(moon=40, sun=30, planet=30)) == Guess(1, "moon")
    assert advised(worlds(moon=4, sun=3, planet=3)) == GO_ON


def test_nothing_is_looked_at_first_where_something_can_be_claimed_or_nobody_be_accused():
    claimable = table("M1Y M2Y M3Y", "", "", held=["moon", "two", "three"])
    assert advised([claimable]) is None
    alone = table("P1R P2R", "", "", held=["yellow", "", ""])
    assert advised([alone]) is None


def test_it_sees_nobody_elses_front_or_prediction():
    one = table("M1Y S2B", "M1B", "", held=["yellow", "moon", "two"])
    other = one.clone()
    other.held[1], other.held[2] = other.held[2], other.held[1]
    assert suspicion(one, 0, 1) == suspicion(other, 0, 1)
    assert choice(one) == choice(other)


def test_it_heals_its_own_fragment_before_it_hurts_the_leader():
    hurt = table("", "", "", white=[1, 2, 3], red=[1, 0, 0], phase="turn-over")
    assert choice(hurt) == TurnOver(0, "red")
    sound = table("", "", "", white=[1, 2, 3], phase="turn-over")
    assert choice(sound) == TurnOver(2, "white")


def test_all_powers_are_picked_the_better_ones_more_often():
    state, rng = GAME.setup(2, Options(advanced=True), key_of("powers")), Random(1)
    picks = [policy(state, 0, GAME.legal_moves(state, 0), rng) for _ in range(300)]
    often = Counter([power for move in picks if isinstance(move, PickPowers) for power in move.powers])
    assert {*often} == {*POWERS}
    assert often["druidess"] > 2 * often["chilam-balam"] > 30
