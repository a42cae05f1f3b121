"""The laws of secret choices, of clones and of words, on the smallest game: sound, and with one flaw at a time."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from gueridon import laws
from gueridon.games import AnyGame
from gueridon.laws import LawBroken, rules, tasks, words
from gueridon.laws.playing import Case
from gueridon.laws.rulebooks import every_language_has_the_same_rules_in_the_same_order
from gueridon.template.pennies import GAME
from gueridon.template.pennies import rules as pennies
from gueridon.template.pennies.moves import Choose
from gueridon.template.pennies.options import Options
from gueridon.template.pennies.state import State
from gueridon.template.pennies.tasks import Task, WatchBoth
from gueridon.template.pennies.view import View


def laws_broken_by(game: AnyGame) -> set[Callable[[Case], None]]:
    return {law for law in laws.RULE_LAWS if broken(law, Case(game, 2))}


def laws_of_game_broken_by(game: AnyGame) -> set[Callable[[AnyGame], None]]:
    return {law for law in laws.GAME_LAWS if broken(law, game)}


def broken(law, held) -> bool:
    try:
        law(held)
    except AssertionError:
        return True
    return False


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of its words and rulebooks, to be spoilt."""
    for file in (*GAME.folder.glob("*.ftl"), *GAME.folder.glob("*.md")):
        shutil.copy(file, tmp_path)
    return tmp_path


def spoil(file: Path, text: str, instead: str) -> None:
    written = file.read_text("utf-8")
    assert text in written
    file.write_text(written.replace(text, instead), "utf-8")


def test_the_sound_game_obeys():
    laws.check(GAME)


def test_the_first_to_choose_is_favoured():
    def apply(state: State, seat: int, move: Choose) -> None:
        pennies.apply(state, seat, move)
        state.even = seat if len(pennies.to_act(state)) == 1 else state.even

    assert laws_broken_by(replace(GAME, apply=apply)) == {rules.the_order_of_secret_moves_does_not_matter}


def test_a_clone_shares_a_list_with_its_past():
    class Sharing(State):
        def clone(self) -> State:
            return Sharing(self.key, self.options, self.even, self.faces)

    def setup(players: int, options: Options, key: bytes) -> State:
        return Sharing(key, options, 0, [None, None], [])

    with pytest.raises(AssertionError):
        rules.past_states_never_change(Case(replace(GAME, setup=setup), 2))


def test_a_choice_is_shown_before_the_other_is_made():
    """``imagine`` agrees with what it is shown, so only the law of secrecy can tell."""

    def view(state: State, seat: int | None) -> View:
        shown = tuple([face for face in state.faces if face is not None])
        return msgspec.structs.replace(GAME.view(state, seat), shown=shown)

    def imagine(view: View, rng: Random) -> State:
        faces = dict(zip(view.chosen, view.shown, strict=True))
        return State(rng.randbytes(32), view.options, view.even, [faces.get(seat) for seat in (0, 1)])

    broken_laws = laws_broken_by(replace(GAME, view=view, imagine=imagine))
    assert rules.a_secret_move_stays_secret_while_others_are_to_act in broken_laws


def test_a_move_that_is_not_legal_is_played():
    flawed = replace(GAME, why_not=lambda state, seat, move: None if seat in (0, 1) else "PEN-2")
    assert rules.legal_moves_are_accepted_and_all_others_refused_without_a_trace in laws_broken_by(flawed)


@pytest.mark.parametrize(
    ("text", "law"),
    [
        ("outcome-shown", words.every_option_preset_outcome_and_line_of_the_view_has_words),
        ("view-own", words.every_option_preset_outcome_and_line_of_the_view_has_words),
        ("option-even-first", words.every_option_preset_outcome_and_line_of_the_view_has_words),
        ("event-coin-chosen", words.every_kind_of_move_event_guess_and_argument_has_words),
        ("task-await-other", tasks.every_kind_of_task_has_words),
    ],
)
def test_a_word_is_missing_in_both_languages(folder: Path, text: str, law: Callable[[AnyGame], None]):
    for language in ("fr", "en"):
        spoil(folder / f"words.{language}.ftl", f"{text} =", f"{text}-gone =")
    assert law in laws_of_game_broken_by_words(replace(GAME, folder=folder))


def laws_of_game_broken_by_words(game: AnyGame) -> set[Callable[[AnyGame], None]]:
    """Only those that look for words: where one is missing the others cannot speak."""
    looking = (
        words.every_option_preset_outcome_and_line_of_the_view_has_words,
        words.every_kind_of_move_event_guess_and_argument_has_words,
        tasks.every_kind_of_task_has_words,
    )
    return {law for law in looking if broken(law, game)}


def test_a_sentence_that_is_filled_in_one_language_alone(folder: Path):
    spoil(folder / "words.fr.ftl", "{ $seat } a choisi", "Quelqu’un a choisi")
    flawed = replace(GAME, folder=folder)
    assert laws_of_game_broken_by(flawed) == {words.a_game_says_the_same_things_in_both_languages}


def test_a_preset_that_does_not_explain_itself(folder: Path):
    for language in ("fr", "en"):
        spoil(folder / f"words.{language}.ftl", "    .help =", "    .more =")
    assert laws_of_game_broken_by(replace(GAME, folder=folder)) == {words.every_preset_explains_itself}


def test_a_rule_that_one_rulebook_does_not_have(folder: Path):
    spoil(folder / "rulebook.fr.md", "**PEN-3**", "**PEN-4**")
    flawed = replace(GAME, folder=folder)
    assert laws_of_game_broken_by(flawed) == {every_language_has_the_same_rules_in_the_same_order}
    with pytest.raises(LawBroken, match="pennies: every_language_has_the_same_rules_in_the_same_order"):
        laws.check(flawed)


def test_everybody_is_told_the_same():
    def task(view: View) -> Task:
        return WatchBoth()

    flawed = replace(GAME, task=task)
    assert laws_of_game_broken_by(flawed) == {tasks.whoever_acts_is_told_something_else_than_whoever_watches}
