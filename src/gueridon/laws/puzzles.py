"""The laws of puzzles: each of them can be reached by the rules, and asks for one of several legal moves."""

from collections.abc import Iterator

import msgspec

from gueridon.core.catalogue import LANGUAGES
from gueridon.core.game import State, play, start
from gueridon.core.puzzle import DIGITS, LEAST_CHOICES, Puzzle, deal_of, file_of, puzzles_of, read_book, rules_shown
from gueridon.core.wire import raw
from gueridon.core.words import Words
from gueridon.games import AnyGame
from gueridon.laws.rulebooks import rule_numbers

ROUNDING = 1.01 * 10**-DIGITS  # of a difference of two


def reached(game: AnyGame) -> Iterator[tuple[Puzzle, State]]:
    """Every puzzle with its table, to which nothing but legal moves led."""
    read_move = msgspec.json.Decoder(game.move_type).decode
    for puzzle in puzzles_of(game).values():
        state = start(game, puzzle.players, *deal_of(game, puzzle))
        for seat, move in puzzle.moves:
            play(game, state, seat, read_move(move))
        yield puzzle, state


def every_puzzle_weighs_all_legal_moves_of_a_seat_that_is_to_act(game: AnyGame) -> None:
    for puzzle, state in reached(game):
        legal = [raw(move) for move in game.legal_moves(state, puzzle.seat)]
        assert puzzle.seat in game.to_act(state)
        assert sorted(map(bytes, legal)) == sorted([bytes(one.move) for one in puzzle.prospects])
        assert len(legal) >= LEAST_CHOICES
        assert game.limit(state) is None, "a puzzle has no clock"


def every_answer_promises_clearly_more_than_anything_else(game: AnyGame) -> None:
    book = read_book(file_of(game))
    for puzzle in puzzles_of(game).values():
        assert book is not None
        assert puzzle.margin > book.margin - ROUNDING, puzzle.id
        assert all(0 <= one.promise <= 1 for one in puzzle.prospects)


def puzzles_are_told_apart_and_stand_from_easy_to_hard(game: AnyGame) -> None:
    book = read_book(file_of(game))
    if book is not None:
        assert book.version == game.version, "they were found by other rules: look for new ones"
        assert len(book.puzzles) == len(puzzles_of(game))
        assert [puzzle.grade for puzzle in book.puzzles] == sorted([puzzle.grade for puzzle in book.puzzles])


def every_move_of_a_puzzle_can_be_told(game: AnyGame) -> None:
    read_move = msgspec.json.Decoder(game.move_type).decode
    for puzzle in puzzles_of(game).values():
        for language in LANGUAGES:
            words = Words(language, game, [str(seat) for seat in range(puzzle.players)])
            assert all(words.tell("move", read_move(one.move)) for one in puzzle.prospects)


def every_puzzle_shows_rules_of_the_rulebook(game: AnyGame) -> None:
    for puzzle in puzzles_of(game).values():
        assert rules_shown(game, puzzle), f"{puzzle.id} shows no rule"
    for language in LANGUAGES if game.choice_rules else ():
        named = {rule for rules in game.choice_rules.values() for rule in rules}
        assert named <= {*rule_numbers(game.folder, language)}, "a puzzle shows a rule that is not there"


PUZZLE_LAWS = (
    every_puzzle_weighs_all_legal_moves_of_a_seat_that_is_to_act,
    every_answer_promises_clearly_more_than_anything_else,
    puzzles_are_told_apart_and_stand_from_easy_to_hard,
    every_move_of_a_puzzle_can_be_told,
    every_puzzle_shows_rules_of_the_rulebook,
)
