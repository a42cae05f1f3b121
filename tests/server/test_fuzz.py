"""Hostile bytes by a seed; ``make test-full`` sends as many as ``python -m tests.server.fuzz`` does by itself."""

import os
from pathlib import Path

from tests.server.fuzz import fuzz

from gueridon.server import page

MEGABYTE = 1_000_000
FRAMES, REQUESTS = (100_000, 20_000) if "GUERIDON_FULL" in os.environ else (2000, 300)


def test_no_bytes_make_the_server_fail_complain_or_grow(tmp_path: Path):
    found = fuzz(tmp_path, frames=FRAMES, requests=REQUESTS, seed=7)
    if page.file_in(page.FOLDER, "index.html") is None:
        found.statuses.pop(503, None)  # the page says so that it is not built
    assert found.failures == 0
    assert found.log == ""
    assert sum(found.statuses.values()) > REQUESTS
    assert found.grown < 20 * MEGABYTE
