"""A table that could explain what one seat sees."""

from random import Random

from gueridon.games.mysterium.box import CARD_NUMBER, CARDS, KIND, KINDS, VERDICTS, VISION_NUMBER, VISIONS
from gueridon.games.mysterium.events import Suspects
from gueridon.games.mysterium.shown import Seer, View
from gueridon.games.mysterium.state import State
from gueridon.games.mysterium.view import players


def imagine(view: View, rng: Random) -> State:
    """A state this viewer cannot tell from the real one."""
    seats, mediums = players(view), view.mediums
    table = [card_numbers(cards) for cards in (view.suspects, view.places, view.objects)]
    sleeves = [card_numbers(seer.sleeve) for seer in mediums] + added_groups(view)
    unseen = unseen_visions(view)
    rng.shuffle(unseen)
    return State(
        options=view.options,
        players=seats,
        ghost=view.ghost,
        owners=[seer.seat for seer in mediums],
        phase=view.phase,
        hour=view.hour,
        table=table,
        left_out=sorted(set(range(len(CARDS))) - {card for zone in (*table, *sleeves) for card in zone}),
        secret=known_combinations(view) or imagine_combinations(mediums, table, rng),
        sleeves=sleeves,
        tried=[card_numbers(seer.tried) for seer in mediums],
        finds=[(f.hour, f.medium, CARD_NUMBER[f.card], tuple(vision_numbers(f.visions))) for f in view.finds],
        visions=[vision_numbers(seer.visions) for seer in mediums],
        hand=vision_numbers(view.hand) or take(unseen, view.held),
        aside=vision_numbers(view.aside) or take(unseen, carried(view)),
        common=vision_numbers(view.common) + take(unseen, hidden_common(view)),
        pile=unseen[: view.pile],
        crows=view.crows,
        crow=view.crow,
        serving=view.serving,
        laid=view.laid,
        unserved=sum([1 << medium for medium in view.unserved]),
        intuitions=[None if seer.intuition is None else CARD_NUMBER[seer.intuition] for seer in mediums],
        beside=[verdicts(seer, len(mediums)) for seer in mediums],
        tokens=[[seer.hand.right, seer.hand.wrong] for seer in mediums],
        spent=[[seer.spent.right, seer.spent.wrong] for seer in mediums],
        markers=[seer.marker for seer in mediums],
        ready=[seat in view.ready for seat in range(seats)],
        groups=[len(mediums) + added(view).index(g) if g.medium is None else g.medium for g in view.groups],
        guilty=imagine_guilty(view, rng),
        shown=view.shown,
        votes=imagine_votes(view, rng),
        abstained=[any(b.seat == seat and b.group is None for b in view.ballots) for seat in range(seats)],
        accused=view.accused,
        ended=view.ended,
        key=rng.randbytes(32),
        chances=0,
    )


def card_numbers(cards: tuple[str, ...]) -> list[int]:
    return [CARD_NUMBER[card] for card in cards]


def vision_numbers(visions: tuple[str, ...]) -> list[int]:
    return [VISION_NUMBER[vision] for vision in visions]


def take(visions: list[int], count: int) -> list[int]:
    """So many off the top."""
    return [visions.pop() for _ in range(count)]


def added(view: View) -> list[Suspects]:
    """MYS-60 The groups that no medium found."""
    return [group for group in view.groups if group.medium is None]


def added_groups(view: View) -> list[list[int]]:
    return [card_numbers((group.suspect, group.place, group.object)) for group in added(view)]


def unseen_visions(view: View) -> list[int]:
    given = [vision for seer in view.mediums for vision in seer.visions]
    seen = {VISION_NUMBER[vision] for vision in (*given, *view.hand, *view.aside, *view.common)}
    return [vision for vision in range(len(VISIONS)) if vision not in seen]


def carried(view: View) -> int:
    """Visions set aside for the crow."""
    return view.laid if view.crow else 0


def hidden_common(view: View) -> int:
    """Cards that the ghost has chosen for the common vision and this viewer has not seen: those not elsewhere."""
    given = sum([len(seer.visions) for seer in view.mediums])
    return len(VISIONS) - given - view.held - carried(view) - view.pile - len(view.common)


def verdicts(seer: Seer, mediums: int) -> list[int | None]:
    said = {token.by: VERDICTS.index(token.verdict) for token in seer.beside}
    return [said.get(by) for by in range(mediums)]


def known_combinations(view: View) -> list[list[int]]:
    return [card_numbers((drawn.suspect, drawn.place, drawn.object)) for drawn in view.combinations]


def imagine_combinations(mediums: tuple[Seer, ...], table: list[list[int]], rng: Random) -> list[list[int]]:
    """What was found, and for the rest any cards of the table where nobody was wrong."""
    kinds = [imagine_kind(mediums, kind, table[kind], rng) for kind in range(KINDS)]
    return [[cards[medium] for cards in kinds] for medium in range(len(mediums))]


def imagine_kind(mediums: tuple[Seer, ...], kind: int, table: list[int], rng: Random) -> list[int]:
    """Each medium's card of a kind, drawn anew until no card serves two (MYS-12): all that is possible is as likely."""
    choices = [possible(seer, kind, table) for seer in mediums]
    while True:
        cards = [rng.choice(choice) for choice in choices]
        if len(set(cards)) == len(cards):
            return cards


def possible(seer: Seer, kind: int, table: list[int]) -> list[int]:
    if kind < len(seer.sleeve):
        return [CARD_NUMBER[seer.sleeve[kind]]]
    wrong = card_numbers(seer.tried) if seer.seeks == KIND[kind] else []
    return [card for card in table if card not in wrong]


def imagine_guilty(view: View, rng: Random) -> int | None:
    """Once a card of the common vision is chosen, some group is guilty."""
    if view.guilty is not None or view.seat == view.ghost or view.ended is not None:
        return view.guilty
    return rng.randint(1, len(view.groups)) if hidden_common(view) or view.common else None


def imagine_votes(view: View, rng: Random) -> list[int | None]:
    known = {ballot.seat: ballot.group for ballot in view.ballots}
    return [
        known[seat] if seat in known else rng.randint(1, len(view.groups)) if seat in view.voted else None
        for seat in range(players(view))
    ]
