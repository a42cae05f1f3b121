"""The culprit."""

import pytest
from tests.games.mysterium.tables import GHOST, Seance, vision

from gueridon.core.game import Limit
from gueridon.core.talk import CHAT, SILENCE
from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.events import Abstained, SaidReady, TieBroken, VisionTurned, VotesRevealed
from gueridon.games.mysterium.moves import CALL_CROW, LAYS, READY, ChooseGuilty, Point, Vote
from gueridon.games.mysterium.tasks import TruthTold


def epilogue(players=4, markers=None, **options):
    """At the vote for group 1, with these markers on the track."""
    seance = Seance(players, **options).to_the_epilogue()
    if markers is not None:
        seance.state.markers[:] = markers
    return seance


@pytest.mark.rule("MYS-60")
@pytest.mark.parametrize(("players", "groups"), [(3, 4), (4, 3), (7, 6)])
def test_each_mediums_cards_form_a_numbered_group(players, groups):
    seance = epilogue(players)
    view = seance.view(1)
    assert [group.group for group in view.groups] == [*range(1, groups + 1)]
    sleeves = {seer.medium: seer.sleeve for seer in view.mediums}
    assert {g.medium: (g.suspect, g.place, g.object) for g in view.groups} == sleeves


@pytest.mark.rule("MYS-60")
def test_with_two_players_two_groups_of_cards_still_on_the_table_are_added():
    seance = Seance(2, difficulty="easy")
    dealt = set(seance.view(1).suspects)
    groups = seance.to_the_epilogue().view(1).groups
    assert sorted([group.medium is None for group in groups]) == [False, False, True, True]
    assert {group.suspect for group in groups} == dealt


@pytest.mark.rule("MYS-60")
def test_numbers_are_dealt_at_random():
    assert len({tuple(Seance(key=str(key)).to_the_epilogue().state.groups) for key in range(12)}) > 1


@pytest.mark.rule("MYS-60")
def test_nobody_chooses_a_group_that_is_not_there():
    seance = epilogue()
    assert seance.refused(GHOST, ChooseGuilty(4)) == "MYS-60"


@pytest.mark.rule("MYS-61")
def test_the_ghost_chooses_any_group_and_then_three_cards():
    seance = epilogue(2)
    added = next(group.group for group in seance.view(GHOST).groups if group.medium is None)
    assert seance.refused(GHOST, seance.first_in_hand()) == "MYS-20/for-whom"
    seance.play(GHOST, ChooseGuilty(added))
    assert seance.refused(GHOST, ChooseGuilty(1)) == "MYS-61"
    for _ in range(3):
        assert seance.state.phase == "culprit"
        seance.play(GHOST, seance.first_in_hand())
    assert seance.state.phase == "vote"
    assert (seance.view(GHOST).guilty, seance.view(1).guilty) == (added, None)


@pytest.mark.rule("MYS-61")
def test_the_common_vision_is_shuffled():
    orders = set()
    for key in range(12):
        seance = Seance(key=str(key)).to_the_epilogue()
        chosen = seance.state.hand[:3]
        seance.accuse()
        assert set(seance.state.common) == set(chosen)
        orders.add(tuple(chosen.index(card) for card in seance.state.common))
    assert len(orders) > 1


@pytest.mark.rule("MYS-61")
def test_the_ghosts_time_is_limited_here_too():
    seance = epilogue(4, sandglass=1, ghost_turns=3)
    assert GAME.to_act(seance.state) == (GHOST, 4)
    limit = GAME.limit(seance.state)
    assert limit is not None
    assert limit.seconds == 180
    assert GAME.limit(epilogue(4, sandglass=1).state) is None


@pytest.mark.rule("MYS-61")
def test_when_the_ghost_is_late_chance_chooses_group_and_cards():
    chosen = set()
    for key in range(12):
        seance = Seance(key=str(key), sandglass=1, ghost_turns=1).to_the_epilogue()
        hand = set(seance.state.hand)
        seance.time_up()
        assert seance.state.phase == "vote"
        assert len(seance.state.common) == 3
        assert hand > set(seance.state.common)
        chosen.add(seance.view(GHOST).guilty)
    assert chosen == {1, 2, 3}


@pytest.mark.rule("MYS-61")
def test_what_the_late_ghost_had_chosen_stands():
    seance = epilogue(4, sandglass=1, ghost_turns=1)
    first, second = seance.state.hand[:2]
    seance.play(GHOST, ChooseGuilty(3), LAYS[first], LAYS[second])
    seance.time_up()
    assert seance.view(GHOST).guilty == 3
    assert {first, second} < set(seance.state.common)


