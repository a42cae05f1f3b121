"""Levels of bots on the same deals."""

from gueridon.core import record
from gueridon.core.outcome import Outcome
from gueridon.games import SHELF
from gueridon.lab.arena import Contest, Pairing, Played, play
from gueridon.lab.strengths import strengths

GAME = next(game for game in SHELF.values() if game.hints is not None)


def contest(*levels: str, players: int = 3, deals: int = 2) -> Contest:
    return Contest(GAME.id, players, GAME.presets["usual"], levels, deals, "test")


def played(deal: str, levels: tuple[str, ...], scores: tuple[int, ...]) -> Played:
    pairing = Pairing(GAME.id, GAME.presets["usual"], deal, levels)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Played(pairing, Outcome("end", best, scores), None, "", "", [])  # type: ignore[arg-type]


def test_against_one_another_each_level_has_each_seat_in_turn_on_each_deal():
    seated = [(pairing.deal, pairing.levels) for pairing in contest("random", "novice").against()]
    assert seated == [
        ("test-1", ("random", "novice", "random")),
        ("test-1", ("novice", "random", "novice")),
        ("test-2", ("random", "novice", "random")),
        ("test-2", ("novice", "random", "novice")),
    ]


def test_together_each_level_takes_all_seats():
    seated = [pairing.levels for pairing in contest("random", "novice", deals=1).together()]
    assert seated == [("random",) * 3, ("novice",) * 3]


def test_a_pairing_always_plays_the_same_game_and_another_deal_another():
    first, second = contest("novice").together()
    assert play(first).record == play(first).record != play(second).record


def test_its_record_verifies_and_so_does_its_shuffle():
    game = play(next(contest("novice").together())).record
    assert game.proof is not None
    assert GAME.outcome(record.verify(GAME, game)) == game.outcome


def test_strengths_are_means_over_deals_with_their_intervals():
    games = [
        played("1", ("random", "novice"), (1, 3)),
        played("1", ("novice", "random"), (5, 1)),
        played("2", ("random", "novice"), (2, 2)),
        played("2", ("novice", "random"), (6, 0)),
    ]
    weak, strong = strengths(("random", "novice"), games)
    assert (weak.games, weak.score.mean, weak.won.mean, weak.gain) == (4, 1.0, 0.25, None)
    assert (strong.score.mean, strong.won.mean) == (4.0, 1.0)
    assert strong.gain is not None
    assert (strong.gain.mean, strong.gain.margin) == (3.0, 0.0)
    assert round(weak.won.margin, 2) == 0.49


def test_levels_differ():
    """Fixed deals, fixed numbers: this cannot go otherwise unless somebody changes a bot."""
    levels = ("random", "novice", "adept")
    games = [play(pairing) for pairing in contest(*levels, players=2, deals=6).together()]
    random, novice, adept = (strength.score.mean for strength in strengths(levels, games))
    assert novice > random + 2
    assert adept > novice + 2
