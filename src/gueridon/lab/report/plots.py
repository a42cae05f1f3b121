"""The plots of a report, as SVG to stand in a page: drawn by matplotlib, coloured and scaled by the page."""

import re
from collections.abc import Sequence
from contextlib import contextmanager
from io import StringIO
from itertools import pairwise
from typing import TYPE_CHECKING

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from gueridon.lab.report.leading import POINTS
from gueridon.lab.report.shares import Portion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matplotlib.axes import Axes
    from matplotlib.typing import RcKeyType

# Colours that nobody sees: the page says what each of them is, by day and by candle light.
INK, FAINT, ONE, OTHER = "#010101", "#020202", "#030303", "#040404"
VARIABLES = {INK: "var(--ink)", FAINT: "var(--faint)", ONE: "var(--one)", OTHER: "var(--other)"}
WIDTH_INCHES = 4.4
HEIGHT_INCHES = 2.3
ROW_INCHES = 0.29
FRAME_INCHES = 0.75  # of a plot with rows, for what stands above and below them
MOST_BARS = 40
STYLE: "dict[RcKeyType, object]" = {
    "svg.fonttype": "none",  # words stay words, for whoever listens to the page
    "svg.hashsalt": "gueridon",  # the same plot has the same ids in every run
    "font.family": "sans-serif",
    "font.size": 9.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "grid.color": FAINT,
    "grid.linewidth": 0.4,
}


class Drawing:
    """One plot: ``axes`` to draw on, and then its ``svg``."""

    svg = ""

    def __init__(self, axes: "Axes") -> None:
        self.axes = axes


@contextmanager
def drawing(height: float = HEIGHT_INCHES) -> "Iterator[Drawing]":
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH_INCHES, height), layout="constrained")
        drawn = Drawing(figure.add_subplot())
        yield drawn
        written = StringIO()
        figure.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        drawn.svg = for_a_page(written.getvalue())


def for_a_page(svg: str) -> str:
    """Without what only a file needs, and without names that several plots would share."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(
        r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1), count=1
    )
    svg = re.sub(r'<g id="[a-z]+(?:\.[a-z]+)*_\d+"', "<g", svg)
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, variable)
    return svg.strip()


def shares_plot(rows: Sequence[tuple[str, Portion]], even: float | None) -> str:
    """A dot for each with its interval; the line is an even share."""
    with drawing(FRAME_INCHES + ROW_INCHES * len(rows)) as drawn:
        axes, places = drawn.axes, [*range(len(rows))]
        for place, (_, share) in zip(places, rows, strict=True):
            axes.plot([share.low, share.high], [place, place], color=ONE, linewidth=2, solid_capstyle="round")
            axes.plot([share.share], [place], "o", color=ONE, markersize=5)
        if even is not None:
            axes.axvline(even, color=OTHER, linewidth=1, linestyle="--")
        axes.set_yticks(places, [label for label, _ in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        axes.grid(axis="x")
    return drawn.svg


def lengths_plot(lengths: dict[str, int], label: str) -> str:
    """How many games took so many plies; many lengths share a bar."""
    with drawing() as drawn:
        values = [int(length) for length, count in lengths.items() for _ in range(count)]
        distinct = max(values) - min(values) + 1
        step = -(-distinct // MOST_BARS)
        edges = [min(values) - 0.5 + step * bar for bar in range(-(-distinct // step) + 1)]
        drawn.axes.hist(values, bins=edges, color=ONE, edgecolor="none", rwidth=0.9)
        drawn.axes.set_xlabel(label)
        drawn.axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        drawn.axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    return drawn.svg


def choices_plot(choices: Sequence[float | None], label: str) -> str:
    """A step for each section of the game."""
    with drawing() as drawn:
        edges = [section / len(choices) for section in range(len(choices) + 1)]
        for (left, right), value in zip(pairwise(edges), choices, strict=True):
            if value is not None:
                drawn.axes.bar(left, value, right - left, align="edge", color=ONE, edgecolor="none")
        along_the_game(drawn, label)
        drawn.axes.set_ylim(bottom=0)
    return drawn.svg


def leaders_plot(leader_won: Sequence[Portion | None], label: str) -> str:
    """How often whoever led at a point won, with its interval."""
    with drawing() as drawn:
        known = [(point / (POINTS - 1), share) for point, share in enumerate(leader_won) if share is not None]
        places = [place for place, _ in known]
        low, high = [share.low for _, share in known], [share.high for _, share in known]
        drawn.axes.fill_between(places, low, high, color=ONE, alpha=0.25, linewidth=0)
        drawn.axes.plot(places, [share.share for _, share in known], color=ONE, linewidth=2)
        drawn.axes.set_ylim(0, 1.02)
        drawn.axes.yaxis.set_major_formatter(PercentFormatter(1))
        along_the_game(drawn, label)
    return drawn.svg


def values_plot(lines: Sequence[tuple[str, Sequence[float]]], label: str) -> str:
    """What the table was worth in those games, and in these."""
    with drawing() as drawn:
        for (name, values), colour, dash in zip(lines, (ONE, OTHER), ("-", "--"), strict=False):
            if values:
                places = [point / (POINTS - 1) for point in range(POINTS)]
                drawn.axes.plot(places, values, color=colour, linewidth=2, linestyle=dash, label=name)
        drawn.axes.set_ylim(0, 1.02)
        drawn.axes.legend(frameon=False, loc="best")
        along_the_game(drawn, label)
    return drawn.svg


def along_the_game(drawn: Drawing, label: str) -> None:
    drawn.axes.set_xlim(0, 1)
    drawn.axes.xaxis.set_major_formatter(PercentFormatter(1))
    drawn.axes.set_xlabel(label)
    drawn.axes.grid(axis="y")
