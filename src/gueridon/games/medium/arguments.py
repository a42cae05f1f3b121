"""What speaks for a move: how likely an accusation is right, and which prediction a card serves."""

from gueridon.core.arguments import Arguments, ImaginedWorlds
from gueridon.core.wire import Seat, Wire
from gueridon.games.medium.box import GOALS, Goal
from gueridon.games.medium.hints.policy import shows
from gueridon.games.medium.moves import Give, GoOn, Guess, Move, PutDown, Take, TakeFrom
from gueridon.games.medium.rules.sight import counts
from gueridon.games.medium.state import State

GUESSING = ("accomplish", "suspect")  # phases in which an accusation may be made


class AccusationIsRight(Wire, frozen=True):
    odds: int


class NoBetterAccusation(Wire, frozen=True):
    """The likeliest of all would be right no more often."""

    other: Seat
    goal: Goal
    odds: int


class ServesPrediction(Wire, frozen=True):
    """The card that is taken shows it; so many of the hand do already."""

    goal: Goal
    cards: int


class ServesNothing(Wire, frozen=True):
    """The card that is given away shows none of one's own predictions."""


Argument = AccusationIsRight | NoBetterAccusation | ServesPrediction | ServesNothing


def arguments(worlds: ImaginedWorlds[State], seat: Seat, move: Move) -> list[Argument]:
    table = worlds.all[0]
    match move:
        case Guess(other, goal):
            return [AccusationIsRight(likely(worlds, other, GOALS.index(goal)))]
        case GoOn() if table.phase in GUESSING and not table.guessed:
            return likeliest(worlds, seat)
        case Take(star):
            return served(table, seat, table.galaxy[star])
        case TakeFrom(other, place):
            return served(table, seat, table.hands[other][place])
        case PutDown(place) | Give(place):
            return [] if served(table, seat, table.hands[seat][place]) else [ServesNothing()]
        case _:
            return []


def likely(worlds: ImaginedWorlds[State], other: Seat, goal: int) -> int:
    return worlds.percent(lambda world: any(held % len(GOALS) == goal for held in world.held[other]))


def likeliest(worlds: ImaginedWorlds[State], seat: Seat) -> list[Argument]:
    """Of all accusations that somebody who keeps silent could make."""
    holding = [other for other, held in enumerate(worlds.all[0].held) if other != seat and held]
    odds = {(other, goal): likely(worlds, other, goal) for other in holding for goal in range(len(GOALS))}
    if not odds:
        return []
    other, goal = max(odds, key=odds.__getitem__)
    return [NoBetterAccusation(other, GOALS[goal], odds[other, goal])]


def served(table: State, seat: Seat, card: int) -> list[Argument]:
    """What is sure from the side that this seat has seen."""
    goals = {held % len(GOALS) for held in table.held[seat]}
    return [
        ServesPrediction(GOALS[goal], counts(table, seat, goal))
        for goal in sorted(goals)
        if shows(table, seat, card, goal) == 1.0
    ]


ARGUMENTS: Arguments[State, Move] = Arguments(Argument, arguments)
