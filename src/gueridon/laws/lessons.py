"""The laws of lessons: each of them can be played as it is written, from its first move to its last."""

import re
from collections.abc import Iterator

from gueridon.core import fair
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.fate import key_of
from gueridon.core.game import State, start
from gueridon.core.lesson import Lesson, Saying, Turn
from gueridon.core.talk import Signals
from gueridon.core.wire import Piece, Wire
from gueridon.core.words import Words
from gueridon.games import AnyGame
from gueridon.laws.rulebooks import rule_numbers
from gueridon.laws.words import messages

Position = tuple[State, Turn[Wire]]


def opening(game: AnyGame, lesson: Lesson[Piece, Wire]) -> State:
    """As the table deals it."""
    key = fair.key(key_of(lesson.key), (game.id,))
    if lesson.found is not None and game.deal_search is not None:
        game.deal_search.remember(lesson.options, key, lesson.found)
    state: State = start(game, lesson.players, lesson.options, key)
    for seat, move in lesson.before:
        assert game.why_not(state, seat, move) is None, f"{move} cannot come before the lesson"
        state.sealed = False
        game.apply(state, seat, move)
    return state


def course(game: AnyGame, lesson: Lesson[Piece, Wire]) -> Iterator[Position]:
    """The table before each move; one more step makes that move."""
    state = opening(game, lesson)
    for turn in lesson.turns:
        yield state, turn
        game.apply(state, turn.seat, turn.moves[0])


def every_move_of_a_lesson_is_legal_at_its_step(game: AnyGame) -> None:
    for lesson in game.lessons.values():
        for number, (state, turn) in enumerate(course(game, lesson)):
            refused = [rule for move in turn.moves if (rule := game.why_not(state, turn.seat, move)) is not None]
            assert refused == [], f"move {number} of the lesson breaks {refused}"


def nothing_that_came_before_a_lesson_is_taken_back(game: AnyGame) -> None:
    for lesson in game.lessons.values():
        if lesson.before and lesson.before[-1][0] in lesson.learner:
            assert opening(game, lesson).sealed, "the last move before the lesson can be taken back"


def every_signal_of_a_lesson_is_offered_to_one_of_the_others(game: AnyGame) -> None:
    for lesson in game.lessons.values():
        for number, (state, turn) in enumerate(course(game, lesson)):
            for seat, signal in turn.signals:
                talk = game.talk(game.view(state, seat))
                offered = seat not in lesson.learner and isinstance(talk, Signals) and signal in talk.offers
                assert offered, f"{signal} cannot be given before move {number}"


def whichever_move_goes_on_leads_to_the_same_end(game: AnyGame) -> None:
    for lesson in game.lessons.values():
        for number, (state, turn) in enumerate(course(game, lesson)):
            for move in turn.moves[1:]:
                other = state.clone()
                game.apply(other, turn.seat, move)
                for later in lesson.turns[number + 1 :]:
                    assert game.why_not(other, later.seat, later.moves[0]) is None
                    game.apply(other, later.seat, later.moves[0])


def whoever_learns_is_told_what_to_do_and_why_another_move_is_worse(game: AnyGame) -> None:
    for lesson in game.lessons.values():
        for number, (state, turn) in enumerate(course(game, lesson)):
            choice = {*game.legal_moves(state, turn.seat)} - {*turn.moves}
            if turn.seat in lesson.learner:
                assert turn.says, f"nothing is said before move {number}"
                assert turn.otherwise is not None or not choice, f"nothing is said of other moves at move {number}"
            else:
                assert len(turn.moves) == 1, f"move {number} is not the learner's to choose"


def every_lesson_ends_where_it_says(game: AnyGame) -> None:
    for lesson in game.lessons.values():
        assert lesson.farewell, "nothing is said at the end"
        for state, _ in course(game, lesson):
            assert game.outcome(state) is None, "the game is over before its lesson"


def titles(game: AnyGame) -> list[str]:
    return [f"lesson-{name}" for name in game.lessons]


def sayings(game: AnyGame) -> Iterator[Saying]:
    for lesson in game.lessons.values():
        for turn in lesson.turns:
            yield from turn.says
            yield from [] if turn.otherwise is None else [Saying(turn.otherwise)]
        yield from lesson.farewell


def everything_that_a_lesson_says_has_words(game: AnyGame) -> None:
    """Filled with nothing but the names of those who sit there, and which of the games of a folder it is."""
    for language in LANGUAGES:
        words = Words(language, game)
        assert [said.word for said in sayings(game) if not words.knows(said.word)] == []
    for catalogue in game.folder.glob("words.lesson.*.ftl"):
        facts = {fact for message in messages(catalogue).values() for fact in message.variables}
        assert [fact for fact in facts if not re.fullmatch(r"seat\d|game", fact)] == []


def every_lesson_has_a_title_and_says_what_is_learnt(game: AnyGame) -> None:
    for language in LANGUAGES if game.lessons else ():
        written = messages(game.folder / f"words.lesson.{language}.ftl")
        assert [name for name in titles(game) if name not in written or "help" not in written[name].attributes] == []


def every_lesson_names_rules_of_the_rulebook_that_it_shows(game: AnyGame) -> None:
    for name, lesson in game.lessons.items():
        assert lesson.rules, f"{name} shows no rule"
        for language in LANGUAGES:
            assert {*lesson.rules} <= {*rule_numbers(game.folder, language)}, f"{name} shows a rule that is not there"


LESSON_LAWS = (
    every_move_of_a_lesson_is_legal_at_its_step,
    nothing_that_came_before_a_lesson_is_taken_back,
    every_signal_of_a_lesson_is_offered_to_one_of_the_others,
    whichever_move_goes_on_leads_to_the_same_end,
    whoever_learns_is_told_what_to_do_and_why_another_move_is_worse,
    every_lesson_ends_where_it_says,
    everything_that_a_lesson_says_has_words,
    every_lesson_has_a_title_and_says_what_is_learnt,
    every_lesson_names_rules_of_the_rulebook_that_it_shows,
)
