"""The laws of rules. Each takes a game with so many players, plays it with all its options, asserts."""

import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from gueridon.core import record
from gueridon.core.errors import Illegal
from gueridon.core.fate import key_of
from gueridon.core.game import heard, legal_mask, play
from gueridon.core.talk import Signals, Silence
from gueridon.games import AnyGame
from gueridon.laws.encodings import ENCODING_LAWS
from gueridon.laws.playing import Case, after, eyes, moments, refusal, seats, sent
from gueridon.laws.undoing import what_may_be_taken_back_told_nobody_anything


def key_and_moves_are_the_state(case: Case) -> None:
    game, moves = case.game, []
    for state, seat, move, options, _ in moments(case):
        if seat is not None:
            moves.append((seat, move))
            continue
        written = record.write(game, case.players, options, state.key, moves, game.outcome(state))
        _, again = record.read(sent(written), {game.id: game})
        assert record.verify(game, again) == state
        moves = []


def past_states_never_change(case: Case) -> None:
    for state, seat, move, _, _ in moments(case):
        before, copy = repr(state), state.clone()
        assert copy == state
        assert copy.log is None
        if seat is not None:
            case.game.apply(copy, seat, move)
            assert copy != state
            assert repr(state) == before


def a_pickle_is_the_whole_state(case: Case) -> None:
    """What equality leaves out too: it goes on in the same way."""
    for state, seat, move, _, _ in moments(case):
        same = pickle.loads(pickle.dumps(state))
        assert same == state
        assert (same.log, same.sealed) == (state.log, state.sealed)
        if seat is not None:
            case.game.apply(same, seat, move)
            went_on = after(case.game, state, seat, move)
            assert same == went_on
            for acting in case.game.to_act(same):
                assert case.game.legal_moves(same, acting) == case.game.legal_moves(went_on, acting)


def only_those_to_act_have_moves(case: Case) -> None:
    for state, *_ in moments(case):
        acting = case.game.to_act(state)
        assert len(set(acting)) == len(acting)
        stuck = case.game.secretly_stuck(state)
        assert not {*acting} & {*stuck}
        assert not stuck or case.game.limit(state) is not None, "a pace that nobody's move ends would tell who is stuck"
        for seat in seats(case):
            legal = case.game.legal_moves(state, seat)
            assert bool(legal) == (seat in acting)
            assert len(set(legal)) == len(legal)


def legal_moves_are_accepted_and_all_others_refused_without_a_trace(case: Case) -> None:
    game = case.game
    for state, seat, _, _, rng in moments(case):
        if seat is not None:
            for move in game.legal_moves(state, seat):
                play(game, state.clone(), seat, move)
        seat, before = rng.choice(seats(case)), repr(state)
        for move in rng.sample(game.moves, min(6, len(game.moves))):
            if move not in game.legal_moves(state, seat):
                assert refuses(game, state, seat, move), f"{move} is not legal, and is played"
        assert repr(state) == before


def refuses(game: AnyGame, state: Any, seat: int, move: Any) -> bool:
    try:
        play(game, state, seat, move)
    except Illegal:
        return True
    return False


def why_not_is_none_exactly_for_legal_moves(case: Case) -> None:
    game = case.game
    for state, *_ in moments(case):
        for seat in seats(case):
            allowed = [move for move in game.moves if game.why_not(state, seat, move) is None]
            assert set(allowed) == set(game.legal_moves(state, seat))


def masks_mark_the_legal_moves_in_the_table_of_moves(case: Case) -> None:
    game = case.game
    assert [game.index[move] for move in game.moves] == [*range(len(game.moves))]
    for state, *_ in moments(case):
        for seat in seats(case):
            legal = set(game.legal_moves(state, seat))
            assert [*legal_mask(game, state, seat)] == [move in legal for move in game.moves]


def imagined_worlds_look_the_same_and_are_not_the_truth(case: Case) -> None:
    game, differ = case.game, 0
    for state, _, _, _, rng in moments(case):
        for seat in eyes(case):
            seen = game.view(state, seat)
            world = game.imagine(seen, rng)
            assert game.view(world, seat) == seen
            if seat is not None:
                assert game.legal_moves(world, seat) == game.legal_moves(state, seat)
            for other in game.to_act(world):
                legal = game.legal_moves(world, other)
                assert len(set(legal)) == len(legal), "what is imagined does not lie as the rules lay it"
            differ += world != state
    assert differ, "the viewer knows everything"


def hidden_truth_changes_no_byte_that_a_seat_is_sent(case: Case) -> None:
    for state, _, _, _, rng in moments(case):
        for seat in eyes(case):
            world = case.game.imagine(case.game.view(state, seat), rng)
            assert shown(case.game, world, seat) == shown(case.game, state, seat)


def shown(game: AnyGame, state: Any, seat: int | None) -> list[bytes]:
    """All that a seat can get out of the table as it stands: what it sees, may do, may say, hears, and is refused."""
    view, content = game.view(state, seat), game.not_awaited(state)
    awaited = [each for each in (*game.to_act(state), *game.secretly_stuck(state)) if each not in content]
    parts: list[Any] = [view, game.talk(view), game.limit(state), game.outcome(state), sorted(awaited), content]
    if seat is not None:
        parts += [game.legal_moves(state, seat), [game.why_not(state, seat, move) for move in game.moves]]
    return [sent(part) for part in parts]


