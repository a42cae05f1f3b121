"""What was pickled by compiled rules goes on by interpreted ones, and the other way round."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from tests.env.pickled_episodes import episodes

from gueridon.env import from_bytes, to_bytes

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("package", ["src", "build/compiled"])
def test_an_episode_pickled_elsewhere_goes_on_here(package):
    if not (ROOT / package / "gueridon").is_dir():
        pytest.skip("nothing is compiled here")
    written = subprocess.run(
        [sys.executable, "-m", "tests.env.pickled_episodes"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / package)},
        stdout=subprocess.PIPE,
        check=True,
    )
    for there, here in zip(pickle.loads(written.stdout), episodes(), strict=True):
        assert there.state == here.state
        rng = Random(1)
        while here.seat is not None:
            assert there.mask() == here.mask()
            number = rng.choice(here.legal())
            here.step(number)
            there.step(number)
        assert there.state == here.state


def test_a_state_is_read_again_from_its_bytes():
    for episode in episodes():
        again = from_bytes(to_bytes(episode.state))
        assert again == episode.state
        assert again.log == episode.state.log
