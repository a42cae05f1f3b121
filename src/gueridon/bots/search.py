"""Information-set Monte-Carlo tree search: one tree of moves, grown by playing on in many imagined worlds.

Each descent takes place in another world, so a node only counts among those that were to choose from there
(Cowling, Powley and Whitehouse, 2012). Where a game can plan in a world by itself, no tree is grown: all moves are
weighed in the same worlds. Compiled by mypyc, like the rules that it plays with.
"""

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from gueridon.bots.worlds import Worlds
from gueridon.core.hints import FAR
from gueridon.core.wire import Seat
from gueridon.games import AnyGame

CURIOSITY: Final = 1.2  # how much a move seldom tried is worth trying
OPEN_MIND: Final = 0.4  # how much of that goes to all moves alike, the rest to what the policy would do
HABIT: Final = 0.5  # how often others do what the policy would, with the hand that they hold in this world
MOST_QUESTIONS: Final = 24  # times that the policy is asked at a node
DESCENTS_BETWEEN_CLOCK_CHECKS: Final = 16  # descents

Plan = Callable[[Any, int], list[float]]


class Considered(NamedTuple):
    """A move, its share of the descents, and what they brought on the average.

    ``spread`` is how far apart they lay (a standard deviation), ``custom`` how often the policy would make the move.
    """

    move: Any
    share: float
    value: float
    visits: int = 0
    spread: float = 0.0
    custom: float = 0.0


