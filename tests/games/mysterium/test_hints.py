"""What the bots are taught."""

from random import Random

import pytest
from tests.games.mysterium.seances import TABLES, won
from tests.games.mysterium.tables import GHOST, Seance

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import CARD_NUMBER, VISION_NUMBER
from gueridon.games.mysterium.cards.association import TABLE
from gueridon.games.mysterium.cards.deck import VISIONS, seen
from gueridon.games.mysterium.hints.meaning import meant
from gueridon.games.mysterium.hints.mediums import prudent
from gueridon.games.mysterium.hints.policy import policy
from gueridon.games.mysterium.hints.reading import clarities, clarity, suspicion, thoughts
from gueridon.games.mysterium.hints.recall import recall
from gueridon.games.mysterium.hints.value import value
from gueridon.games.mysterium.moves import READY, Judge, Lay, Place, Point, Serve, Vote

EASY = TABLES[0]


def chosen(seance, seat, rng=None):
    """By a bot, which only ever sees a world that its view allows."""
    rng = rng or Random(1)
    world = GAME.imagine(seance.view(seat), rng)
    return policy(world, seat, GAME.legal_moves(world, seat), rng)


def test_the_ghost_sends_the_vision_that_says_most():
    seance = Seance()
    seance.play(GHOST, Serve(0))
    move = chosen(seance, GHOST)
    assert isinstance(move, Lay)
    told = {vision: clarity(seance.state, 0, [vision]) for vision in seance.state.hand}
    assert told[VISION_NUMBER[move.vision]] == max(told.values())


def test_what_each_vision_of_the_hand_would_say_is_summed_up_at_once_to_the_last_bit():
    state = Seance().send_to_all().state
    for medium in range(len(state.owners)):
        for wrong in (0, 1):
            state.tried[medium] = [card for card in state.table[0] if card != state.secret[medium][0]][:wrong]
            one_by_one = [clarity(state, medium, [*state.visions[medium], vision]) for vision in state.hand]
            assert state.visions[medium]
            assert clarities(state, medium, state.hand) == one_by_one


def test_a_card_is_thought_of_by_what_the_visions_have_in_common_with_it():
    cards = [*range(6)]
    likely = thoughts([0], cards)
    row = next(iter(TABLE.values()))[:6]
    assert sum(likely) == pytest.approx(1)
    assert likely.index(max(likely)) == row.index(max(row))


def test_a_medium_knows_no_more_than_the_visions_say():
    """Whatever combination is imagined, the same chance leads to the same card."""
    seance = Seance().send_to_all()
    world = GAME.imagine(seance.view(1), Random(1))
    other = world.clone()
    other.secret = [*other.secret[1:], other.secret[0]]
    legal = GAME.legal_moves(world, 1)
    assert all(policy(world, 1, legal, Random(n)) == policy(other, 1, legal, Random(n)) for n in range(20))


def test_a_medium_places_an_intuition_and_is_then_ready():
    seance = Seance().send_to_all()
    move = chosen(seance, 1)
    assert isinstance(move, Place)
    seance.play(1, move)
    assert chosen(seance, 1) == READY


def test_everyone_votes():
    seance = Seance().to_the_epilogue()
    seance.accuse()
    assert isinstance(chosen(seance, seance.view(1).voters[0]), Vote)


@pytest.mark.rule("MYS-63")
def test_whoever_pointed_at_a_group_waits_for_the_others_and_then_gives_way():
    seance = Seance(3).to_the_epilogue()
    seance.accuse()
    seance.play(1, Point(2))
    assert GAME.not_awaited(seance.state) == (1,)
    assert all(isinstance(chosen(seance, 2, Random(n)), Point) for n in range(20))
    seance.play(2, Point(3))
    assert GAME.not_awaited(seance.state) == ()
    assert chosen(seance, 1) == Point(3)


def recalled(seance, seat, seed):
    world, rng = GAME.imagine(seance.view(seat), Random(seed)), Random(seed)
    recall(world, seat, [], [], rng)
    assert GAME.view(world, seat) == seance.view(seat)
    return world


