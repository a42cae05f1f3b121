"""Whoever reads our pages gets where their links say, in the repository and on the site."""

import re
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)", re.MULTILINE)


def links(page: Path) -> list[str]:
    """Those that stay in the house; a link whose text is code is one too."""
    prose = re.sub(r"`[^`\n]*`\]\(", "](", page.read_text("utf-8"))
    return [link for link in LINK.findall(CODE.sub("", prose)) if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """As they are made from headings: small letters, digits and hyphens."""
    headings = HEADING.findall(CODE.sub(lambda found: found[0].strip("`").split("\n")[0], page.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_of_our_pages_leads_somewhere(page: Path):
    for link in links(page):
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.is_file(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{target.name} has no heading for {link}"


class SiteMenu(msgspec.Struct):
    nav: list[dict[str, str | list[dict[str, str]]]]


def test_every_page_is_in_the_menu_of_the_site_and_nothing_else_is():
    menu = msgspec.yaml.decode((ROOT / "mkdocs.yml").read_bytes(), type=SiteMenu)
    listed = [
        name
        for section in menu.nav
        for inside in section.values()
        for name in ([inside] if isinstance(inside, str) else [page for line in inside for page in line.values()])
    ]
    assert sorted(listed) == sorted("index.md" if page.name == "README.md" else page.name for page in PAGES)
