"""How each level chooses: all of them alike, the stronger ones with more worlds and a longer look."""

from collections import Counter
from math import fsum, inf
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from gueridon.bots.search import Considered, Search
from gueridon.bots.styling import preferred
from gueridon.bots.worlds import Worlds, imagine
from gueridon.core.characters import PLAIN, Character
from gueridon.core.hints import FAR
from gueridon.core.knowledge import Knowledge
from gueridon.core.levels import check_level
from gueridon.core.thoughts import Belief, Thought
from gueridon.core.wire import raw


class Effort(NamedTuple):
    """How many worlds are imagined, and how often a game is played on in one of them.

    ``learnt`` is how often the bot knows what was found out beforehand, where a game has such knowledge. Where a game
    can plan, it does so as far ahead as ``foresight`` says, so many times instead.
    """

    worlds: int
    descents: int
    learnt: float
    plans: int
    foresight: int


EFFORTS = {
    "adept": Effort(worlds=10, descents=40, learnt=0.0, plans=80, foresight=1),
    "seer": Effort(worlds=50, descents=400, learnt=0.8, plans=120, foresight=2),
    "oracle": Effort(worlds=300, descents=4000, learnt=1.0, plans=480, foresight=FAR),
}
MOST_THOUGHTS = PLAIN.thoughts  # moves that are kept of what a program of others thought
MOST_BELIEFS = 3
MOST_LOOKED_AT = 20  # worlds, to say what a move promises that was not searched for
HORIZON_PLIES = 4  # plies that an imagined game is played on beyond the tree


class Choice(NamedTuple):
    """A legal move; where the bot had to search, what it thought best, the best first, and what it believed."""

    move: Any
    thoughts: tuple[Thought, ...] = ()
    beliefs: tuple[Belief, ...] = ()


def choose(knowledge: Knowledge, level: str, rng: Random, seconds: float = inf, character: Character = PLAIN) -> Choice:
    """The move of a bot of this level and character. Without a limit of time the same numbers always choose the same.

    How often to make each move is no matter of character where that was found out beforehand: it could be read.
    """
    check_level(knowledge.game, level)
    if len(knowledge.legal) == 1:
        return Choice(knowledge.legal[0])
    if level == "random":
        return Choice(rng.choice(knowledge.legal))
    if level == "novice":
        return Choice(at_once(knowledge, rng))
    effort = EFFORTS[level]
    worlds = Worlds(knowledge, effort.worlds, rng, seconds / 4)
    if mixture := mixed(knowledge, worlds, effort.learnt, rng):
        (move,) = rng.choices([one.move for one in mixture], [one.share for one in mixture])
        return Choice(move, thoughts(mixture, character), beliefs(knowledge, worlds))
    considered = search(knowledge, worlds, effort, rng, 3 * seconds / 4)
    made = preferred(considered, enough(knowledge), character)
    others = [one for one in considered if one is not made]
    return Choice(made.move, thoughts([made, *others], character), beliefs(knowledge, worlds))


def at_once(knowledge: Knowledge, rng: Random) -> Any:
    """What seems sensible to a beginner in the first world that comes to mind."""
    hints = knowledge.game.hints
    assert hints is not None
    return (hints.beginner or hints.policy)(imagine(knowledge, rng), knowledge.seat, knowledge.legal, rng)


def mixed(knowledge: Knowledge, worlds: Worlds, learnt: float, rng: Random) -> list[Considered]:
    """Each move as often as it is to be made, the most frequent first, where that was found out beforehand."""
    game, seat, hints = knowledge.game, knowledge.seat, knowledge.game.hints
    assert hints is not None
    mixture = hints.mixture(worlds.all[0], seat)
    if not mixture or rng.random() >= learnt:
        return []
    total = sum([often for _, often in mixture])
    found: list[Considered] = []
    for move, often in sorted(mixture, key=lambda pair: -pair[1]):
        after = [world.clone() for world in worlds.all[:MOST_LOOKED_AT]]
        for world in after:
            game.apply(world, seat, move)
        found.append(Considered(move, often / total, mean([hints.value(world)[seat] for world in after])))
    return found


def search(knowledge: Knowledge, worlds: Worlds, effort: Effort, rng: Random, seconds: float) -> list[Considered]:
    moves = prudent_moves(knowledge, worlds)
    tree = Search(knowledge.game, knowledge.seat, worlds, HORIZON_PLIES, rng, effort.foresight)
    tree.run(moves, looks(knowledge, effort), seconds)
    return tree.considered(moves)


def looks(knowledge: Knowledge, effort: Effort) -> int:
    """How often a search looks at moves, all of them together."""
    hints = knowledge.game.hints
    assert hints is not None
    return effort.descents if hints.plan is None else effort.plans


def prudent_moves(knowledge: Knowledge, worlds: Worlds) -> list[Any]:
    """What everybody can see to be foolish is not thought about."""
    hints = knowledge.game.hints
    assert hints is not None
    return hints.prudent(worlds.all[0], knowledge.seat, knowledge.legal)


def enough(knowledge: Knowledge) -> float:
    hints = knowledge.game.hints
    assert hints is not None
    return hints.enough


def thoughts(considered: list[Considered], character: Character) -> tuple[Thought, ...]:
    """The move that is made, and as many others as this character tells of."""
    return tuple([Thought(raw(one.move), one.share, one.value) for one in considered[: character.thoughts]])


def beliefs(knowledge: Knowledge, worlds: Worlds) -> tuple[Belief, ...]:
    """The likeliest guesses; what is so in every world is known, and no guess."""
    guesses = knowledge.game.guesses
    if guesses is None:
        return ()
    guessed = [guesses.of(world, knowledge.seat) for world in worlds.all]
    known = set(guessed[0]).intersection(*guessed)
    weights: Counter[Any] = Counter()
    for guesses_here, weight in zip(guessed, worlds.weights, strict=True):
        weights.update({guess: weight for guess in guesses_here if guess not in known})
    total = fsum(worlds.weights)
    return tuple([Belief(raw(guess), weight / total) for guess, weight in weights.most_common(MOST_BELIEFS)])


def signals(knowledge: Knowledge, rng: Random) -> list[Any]:
    """What the game's convention would have this seat say: it follows from what the seat holds, in any world."""
    hints = knowledge.game.hints
    return [] if hints is None else [*hints.signals(knowledge.game.imagine(knowledge.view, rng), knowledge.seat)]
