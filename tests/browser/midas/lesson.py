"""How a move of a lesson is made on these boards."""

from tests.browser.learning import piece
from tests.browser.people import Person

from gueridon.core.wire import Seat, Wire
from gueridon.games.midas.moves import Accuse, Bid, Buy, Confirm, Decline, Draw, GiveDie, UseBribe


def make(person: Person, move: Wire, seat: Seat) -> None:
    if isinstance(move, Bid) and piece(person, f"raise-{move.count}").count() == 0:  # further than one tap
        person.page.get_by_role("slider").fill(str(move.count))
        piece(person, "bid").click()
        return
    for name in taps(move, seat, around=piece(person, "stone").count() > 0):
        piece(person, name).click()


def taps(move: Wire, seat: Seat, *, around: bool) -> tuple[str, ...]:
    """The pieces that are tapped, one after the other; ``around`` a real table there is one screen."""
    match move:
        case Bid(count=count):
            return (f"raise-{count}", "bid")
        case Accuse():
            return ("accuse",)
        case Draw():
            return (f"pirate-{seat}",) if around else ("draw",)
        case GiveDie():
            return ("give-die", f"pirate-{seat}", "really-give")
        case Confirm():
            return ("confirm",)
        case Buy(favour=favour):
            return (f"favour-{favour}", "buy")
        case Decline():
            return ("decline",)
        case UseBribe():
            return ("stone", "really-bribe")
        case _:
            raise AssertionError(f"no lesson shows {move}")
