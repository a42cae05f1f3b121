"""BAB-1 to BAB-12: the cards, the teams, what wins, and how a game begins."""

import re
from itertools import combinations
from random import Random

import pytest
from tests.games.babet.tables import KEY, ended, lay, table, told

from gueridon.core.catalogue import LANGUAGES
from gueridon.core.fate import key_of
from gueridon.games.babet import GAME
from gueridon.games.babet.box import CARDS, ROLES, Role, Temper
from gueridon.games.babet.events import CardReceived, CardTaken, PersonalityFinished, RolesShown
from gueridon.games.babet.moves import DRAW, Take
from gueridon.games.babet.options import Options
from gueridon.games.babet.rules.aim import is_positive, positives, temper
from gueridon.games.babet.shown import Aim, Slot

KEYS = [key_of(str(number)) for number in range(60)]
A, F = Role.ARTISOU, Role.FOUTRALOU


@pytest.mark.rule("BAB-1")
def test_of_thirty_cards_the_ten_multiples_of_three_are_negative():
    assert len(CARDS) == 30
    assert [card for card in CARDS if not is_positive(card)] == [3, 6, 9, 12, 15, 18, 21, 24, 27, 30]


@pytest.mark.rule("BAB-2")
def test_every_personality_is_either_kind_or_wicked_by_its_majority():
    for cards in combinations(range(1, 13), 5):
        negative = len([card for card in cards if card % 3 == 0])
        assert temper(list(cards)) is (Temper.WICKED if negative >= 3 else Temper.KIND)
        assert positives(list(cards)) == 5 - negative


