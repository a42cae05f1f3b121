"""The boards of every game and how a person comes to them, as each game's own folder tells."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tests.browser.people import Person

from gueridon.games import AnyGame

BOARDS: dict[str, tuple[AnyGame, Callable[[Person], None]]] = {
    name: board
    for module in sorted(Path(__file__).parent.glob("*/boards.py"))
    for name, board in import_module(f"tests.browser.{module.parent.name}.boards").BOARDS.items()
}
