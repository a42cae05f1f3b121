"""``gueridon games``: the shelf."""

from rich.console import Console
from rich.table import Table

from gueridon.cli.context import language, tell_problem
from gueridon.core.words import Words
from gueridon.games import games as every_game
from gueridon.games import problems


def games() -> None:
    """Show the games on the shelf."""
    shelf = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for game in every_game().values():
        words = Words(language(), game)
        players = f"{game.players[0]}–{game.players[-1]}"
        shelf.add_row(f"[bold]{game.id}[/]", words.say("name"), players, words.say("tagline"))
    Console().print(shelf)
    for problem in problems():
        tell_problem(problem)