@pytest.mark.rule("MYS-61")
def test_a_crow_that_the_late_ghost_had_called_leaves_with_what_it_was_given():
    seance = epilogue(4, difficulty="easy", sandglass=1, ghost_turns=1)
    carried = seance.state.hand[0]
    seance.play(GHOST, CALL_CROW, LAYS[carried])
    seance.time_up()
    assert carried in seance.state.pile
    assert (seance.state.phase, seance.state.crow, seance.state.aside) == ("vote", False, [])


@pytest.mark.rule("MYS-62")
@pytest.mark.parametrize(
    ("players", "spaces", "seen"),
    [(4, (0, 4, 5), [1, 1, 2]), (5, (5, 6, 7, 9), [2, 2, 3, 3]), (7, (0, 6, 7, 9, 10, 12), [1, 1, 2, 2, 3, 3])],
)
def test_a_medium_sees_one_two_or_three_cards_by_the_track(players, spaces, seen):
    assert [seer.sees for seer in epilogue(players, spaces).view(1).mediums] == seen


@pytest.mark.rule("MYS-62")
@pytest.mark.parametrize(
    ("players", "track"), [(2, ()), (3, ()), (5, (1, 1, 1, 1, 1, 2, 2, 3)), (7, (1,) * 7 + (2,) * 3 + (3,))]
)
def test_everyone_is_told_how_many_cards_are_seen_from_each_space_of_the_track(players, track):
    assert Seance(players).view(1).track == track


@pytest.mark.rule("MYS-63")
@pytest.mark.parametrize(("players", "open_vote"), [(2, True), (3, True), (4, False), (7, False)])
def test_everyone_is_told_whether_votes_are_open(players, open_vote):
    assert Seance(players).view(1).open_vote is open_vote


@pytest.mark.rule("MYS-62")
def test_each_votes_as_soon_as_the_last_card_he_may_see_is_turned():
    seance = epilogue(markers=[0, 7, 5])
    told = seance.accuse()
    first, second, third = [vision(card) for card in seance.state.common]
    assert told[-1] == VisionTurned(first, (1,))
    assert (seance.view(3).common, seance.view(3).voters) == ((first,), (1,))
    assert seance.refused(3, Vote(1)) == "MYS-62"
    assert seance.play(1, Vote(1))[-1] == VisionTurned(second, (3,))
    assert seance.view(1).common == (first, second)
    assert seance.play(3, Vote(1))[-1] == VisionTurned(third, (2,))


@pytest.mark.rule("MYS-62")
def test_cards_are_turned_until_somebody_is_to_vote():
    seance = epilogue(markers=[7, 8, 9])
    seance.accuse()
    assert (seance.view(1).shown, seance.view(1).voters) == (3, (1, 2, 3))


@pytest.mark.rule("MYS-62")
def test_with_three_players_everyone_sees_all_three():
    seance = epilogue(3)
    seance.accuse()
    assert len(seance.view(1).common) == 3


@pytest.mark.rule("MYS-63")
def test_votes_are_secret_and_nobody_speaks():
    seance = epilogue(markers=[0, 0, 0])
    assert GAME.talk(seance.view(1)) == CHAT
    seance.accuse()
    seance.play(1, Vote(2))
    assert [GAME.talk(seance.view(seat)) for seat in (0, 1, 2, 3)] == [SILENCE] * 4
    assert [ballot.group for ballot in seance.view(1).ballots] == [2]
    assert (seance.view(2).ballots, seance.view(2).voted) == ((), (1,))
    assert seance.refused(1, Vote(1)) == "MYS-62"
    assert seance.refused(1, Point(1)) == "MYS-63/open"


@pytest.mark.rule("MYS-63")
def test_who_has_not_voted_in_time_abstains():
    seance = epilogue(markers=[0, 0, 5])
    seance.accuse()
    assert GAME.limit(seance.state) == Limit(120, 17)
    seance.play(1, Vote(2))
    assert Abstained((2,)) in seance.time_up()
    assert GAME.limit(seance.state) == Limit(120, 18)
    told = seance.play(3, Vote(1))
    revealed = next(event for event in told if isinstance(event, VotesRevealed))
    assert [ballot.group for ballot in revealed.ballots] == [2, None, 1]


@pytest.mark.rule("MYS-63")
def test_with_no_vote_at_all_the_game_is_lost():
    seance = epilogue(markers=[0, 0, 0])
    seance.accuse()
    seance.time_up()
    assert seance.outcome().reason == "nobody-voted"


@pytest.mark.rule("MYS-63")
def test_with_three_players_votes_are_open_and_change_until_all_agree():
    seance = epilogue(3)
    seance.accuse(group=3)
    assert GAME.talk(seance.view(1)) == CHAT
    assert seance.refused(1, Vote(1)) == "MYS-63/who"
    seance.play(1, Point(1))
    assert seance.refused(1, Point(1)) == "MYS-63/there"
    assert [ballot.group for ballot in seance.view(2).ballots] == [1]
    seance.play(2, Point(3))
    assert seance.outcome() is None
    seance.play(1, Point(3))
    assert seance.outcome().reason == "culprit-found"


