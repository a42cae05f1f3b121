"""Set-up: roles, seats, draw pile and river."""

from gueridon.core.errors import Illegal
from gueridon.core.fate import draw, shuffled
from gueridon.games.babet.box import CARDS, ROLES, Role
from gueridon.games.babet.events import GameBegan, RoleReceived
from gueridon.games.babet.options import Options
from gueridon.games.babet.rules.aim import show_roles
from gueridon.games.babet.rules.turn import begin_turn, fill_river
from gueridon.games.babet.state import State


def setup(players: int, options: Options, key: bytes) -> State:
    if options.roles == "hidden" and players == 2:
        raise Illegal("BAB-42")
    roles = ROLES[players] if options.roles == "shared" else shuffled(key, 1, ROLES[players])
    order = seating(options, roles, key)
    state = State(
        options=options,
        roles=roles,
        order=order,
        piles=[],
        personalities=[],
        river=[],
        draw_pile=shuffled(key, 0, CARDS),
        hands=[[] for _ in roles],
        shown=[[] for _ in roles],
        turn=order[0],
        draws=0,
        actions=0,
        laid=None,
        mirrored=False,
        active=False,
        idle=0,
        triplettes=0,
        returned=[],
        drew=[0 for _ in roles],
        ended=None,
        key=key,
        shuffles=3,
        log=[],
    )
    state.tell(GameBegan(tuple(order)))
    announce_roles(state)
    fill_river(state)
    begin_turn(state)
    return state


def seating(options: Options, roles: list[Role], key: bytes) -> list[int]:
    """BAB-10 The teams alternate from a drawn Artisou on; BAB-42 with hidden roles everyone stays where he is."""
    players = len(roles)
    if options.roles == "hidden":
        first = draw(key, 2, players)
        return [(first + step) % players for step in range(players)]
    artisous = [seat for seat in range(players) if roles[seat] is Role.ARTISOU]
    foutralous = [seat for seat in range(players) if roles[seat] is Role.FOUTRALOU]
    first = draw(key, 2, len(artisous))
    order = []
    for step in range(players):
        own = foutralous if step % 2 else artisous
        order.append(own[(first + step // 2) % len(own)])
    return order


def announce_roles(state: State) -> None:
    if state.options.roles == "hidden":
        for seat, role in enumerate(state.roles):
            state.tell(RoleReceived(seat, role), (seat,))
    else:
        show_roles(state)


def rematch(state: State) -> Options:
    return state.options
