"""What happens at a packed table: the deal, a turn, the variants, the end. ``kernel`` says who may do it when.

Each function does what the one of its name does in ``rules``, which is the authority.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gueridon.core.fate_kernel import draw, shuffle
from gueridon.core.kernels import Number, Row, compiled
from gueridon.games.babet.box import ARTISOUS_WANT, CARDS, MIRROR, PERSONALITY, SAME_SIGN, Role
from gueridon.games.babet.packing import ENDS, MOST_PLAYERS, TEAMS, TRIPLETTE, WAYS_OF_ROLES
from gueridon.games.babet.rules.aim import is_positive
from gueridon.games.babet.rules.turn import ACTIONS, DRAWS, RIVER
from gueridon.games.babet.rules.variants import MOST_TRIPLETTES

Cards = NDArray[np.uint8]

ARTISOU: Final = TEAMS.index(Role.ARTISOU)
FOUTRALOU: Final = TEAMS.index(Role.FOUTRALOU)
SHARED: Final = WAYS_OF_ROLES.index("shared")
HIDDEN: Final = WAYS_OF_ROLES.index("hidden")
TWO_KIND: Final = ENDS.index("two-kind")
ONE_WICKED: Final = ENDS.index("one-wicked")
NO_WINNER: Final = ENDS.index("no-winner")
NO_CARD: Final = 0

IN_BOX: Final = np.array(CARDS, np.uint8)
# By number of card.
POSITIVE: Final = np.array([card in CARDS and is_positive(card) for card in range(CARDS.stop)], np.uint8)
MIRRORS: Final = np.array([MIRROR.get(card, NO_CARD) for card in range(CARDS.stop)], np.uint8)
# By number of players: how many personalities the Artisous want, and how many of these entirely positive.
KIND_WANTED: Final = np.array([len(ARTISOUS_WANT.get(players, ())) for players in range(MOST_PLAYERS + 1)])
ALL_KIND_WANTED: Final = np.array(
    [ARTISOUS_WANT.get(players, ()).count("all-kind") for players in range(MOST_PLAYERS + 1)]
)

# Preparation


@compiled
def deal(row: Row) -> None:
    give_roles(row)
    if row.way_of_roles == HIDDEN:
        keep_seats(row)
    else:
        alternate_teams(row)
    row.pile_count, row.personality_count, row.river_count = 0, 0, 0
    for seat in range(row.players):
        row.held[seat], row.shown_count[seat], row.drew[seat] = 0, 0, 0
    lay_draw_pile(row)
    row.turn = row.order[0]
    row.idle, row.triplettes, row.ended, row.shuffles = 0, 0, 0, 3
    fill_river(row)
    begin_turn(row)


@compiled
def give_roles(row: Row) -> None:
    for seat in range(row.players):
        row.roles[seat] = FOUTRALOU if seat % 2 else ARTISOU
    if row.way_of_roles != SHARED:
        shuffle(row.key, 1, row.roles[: row.players])


@compiled
def keep_seats(row: Row) -> None:
    first = draw(row.key, 2, row.players)
    for step in range(row.players):
        row.order[step] = (first + step) % row.players


@compiled
def alternate_teams(row: Row) -> None:
    artisous = (row.players + 1) // 2
    foutralous = row.players - artisous
    first = draw(row.key, 2, artisous)
    for step in range(row.players):
        role, many = (FOUTRALOU, foutralous) if step % 2 else (ARTISOU, artisous)
        row.order[step] = member(row, role, (first + step // 2) % many)


@compiled
def member(row: Row, role: int, rank: int) -> Number:
    """The seat in this team that so many others of it come before."""
    seat = 0
    while row.roles[seat] != role or rank > 0:
        rank -= row.roles[seat] == role
        seat += 1
    return seat


@compiled
def lay_draw_pile(row: Row) -> None:
    row.draw_count = len(IN_BOX)
    for at in range(len(IN_BOX)):
        row.draw_pile[at] = IN_BOX[at]
    shuffle(row.key, 0, row.draw_pile[: row.draw_count])


# A turn: two cards


@compiled
def begin_turn(row: Row) -> None:
    row.draws = min(DRAWS, row.river_count + row.draw_count)
    row.actions, row.laid, row.mirrored, row.active = ACTIONS, NO_CARD, False, False


@compiled
def take(row: Row, seat: int, card: int) -> None:
    row.river_count = take_out(row.river, row.river_count, card)
    row.shown[seat, row.shown_count[seat]] = card
    row.shown_count[seat] += 1
    hold(row, seat, card)


@compiled
def take_out(cards: Cards, many: int, card: int) -> Number:
    """Of so many cards this one, if it is there; the others keep their order. How many are left."""
    at = 0
    while at < many and cards[at] != card:
        at += 1
    for later in range(at + 1, many):
        cards[later - 1] = cards[later]
    return many if at == many else many - 1


@compiled
def draw_card(row: Row, seat: int) -> None:
    row.drew[seat] = TRIPLETTE * row.triplettes
    hold(row, seat, next_card(row))


@compiled
def next_card(row: Row) -> Number:
    row.draw_count -= 1
    return row.draw_pile[row.draw_count]


@compiled
def hold(row: Row, seat: int, card: int) -> None:
    at = row.held[seat]
    while at > 0 and row.hands[seat, at - 1] > card:
        row.hands[seat, at] = row.hands[seat, at - 1]
        at -= 1
    row.hands[seat, at] = card
    row.held[seat] += 1
    row.active = True
    row.draws -= 1
    if row.draws == 0:
        fill_river(row)


@compiled
def fill_river(row: Row) -> None:
    while row.river_count < RIVER and row.draw_count > 0:
        row.river[row.river_count] = next_card(row)
        row.river_count += 1


# A turn: two actions


@compiled
def lay(row: Row, seat: int, card: int, on: int) -> None:
    row.held[seat] = take_out(row.hands[seat], row.held[seat], card)
    row.shown_count[seat] = take_out(row.shown[seat], row.shown_count[seat], card)
    pile = new_pile(row) if on == NO_CARD else topped(row, on)
    put_on(row, pile, card)
    after_action(row, pile)
    if row.mirrors and not row.ended:
        look_in_mirror(row, card, on)
    row.laid = card
    go_on(row)


@compiled
def new_pile(row: Row) -> Number:
    pile = np.int64(row.pile_count)
    row.heights[pile] = 0
    row.pile_count += 1
    return pile


@compiled
def put_on(row: Row, pile: int, card: int) -> None:
    row.piles[pile, row.heights[pile]] = card
    row.heights[pile] += 1


@compiled
def move_pile(row: Row, lowest: int, onto: int) -> None:
    pile, other = bottomed(row, lowest), topped(row, onto)
    for at in range(row.heights[pile]):
        put_on(row, other, row.piles[pile, at])
    remove_pile(row, pile)
    after_action(row, other - 1 if pile < other else other)
    go_on(row)


@compiled
def topped(row: Row, card: int) -> Number:
    pile = 0
    while row.piles[pile, row.heights[pile] - 1] != card:
        pile += 1
    return pile


@compiled
def bottomed(row: Row, card: int) -> Number:
    pile = 0
    while row.piles[pile, 0] != card:
        pile += 1
    return pile


@compiled
def remove_pile(row: Row, pile: int) -> None:
    """Those after it move up."""
    row.pile_count -= 1
    for at in range(pile, row.pile_count):
        row.heights[at] = row.heights[at + 1]
        for height in range(PERSONALITY):
            row.piles[at, height] = row.piles[at + 1, height]
    row.heights[row.pile_count] = 0


@compiled
def after_action(row: Row, pile: int) -> None:
    row.actions -= 1
    row.active = True
    if row.triplette:
        take_triplette_away(row, pile)
    if row.heights[pile] == PERSONALITY:  # where none of it is left there is a lower one, or none
        finish(row, pile)
        end_if_won(row)


@compiled
def finish(row: Row, pile: int) -> None:
    for height in range(PERSONALITY):
        row.personalities[row.personality_count, height] = row.piles[pile, height]
    row.personality_count += 1
    remove_pile(row, pile)


@compiled
def go_on(row: Row) -> None:
    if row.actions == 0 and not row.ended:
        end_turn(row)


@compiled
def end_turn(row: Row) -> None:
    row.idle = 0 if row.active else row.idle + 1
    if row.idle == row.players:
        row.ended = NO_WINNER
        return
    place = 0
    while row.order[place] != row.turn:
        place += 1
    row.turn = row.order[place + 1 if place + 1 < row.players else 0]
    begin_turn(row)


# Variants


@compiled
def take_triplette_away(row: Row, pile: int) -> None:
    if row.triplettes == MOST_TRIPLETTES:
        return
    for place in range(np.int64(row.heights[pile]) - TRIPLETTE + 1):
        if row.piles[pile, place + TRIPLETTE - 1] == row.piles[pile, place] + TRIPLETTE - 1:
            return_triplette(row, pile, place)
            return


@compiled
def return_triplette(row: Row, pile: int, place: int) -> None:
    for at in range(place, place + TRIPLETTE):
        card = row.piles[pile, at]
        row.returned[TRIPLETTE * row.triplettes + at - place] = card
        row.draw_pile[row.draw_count] = card
        row.draw_count += 1
    row.triplettes += 1
    for at in range(place + TRIPLETTE, row.heights[pile]):
        row.piles[pile, at - TRIPLETTE] = row.piles[pile, at]
    row.heights[pile] -= TRIPLETTE
    if row.heights[pile] == 0:
        remove_pile(row, pile)
    shuffle(row.key, row.shuffles, row.draw_pile[: row.draw_count])
    row.shuffles += 1


@compiled
def look_in_mirror(row: Row, card: int, on: int) -> None:
    mirror = MIRRORS[card]
    if mirror != NO_CARD and not row.mirrored and (mirror == on or mirror == row.laid):
        row.mirrored = True
        row.actions += 1


# Aim and end


@compiled
def end_if_won(row: Row) -> None:
    kind = all_kind = 0
    for personality in range(row.personality_count):
        positives = 0
        for at in range(PERSONALITY):
            positives += POSITIVE[row.personalities[personality, at]]
        kind += positives >= SAME_SIGN
        all_kind += positives == PERSONALITY
    if kind < row.personality_count:
        row.ended = ONE_WICKED
    elif kind >= KIND_WANTED[row.players] and all_kind >= ALL_KIND_WANTED[row.players]:
        row.ended = TWO_KIND
