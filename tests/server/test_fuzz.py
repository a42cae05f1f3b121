"""Hostile bytes by a seed, a short turn of what ``python -m tests.server.fuzz`` does at length."""

from pathlib import Path

from tests.server.fuzz import fuzz

from gueridon.server import page

MEGABYTE = 1_000_000


def test_no_bytes_make_the_server_fail_complain_or_grow(tmp_path: Path):
    found = fuzz(tmp_path, frames=2000, requests=300, seed=7)
    if page.file_in(page.FOLDER, "index.html") is None:
        found.statuses.pop(503, None)  # the page says so that it is not built
    assert found.failures == 0
    assert found.log == ""
    assert sum(found.statuses.values()) > 300
    assert found.grown < 20 * MEGABYTE