@pytest.mark.rule("BAB-3")
@pytest.mark.parametrize(("players", "artisous", "foutralous"), [(2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_teams_have_these_sizes(players, artisous, foutralous):
    assert (ROLES[players].count(A), ROLES[players].count(F)) == (artisous, foutralous)
    for roles in ("shared", "dealt"):
        state = GAME.setup(players, Options(roles=roles), KEY)
        assert (state.roles.count(A), state.roles.count(F)) == (artisous, foutralous)


@pytest.mark.rule("BAB-4")
@pytest.mark.parametrize("players", [2, 4])
def test_two_kind_personalities_win_for_the_artisous(players):
    state = table("10", *[""] * (players - 1), laid="2 3 5 6", finished="1 4 12 15 16")
    lay(state, 10, 6)
    assert ended(state).reason == "two-kind"
    assert ended(state).winners == tuple(range(0, players, 2))


@pytest.mark.rule("BAB-4")
def test_with_three_players_one_of_the_two_must_be_entirely_positive():
    state = table("8", "", "", laid="1 2 4 6", finished="5 7 10 12 15")
    lay(state, 8, 6)
    assert state.ended is None
    state = table("8", "", "", laid="1 2 4 7", finished="5 10 11 12 15")
    lay(state, 8, 7)
    assert state.ended == "two-kind"


@pytest.mark.rule("BAB-4")
@pytest.mark.parametrize(("players", "wanted"), [(2, "kind"), (3, "all-kind"), (4, "kind"), (5, "all-kind")])
def test_everyone_is_told_the_aims_as_they_are_judged(players, wanted):
    artisous, foutralous = GAME.view(table(*[""] * players), None).aims
    assert artisous == Aim(A, (Slot(wanted, None), Slot("kind", None)), ())
    assert foutralous == Aim(F, (Slot("wicked", None),), ())


@pytest.mark.rule("BAB-4")
def test_with_three_players_two_mixed_personalities_fill_one_slot_and_the_second_is_spare():
    mixed, other = (5, 7, 10, 12, 15), (1, 2, 4, 6, 8)
    state = table("8", "", "", laid="1 2 4 6", finished="5 7 10 12 15")
    assert GAME.view(state, 0).aims[0] == Aim(A, (Slot("all-kind", None), Slot("kind", mixed)), ())
    lay(state, 8, 6)
    assert GAME.view(state, 0).aims[0] == Aim(A, (Slot("all-kind", None), Slot("kind", mixed)), (other,))


@pytest.mark.rule("BAB-30")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_is_won_exactly_when_all_that_a_team_wants_is_there(players):
    rng = Random(players)
    for _ in range(40):
        state = GAME.setup(players, Options(), rng.randbytes(32))
        while acting := GAME.to_act(state):
            full = [aim.role for aim in GAME.view(state, None).aims if all(slot.cards for slot in aim.slots)]
            assert full == []
            GAME.apply(state, acting[0], rng.choice(GAME.legal_moves(state, acting[0])))
        full = [aim.role for aim in GAME.view(state, None).aims if all(slot.cards for slot in aim.slots)]
        assert full == {"two-kind": [A], "one-wicked": [F], "no-winner": []}[ended(state).reason]


@pytest.mark.rule("BAB-4")
def test_one_wicked_personality_wins_for_the_foutralous():
    state = table("9", "", laid="3 4 5 6")
    lay(state, 9, 6)
    assert ended(state).reason == "one-wicked"
    assert ended(state).winners == tuple(seat for seat in (0, 1) if state.roles[seat] is F)
    assert told(state, PersonalityFinished) == [PersonalityFinished((3, 4, 5, 6, 9), Temper.WICKED)]


@pytest.mark.rule("BAB-5")
def test_the_team_wins_whoever_laid_the_card():
    state = table("", "9", "", "", laid="3 4 5 6", turn=1)
    state.roles = [F, A, F, A]
    lay(state, 9, 6)
    assert ended(state).winners == (0, 2)
    assert ended(state).scores == (2, 0, 2, 0)


@pytest.mark.rule("BAB-10")
@pytest.mark.parametrize("roles", ["shared", "dealt"])
@pytest.mark.parametrize(("players", "pattern"), [(2, [A, F]), (3, [A, F, A]), (4, [A, F, A, F]), (5, [A, F, A, F, A])])
def test_the_teams_alternate_from_an_artisou_drawn_at_random(players, pattern, roles):
    firsts = set()
    for key in KEYS:
        state = GAME.setup(players, Options(roles=roles), key)
        assert sorted(state.order) == list(range(players))
        assert [state.roles[seat] for seat in state.order] == pattern
        firsts.add(state.order[0])
    expected = range(players) if roles == "dealt" else range(0, players, 2)
    assert firsts == set(expected)


@pytest.mark.rule("BAB-10")
def test_shared_roles_are_those_of_the_seats_and_everyone_hears_them():
    state = GAME.setup(5, Options(), KEY)
    assert told(state, RolesShown) == [RolesShown((0, 2, 4), (1, 3))]
    assert GAME.view(state, None).roles == (A, F, A, F, A)


@pytest.mark.rule("BAB-11")
def test_two_cards_lie_in_the_river_and_hands_are_empty():
    state = GAME.setup(4, Options(), KEY)
    assert len(state.river) == 2
    assert len(state.draw_pile) == 28
    assert state.hands == [[], [], [], []]


@pytest.mark.rule("BAB-11")
def test_what_is_taken_from_the_river_is_remembered_and_what_is_drawn_is_secret():
    state = GAME.setup(2, Options(), KEY)
    seat, other = state.turn, 1 - state.turn
    card = state.river[0]
    GAME.apply(state, seat, Take(card))
    GAME.apply(state, seat, DRAW)
    hidden = next(held for held in state.hands[seat] if held != card)
    seen = GAME.view(state, other)
    assert seen.shown[seat] == (card,)
    assert seen.hands[seat] == 2
    assert seen.hand == ()
    assert told(state, CardTaken, other) == [CardTaken(seat, card)]
    assert told(state, CardReceived, other) == []
    assert told(state, CardReceived, seat) == [CardReceived(seat, hidden)]
    lay(state, card)
    assert GAME.view(state, other).shown[seat] == ()


@pytest.mark.rule("BAB-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_artisou_begins(players):
    for key in KEYS:
        state = GAME.setup(players, Options(roles="dealt"), key)
        assert state.roles[GAME.to_act(state)[0]] is A


@pytest.mark.rule("BAB-4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_both_teams_read_in_their_role_what_five_hearts_mean_where_the_board_shows_them(players, language):
    state = GAME.setup(players, Options(), KEY)
    views = [GAME.view(state, seat) for seat in range(players)]
    shown = any(slot.wanted == "all-kind" for aim in views[0].aims for slot in aim.slots)
    catalogue = (GAME.folder / f"words.{language}.ftl").read_text("utf-8")
    roles = {GAME.role(view) for view in views}
    helps = [re.findall(rf"^{role} = .*\n    \.help = (.*)", catalogue, re.MULTILINE) for role in roles]
    told = [sentence for (sentence,) in helps]
    assert len(told) == 2
    assert [sentence for sentence in told if ("(5 ♥)" in sentence) != shown] == []