def test_a_medium_imagines_each_card_as_often_as_the_visions_suggest_it():
    seance = Seance().send_to_all()
    cards = seance.state.table[0]
    likely = thoughts(seance.state.visions[0], cards)
    drawn = [recalled(seance, 1, seed).secret[0][0] for seed in range(200)]
    best = cards[likely.index(max(likely))]
    assert drawn.count(best) > 200 / len(cards)
    assert drawn.count(best) == max(drawn.count(card) for card in cards)


def test_what_a_medium_was_wrong_about_is_never_imagined_and_no_card_serves_two():
    seance = Seance().send_to_all()
    seance.guess(0, 1, right=False)
    seance.everyone_ready()
    for seed in range(40):
        secret = recalled(seance, 1, seed).secret
        assert all(secret[medium][0] not in seance.state.tried[medium] for medium in (0, 1))
        assert all(len(set(kind)) == len(kind) for kind in zip(*secret, strict=True))


def test_the_ghost_knows_the_truth_and_imagines_no_other():
    seance = Seance().send_to_all()
    assert recalled(seance, GHOST, 1).secret == seance.state.secret


def test_a_group_is_suspected_as_often_as_the_common_vision_suggests_it():
    seance = Seance().to_the_epilogue()
    seance.accuse()
    likely = suspicion(seance.state, seance.state.common[: seance.state.shown])
    drawn = [recalled(seance, 1, seed).guilty for seed in range(200)]
    assert max((1, 2, 3), key=drawn.count) == 1 + likely.index(max(likely))


def test_an_hour_promises_more_the_better_the_intuitions_are():
    right, nothing, wrong = [Seance().send_to_all() for _ in range(3)]
    right.guess(0)
    wrong.guess(0, right=False)
    assert value(right.state)[0] > value(nothing.state)[0] > value(wrong.state)[0]


def test_a_token_that_tells_the_truth_promises_more_than_one_that_is_kept_and_a_lie_less():
    told_truth, kept, lied = [Seance().send_to_all() for _ in range(3)]
    for seance in (told_truth, kept, lied):
        seance.guess(0)
    told_truth.play(2, Judge(0, "right"))
    lied.play(2, Judge(0, "wrong"))
    assert value(told_truth.state)[0] > value(kept.state)[0] > value(lied.state)[0]


def test_a_vote_promises_what_it_is_worth():
    seance = Seance().to_the_epilogue()
    seance.accuse(1)
    before = value(seance.state)[0]
    found, missed = seance.state.clone(), seance.state.clone()
    GAME.apply(found, 1, Vote(1))
    GAME.apply(missed, 1, Vote(2))
    assert value(found)[0] > before > value(missed)[0]


def test_bots_win_mostly_and_never_by_looking_away():
    deals = [str(deal) for deal in range(12)]
    assert sum(won(EASY, deal) for deal in deals) >= 7
    assert sum(won(EASY, deal, blind=(1, 2, 3)) for deal in deals) <= 2


def test_nobody_is_ready_who_has_placed_nothing_nor_goes_back_to_where_he_was_wrong():
    seance = Seance().send_to_all()
    moves = GAME.legal_moves(seance.state, 1)
    assert READY in moves
    assert READY not in prudent(seance.state, 1, moves)
    seance.guess(0, 1, right=False)
    assert READY in prudent(seance.state, 1, GAME.legal_moves(seance.state, 1))
    wrong = seance.state.intuitions[0]
    seance.everyone_ready()
    seance.send_to_all()
    moves = GAME.legal_moves(seance.state, 1)
    back = [move for move in moves if isinstance(move, Place) and CARD_NUMBER[move.card] == wrong]
    assert back
    assert not {*back} & {*prudent(seance.state, 1, moves)}


def test_a_vision_means_the_card_that_it_shows():
    """One that shows a cobra was given for the Cobra, not for the Scissors."""
    cobra, scissors = CARD_NUMBER["object-15"], CARD_NUMBER["object-06"]
    showing = [VISION_NUMBER[vision] for vision, card in VISIONS.items() if "cobra" in seen(card)]
    assert showing
    for vision in showing:
        odds = meant((vision,), (cobra, scissors))
        assert odds[0] > 4 * odds[1]
