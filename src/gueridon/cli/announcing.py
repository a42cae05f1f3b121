"""What a host reads once the server is up: the address to open, and a code from which a phone's camera reads it."""

from io import StringIO
from typing import Protocol

import segno
from rich.console import Console

from gueridon.core.words import Words
from gueridon.server.settings import Settings

LIGHT_ON_DARK = "#ffffff on #000000"  # whatever colours the terminal has: not every camera reads the reverse
HALF_BLOCKS = "▀▄█"


class Announced(Protocol):
    settings: Settings

    @property
    def public_address(self) -> str | None: ...

    def address(self) -> str: ...

    def listens_here_only(self) -> bool: ...


def announce(server: Announced, words: Words) -> None:
    """The address first, on a line of its own, so that whoever started us can read it."""
    console = Console(soft_wrap=True, highlight=False, markup=False)
    address = server.public_address
    console.print(address or server.address())
    if address is not None and can_draw(console):
        console.print(code_of(address), style=LIGHT_ON_DARK)
    console.print(words.say(where_from(server)))


def where_from(server: Announced) -> str:
    if server.settings.public_url is not None:
        return "serve-anywhere"
    if server.public_address is not None:
        return "serve-network"
    return "serve-only-here" if server.listens_here_only() else "serve-no-network"


def can_draw(console: Console) -> bool:
    """Where the output goes to a file or a pipe, its encoding may have no such signs."""
    try:
        HALF_BLOCKS.encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True


def code_of(address: str) -> str:
    drawing = StringIO()
    segno.make(address, error="m", micro=False).terminal(drawing, compact=True)
    return drawing.getvalue().rstrip("\n")
