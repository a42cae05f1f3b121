"""What a seat sees as numbers, and chance dealt anew: for programs that learn."""

from random import Random
from typing import Final

from gueridon.core.encoding import Encoding, Layout, flag, flags, number, numbers
from gueridon.games.midas.box import BID_EACH, DICE_EACH, FACES, FAVOURS, MOST_PLAYERS, STONES
from gueridon.games.midas.state import State

PHASES: Final = {
    phase: place
    for place, phase in enumerate(
        ("obsidian", "bribe", "bids", "punishment", "favours", "exchange", "real-table", "confirm", "over")
    )
}
MOST_COINS: Final = 10
MOST_PATIENCE: Final = 60
MOST_ROUNDS: Final = 255  # each takes a die, a coin or a favour that a coin bought out of the game: there are fewer
HIGHEST_BID: Final = BID_EACH * MOST_PLAYERS
KINDS: Final = len(FACES)

LAYOUT = Layout(
    1,
    (
        flags("seat", MOST_PLAYERS, "whose eyes these are; none watches"),
        number("players", MOST_PLAYERS, "how many play"),
        number("coins_each", MOST_COINS, "coins in each chest at first"),
        flag("odds", "the table shows how likely each bid is to hold"),
        number("patience", MOST_PATIENCE, "seconds that the others wait for a bribe"),
        flags("phase", len(PHASES), "obsidian, bribe, bids, punishment, favours, exchange, real table, confirm, over"),
        number("round", MOST_ROUNDS, "of the game, from 1 on"),
        flags("first", MOST_PLAYERS, "who began the round"),
        flags("turn", MOST_PLAYERS, "who bids, is punished, or is asked"),
        flags("stone", len(STONES), "the one that was named: ruby, emerald, sapphire"),
        numbers("cups", MOST_PLAYERS * KINDS, DICE_EACH, "for each seat whose cup is seen, its dice of each face"),
        numbers("bids", HIGHEST_BID, MOST_PLAYERS, "for each number from 1 on, the seat that bid it, from 1 on"),
        flag("lifted", "the cups are lifted"),
        number("total", HIGHEST_BID, "what all dice were worth when the cups were lifted"),
        flags("punished", MOST_PLAYERS, "who lost this round"),
        numbers("dice", MOST_PLAYERS, DICE_EACH, "of each seat"),
        numbers("coins", MOST_PLAYERS, MOST_COINS, "of each seat, drawn and not spent"),
        numbers("chests", MOST_PLAYERS, MOST_COINS, "coins left in the chest of each seat"),
        flags("favours", MOST_PLAYERS * len(FAVOURS), "of each seat, bought: bribe, immunity, Damocles, exchange"),
        flags("cursed", MOST_PLAYERS, "for each seat"),
        flags("bribe", MOST_PLAYERS, "who has one to use"),
        flags("immunity", MOST_PLAYERS, "who has it"),
        flag("damocles", "the next to draw draws twice"),
        numbers("to_ask", MOST_PLAYERS, MOST_PLAYERS, "as which each seat will be offered favours, from 1 on"),
        flags("cards", MOST_PLAYERS * 2, "for each seat, the obsidian card 0 or 1 that it is known to have played"),
        flags("chosen", MOST_PLAYERS, "whose obsidian card lies on the table"),
        flags("late", MOST_PLAYERS, "who let that choice pass"),
    ),
)
SIZE: Final = LAYOUT.size
SEAT: Final = LAYOUT.at("seat")
PLAYERS: Final = LAYOUT.at("players")
COINS_EACH: Final = LAYOUT.at("coins_each")
ODDS: Final = LAYOUT.at("odds")
PATIENCE: Final = LAYOUT.at("patience")
PHASE: Final = LAYOUT.at("phase")
ROUND: Final = LAYOUT.at("round")
FIRST: Final = LAYOUT.at("first")
TURN: Final = LAYOUT.at("turn")
STONE: Final = LAYOUT.at("stone")
CUPS: Final = LAYOUT.at("cups")
BIDS: Final = LAYOUT.at("bids")
LIFTED: Final = LAYOUT.at("lifted")
TOTAL: Final = LAYOUT.at("total")
PUNISHED: Final = LAYOUT.at("punished")
DICE: Final = LAYOUT.at("dice")
COINS: Final = LAYOUT.at("coins")
CHESTS: Final = LAYOUT.at("chests")
BOUGHT: Final = LAYOUT.at("favours")
CURSED: Final = LAYOUT.at("cursed")
BRIBE: Final = LAYOUT.at("bribe")
IMMUNITY: Final = LAYOUT.at("immunity")
DAMOCLES: Final = LAYOUT.at("damocles")
TO_ASK: Final = LAYOUT.at("to_ask")
CARDS: Final = LAYOUT.at("cards")
CHOSEN: Final = LAYOUT.at("chosen")
LATE: Final = LAYOUT.at("late")


