"""The pages that show how the library is used."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/library.md", "docs/play-and-study.md", "docs/write-a-bot.md")


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def examples(name: str) -> str:
    """All Python of a page, as one who reads it from the top would type it."""
    return "\n".join(re.findall(r"```python\n(.*?)```", page(name), re.DOTALL))
