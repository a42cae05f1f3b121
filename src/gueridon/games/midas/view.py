"""What one seat may know, and a table that could explain it."""

from random import Random

from gueridon.core.talk import CHAT, SILENCE, Talk
from gueridon.core.wire import Seat
from gueridon.games.midas.box import DICE_EACH, FACES, FAVOURS, OBSIDIAN, STONES
from gueridon.games.midas.events import Cup, ObsidianCard
from gueridon.games.midas.odds import Odds, odds
from gueridon.games.midas.rules import companion, online
from gueridon.games.midas.rules.bidding import FALLS, cup_total, faces, last_bid, obsidian
from gueridon.games.midas.rules.chest import outcome
from gueridon.games.midas.rules.stones import highest_bid, worth
from gueridon.games.midas.shown import CupWorth, Pirate, Said, View, Worth
from gueridon.games.midas.state import State


def view(state: State, seat: int | None) -> View:
    known = known_cards(state, seat)
    low, high = obsidian_range(state, known)
    cups = seen_cups(state, seat)
    result = outcome(state)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        first=state.first,
        turn=state.turn,
        stone=STONES[state.stone],
        worth=worths(state, low, high),
        highest=highest_bid(state),
        dice=sum(state.dice),
        cups=cups,
        bids=tuple([Said(bidder, count) for bidder, count in state.bids]),
        odds=tuple(own_odds(state, seat, low, high)) if state.options.odds and seat is not None else (),
        total=state.total,
        punished=punished(state),
        pirates=pirates(state),
        bribe=state.bribe,
        immunity=state.immunity,
        damocles=state.damocles,
        to_ask=tuple(state.to_ask),
        cards=tuple(known),
        chosen=tuple([owner for owner, card in enumerate(state.cards) if card is not None]),
        late=tuple(state.late),
        acting=acting(state),
        lowest=last_bid(state) + 1,
        cup_worths=cup_worths(state, cups, low, high),
        winner=None if result is None else result.winners[0],
    )


def acting(state: State) -> tuple[Seat, ...]:
    """On the web, or at a real table; the clock is nobody."""
    if state.phase in ("real-table", "confirm"):
        return companion.to_act(state)
    return tuple([seat for seat in online.to_act(state) if seat < state.players])


def punished(state: State) -> Seat | None:
    return state.begins if state.phase in ("punishment", "favours", "exchange", "over") else None


def pirates(state: State) -> tuple[Pirate, ...]:
    return tuple(
        [
            Pirate(
                seat=seat,
                dice=state.dice[seat],
                coins=state.coins[seat],
                chest=state.chests[seat],
                favour=None if bought is None else FAVOURS[bought],
                cursed=state.cursed[seat],
            )
            for seat, bought in enumerate(state.bought)
        ]
    )


def worths(state: State, low: int, high: int) -> tuple[Worth, ...]:
    """MID-14 The obsidian being worth from ``low`` to ``high``."""
    values = worth(state, low)
    most = high if high > low else None
    return tuple(
        [
            Worth(face, value, most if kind == OBSIDIAN else None)
            for kind, (face, value) in enumerate(zip(FACES, values, strict=True))
        ]
    )


def seen_cups(state: State, seat: int | None) -> tuple[Cup, ...]:
    """MID-10 One's own; MID-15 all of them once they are lifted."""
    lifted = state.total is not None
    return tuple(
        [Cup(owner, faces(dice)) for owner, dice in enumerate(state.cups) if dice and (lifted or owner == seat)]
    )


def cup_worths(state: State, cups: tuple[Cup, ...], low: int, high: int) -> tuple[CupWorth, ...]:
    """MID-14 The obsidian being worth from ``low`` to ``high``; none once a favour bought has changed the worth."""
    least, most = worth(state, low), worth(state, high)
    reckoned = [(cup.seat, cup_total(state, cup.seat, least), cup_total(state, cup.seat, most)) for cup in cups]
    if state.total is not None and sum([low for _, low, _ in reckoned]) != state.total:
        return ()
    return tuple([CupWorth(seat, low, high if high > low else None) for seat, low, high in reckoned])


def known_cards(state: State, seat: int | None) -> list[ObsidianCard]:
    """MID-40 One's own, that of anyone who was late, and all of them once the cups are lifted."""
    return [
        ObsidianCard(owner, card)
        for owner, card in enumerate(state.cards)
        if card is not None and (state.total is not None or owner == seat or owner in state.late)
    ]


def obsidian_range(state: State, known: list[ObsidianCard]) -> tuple[int, int]:
    """MID-40 What it may be worth, as far as these cards tell; MID-41 with two players there is nothing to tell."""
    if state.players == 2 or state.total is not None:
        return obsidian(state), obsidian(state)
    low = sum([card.value for card in known])
    return low, low + state.cursed.count(True) - len(known)


def own_odds(state: State, seat: int, low: int, high: int) -> list[Odds]:
    """Of the last bid and of every higher one, reckoned from one's own dice and how many there are besides."""
    if state.phase not in ("bribe", "bids") or state.cursed[seat]:
        return []
    unseen = sum(state.dice) - state.dice[seat]
    bids = range(max(last_bid(state), 1), highest_bid(state) + 1)
    return odds(state.cups[seat], unseen, worth(state, low), worth(state, high), bids)


def imagine(view: View, rng: Random) -> State:
    """A state this viewer cannot tell from the real one."""
    pirates, players = view.pirates, len(view.pirates)
    in_play = sum([not pirate.cursed for pirate in pirates])
    gold = sum([pirate.coins + pirate.chest for pirate in pirates]) - in_play
    return State(
        options=view.options,
        players=players,
        phase=view.phase,
        round=view.round,
        first=view.first,
        turn=view.turn,
        begins=view.first if view.punished is None else view.punished,
        stone=STONES.index(view.stone),
        dice=[pirate.dice for pirate in pirates],
        coins=[pirate.coins for pirate in pirates],
        chests=[pirate.chest for pirate in pirates],
        cursed=[pirate.cursed for pirate in pirates],
        in_play=in_play,
        bought=[None if pirate.favour is None else FAVOURS.index(pirate.favour) for pirate in pirates],
        bribe=view.bribe,
        immunity=view.immunity,
        damocles=view.damocles,
        to_ask=list(view.to_ask),
        dice_gone=DICE_EACH * players - view.dice,
        gold_gone=(view.options.coins - 1) * players - gold,
        cups=imagine_cups(view, rng),
        bids=[(said.seat, said.count) for said in view.bids],
        cards=imagine_cards(view, rng),
        late=list(view.late),
        total=view.total,
        key=rng.randbytes(32),
        chances=0,
        luck=(),
    )


def imagine_cups(view: View, rng: Random) -> list[tuple[int, ...]]:
    """Any dice under the cups that this viewer cannot see."""
    seen = {cup.seat: tuple([FACES.index(die) for die in cup.dice]) for cup in view.cups}
    hidden = view.phase in ("obsidian", "bribe", "bids")
    return [seen.get(pirate.seat) or rng.choice(FALLS[pirate.dice if hidden else 0]) for pirate in view.pirates]


def imagine_cards(view: View, rng: Random) -> list[int | None]:
    known = {card.seat: card.value for card in view.cards}
    return [known.get(pirate.seat, rng.randrange(2)) if pirate.seat in view.chosen else None for pirate in view.pirates]


def talk(view: View) -> Talk:
    """It is a game of bluff: those at the table may say anything, true or not."""
    return SILENCE if view.seat is None else CHAT


def talk_aloud(view: View) -> Talk:
    """At a real table, not here."""
    return SILENCE