def encode(state: State, seat: int | None) -> bytearray:
    seen = bytearray(SIZE)
    if seat is not None:
        seen[SEAT + seat] = 1
    encode_table(state, seen)
    encode_bidding(state, seat, seen)
    encode_cards(state, seat, seen)
    for other in range(state.players):
        encode_pirate(state, other, seen)
    return seen


def encode_table(state: State, seen: bytearray) -> None:
    options = state.options
    seen[PLAYERS] = state.players
    seen[COINS_EACH] = options.coins
    seen[ODDS] = int(options.odds)
    seen[PATIENCE] = options.patience
    seen[PHASE + PHASES[state.phase]] = 1
    seen[ROUND] = state.round
    seen[FIRST + state.first] = 1
    seen[TURN + state.turn] = 1
    seen[STONE + state.stone] = 1
    if state.phase in ("punishment", "favours", "exchange", "over"):
        seen[PUNISHED + state.begins] = 1
    if state.bribe is not None:
        seen[BRIBE + state.bribe] = 1
    if state.immunity is not None:
        seen[IMMUNITY + state.immunity] = 1
    seen[DAMOCLES] = int(state.damocles)
    for rank, other in enumerate(state.to_ask):
        seen[TO_ASK + other] = rank + 1


def encode_bidding(state: State, seat: int | None, seen: bytearray) -> None:
    """MID-10 One's own cup; MID-15 all of them once they are lifted. MID-12 Every bid is higher than the last."""
    lifted = state.total is not None
    for owner, dice in enumerate(state.cups):
        if lifted or owner == seat:
            for die in dice:
                seen[CUPS + KINDS * owner + die] += 1
    for bidder, count in state.bids:
        seen[BIDS + count - 1] = bidder + 1
    if state.total is not None:
        seen[LIFTED] = 1
        seen[TOTAL] = state.total


def encode_cards(state: State, seat: int | None, seen: bytearray) -> None:
    """MID-40 One's own, that of anyone who was late, and all of them once the cups are lifted."""
    lifted = state.total is not None
    for owner, card in enumerate(state.cards):
        if card is not None:
            seen[CHOSEN + owner] = 1
            if lifted or owner == seat or owner in state.late:
                seen[CARDS + 2 * owner + card] = 1
    for owner in state.late:
        seen[LATE + owner] = 1


def encode_pirate(state: State, seat: int, seen: bytearray) -> None:
    """MID-18 What everyone knows of a player."""
    seen[DICE + seat] = state.dice[seat]
    seen[COINS + seat] = state.coins[seat]
    seen[CHESTS + seat] = state.chests[seat]
    seen[CURSED + seat] = int(state.cursed[seat])
    bought = state.bought[seat]
    if bought is not None:
        seen[BOUGHT + len(FAVOURS) * seat + bought] = 1


def reseed(state: State, rng: Random) -> State:
    """Whatever Midas draws from now on; who has dice under a cup has seen them."""
    world = state.clone()
    world.key = rng.randbytes(32)
    world.chances, world.luck = 0, ()
    return world


ENCODING: Encoding[State] = Encoding(LAYOUT, encode, reseed, highest_score=1)
