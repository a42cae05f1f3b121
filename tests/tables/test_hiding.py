"""Two truths behind one view: whatever a table sends, refuses or offers to these eyes is the same, byte for byte."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from tests.copying import with_all_of
from tests.laws.shelf import CASES
from tests.tables.conftest import KeptTable

from gueridon.core.errors import Illegal, Malformed, Stale
from gueridon.core.game import nobody
from gueridon.core.talk import Signals
from gueridon.core.wire import Seat, Wire, raw
from gueridon.games import SHELF
from gueridon.lab.playout import SimulatedClock, playout
from gueridon.laws.playing import FULL, Case, played
from gueridon.server import lobby
from gueridon.server.push import notices
from gueridon.tables import messages, own_games, presenting, requests
from gueridon.tables.journal import Person
from gueridon.tables.match import Match
from gueridon.tables.refusals import NotYours
from gueridon.tables.table import Table
from gueridon.tables.waiting import Waiting

LOOKS = 100 if FULL else 16  # at each game
TRIED = 12  # moves, at each look
CLOCK_STRIKES = 1 / 50  # of the plies
PACE = 60  # seconds
OUT_OF_TURN = 1 / 8  # of the plies, somebody for whom nobody waits acts, if he may


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game.id}-{case.players}")
def test_what_is_hidden_changes_no_byte_that_a_table_sends(case):
    for number, options in enumerate(played(case)):
        compare_all_along(case, options, Random(f"{case.game.id} {case.players} {number}"))


def compare_all_along(case: Case, options: Any, rng: Random) -> None:
    """A random game with its signals, half of the time by a pace; before and after some of its moves all eyes are asked
    for what they get."""
    kept_table = KeptTable(case.game.id, case.players, options, rng.choice((None, PACE)))
    kept_table.fill()
    kept_table.start()
    looks, simulated_clock = plies_to_look_at(case, options, Random(rng.random())), SimulatedClock()
    while (match := kept_table.table.playing()).outcome is None:
        seat, move = next_move(kept_table, simulated_clock, rng)
        if match.ply in looks:
            for eyes in (*range(case.players), None):
                compare(kept_table, eyes, seat, move, rng)
        signal_something(kept_table, rng)
        kept_table.write(requests.submit(kept_table.table, seat, match.ply, raw(move)))


def plies_to_look_at(case: Case, options: Any, rng: Random) -> set[int]:
    """Spread over as many plies as such a game has."""
    plies = playout(case.game, case.game.setup(case.players, options, rng.randbytes(32)), rng)
    return {rng.randrange(plies) for _ in range(LOOKS)}


def next_move(kept_table: KeptTable, simulated_clock: SimulatedClock, rng: Random) -> tuple[Seat, Wire]:
    """If all who may act were equally likely, those who have finished would undo it for ever."""
    match = kept_table.table.playing()
    acting = match.game.to_act(match.state)
    seat = acting[0] if len(acting) == 1 else simulated_clock.next(match.game, match.state, acting, rng)
    if match.limit is not None and rng.random() < CLOCK_STRIKES:
        seat = match.game.clock(match.players)
    elif match.able and rng.random() < OUT_OF_TURN:
        seat = rng.choice(match.able)
    return seat, rng.choice(match.game.legal_moves(match.state, seat))


def signal_something(kept_table: KeptTable, rng: Random) -> None:
    match = kept_table.table.playing()
    seat = rng.randrange(match.players)
    talk = match.look(seat).talk
    if isinstance(talk, Signals):
        for change in requests.change_signals(
            kept_table.table, seat, [raw(offer) for offer in rng.sample(talk.offers, 2)]
        ):
            kept_table.write(change)


def compare(kept_table: KeptTable, eyes: Seat | None, seat: Seat, move: Wire, rng: Random) -> None:
    """In another world that looks the same, now; and after the move, if it looks the same then too."""
    match = kept_table.table.playing()
    world = match.game.imagine(match.look(eyes).view, rng)
    real, twin = beside(kept_table.table, match.state.clone()), beside(kept_table.table, world)
    seed = rng.random()
    assert sent(twin, eyes, Random(seed)) == sent(real, eyes, Random(seed))
    if match.game.why_not(world, seat, move) is None:
        for table in (real, twin):
            table.playing().move(seat, move)
            table.set_deadline()
            table.waiting.wait_for(table.awaited(), table.at + 1)
        if twin.playing().look(eyes).view == real.playing().look(eyes).view:
            assert sent(twin, eyes, Random(seed)) == sent(real, eyes, Random(seed))


def beside(table: Table, state: Any) -> Table:
    """A table with the same past, and with this present."""
    past = table.playing()
    table = with_all_of(table, Table(table.id, table.created))
    match = with_all_of(past, Match(past.game, past.players, past.options, past.key))
    state.log, state.sealed = [], match.state.sealed  # what the last move did is of the past
    match.state = state
    match.told, match.steps, match.signals = [*match.told], [*match.steps], [*match.signals]
    match.races = [*match.races]
    match.refresh()
    table.match, table.waiting = match, with_all_of(table.waiting, Waiting())
    table.waiting.wait_for(table.awaited(), table.at)
    return table


def sent(table: Table, eyes: Seat | None, rng: Random) -> list[object]:
    """The room with its clock, the update, what lists and notices say, and the answers to whatever may be tried."""
    person = "stranger" if eyes is None else f"p{eyes}"
    lists = [own_games.own_game(table, person), lobby.listed(table), sorted(notices.awaited_people(table))]
    told = presenting.update(table, person, {eyes: table.ply - 2}, table.at)
    answers = [answer(table, person, request) for request in tries(table, eyes, rng)]
    return [
        msgspec.json.encode(presenting.room(table, person)),
        msgspec.json.encode(told),
        *map(msgspec.json.encode, lists),
        *answers,
    ]


def tries(table: Table, eyes: Seat | None, rng: Random) -> list[messages.Change]:
    """Moves of all kinds, in time and late; taking back; signals."""
    match, seat = table.playing(), eyes or 0
    look = match.look(eyes)
    moves = [*rng.sample(look.legal, min(len(look.legal), TRIED)), *rng.sample(match.game.moves, TRIED // 2)]
    offers = look.talk.offers[:2] if isinstance(look.talk, Signals) else ()
    return [
        *[messages.Play("now", seat, match.ply, raw(move)) for move in moves],
        *[messages.Play("late", seat, match.ply - 1, raw(move)) for move in moves if match.ply],
        *[messages.Undo("undo", each, match.ply) for each in range(match.players)],
        *[messages.Signal("signal", seat, raw(offer), "set") for offer in offers],
    ]


def answer(table: Table, person: Person, request: messages.Change) -> object:
    try:
        return msgspec.json.encode(requests.decide(table, person, request, table.at))
    except (Illegal, Malformed, Stale, NotYours) as refused:
        return type(refused), refused.args


def compare_many(case: Case, preset: str) -> None:
    for seed in range(20):
        compare_all_along(case, case.game.presets[preset], Random(seed))


def planted(monkeypatch: pytest.MonkeyPatch, game: Any, **flaw: Any) -> Case:
    flawed = replace(game, **flaw)
    monkeypatch.setitem(SHELF, game.id, flawed)
    return Case(flawed, 3)


def test_a_table_that_tells_who_has_a_card_to_play_is_caught(monkeypatch):
    case = planted(monkeypatch, SHELF["missions"], secretly_stuck=nobody)
    with pytest.raises(AssertionError):
        compare_many(case, "frenzy")


def test_an_undo_that_is_offered_by_what_is_hidden_is_caught(monkeypatch):
    sound = SHELF["babet"]

    def apply(state: Any, seat: int, move: Any) -> None:
        sound.apply(state, seat, move)
        state.sealed = state.sealed or sum(state.draw_pile[-1:]) % 2 == 1

    case = planted(monkeypatch, sound, apply=apply)
    with pytest.raises(AssertionError):
        compare_many(case, "usual")


def awaited_as_able(table: Table) -> set[Person]:
    return {place.person for seat in table.playing().able if (place := table.places[seat]).person is not None}


def own_game_as_able(table: Table, person: Person) -> own_games.OwnGame:
    return msgspec.structs.replace(OWN_GAME(table, person), acting=table.playing().able)


def update_as_able(table: Table, person: Person, seen: Mapping[Seat | None, int], now: int) -> messages.Update | None:
    """Its clock runs for whoever can play."""
    told, able = UPDATE(table, person, seen, now), table.playing().able
    assert told is not None
    return msgspec.structs.replace(told, clock=messages.Clock(now, now, paused=False, seat=able[0] if able else None))


OWN_GAME = own_games.own_game
UPDATE = presenting.update
TOLD_TOO_MUCH = {
    "the list of one's games": (own_games, "own_game", own_game_as_able),
    "notices": (notices, "awaited_people", awaited_as_able),
    "the clock of the pace": (presenting, "update", update_as_able),
}


@pytest.mark.parametrize(("place", "name", "flaw"), TOLD_TOO_MUCH.values(), ids=TOLD_TOO_MUCH)
def test_whatever_says_who_can_play_instead_of_whom_the_table_waits_for_is_caught(monkeypatch, place, name, flaw):
    monkeypatch.setattr(place, name, flaw)
    with pytest.raises(AssertionError):
        compare_many(Case(SHELF["missions"], 3), "frenzy")
