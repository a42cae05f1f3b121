"""Everything that is on (and under) the table."""

from dataclasses import dataclass, field

from gueridon.core.game import Audience
from gueridon.games.babet.box import Role
from gueridon.games.babet.events import Event
from gueridon.games.babet.options import Options


@dataclass(slots=True)
class State:
    options: Options
    roles: list[Role]  # by seat
    order: list[int]  # seats in the order of play
    piles: list[list[int]]  # under construction, the lowest card first
    personalities: list[list[int]]  # finished, in the order of time
    river: list[int]
    draw_pile: list[int]  # the next one last
    hands: list[list[int]]  # in order
    shown: list[list[int]]  # those cards of each hand that all saw being taken
    turn: int
    draws: int  # still to draw this turn
    actions: int  # still to take this turn
    laid: int | None  # the last card laid this turn
    mirrored: bool  # this turn has had its bonus
    active: bool  # something was drawn or done this turn
    idle: int  # turns in a row with neither draw nor action
    triplettes: int
    returned: list[int]  # by triplettes, in the order of time
    drew: list[int]  # how many had been returned when each seat last drew from the pile
    ended: str | None  # the reason
    key: bytes  # the stream of chance, see core.fate
    shuffles: int
    log: list[tuple[Audience, Event]] | None = field(default=None, compare=False, repr=False)
    sealed: bool = field(default=False, compare=False, repr=False)  # see core.game

    def clone(self) -> "State":
        return State(
            self.options,
            self.roles,
            self.order,
            [pile.copy() for pile in self.piles],
            [personality.copy() for personality in self.personalities],
            self.river.copy(),
            self.draw_pile.copy(),
            [hand.copy() for hand in self.hands],
            [cards.copy() for cards in self.shown],
            self.turn,
            self.draws,
            self.actions,
            self.laid,
            self.mirrored,
            self.active,
            self.idle,
            self.triplettes,
            self.returned.copy(),
            self.drew.copy(),
            self.ended,
            self.key,
            self.shuffles,
        )

    def tell(self, event: Event, audience: Audience = None) -> None:
        if self.log is not None:
            self.log.append((audience, event))


def pieces(state: State) -> list[int | Role]:
    """Every card in every zone, and the role cards."""
    zones = [*state.piles, *state.personalities, state.river, state.draw_pile, *state.hands]
    return [*[card for zone in zones for card in zone], *state.roles]
