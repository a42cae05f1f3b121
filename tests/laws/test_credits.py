"""Whose icons we use, we say."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
USED = re.compile(r"~icons/game-icons/([a-z0-9-]+)")
CREDITED = re.compile(r"^\| ([a-z0-9-]+) \| ([A-Z][\w ]+) \| \S", re.M)


def test_every_icon_of_the_page_is_credited_to_its_author_and_no_other_is():
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    used = {icon for path in sources for icon in USED.findall(path.read_text("utf-8"))}
    credited = {icon for icon, _ in CREDITED.findall((ROOT / "CREDITS.md").read_text("utf-8"))}
    assert len(used) > 50
    assert (used - credited, credited - used) == (set(), set())
