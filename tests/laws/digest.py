"""``python -m tests.laws.digest``: one line that changes if any state, view or event of many random games does."""

from hashlib import sha256
from random import Random

from gueridon.core import fate
from gueridon.games import SHELF
from gueridon.laws.playing import FULL, Case, eyes, game_of, sent, suitable

OPTIONS_EACH = 8 if FULL else 1  # combinations, for each number of players


def digest() -> str:
    told = sha256()
    for game in SHELF.values():
        for players in game.players:
            case = Case(game, players)
            choices = suitable(case)
            for options in choices[:: max(1, len(choices) // OPTIONS_EACH)]:
                for state, *_ in game_of(game, players, options, Random(f"{game.id} {players}")):
                    told.update(repr(state).encode())
                    told.update(sent([game.view(state, seat) for seat in eyes(case)]))
                    told.update(sent(state.log))
    return told.hexdigest()


if __name__ == "__main__":
    print("interpreted" if fate.__file__.endswith(".py") else "compiled", digest())
