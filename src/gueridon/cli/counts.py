"""``gueridon counts``: how many ways a game can go, by depth. Two sets of rules that agree here seldom differ."""

from rich.console import Console

from gueridon.cli.context import Chosen, Players, Preset, Seed, chosen_options, seats, start_or_explain
from gueridon.core.fate import key_of
from gueridon.games import load
from gueridon.lab.counts import sequences


def counts(
    game: str,
    depth: int = 3,
    players: Players = None,
    preset: Preset = "usual",
    options: Chosen = None,
    seed: Seed = "1",
) -> None:
    """Count the sequences of legal moves of each length."""
    chosen = load(game)
    state = start_or_explain(chosen, seats(chosen, players), chosen_options(chosen, preset, options), key_of(seed))
    for plies in range(depth + 1):
        Console().print(plies, sequences(chosen, state, plies))
