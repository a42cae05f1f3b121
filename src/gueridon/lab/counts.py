"""How many ways a game can go, by depth. Two sets of rules that agree here seldom differ."""

from gueridon.core.game import Game, M, O, S, V


def sequences(game: Game[O, S, M, V], state: S, plies: int) -> int:
    """The number of ways to play ``plies`` moves from here."""
    if plies == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        for move in game.legal_moves(state, seat):
            after = state.clone()
            game.apply(after, seat, move)
            total += sequences(game, after, plies - 1)
    return total
