"""QR codes, read back as the camera of a phone would: from a drawing, a terminal or a screen."""

import re

import zxingcpp

PIXELS = 6  # of a side of a module
QUIET = 4  # modules around a code that stay light
STEP = re.compile(r"([Mm])(-?[\d.]+)[ ,](-?[\d.]+)|h(-?[\d.]+)")
HALF_BLOCKS = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}  # 1 is dark, on a dark terminal


def in_pixels(width: int, height: int, grey: bytes) -> str:
    """What the one code in a picture says."""
    (found,) = zxingcpp.read_barcodes(memoryview(grey).cast("B", (height, width)))
    return found.text


def in_modules(rows: list[list[int]]) -> str:
    wide = [[0] * QUIET + row + [0] * QUIET for row in rows]
    empty = [0] * len(wide[0])
    framed = [empty] * QUIET + wide + [empty] * QUIET
    lines = [bytes(255 * (1 - dark) for dark in row for _ in range(PIXELS)) for row in framed]
    grey = b"".join(line * PIXELS for line in lines)
    return in_pixels(len(empty) * PIXELS, len(framed) * PIXELS, grey)


def in_terminal(text: str) -> str:
    """The lines of half blocks among whatever else was printed."""
    lines = [line for line in text.splitlines() if line.strip() and set(line) <= HALF_BLOCKS.keys()]
    return in_modules([[HALF_BLOCKS[sign][half] for sign in line] for line in lines for half in (0, 1)])


def in_drawing(svg: str) -> str:
    """The dark path of the SVG: rows of strokes, each drawn along the middle of its modules."""
    path = re.findall(r'd="([^"]+)"', svg)[-1]
    dark, x, y = set(), 0.0, 0.0
    for move, across, down, along in STEP.findall(path):
        if move:
            x, y = (float(across), float(down)) if move == "M" else (x + float(across), y + float(down))
        else:
            dark |= {(int(x) + step, int(y)) for step in range(int(along))}
            x += float(along)
    side = 1 + max(max(place) for place in dark)
    return in_modules([[int((x, y) in dark) for x in range(side)] for y in range(side)])
