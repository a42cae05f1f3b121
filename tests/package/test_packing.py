"""What a package has inside, and when there is none."""

import shutil
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.package.packing import ROOT, copy_sources, pack, packed

PAGE = "server/page/index.html"


def without_page(folder: Path) -> Path:
    sources = copy_sources(folder)
    shutil.rmtree(sources / "src/gueridon/server/page")
    return sources


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_without_the_page_nothing_is_packed_and_one_sentence_says_why(tmp_path: Path, kind: str):
    run = pack(kind, without_page(tmp_path / "sources"), tmp_path / "dist")
    assert run.returncode == 1
    assert "Run “make web” first, or set GUERIDON_LIBRARY=1" in run.stderr.splitlines()[-1]
    assert [*(tmp_path / "dist").glob("gueridon*")] == []


def test_whoever_asks_for_the_library_alone_gets_it_without_the_page(tmp_path: Path):
    run = pack("wheel", without_page(tmp_path / "sources"), tmp_path / "dist", GUERIDON_LIBRARY="1")
    assert run.returncode == 0, run.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert not any("/page/" in name for name in ZipFile(wheel).namelist())


def test_the_source_package_alone_makes_a_wheel_with_everything_that_is_not_python(tmp_path: Path):
    with tarfile.open(packed("sdist", copy_sources(tmp_path / "sources"), tmp_path / "dist")) as unpacked:
        unpacked.extractall(tmp_path, filter="data")
    (sources,) = tmp_path.glob("gueridon-*")
    names = {*ZipFile(packed("wheel", sources, tmp_path / "dist")).namelist()}
    assert {f"gueridon/{PAGE}", "gueridon/py.typed"} <= names
    package = ROOT / "src/gueridon"
    kept = [path for kind in ("*.py", "*.ftl", "*.md", "*.json", "page/**/*.js") for path in package.rglob(kind)]
    assert len(kept) > 500
    assert {f"gueridon/{path.relative_to(package)}" for path in kept} - names == set()
