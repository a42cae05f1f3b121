"""What one seat may know, and a table that could explain it."""

from functools import lru_cache
from random import Random

from gueridon.games.babet.box import CARDS, ROLES, Role, Wanted
from gueridon.games.babet.rules.aim import is_such, towards, wants
from gueridon.games.babet.shown import Aim, Cards, Slot, View
from gueridon.games.babet.state import State


def view(state: State, seat: int | None) -> View:
    personalities = tuple([tuple(cards) for cards in state.personalities])
    return View(
        seat=seat,
        options=state.options,
        roles=known_roles(state, seat),
        order=tuple(state.order),
        piles=tuple([tuple(pile) for pile in state.piles]),
        personalities=personalities,
        river=tuple(state.river),
        cards_left=len(state.draw_pile),
        hand=tuple(state.hands[seat]) if seat is not None else (),
        hands=tuple([len(hand) for hand in state.hands]),
        shown=tuple([tuple(cards) for cards in state.shown]),
        not_held=tuple([tuple(state.returned[since:]) for since in state.drew]),
        turn=state.turn if state.ended is None else None,
        draws=state.draws,
        actions=state.actions,
        laid=state.laid,
        mirrored=state.mirrored,
        active=state.active,
        idle=state.idle,
        triplettes=state.triplettes,
        ended=state.ended,
        aims=aims(len(state.hands), personalities),
    )


@lru_cache(1024)  # seldom does a personality get finished, often is the table looked at
def aims(players: int, personalities: tuple[Cards, ...]) -> tuple[Aim, ...]:
    return tuple([aim(role, wants(role, players), personalities) for role in Role])


def aim(role: Role, wanted: tuple[Wanted, ...], personalities: tuple[Cards, ...]) -> Aim:
    found = towards(wanted, [list(cards) for cards in personalities])
    slots = tuple(
        [Slot(want, None if cards is None else tuple(cards)) for want, cards in zip(wanted, found, strict=True)]
    )
    such = [cards for cards in personalities if is_such(list(cards), wanted[-1])]
    return Aim(role, slots, tuple([cards for cards in such if list(cards) not in found]))


def known_roles(state: State, seat: int | None) -> tuple[Role | None, ...]:
    if state.options.roles != "hidden" or state.ended is not None:
        return tuple(state.roles)
    return tuple([role if own == seat else None for own, role in enumerate(state.roles)])


def imagine(view: View, rng: Random) -> State:
    """A state this viewer cannot tell from the real one."""
    hands, draw_pile = deal_unseen(view, rng)
    returned = max(view.not_held, key=len)
    return State(
        options=view.options,
        roles=possible_roles(view, rng),
        order=list(view.order),
        piles=[list(pile) for pile in view.piles],
        personalities=[list(cards) for cards in view.personalities],
        river=list(view.river),
        draw_pile=draw_pile,
        hands=hands,
        shown=[list(cards) for cards in view.shown],
        turn=view.turn if view.turn is not None else view.order[0],
        draws=view.draws,
        actions=view.actions,
        laid=view.laid,
        mirrored=view.mirrored,
        active=view.active,
        idle=view.idle,
        triplettes=view.triplettes,
        returned=list(returned),
        drew=[len(returned) - len(cards) for cards in view.not_held],
        ended=view.ended,
        key=rng.randbytes(32),
        shuffles=0,
    )


def deal_unseen(view: View, rng: Random) -> tuple[list[list[int]], list[int]]:
    """Hands and draw pile. Whoever is known to miss most is dealt first: then all possible deals are equally likely."""
    zones = [view.river, view.hand, *view.piles, *view.personalities, *view.shown]
    unseen = [card for card in CARDS if not any(card in zone for zone in zones)]
    rng.shuffle(unseen)
    hands = [list(view.hand) if seat == view.seat else list(shown) for seat, shown in enumerate(view.shown)]
    for seat in sorted(range(len(hands)), key=lambda seat: -len(view.not_held[seat])):
        possible = [card for card in unseen if card not in view.not_held[seat]]
        dealt = possible[: view.hands[seat] - len(hands[seat])]
        hands[seat] = sorted(hands[seat] + dealt)
        unseen = [card for card in unseen if card not in dealt]
    return hands, unseen


def possible_roles(view: View, rng: Random) -> list[Role]:
    """The roles not shown, dealt among the others."""
    left = list(ROLES[len(view.roles)])
    for role in view.roles:
        if role is not None:
            left.remove(role)
    rng.shuffle(left)
    return [left.pop() if role is None else role for role in view.roles]
