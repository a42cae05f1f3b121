"""The whole of ``make dist``, into a folder of its own."""

from pathlib import Path

import pytest
from tests.databases import Postgres
from tests.package.dist import build, try_everything


@pytest.mark.slow
@pytest.mark.timeout(5400)
def test_every_package_plays_and_serves_on_the_newest_and_the_oldest_requirements(tmp_path: Path, postgres: Postgres):
    pure, compiled = sorted(build(tmp_path / "dist"), key=lambda wheel: "none-any" not in wheel.name)
    assert "none-any" in pure.name
    assert "-linux_" not in compiled.name, "no index takes it"
    assert compiled != pure
    try_everything([pure, compiled], postgres)
