"""Step 1: accomplish, guess."""

from typing import Final

from gueridon.games.medium.box import CARDS, GOALS, GUESSED_RIGHT
from gueridon.games.medium.events import GuessedRight, GuessedWrong, PredictionAccomplished, StarJoined
from gueridon.games.medium.moves import ACCOMPLISHES, GO_ON, GUESSES, JOINS, Accomplish, Guess, Join, Move
from gueridon.games.medium.rules.deck import KINDS, renew_after_discard
from gueridon.games.medium.rules.end import end_if_exhausted, end_if_star, gain
from gueridon.games.medium.rules.sight import ENOUGH, EVERYONE, SHOWS, counts, visible_goals
from gueridon.games.medium.state import State

GOAL: Final = {goal: number for number, goal in enumerate(GOALS)}


def nothing_to_say(state: State) -> bool:
    """MED-32 Neither an accomplishment nor a guess is left, as far as everyone can see."""
    return (state.claimed or not state.held[state.turn]) and (state.guessed or not anyone_to_accuse(state))


def claims_and_guesses(state: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    if not state.claimed:
        goals = [prediction % KINDS for prediction in state.held[seat]]
        moves += [ACCOMPLISHES[goal] for goal in goals if counts(state, seat, goal) >= ENOUGH]
        if state.fetish[seat]:
            moves += joins(state, seat)
    if not state.guessed:
        moves += guesses(state, seat)
    moves.append(GO_ON)
    return moves


# MED-30 Accomplish


def why_not_accomplish(state: State, seat: int, move: Accomplish) -> str | None:
    goal = GOAL[move.goal]
    if state.phase not in ("accomplish", "joined"):
        return "MED-30/step"
    if state.claimed:
        return "MED-32/accomplish"
    if all(prediction % KINDS != goal for prediction in state.held[seat]):
        return "MED-30/held"
    if state.joined is not None:
        return None if joinable(state, seat) & visible_goals(state, state.joined) & 1 << goal else "MED-55/goal"
    return None if counts(state, seat, goal) >= ENOUGH else "MED-30/cards"


def accomplish(state: State, seat: int, move: Accomplish) -> None:
    """MED-30 Three cards are worth one white fragment, four two, five three; MED-55 a card that joins, a red one."""
    goal = GOAL[move.goal]
    shown = [card for card in state.hands[seat] if SHOWS[goal][card]]
    state.sealed = True
    for card in shown:
        state.known[card] = EVERYONE
    lay_open(state, seat, goal, state.accomplished[seat])  # MED-31
    white, red = state.white[seat], state.red[seat]
    gain(state, seat, max(len(shown) - ENOUGH + 1, 0), 0 if state.joined is None else 1)
    if state.log is not None:
        white, red = state.white[seat] - white, state.red[seat] - red
        fronts = tuple([CARDS[card] for card in shown])
        state.tell(PredictionAccomplished(seat, move.goal, fronts, state.joined, white, red))
    state.claimed, state.joined, state.phase = True, None, "accomplish"
    end_if_star(state, seat)
    if state.ended is None:
        end_if_exhausted(state)


def lay_open(state: State, seat: int, goal: int, pile: list[int]) -> None:
    """A prediction leaves the hand for a place where everyone sees it."""
    prediction = next(each for each in state.held[seat] if each % KINDS == goal)
    state.held[seat].remove(prediction)
    pile.append(prediction)
    state.seen[prediction] = EVERYONE
    state.opening[seat] = False


# MED-55 What the Fetish Maker adds


def joinable(state: State, seat: int) -> int:
    """The goals held that one more card would serve, as bits."""
    goals = 0
    for prediction in state.held[seat]:
        if ENOUGH - 1 <= counts(state, seat, prediction % KINDS) < len(state.hands[seat]):
            goals |= 1 << prediction % KINDS
    return goals


def joins(state: State, seat: int) -> list[Move]:
    goals = joinable(state, seat)
    return [JOINS[star] for star in range(len(state.galaxy)) if visible_goals(state, star) & goals]


def claims_with_join(state: State, seat: int) -> list[Move]:
    """Once a card has joined, the accomplishment follows."""
    assert state.joined is not None
    goals = joinable(state, seat) & visible_goals(state, state.joined)
    return [ACCOMPLISHES[prediction % KINDS] for prediction in state.held[seat] if goals >> prediction % KINDS & 1]


def why_not_join(state: State, seat: int, move: Join) -> str | None:
    if state.phase != "accomplish":
        return "MED-55/step"
    if state.claimed:
        return "MED-32/accomplish"
    if not state.fetish[seat]:
        return "MED-55/power"
    if move.star >= len(state.galaxy):
        return "MED-12"
    return None if visible_goals(state, move.star) & joinable(state, seat) else "MED-55/goal"


def join(state: State, seat: int, star: int) -> None:
    state.sealed = True  # it tells what this player holds
    state.joined = star
    state.phase = "joined"
    state.tell(StarJoined(seat, star))


# MED-33 Guess


def anyone_to_accuse(state: State) -> bool:
    """MED-33 Some opponent holds a prediction."""
    for seat in range(state.players):  # noqa: SIM110 (a generator would cost more than the rest)
        if seat != state.turn and state.held[seat]:
            return True
    return False


def guesses(state: State, seat: int) -> list[Move]:
    moves: list[Move] = []
    for other in range(state.players):
        if other != seat and state.held[other]:
            moves += GUESSES[other]
    return moves


def why_not_guess(state: State, seat: int, move: Guess) -> str | None:
    if state.phase not in ("accomplish", "suspect"):
        return "MED-33/step"
    if state.phase == "accomplish" and state.guessed:
        return "MED-32/guess"
    if move.other == seat or move.other >= state.players:
        return "MED-33/opponent"
    return None if state.held[move.other] else "MED-33/none"


def guess(state: State, seat: int, move: Guess) -> None:
    """MED-33 In step 1; MED-56 or after a look, and then the turn is over."""
    state.sealed = True  # right or wrong, it tells what the other holds
    if state.phase == "accomplish":
        state.guessed = True
    else:
        state.phase = "next-turn"
    goal = GOAL[move.goal]
    for prediction in state.held[move.other]:
        if prediction % KINDS == goal:
            guess_right(state, seat, move, goal)
            return
    guess_wrong(state, seat, move)


def guess_right(state: State, seat: int, move: Guess, goal: int) -> None:
    """MED-33 The prediction is discarded face up, the guesser gains a white fragment."""
    lay_open(state, move.other, goal, state.discards)
    gain(state, seat, GUESSED_RIGHT, 0)
    if state.log is not None:
        state.tell(GuessedRight(seat, move.other, move.goal))
    end_if_star(state, seat)
    if state.ended is None:
        renew_after_discard(state)


def guess_wrong(state: State, seat: int, move: Guess) -> None:
    """MED-34 All red fragments are lost; with none red, a white one turns red; with none at all, nothing."""
    lost = state.red[seat]
    turned = 1 if not lost and state.white[seat] else 0
    state.white[seat] -= turned
    state.red[seat] = turned
    if state.log is not None:
        state.tell(GuessedWrong(seat, move.other, move.goal, lost, turned))
