"""Information-set Monte-Carlo tree search: one tree of moves, grown by playing on in many imagined worlds.

Each descent takes place in another world, so a node only counts among those that were to choose from there
(Cowling, Powley and Whitehouse, 2012). Compiled by mypyc, like the rules that it plays with.
"""

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from gueridon.bots.worlds import Worlds
from gueridon.core.wire import Seat
from gueridon.games import AnyGame

CURIOSITY: Final = 0.6  # how much a move seldom tried is worth trying
WIDTH: Final = 1.5  # so many moves, times the square root of the visits, are tried at a node
LOOK_AT_CLOCK: Final = 16  # descents


class Considered(NamedTuple):
    """A move, its share of the descents, and what they brought on the average."""

    move: Any
    share: float
    promise: float


class Node:
    """A move that was tried, by the seat that made it."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0  # how often it could have been chosen
        self.total = 0.0
        self.next: dict[tuple[Seat, Any], Node] = {}


class Search:
    """``horizon`` is how many plies an imagined game is played on by the game's policy before its value is asked."""

    def __init__(self, game: AnyGame, seat: Seat, worlds: Worlds, horizon: int, rng: Random) -> None:
        assert game.hints is not None
        self.game = game
        self.hints = game.hints
        self.seat = seat
        self.worlds = worlds
        self.clock = game.clock(len(game.hints.value(worlds.all[0])))
        self.horizon = horizon
        self.rng = rng
        self.root = Node()
        self.low = 1.0  # the least and the most that any descent has brought
        self.high = 0.0

    def run(self, legal: list[Any], descents: int, seconds: float) -> None:
        """So many descents, or as many as there is time for."""
        until = perf_counter() + seconds
        for count in range(1, descents + 1):
            self.descend(self.worlds.one(self.rng).clone(), legal)
            if count % LOOK_AT_CLOCK == 0 and perf_counter() > until:
                return

    def descend(self, world: Any, legal: list[Any]) -> None:
        """Down the tree to a move that was never tried, on to the horizon, and back up with what it was worth."""
        game, seat, moves = self.game, self.seat, legal
        node, path, actors = self.root, [self.root], [seat]
        while True:
            fresh = len(node.next)
            move = self.pick(node, world, seat, moves)
            node = self.step(node, seat, move)
            path.append(node)
            actors.append(seat)
            game.apply(world, seat, move)
            acting = game.to_act(world)
            if not acting or len(path[-2].next) > fresh:
                break
            seat = self.one_of(acting)
            moves = game.legal_moves(world, seat)
        self.play_on(world)
        self.learn(path, actors, self.hints.value(world))

    def step(self, node: Node, seat: Seat, move: Any) -> Node:
        """Nobody can answer a secret move of another: all of them lead to one node."""
        key = (seat, None if seat != self.seat and isinstance(move, self.game.secret) else move)
        if key not in node.next:
            node.next[key] = Node()
        return node.next[key]

    def pick(self, node: Node, world: Any, seat: Seat, moves: list[Any]) -> Any:
        if len(moves) == 1:
            return moves[0]
        if seat != self.seat and isinstance(moves[0], self.game.secret):
            return self.hints.policy(world, seat, moves, self.rng)
        known = node.next
        tried = [(known[seat, move], move) for move in moves if (seat, move) in known]
        for child, _ in tried:
            child.offered += 1
        if len(tried) < len(moves) and float(len(tried)) <= WIDTH * sqrt(float(node.visits)):
            return self.untried(node, world, seat, moves)
        return self.most_promising(tried)

    def untried(self, node: Node, world: Any, seat: Seat, moves: list[Any]) -> Any:
        """What the game's policy would do, then anything else."""
        move = self.hints.policy(world, seat, moves, self.rng)
        if (seat, move) not in node.next:
            return move
        others = [move for move in moves if (seat, move) not in node.next]
        return others[int(self.rng.random() * float(len(others)))]

    def most_promising(self, tried: list[tuple[Node, Any]]) -> Any:
        """The upper confidence bound, on a scale from the worst to the best that was seen so far."""
        scale = 1.0 / (self.high - self.low) if self.high > self.low else 1.0
        best, found = -1.0, tried[0][1]
        for child, move in tried:
            visits = float(child.visits)
            mean = (child.total / visits - self.low) * scale
            bound = mean + CURIOSITY * sqrt(log(float(child.offered) + 1.0) / visits)
            if bound > best:
                best, found = bound, move
        return found

    def play_on(self, world: Any) -> None:
        game, policy, rng = self.game, self.hints.policy, self.rng
        for _ in range(self.horizon):
            acting = game.to_act(world)
            if not acting:
                return
            seat = self.one_of(acting)
            game.apply(world, seat, policy(world, seat, game.legal_moves(world, seat), rng))

    def one_of(self, acting: tuple[Seat, ...]) -> Seat:
        """Whoever acts next; in imagined games the clock waits while anybody else can act."""
        if len(acting) == 1:
            return acting[0]
        others = [seat for seat in acting if seat != self.clock]
        return others[int(self.rng.random() * float(len(others)))]

    def learn(self, path: list[Node], actors: list[Seat], values: list[float]) -> None:
        for node, actor in zip(path, actors, strict=True):
            node.visits += 1
            if actor != self.clock:
                node.total += values[actor]
        self.low = min(self.low, min(values))
        self.high = max(self.high, max(values))

    def considered(self, legal: list[Any]) -> list[Considered]:
        """The moves that were tried, the most tried first."""
        known, all_visits = self.root.next, float(self.root.visits)
        tried = [(move, known[self.seat, move]) for move in legal if (self.seat, move) in known]
        tried.sort(key=lambda pair: -pair[1].visits)
        return [Considered(move, node.visits / all_visits, node.total / node.visits) for move, node in tried]
