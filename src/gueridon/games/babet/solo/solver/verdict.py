"""The answer: searched for, or at level 4 worked out, and in either case tried."""

from gueridon.games.babet.solo.answer import Answer
from gueridon.games.babet.solo.moves import Move
from gueridon.games.babet.solo.rules.play import apply
from gueridon.games.babet.solo.rules.refusals import why_not
from gueridon.games.babet.solo.solver.in_line import solve_in_line
from gueridon.games.babet.solo.solver.search import search
from gueridon.games.babet.solo.state import State


def solve(state: State, budget: int) -> Answer:
    """Winnable with these moves, lost, or undecided within so many positions."""
    if state.ended is not None:
        return Answer("winnable" if state.ended == "won" else "lost", (), 0)
    answer = solve_in_line(state, budget) if state.level == 4 else search(state, budget)
    if answer.verdict == "winnable" and not wins(state, answer.moves):
        return Answer("undecided", (), answer.nodes)
    return answer


def wins(state: State, moves: tuple[Move, ...]) -> bool:
    """By the rules, with the moves in a row counted (BAB-58)."""
    state = state.clone()
    for move in moves:
        if why_not(state, 0, move) is not None:
            return False
        apply(state, 0, move)
    return state.ended == "won"
