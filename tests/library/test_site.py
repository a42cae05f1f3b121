"""``make docs``: the site can be read from a disk, without a network."""

import re
import subprocess
from pathlib import Path

import pytest
from tests.library.documents import ROOT

import gueridon

BUILDING_SECONDS = 1800  # with the generator fetched, however busy the machine is
FETCHED = re.compile(
    r"""<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=["']?(https?:)?//|url\(["']?https?:"""
)


@pytest.fixture(scope="module")
def site() -> Path:
    """Built here, with nothing said to be wrong."""
    built = subprocess.run(
        ["env", "--unset=MAKEFLAGS", "make", "docs"], cwd=ROOT, capture_output=True, text=True, timeout=BUILDING_SECONDS
    )
    assert built.returncode == 0, built.stdout[-4000:] + built.stderr[-4000:]
    return ROOT / "build/site"


@pytest.mark.slow
@pytest.mark.timeout(BUILDING_SECONDS + 60)
def test_the_site_has_every_page_and_every_public_name_and_fetches_nothing(site: Path):
    pages = {page.stem: page.read_text("utf-8") for page in site.glob("*.html")}
    assert {"index", "CONTRIBUTING", *(page.stem for page in (ROOT / "docs").glob("*.md"))} <= pages.keys()
    shown = re.findall(r'<h3 id="?gueridon\.(?:games\.(?=games\b))?(\w+)"? ', pages["reference"])
    assert sorted(shown) == sorted(gueridon.__all__)
    assert "bumped exactly when a golden of its rules changes" in pages["reference"], "what a field's comment says"
    styles = {str(style): style.read_text("utf-8") for style in site.rglob("*.css")}
    assert [name for name, text in (pages | styles).items() if FETCHED.search(text)] == []
