"""Key and moves are the state in another process too, whatever the order of its hashes, compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

from tests.laws.digest import digest

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


def elsewhere(path: Path, hashes: str) -> list[str]:
    """The digest of another process that runs the package found here."""
    env = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": hashes}
    run = subprocess.run(
        [sys.executable, "-m", "tests.laws.digest"], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    return run.stdout.split()


def test_other_processes_play_the_same_games():
    here = digest()
    assert elsewhere(ROOT / "src", "1") == ["interpreted", here]
    assert elsewhere(COMPILED, "2") == ["compiled" if list(COMPILED.rglob("fate*.so")) else "interpreted", here]
