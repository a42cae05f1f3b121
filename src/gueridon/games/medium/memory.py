"""MED-22 What the log goes on telling where the table remembers no fronts."""

from msgspec.structs import replace

from gueridon.games.medium.events import (
    CardSeen,
    DeckGlimpsed,
    Event,
    HandDealt,
    PredictionAccomplished,
    StarPutDown,
    StarTaken,
)
from gueridon.games.medium.options import Options


def remembered(options: Options, event: Event) -> Event | None:
    """Without the option: everything but the fronts of cards, and the predictions that went back into the deck."""
    return event if options.memory else without_fronts(event)


def without_fronts(event: Event) -> Event | None:
    match event:
        case HandDealt() | CardSeen() | DeckGlimpsed():
            return None
        case StarTaken() | StarPutDown():
            return replace(event, front=None)
        case PredictionAccomplished():
            return replace(event, cards=None)
        case _:
            return event
