"""Why the ghost may have sent these visions for a card: the strongest things that they have in common."""

from collections.abc import Sequence

from gueridon.games.mysterium.box import CARDS, VISIONS
from gueridon.games.mysterium.cards import association
from gueridon.games.mysterium.events import Reason

MOST = 3


def reasons(visions: Sequence[int], card: int) -> tuple[Reason, ...]:
    """Told only once the card is found."""
    common = [(shared.worth, VISIONS[vision], shared) for vision in visions for shared in why(vision, card)]
    common.sort(key=lambda reason: -reason[0])
    return tuple([Reason(vision, one.vision, one.card, one.idea) for _, vision, one in common[:MOST]])


def why(vision: int, card: int) -> tuple[association.Reason, ...]:
    return association.reasons(VISIONS[vision], CARDS[card])
