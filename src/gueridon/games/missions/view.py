"""What one seat may know, and a table that could explain it."""

from collections import Counter
from random import Random

from gueridon.games.missions.box.cards import CARDS, COPIES, STACKS, Card, Medal, fits
from gueridon.games.missions.box.missions import MISSIONS
from gueridon.games.missions.box.rows import WEIGHT, as_bits, row_number
from gueridon.games.missions.rules import FULFILLED, MEDAL_ABOVE, NUMBER, with_medals
from gueridon.games.missions.shown import Opening, View
from gueridon.games.missions.state import State


def view(state: State, seat: int | None) -> View:
    hand = state.hands[seat] if seat is not None else []
    left = len(state.mission_pile) - (len(Medal) - len(state.medals))
    return View(
        seat=seat,
        options=state.options,
        missions=tuple([None if mission is None else MISSIONS[mission] for mission in state.missions]),
        stacks=tuple([CARDS[stack[-1]] for stack in state.stacks]),
        heights=tuple([len(stack) for stack in state.stacks]),
        lowest=tuple([CARDS[stack[0]] for stack in state.stacks]),
        under=look_under(state) if state.options.look_under else None,
        hand=tuple([CARDS[card] for card in hand]),
        hands=tuple([len(held) for held in state.hands]),
        turn=state.turn if state.in_turn and state.ended is None else None,
        cards_left=len(state.draw_pile),
        missions_left=left,
        accomplished=tuple([MISSIONS[mission] for mission in state.accomplished]),
        medals=tuple(state.medals),
        to_next_medal=to_next_medal(left),
        winds=state.winds,
        openings=tuple(openings(state, hand)) if state.options.hints and state.ended is None else (),
        achiever=state.achiever,
        ended=state.ended,
    )


def look_under(state: State) -> tuple[tuple[Card, ...], ...]:
    """FIF-41 The cards under each stack."""
    return tuple([tuple([CARDS[card] for card in stack[:-1]]) for stack in state.stacks])


def to_next_medal(left: int) -> int | None:
    """FIF-52 The next medal comes up with the first mission drawn from under it."""
    below = [depth for depth in MEDAL_ABOVE if depth <= left]
    return left - max(below) + 1 if below else None


def openings(state: State, hand: list[int]) -> list[Opening]:
    """Which cards of this hand would accomplish something at once."""
    found = []
    for card in sorted(set(hand)):
        for stack in range(STACKS):
            top = state.stacks[stack][-1]
            met = FULFILLED[state.row + (card - top) * WEIGHT[stack]]
            missions = tuple([MISSIONS[m] for m in state.missions if m is not None and met >> m & 1])
            if missions and fits(CARDS[card], CARDS[top]):
                found.append(Opening(CARDS[card], stack, missions))
    return found


def imagine(view: View, rng: Random) -> State:
    """A state this viewer cannot tell from the real one."""
    cards = unseen_cards(view)
    rng.shuffle(cards)
    under = imagine_under(view, cards)
    missions = unseen_missions(view)
    rng.shuffle(missions)
    tops = numbers(view.stacks)
    row = [None if mission is None else mission.number for mission in view.missions]
    return State(
        options=view.options,
        in_turn=view.options.frenzy == 0,
        missions=row,
        wanted=as_bits(row),
        mission_pile=with_medals(missions),
        accomplished=[mission.number for mission in view.accomplished],
        medals=list(view.medals),
        stacks=[[*under[stack], top] for stack, top in enumerate(tops)],
        row=row_number(tops),
        hands=[
            numbers(view.hand) if seat == view.seat else sorted(take(cards, held))
            for seat, held in enumerate(view.hands)
        ],
        draw_pile=cards,
        turn=view.turn or 0,
        winds=view.winds,
        achiever=view.achiever,
        ended=view.ended,
        key=rng.randbytes(32),
        shuffles=0,
    )


def imagine_under(view: View, cards: list[int]) -> list[list[int]]:
    """The cards under each exposed one: nobody forgets the lowest."""
    if view.under is not None:
        return [numbers(stack) for stack in view.under]
    lowest = numbers(view.lowest)
    return [
        [lowest[stack], *take(cards, height - 2)] if height > 1 else [] for stack, height in enumerate(view.heights)
    ]


def numbers(cards: tuple[Card, ...]) -> list[int]:
    return [NUMBER[card] for card in cards]


def take(cards: list[int], count: int) -> list[int]:
    """So many cards off the top."""
    return [cards.pop() for _ in range(count)]


def unseen_cards(view: View) -> list[int]:
    seen = Counter(numbers((*view.stacks, *view.hand, *covered(view))))
    return list((Counter([*range(len(CARDS))] * COPIES) - seen).elements())


def covered(view: View) -> list[Card]:
    """The cards under the exposed ones of which the view tells."""
    if view.under is not None:
        return [card for stack in view.under for card in stack]
    return [card for card, height in zip(view.lowest, view.heights, strict=True) if height > 1]


def unseen_missions(view: View) -> list[int]:
    seen = {mission.number for mission in (*view.missions, *view.accomplished) if mission is not None}
    return [number for number in MISSIONS if number not in seen]
