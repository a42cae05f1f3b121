"""``gueridon types``: what the page is compiled against, made from the Python types."""

from pathlib import Path

from gueridon.cli.context import needs_server
from gueridon.core.errors import Malformed


@needs_server
def types(folder: Path) -> None:
    """Write the table's messages, the bodies of HTTP, and for each game its types, the constants of its box and the
    schemas by which the page tells of it."""
    from gueridon.cli.typescript import write_types  # here: the other commands need no server

    if not folder.is_dir():
        raise Malformed("no-such-folder", folder=str(folder))
    write_types(folder)
