"""The page's types are those of today."""

from pathlib import Path

from gueridon.cli.types import types

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_page_has_the_types_that_python_has(tmp_path):
    types(tmp_path)
    made = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_text("utf-8") for path in WIRE.iterdir()}, "run `make types`"