class Node:
    """A move that was tried, by the seat that made it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # for the seat that made it
        self.squares = 0.0  # likewise, each squared
        self.moved = 0
        self.gained = 0.0  # for the seats that moved after it
        self.next: dict[tuple[Seat, Any], Node] = {}
        self.asked = 0  # how often the policy was asked what to do next
        self.advice: dict[tuple[Seat, Any], int] = {}  # and what it said


class Search:
    """``horizon`` is how many plies an imagined game is played on by the game's policy before its value is asked;
    ``foresight`` how far is planned where the game can plan."""

    def __init__(
        self, game: AnyGame, seat: Seat, worlds: Worlds, horizon: int, rng: Random, foresight: int = FAR
    ) -> None:
        assert game.hints is not None
        self.game = game
        self.hints = game.hints
        self.seat = seat
        self.worlds = worlds
        self.clock = game.clock(len(game.hints.value(worlds.all[0])))
        self.horizon = horizon
        self.foresight = foresight
        self.rng = rng
        self.root = Node()
        self.low = 1.0  # the least and the most that any descent has brought
        self.high = 0.0

    def run(self, legal: list[Any], descents: int, seconds: float) -> None:
        """So many descents, or as many as there is time for; or plans."""
        until = perf_counter() + seconds
        if self.hints.plan is not None:
            self.weigh(self.hints.plan, legal, descents, until)
            return
        if self.root.asked == 0 and len(legal) > 1:
            self.look_first(legal)
        for count in range(1, descents + 1):
            self.descend(self.worlds.one(self.rng).clone(), legal)
            if count % DESCENTS_BETWEEN_CLOCK_CHECKS == 0 and perf_counter() > until:
                return

    def weigh(self, plan: Plan, moves: list[Any], plans: int, until: float) -> None:
        """All of them in the same worlds, then the better half in further ones, until one is left.

        What a world deals it deals to all, so few worlds tell them apart (sequential halving: Karnin, Koren and
        Somekh, 2013).
        """
        hopeful, rounds = [*moves], max(1, (len(moves) - 1).bit_length())
        for _ in range(rounds):
            for _ in range(max(1, plans // rounds // len(hopeful))):
                for move in hopeful:
                    self.plan_after(plan, move)
                if perf_counter() > until:
                    break
            hopeful.sort(key=self.promise, reverse=True)
            del hopeful[(len(hopeful) + 1) // 2 :]
        if len(moves) > 1:
            self.plan_after(plan, hopeful[0])  # the best is the one that was looked at most

    def plan_after(self, plan: Plan, move: Any) -> None:
        """Each move is looked at in the same worlds in the same order."""
        node = self.step(self.root, self.seat, move)
        world = self.worlds.numbered(node.visits).clone()
        self.game.apply(world, self.seat, move)
        self.learn([self.root, node], [self.seat, self.seat], plan(world, self.foresight))

    def promise(self, move: Any) -> float:
        node = self.root.next[self.seat, move]
        return node.total / float(node.visits)

    def look_first(self, legal: list[Any]) -> None:
        """What all worlds together say is sensible now stands for what the policy would say in each of them."""
        move = self.hints.first_look(self.worlds.all, self.seat, legal)
        if move is not None:
            self.root.asked = MOST_QUESTIONS
            self.root.advice[self.seat, move] = MOST_QUESTIONS

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
            if not acting or len(path[-2].next) > fresh or self.hints.settled(world):
                break
            seat = self.one_of(acting, world)
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
        """The tree does not know the hands of others apart: half of the time they do what is sensible with theirs."""
        if len(moves) == 1:
            return moves[0]
        if seat != self.seat and (isinstance(moves[0], self.game.secret) or self.rng.random() < HABIT):
            return self.hints.policy(world, seat, moves, self.rng)
        if node.asked < MOST_QUESTIONS:
            key = (seat, self.hints.policy(world, seat, moves, self.rng))
            node.advice[key] = node.advice.get(key, 0) + 1
            node.asked += 1
        return self.most_promising(node, seat, moves)

    def most_promising(self, node: Node, seat: Seat, moves: list[Any]) -> Any:
        """What did well, on a scale from the worst to the best seen so far; or what the policy would do, or anything.

        The last two count less with each try (PUCT); a move never tried is taken to do as well as the others did.
        """
        scale = 1.0 / (self.high - self.low) if self.high > self.low else 1.0
        anything = OPEN_MIND / float(len(moves))
        advised = (1.0 - OPEN_MIND) / float(max(node.asked, 1))
        eager = CURIOSITY * sqrt(float(node.visits + 1))
        usual = (node.gained / float(node.moved) - self.low) * scale if node.moved else 0.5
        best, found = -1.0, moves[0]
        for move in moves:
            child = node.next.get((seat, move))
            prior = anything + advised * float(node.advice.get((seat, move), 0))
            if child is None:
                bound = usual + eager * prior
            else:
                visits = float(child.visits)
                bound = (child.total / visits - self.low) * scale + eager * prior / (1.0 + visits)
            if bound > best:
                best, found = bound, move
        return found

    def play_on(self, world: Any) -> None:
        game, policy, rng = self.game, self.hints.policy, self.rng
        for _ in range(self.horizon):
            acting = game.to_act(world)
            if not acting or self.hints.settled(world):
                return
            seat = self.one_of(acting, world)
            game.apply(world, seat, policy(world, seat, game.legal_moves(world, seat), rng))

    def one_of(self, acting: tuple[Seat, ...], world: Any) -> Seat:
        """Whoever acts next; in imagined games the clock waits while anybody else can act, as do the not awaited."""
        if len(acting) == 1:
            return acting[0]
        not_awaited = self.game.not_awaited(world)
        others = [seat for seat in acting if seat != self.clock and seat not in not_awaited]
        return others[int(self.rng.random() * float(len(others)))]

    def learn(self, path: list[Node], actors: list[Seat], values: list[float]) -> None:
        parent: Node | None = None
        for node, actor in zip(path, actors, strict=True):
            node.visits += 1
            if actor != self.clock:
                worth = values[actor]
                node.total += worth
                node.squares += worth * worth
                if parent is not None:
                    parent.moved += 1
                    parent.gained += values[actor]
            parent = node
        self.low = min(self.low, min(values))
        self.high = max(self.high, max(values))

    def considered(self, legal: list[Any]) -> list[Considered]:
        """The moves that were tried, the most tried first."""
        known = self.root.next
        tried = [(move, known[self.seat, move]) for move in legal if (self.seat, move) in known]
        tried.sort(key=lambda pair: -pair[1].visits)
        return [self.found_out(move, node) for move, node in tried]

    def found_out(self, move: Any, node: Node) -> Considered:
        visits, root = float(node.visits), self.root
        value = node.total / visits
        spread = sqrt(max(0.0, node.squares / visits - value * value))
        custom = float(root.advice.get((self.seat, move), 0)) / float(max(root.asked, 1))
        return Considered(move, visits / float(root.visits), value, node.visits, spread, custom)
