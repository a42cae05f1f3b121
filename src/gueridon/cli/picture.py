"""A position as a terminal draws it: single facts above, then every zone of the table under its name."""

from collections.abc import Callable, Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

LONGEST_FACT = 24  # signs
LONGEST_ROW = 68  # signs of cards side by side
CARD_FRAME = 4  # signs
BETWEEN = "  ·  "

Shown = Sequence[tuple[str, Sequence[str]]]  # as Words.shown names the parts of a view
Zone = Callable[[Sequence[str]], RenderableType]


def draw(console: Console, title: str, shown: Shown, lines_below: int) -> None:
    """With cards drawn as cards, if all of it then stays in sight together with what is printed below."""
    drawn = picture(title, shown, laid_out)
    if len(console.render_lines(drawn)) + lines_below > console.height:
        drawn = picture(title, shown, listed)
    console.print(drawn)


def picture(title: str, shown: Shown, zone: Zone) -> Panel:
    zones = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    zones.add_column(max_width=LONGEST_FACT)
    zones.add_column()
    facts = []
    for label, items in shown:
        if len(items) == 1 and len(items[0]) <= LONGEST_FACT:
            facts.append(Text.assemble((f"{label} ", "dim"), items[0]))
        else:
            zones.add_row(Text(label, "dim"), zone(items))
    table = Table.grid()
    table.add_row(Columns(facts, padding=(0, 3)))
    table.add_row(zones)
    return Panel(table, title=Text(title, "bold"), title_align="left", expand=False)


def laid_out(items: Sequence[str]) -> RenderableType:
    """Cards side by side, where they find room in one row; numbers are no cards."""
    wide = sum(len(item) + CARD_FRAME for item in items)
    if len(items) == 1 or wide > LONGEST_ROW or all(item.isdecimal() for item in items):
        return listed(items)
    row = Table.grid()
    row.add_row(*[Panel(Text(item)) for item in items])
    return row


def listed(items: Sequence[str]) -> RenderableType:
    """What is long has a line of its own."""
    longest = max(map(len, items))
    return Text(("\n" if longest > LONGEST_FACT else BETWEEN).join(items))
