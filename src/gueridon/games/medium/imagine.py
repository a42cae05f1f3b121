"""A table that could explain what one seat sees."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from gueridon.games.medium.box import BACK, CARDS, COPIES, GOALS, TRIOS, Goal, cards_for
from gueridon.games.medium.rules.deal import POWER, fulfilled_by
from gueridon.games.medium.rules.predictions import GOAL
from gueridon.games.medium.rules.sight import EVERYONE, WATCHERS
from gueridon.games.medium.shown import Medium, Sight, View
from gueridon.games.medium.state import State
from gueridon.games.medium.view import KNOWERS

NUMBER = {card: number for number, card in enumerate(CARDS)}
KNOWN = {seats: known for known, seats in enumerate(KNOWERS)}
PATIENCE = 10_000  # tries; a handful is usual


class Predictions:
    """Where all eighteen predictions lie in one imagined world, by goal."""

    def __init__(self, view: View) -> None:
        self.held: list[list[int]] = [[] for _ in view.mediums]
        self.discards = [None if each.goal is None else GOAL[each.goal] for each in view.discards]
        if view.seat is not None:
            self.held[view.seat] = [GOAL[goal] for goal in view.held]
        self.deck: list[int] = [GOAL[goal] for goal in view.returned]


def imagine(view: View, rng: Random) -> State:
    """A state this viewer cannot tell from the real one."""
    for _ in range(PATIENCE):
        fronts, stock = imagine_fronts(view, rng)
        predictions = imagine_predictions(view, refused_at_start(view, fronts), rng)
        if predictions is not None:
            return laid_out(view, fronts, stock, predictions, rng)
    raise AssertionError("no world explains this view")


# Cards


def sights(view: View) -> Iterator[Sight]:
    """Every card on the table: the hands, then the Galaxy."""
    for medium in view.mediums:
        yield from medium.hand
    for each in view.galaxy:
        yield each.card


def imagine_fronts(view: View, rng: Random) -> tuple[list[int], list[int]]:
    """For every card on the table a front that its back allows; and the cards not yet dealt."""
    seen = {sight.front for sight in sights(view)}
    unseen = [card for card in cards_for(len(view.mediums)) if CARDS[card] not in seen]
    if view.phase == "powers":
        return [], rng.sample(unseen, len(unseen))
    backs = by_back(unseen, rng)
    return [backs[sight.back].pop() if sight.front is None else NUMBER[sight.front] for sight in sights(view)], []


def by_back(cards: list[int], rng: Random) -> dict[Goal, list[int]]:
    """The cards that carry each back, in any order."""
    backs: dict[Goal, list[int]] = {goal: [] for goal in GOALS}
    for card in rng.sample(cards, len(cards)):
        backs[GOALS[BACK[card]]].append(card)
    return backs


def refused_at_start(view: View, fronts: list[int]) -> list[int]:
    """MED-15 For each seat, the goals of which its first hand held three cards or more, as bits."""
    dealt: list[list[int]] = [[] for _ in view.mediums]
    for sight, card in zip(sights(view), fronts, strict=True):
        if sight.dealt is not None:
            dealt[sight.dealt].append(card)
    return [fulfilled_by(hand) for hand in dealt]


# Predictions


def imagine_predictions(view: View, refused: list[int], rng: Random) -> Predictions | None:
    """Any that may be where this viewer cannot look; None if these cards leave no room for them."""
    if any(medium.redealt and not refused[medium.seat] for medium in view.mediums):
        return None
    world = Predictions(view)
    pool = unseen_predictions(view, world)
    rng.shuffle(pool)
    for medium in rng.sample(view.mediums, len(view.mediums)):
        if medium.seat != view.seat and not fill_hand(world, medium, refused[medium.seat], pool):
            return None
    world.discards = [pool.pop() if goal is None else goal for goal in world.discards]
    world.deck += pool
    rng.shuffle(world.deck)
    return world


def unseen_predictions(view: View, world: Predictions) -> list[int]:
    seen = Counter(world.deck)
    seen.update([goal for goal in world.discards if goal is not None])
    for medium in view.mediums:
        seen.update(world.held[medium.seat])
        seen.update([GOAL[goal] for goal in medium.accomplished])
    return [goal for goal in range(len(GOALS)) for _ in range(COPIES - seen[goal])]


def fill_hand(world: Predictions, medium: Medium, refused: int, pool: list[int]) -> bool:
    """MED-40 Nothing accomplished, nothing twice; MED-15 and nothing that the first hand fulfilled."""
    owned = sum([1 << GOAL[goal] for goal in medium.accomplished])
    for place in range(medium.predictions):
        unwanted = owned | refused if medium.opening and place == 0 else owned
        goal = next((each for each in reversed(pool) if not unwanted >> each & 1), None)
        if goal is None:
            return False
        pool.remove(goal)
        owned |= 1 << goal
        world.held[medium.seat].append(goal)
    return True


# The table


def laid_out(view: View, fronts: list[int], stock: list[int], predictions: Predictions, rng: Random) -> State:
    players = len(view.mediums)
    cards = iter(fronts)
    state = State(
        options=view.options,
        players=players,
        phase=view.phase,
        first=view.first,
        turn=view.turn,
        turns=turns_begun(view),
        powers=[imagine_powers(view, medium, rng) for medium in view.mediums],
        used=[used(view, medium) for medium in view.mediums],
        activated=None if view.activated is None else POWER[view.activated],
        fetish=[medium.fetish for medium in view.mediums],
        white=[medium.white for medium in view.mediums],
        red=[medium.red for medium in view.mediums],
        stock=stock,
        hands=[[next(cards) for _ in medium.hand] for medium in view.mediums],
        galaxy=list(cards),
        face_up=[each.face_up for each in view.galaxy],
        known=[0] * len(CARDS),
        dealt=[None] * len(CARDS),
        deck=[],
        discards=[],
        held=[[] for _ in range(players)],
        accomplished=[[] for _ in range(players)],
        seen=[0] * COPIES * len(GOALS),
        opening=[medium.opening for medium in view.mediums],
        redealt=[medium.redealt for medium in view.mediums],
        redrawn=list(view.redrawn),
        claimed=view.claimed,
        guessed=view.guessed,
        joined=view.joined,
        taken_from=None if view.taken is None else view.taken.other,
        taken_at=None if view.taken is None else view.taken.place,
        exchanges=view.exchanges,
        ended=view.ended,
        key=rng.randbytes(32),
        shuffles=0,
    )
    mark_cards(state, view, fronts)
    lay_predictions(state, view, predictions)
    return state


def turns_begun(view: View) -> int:
    players = len(view.mediums)
    return (view.number - 1) * players + (view.turn - view.first) % players + 1 if view.number else 0


def imagine_powers(view: View, medium: Medium, rng: Random) -> tuple[int, ...]:
    """MED-11 While they are picked in secret, any three."""
    if medium.ready and not medium.powers:
        return tuple([POWER[power] for power in rng.choice(TRIOS)])
    return tuple([POWER[own.power] for own in medium.powers])


def used(view: View, medium: Medium) -> int | None:
    """MED-50 The power that is face down since the turn before."""
    asleep = [own.power for own in medium.powers if not own.awake]
    if medium.seat == view.turn and view.activated is not None:
        asleep.remove(view.activated)
    return POWER[asleep[0]] if asleep else None


def mark_cards(state: State, view: View, fronts: list[int]) -> None:
    """MED-22 Who knows which card, and where it began."""
    everyone = 2**state.players - 1
    for sight, card in zip(sights(view), fronts, strict=True):
        known = KNOWN[sight.known_by]
        watched = sight.front is not None if view.seat is None else known == everyone
        state.known[card] = known | WATCHERS if watched else known
        state.dealt[card] = sight.dealt


def lay_predictions(state: State, view: View, predictions: Predictions) -> None:
    """Each goal as one of its two cards, and who knows where it lies."""
    copies = [[goal, goal + len(GOALS)] for goal in range(len(GOALS))]
    eye = WATCHERS if view.seat is None else 1 << view.seat

    def lay(pile: list[int], goal: int, seen: int) -> None:
        prediction = copies[goal].pop()
        pile.append(prediction)
        state.seen[prediction] = seen

    for seat, medium in enumerate(view.mediums):
        for goal in predictions.held[seat]:
            lay(state.held[seat], goal, 1 << seat)
        for name in medium.accomplished:
            lay(state.accomplished[seat], GOAL[name], EVERYONE)
    for discarded, each in zip(predictions.discards, view.discards, strict=True):
        assert discarded is not None
        lay(state.discards, discarded, EVERYONE if each.face_up else 0 if each.goal is None else eye)
    returned = Counter([GOAL[goal] for goal in view.returned])
    for goal in predictions.deck:
        lay(state.deck, goal, eye if returned[goal] > 0 else 0)
        returned[goal] -= 1
