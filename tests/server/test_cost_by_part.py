"""The benchmark tells what a move costs by part from the names of files and functions."""

from pathlib import Path

import pytest
from bench.parts import PARTS

import gueridon

OURS = [sign for signs in PARTS.values() for sign in signs if ".py:" in sign]
PACKAGE = Path(gueridon.__file__).parent


@pytest.mark.parametrize("sign", OURS)
def test_every_part_is_known_by_a_place_that_is_still_there(sign: str):
    file, _, function = sign.partition(":")
    found = [path for path in PACKAGE.rglob("*.py") if path.as_posix().endswith(f"/{file}")]
    assert found
    assert function.startswith("<") or any(f"def {function}" in path.read_text("utf-8") for path in found)
