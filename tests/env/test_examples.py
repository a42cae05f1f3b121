"""Each example learns what it says."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("example", "lessons", "trials", "gained"),
    [("bluff", 1_500, 100, 0.3), ("foresight", 150, 15, 2.0), ("one_deal", 30, 20, 3.0)],
)
def test_an_example_learns_something(example, lessons, trials, gained):
    if example == "one_deal":
        pytest.importorskip("pyspiel")
    before, after = runpy.run_path(str(EXAMPLES / f"{example}.py"))["learn"](lessons, trials)
    assert after - before > gained


def test_there_is_no_other_example():
    assert sorted(path.stem for path in EXAMPLES.glob("*.py")) == ["bluff", "foresight", "one_deal"]
