"""The examples of the rulebook are true."""

from typing import Literal

import pytest
from tests.games.examples import Shown, example, says
from tests.games.mysterium.tables import Seance

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import CARDS, VISIONS
from gueridon.games.mysterium.events import GroupAccused, Suspects, TieBroken
from gueridon.games.mysterium.reasons import reasons
from gueridon.games.mysterium.rules.epilogue import TRACK, seen_from
from gueridon.games.mysterium.rules.hours import resolve
from gueridon.games.mysterium.shown import Find, Seer

VERDICTS = ("right", "wrong")


class Found(Shown):
    kind: Literal["found"]
    find: Find


class Levels(Shown):
    kind: Literal["levels"]
    players: int
    mediums: list[Seer]
    track: tuple[int, ...]


class Tokens(Shown):
    kind: Literal["tokens"]
    players: int
    suspects: list[str]
    found: str
    track: tuple[int, ...]
    mediums: list[Seer]
    markers: list[int]


class Tie(Shown):
    kind: Literal["tie"]
    players: int
    groups: list[Suspects]
    votes: list[int]
    mediums: list[Seer]
    track: tuple[int, ...]
    accused: int


def stand_as_the_track_says(shown) -> bool:
    """Each medium sees as much as the space of its marker gives."""
    seen = [seen_from(shown.players, seer.marker) for seer in shown.mediums]
    return shown.track == TRACK[shown.players] and [seer.sees for seer in shown.mediums] == seen


@pytest.mark.example("found")
def test_the_vision_and_the_card_have_in_common_what_is_told():
    find = example(GAME.folder, "found", Found).find
    assert find.reasons == reasons([VISIONS.index(vision) for vision in find.visions], CARDS.index(find.card))


@pytest.mark.example("tokens")
def test_the_tokens_that_told_the_truth_move_the_markers_as_shown():
    shown = example(GAME.folder, "tokens", Tokens)
    state = Seance(shown.players).send_to_all().state
    state.table[0] = sorted(CARDS.index(card) for card in shown.suspects)
    state.markers[:] = [seer.marker for seer in shown.mediums]
    for seer in shown.mediums:
        if seer.intuition is not None:
            state.secret[seer.medium] = (CARDS.index(shown.found), *state.secret[seer.medium][1:])
            state.intuitions[seer.medium] = CARDS.index(seer.intuition)
        for token in seer.beside:
            state.beside[seer.medium][token.by] = VERDICTS.index(token.verdict)
    resolve(state)
    assert state.markers == shown.markers
    assert stand_as_the_track_says(shown)
    assert says(GAME.folder, "tokens", *{seer.marker for seer in shown.mediums[:2]}, *shown.markers[:2])


@pytest.mark.example("levels")
def test_the_mediums_see_as_many_cards_as_is_said():
    shown = example(GAME.folder, "levels", Levels)
    assert stand_as_the_track_says(shown)
    assert [seer.sees for seer in shown.mediums] == [1, 2, 3]
    assert says(GAME.folder, "levels", *[seer.marker for seer in shown.mediums], 2, 3)


@pytest.mark.example("tie")
def test_the_most_clairvoyant_breaks_the_tie_as_shown():
    shown = example(GAME.folder, "tie", Tie)
    seance = Seance(shown.players).to_the_epilogue()
    seance.state.markers[:] = [seer.marker for seer in shown.mediums]
    seance.accuse()
    told = seance.vote(*shown.votes)
    clairvoyant = max(shown.mediums, key=lambda seer: seer.marker)
    assert [event for event in told if isinstance(event, TieBroken | GroupAccused)] == [
        TieBroken(clairvoyant.seat, shown.accused),
        GroupAccused(shown.accused),
    ]
    assert stand_as_the_track_says(shown)
    assert says(GAME.folder, "tie", clairvoyant.marker)