def what_a_seat_hears_tells_no_more_than_what_it_then_sees(case: Case) -> None:
    """In two worlds that look the same before and after a move, a seat hears the same."""
    game, compared = case.game, 0
    for state, mover, _, _, rng in moments(case):
        if mover is None:
            continue
        for seat in eyes(case):
            world = game.imagine(game.view(state, seat), rng)
            if mover not in game.to_act(world):
                continue
            possible = game.legal_moves(world, mover)
            both = [move for move in game.legal_moves(state, mover) if move in possible]
            if both:
                move = rng.choice(both)
                real, imagined = after(game, state, mover, move), after(game, world, mover, move)
                if sent(game.view(real, seat)) == sent(game.view(imagined, seat)):
                    assert sent(heard(real.log, seat)) == sent(heard(imagined.log, seat))
                    compared += 1
    assert compared, "no two worlds could be compared"


def the_order_of_secret_moves_does_not_matter(case: Case) -> None:
    game = case.game
    for state, *_, rng in moments(case):
        acting = game.to_act(state)
        if len(acting) < 2:
            continue
        one, other = rng.sample(acting, 2)
        for move in game.legal_moves(state, one):
            for reply in game.legal_moves(state, other):
                if isinstance(move, game.secret) and isinstance(reply, game.secret):
                    first = after(game, after(game, state, one, move), other, reply)
                    second = after(game, after(game, state, other, reply), one, move)
                    assert first == second


def a_secret_move_stays_secret_while_others_are_to_act(case: Case) -> None:
    """Nobody else sees or hears which one it was."""
    game = case.game
    for state, seat, *_ in moments(case):
        if seat is None:
            continue
        waiting = {other for other in game.to_act(state) if other != seat and other < case.players}
        choices = [move for move in game.legal_moves(state, seat) if isinstance(move, game.secret)]
        tables = [after(game, state, seat, move) for move in choices]
        if waiting and all(waiting <= set(game.to_act(table)) for table in tables):
            for other in eyes(case):
                told = [(shown(game, table, other), sent(heard(table.log, other))) for table in tables]
                assert other == seat or all(what == told[0] for what in told)


def pieces_are_those_of_the_box_at_every_ply(case: Case) -> None:
    for state, _, _, options, _ in moments(case):
        assert Counter(case.game.pieces(state)) == Counter(case.game.box(case.players, options))


def everything_survives_json(case: Case) -> None:
    game = case.game
    for state, _, move, options, _ in moments(case):
        views = [game.view(state, seat) for seat in eyes(case)]
        offers = [offer for view in views if isinstance(talk := game.talk(view), Signals) for offer in talk.offers]
        for things, kind in (
            ([options, game.rematch(state)], game.options),
            ([move] if move else [], game.move_type),
            ([event for _, event in state.log], game.event_type),
            (views, game.view_type),
            (offers, game.signal_type),
        ):
            for thing in things:
                assert msgspec.json.decode(sent(thing), type=kind) == thing


def random_play_ends_and_says_why(case: Case) -> None:
    for state, seat, *_ in moments(case):
        outcome = case.game.outcome(state)
        assert (outcome is None) == (seat is not None)
        if outcome is not None:
            assert outcome.reason in case.game.reasons
            assert set(outcome.winners) <= set(range(case.players))
            assert len(outcome.scores) == case.players


def what_a_game_is_remembered_by_lies_within_its_bounds(case: Case) -> None:
    merits = case.game.merits
    for state, seat, *_ in moments(case):
        if merits is not None and seat is None:
            assert all(0 <= merits.tally(state, player) <= merits.most for player in range(case.players))
            honour, outcome = merits.honour(state), case.game.outcome(state)
            assert honour is None or (honour in merits.honours and outcome is not None and outcome.winners)


def the_clock_acts_exactly_while_a_limit_runs(case: Case) -> None:
    game = case.game
    for state, *_ in moments(case):
        assert (game.limit(state) is not None) == (game.clock(case.players) in game.to_act(state))


def those_who_watch_are_silent(case: Case) -> None:
    for state, *_ in moments(case):
        assert case.game.talk(case.game.view(state, None)) == Silence()


def a_rematch_suits_the_same_table(case: Case) -> None:
    for state, seat, *_ in moments(case):
        if seat is None:
            case.game.setup(case.players, case.game.rematch(state), key_of("again"))


def a_deal_of_the_day_is_played_alone_and_can_be_compared(case: Case) -> None:
    if case.game.daily is not None:
        assert 1 in case.game.players
        assert case.game.merits is not None
        assert refusal(Case(case.game, 1), case.game.daily) is None


def presets_are_playable(case: Case) -> None:
    """Each suits some number of players, and the usual one suits them all."""
    assert refusal(case, case.game.presets["usual"]) is None


RULE_LAWS: list[Callable[[Case], None]] = [
    key_and_moves_are_the_state,
    past_states_never_change,
    a_pickle_is_the_whole_state,
    only_those_to_act_have_moves,
    legal_moves_are_accepted_and_all_others_refused_without_a_trace,
    why_not_is_none_exactly_for_legal_moves,
    masks_mark_the_legal_moves_in_the_table_of_moves,
    imagined_worlds_look_the_same_and_are_not_the_truth,
    hidden_truth_changes_no_byte_that_a_seat_is_sent,
    what_a_seat_hears_tells_no_more_than_what_it_then_sees,
    the_order_of_secret_moves_does_not_matter,
    a_secret_move_stays_secret_while_others_are_to_act,
    what_may_be_taken_back_told_nobody_anything,
    pieces_are_those_of_the_box_at_every_ply,
    everything_survives_json,
    random_play_ends_and_says_why,
    what_a_game_is_remembered_by_lies_within_its_bounds,
    the_clock_acts_exactly_while_a_limit_runs,
    those_who_watch_are_silent,
    a_rematch_suits_the_same_table,
    a_deal_of_the_day_is_played_alone_and_can_be_compared,
    presets_are_playable,
    *ENCODING_LAWS,
]