@pytest.mark.rule("MYS-63")
def test_with_two_players_the_one_who_is_not_the_ghost_decides():
    seance = epilogue(2)
    assert seance.refused(1, Point(1)) == "MYS-63/step"
    seance.accuse(group=4)
    assert seance.refused(1, READY) == "MYS-63/nobody"
    seance.play(1, Point(4), READY)
    assert seance.outcome().winners == (0, 1)


@pytest.mark.rule("MYS-63")
def test_with_two_players_the_vote_may_be_changed_until_he_is_ready():
    seance = epilogue(2)
    seance.accuse(group=4)
    for group in (1, 2, 3, 1, 2, 3, 4):
        seance.play(1, Point(group))
        assert seance.outcome() is None
    assert SaidReady(1) in seance.play(1, READY)
    assert seance.outcome().reason == "culprit-found"


@pytest.mark.rule("MYS-63")
def test_with_three_players_nobody_says_ready_they_agree():
    seance = epilogue(3)
    seance.accuse(group=3)
    seance.play(1, Point(1))
    assert seance.refused(1, READY) == "MYS-30/step"


@pytest.mark.rule("MYS-63")
def test_with_two_players_the_vote_stands_as_it_is_when_time_is_up():
    seance = epilogue(2)
    seance.accuse(group=4)
    seance.play(1, Point(4))
    seance.time_up()
    assert seance.outcome().reason == "culprit-found"


@pytest.mark.rule("MYS-63")
def test_open_votes_are_counted_as_they_stand_when_time_is_up():
    seance = epilogue(3)
    seance.accuse(group=2)
    seance.play(2, Point(2))
    seance.time_up()
    assert seance.outcome().reason == "culprit-found"


@pytest.mark.rule("MYS-63")
def test_open_votes_may_change_as_often_as_one_likes():
    seance = epilogue(3, sandglass=0)
    seance.accuse(group=2)
    for turn in range(20):
        seance.play(1, Point(1 + turn % 2))
        seance.play(2, Point(3 + turn % 2))
    assert seance.outcome() is None
    seance.play(2, Point(2))
    assert seance.outcome().reason == "culprit-found"


@pytest.mark.rule("MYS-64")
def test_the_group_with_most_votes_is_accused():
    seance = epilogue(5, markers=[0, 0, 0, 4])
    seance.accuse(group=2)
    seance.vote(2, 1, 2, 3)
    assert seance.state.accused == 2


@pytest.mark.rule("MYS-64")
def test_a_tie_goes_to_the_most_clairvoyant_of_its_voters():
    seance = epilogue(6, markers=[3, 1, 2, 1, 6])
    seance.accuse(group=2)
    told = seance.vote(1, 2, 2, 1, 3)
    assert TieBroken(1, 1) in told
    assert seance.state.accused == 1


@pytest.mark.rule("MYS-64")
def test_still_tied_it_goes_to_the_lowest_seat():
    seance = epilogue(markers=[2, 2, 1])
    seance.accuse(group=3)
    assert TieBroken(1, 3) in seance.vote(3, 1, 2)


@pytest.mark.rule("MYS-65")
@pytest.mark.parametrize(("guilty", "reason"), [(1, "culprit-found"), (2, "innocent-accused")])
def test_everyone_wins_or_loses_together(guilty, reason):
    seance = epilogue(markers=[0, 0, 0])
    seance.accuse(group=guilty)
    seance.vote(1, 1, 3)
    won = reason == "culprit-found"
    assert seance.outcome().reason == reason
    assert seance.outcome().winners == ((0, 1, 2, 3) if won else ())
    assert seance.view(1).guilty == guilty


@pytest.mark.rule("MYS-65")
def test_after_the_accusation_nothing_more_is_played():
    seance = epilogue(markers=[0, 0, 0])
    seance.accuse()
    seance.vote(1, 1, 1)
    assert GAME.to_act(seance.state) == ()
    assert seance.refused(GHOST, LAYS[0]) == "MYS-20/for-whom"


@pytest.mark.parametrize(("guilty", "accused"), [(1, None), (2, 1)])
def test_a_group_is_named_as_accused_where_it_is_not_the_guilty_one(guilty, accused):
    seance = epilogue(markers=[0, 0, 0])
    seance.accuse(group=guilty)
    seance.vote(1, 1, 3)
    assert GAME.task(seance.view(1)) == TruthTold(guilty, accused, missing=0)
