"""The pieces and the set-up."""

import pytest
from tests.games.mysterium.tables import GHOST, Seance

from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.core.game import heard
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import CARDS, VISIONS
from gueridon.games.mysterium.events import CombinationsDrawn
from gueridon.games.mysterium.moves import LAYS, Judge, Serve
from gueridon.games.mysterium.options import PRESETS, Options

PLAYERS = range(2, 8)
ON_THE_TABLE = {"easy": [4, 5, 5, 6, 6, 7], "medium": [5, 6, 6, 7, 8, 8], "hard": [6, 7, 7, 8, 9, 9]}


@pytest.mark.rule("MYS-1")
def test_there_are_eighteen_cards_of_each_kind_numbered_one_kind_after_another():
    assert [CARDS[number - 1] for number in (1, 18, 19, 36, 37, 54)] == [
        "suspect-01",
        "suspect-18",
        "place-01",
        "place-18",
        "object-01",
        "object-18",
    ]
    assert len(CARDS) == 54


@pytest.mark.rule("MYS-2")
def test_there_are_eighty_four_visions_all_different():
    assert len(set(VISIONS)) == 84
    assert set(VISIONS) <= set(GAME.pieces(Seance().state))


@pytest.mark.rule("MYS-3")
def test_each_medium_begins_with_an_empty_sleeve_and_a_marker_on_space_0():
    for seer in Seance(5).view(1).mediums:
        assert (seer.sleeve, seer.intuition, seer.marker) == ((), None, 0)


@pytest.mark.rule("MYS-4")
@pytest.mark.parametrize(("players", "each"), [(2, 0), (3, 0), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_half_of_the_tokens_say_right_and_half_say_wrong(players, each):
    hands = {(seer.hand.right, seer.hand.wrong) for seer in Seance(players).view(1).mediums}
    assert hands == {(each, each)}


@pytest.mark.rule("MYS-4")
def test_with_three_players_nobody_judges():
    seance = Seance(3).send_to_all()
    seance.guess(0)
    assert seance.refused(2, Judge(0, "right")) == "MYS-4"


@pytest.mark.rule("MYS-5")
def test_visions_lie_open_while_the_hand_and_the_combinations_are_the_ghosts_alone():
    seance = Seance()
    given = seance.state.hand[0]
    seance.send(2)
    for seat in (1, 2, 3, None):
        view = seance.view(seat)
        assert view.mediums[2].visions == (VISIONS[given],)
        assert (view.hand, view.combinations, view.held) == ((), (), 7)
    assert len(seance.view(GHOST).hand) == 7
    assert len(seance.view(GHOST).combinations) == 3


@pytest.mark.rule("MYS-9")
def test_the_ghost_is_the_volunteer():
    assert GAME.setup(4, Options(ghost=2), key_of("volunteer")).ghost == 2


@pytest.mark.rule("MYS-9")
def test_otherwise_the_ghost_is_drawn_among_all():
    assert {GAME.setup(4, Options(), key_of(str(game))).ghost for game in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("MYS-9")
def test_nobody_volunteers_from_an_empty_chair():
    with pytest.raises(Illegal, match="MYS-9"):
        GAME.setup(4, Options(ghost=4), key_of("chair"))


@pytest.mark.rule("MYS-10")
@pytest.mark.parametrize(
    ("players", "owners"), [(2, [1, 1]), (3, [1, 1, 2, 2]), (4, [1, 2, 3]), (7, [1, 2, 3, 4, 5, 6])]
)
def test_with_two_or_three_players_each_plays_two_mediums(players, owners):
    assert Seance(players).state.owners == owners


@pytest.mark.rule("MYS-11")
@pytest.mark.parametrize("difficulty", ON_THE_TABLE)
def test_so_many_cards_of_each_kind_lie_on_the_table(difficulty):
    for players, many in zip(PLAYERS, ON_THE_TABLE[difficulty], strict=True):
        view = Seance(players, difficulty=difficulty).view(1)
        assert [len(row) for row in (view.suspects, view.places, view.objects)] == [many] * 3


@pytest.mark.rule("MYS-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_medium_has_a_card_of_each_kind_and_no_card_serves_two(players):
    state = Seance(players).state
    for kind, row in enumerate(state.table):
        drawn = [combination[kind] for combination in state.secret]
        assert len(set(drawn)) == len(drawn) == len(state.owners)
        assert set(drawn) <= set(row)


@pytest.mark.rule("MYS-12")
def test_only_the_ghost_is_told_the_combinations():
    log = Seance().state.log or []
    told = {seat: [e for e in heard(log, seat) if isinstance(e, CombinationsDrawn)] for seat in (0, 1, 2, 3, None)}
    assert [seat for seat, events in told.items() if events] == [GHOST]


@pytest.mark.rule("MYS-13")
def test_the_ghost_begins_with_seven_visions_at_hour_1():
    state = Seance().state
    assert (len(state.hand), len(state.pile), state.hour) == (7, 77, 1)


@pytest.mark.rule("MYS-14")
@pytest.mark.parametrize(("difficulty", "crows"), [("easy", 1), ("medium", 3), ("hard", 1)])
def test_crows_by_difficulty(difficulty, crows):
    assert Seance(difficulty=difficulty).view(1).crows == crows


@pytest.mark.rule("MYS-70")
def test_easy_is_suggested_for_a_first_game():
    assert PRESETS["first-game"].difficulty == "easy"


@pytest.mark.rule("MYS-20")
def test_the_ghosts_time_needs_a_sandglass():
    with pytest.raises(Illegal, match="MYS-20/sandglass"):
        Seance(sandglass=0, ghost_turns=2)


@pytest.mark.rule("MYS-20")
def test_only_the_ghost_sends_visions():
    seance = Seance()
    assert seance.refused(1, Serve(0)) == "MYS-20/ghost"
    assert seance.refused(1, LAYS[seance.state.hand[0]]) == "MYS-20/ghost"
