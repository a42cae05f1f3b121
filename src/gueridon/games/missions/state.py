"""Everything that is on (and under) the table."""

from dataclasses import dataclass, field

from gueridon.core.game import Audience
from gueridon.games.missions.box.cards import CARDS, Card, Medal
from gueridon.games.missions.events import Event
from gueridon.games.missions.options import Options


@dataclass(slots=True)
class State:
    options: Options
    in_turn: bool  # not so in a frenzy
    missions: list[int | None]  # the row, by number; None where the pile could not fill it
    wanted: int  # the same as bits, see box.rows
    mission_pile: list[int | Medal]  # the next one last
    accomplished: list[int]  # in the order of time
    medals: list[Medal]
    stacks: list[list[int]]  # numbers of cards, the exposed one last
    row: int  # the exposed cards as the number of their row, see box.rows
    hands: list[list[int]]  # each in order
    draw_pile: list[int]  # the next one last
    turn: int  # in a frenzy nobody's
    winds: int  # 1, and 2 after the second wind
    achiever: int | None  # who last accomplished a mission
    ended: str | None  # the reason
    key: bytes  # the stream of chance, see core.fate
    shuffles: int
    log: list[tuple[Audience, Event]] | None = field(default=None, compare=False, repr=False)
    sealed: bool = field(default=False, compare=False, repr=False)  # see core.game

    def clone(self) -> "State":
        return State(
            self.options,
            self.in_turn,
            self.missions.copy(),
            self.wanted,
            self.mission_pile.copy(),
            self.accomplished.copy(),
            self.medals.copy(),
            [stack.copy() for stack in self.stacks],
            self.row,
            [hand.copy() for hand in self.hands],
            self.draw_pile.copy(),
            self.turn,
            self.winds,
            self.achiever,
            self.ended,
            self.key,
            self.shuffles,
        )

    def tell(self, event: Event, audience: Audience = None) -> None:
        if self.log is not None:
            self.log.append((audience, event))


def pieces(state: State) -> list[Card | Medal | int]:
    """Every piece in every zone: missions by number, cards and medals as themselves."""
    missions = [mission for mission in state.missions if mission is not None]
    cards = [card for zone in (*state.stacks, *state.hands, state.draw_pile) for card in zone]
    return [*missions, *state.mission_pile, *state.accomplished, *state.medals, *[CARDS[card] for card in cards]]
