"""Kernels are compiled once for all processes, and again as soon as anything that they are made of has changed."""

import os
import subprocess
import sys
from typing import Any

import numba
import numpy as np
import pytest
from tests.patience import LONG_SECONDS

from gueridon.env import kernel_cache
from gueridon.env.kernel_cache import digest_of_sources, kept_loops
from gueridon.env.kernels import kernel_of
from gueridon.games import load

MIDAS = load("midas")
SOMEWHERE_ELSE = """
from tests.env.test_kernel_cache import found_after_calling
print(found_after_calling())
"""


def found_after_calling():
    """Whether one of the loops, called for the first time in this process, was found where they are kept."""
    loop: Any = kept_loops("gueridon.games.midas.kernel").seats_to_act
    loop(np.zeros(1, kernel_of(MIDAS).record), np.zeros(1, np.uint8))
    return sum(loop.stats.cache_hits.values()) == 1


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    return tmp_path


def test_what_one_process_compiled_no_other_compiles_again(folder):
    assert not found_after_calling()
    there = os.environ | {"NUMBA_CACHE_DIR": str(folder)}
    command = [sys.executable, "-c", SOMEWHERE_ELSE]
    answer = subprocess.run(command, env=there, check=True, timeout=LONG_SECONDS, capture_output=True, text=True)
    assert answer.stdout.strip() == "True"


def test_another_copy_of_the_same_sources_finds_what_was_compiled_in_the_folder_that_is_named(folder):
    assert not found_after_calling()
    assert {path.parent for path in folder.rglob("*.nbc")} == {folder}


def test_what_was_made_of_other_sources_is_compiled_again(folder, monkeypatch):
    assert not found_after_calling()
    assert found_after_calling()
    monkeypatch.setattr(kernel_cache, "digest_of_sources", lambda module: f"another {module}")
    assert not found_after_calling()


def test_a_change_in_any_file_of_its_package_makes_other_sources_of_a_kernel(tmp_path, monkeypatch):
    package = tmp_path / "packed_game"
    (package / "rules").mkdir(parents=True)
    for name in ("__init__.py", "kernel.py", "rules/turn.py"):
        (package / name).touch()
    monkeypatch.syspath_prepend(tmp_path)
    before = digest_of_sources("packed_game.kernel")
    assert digest_of_sources("packed_game.kernel") == before
    (package / "rules/turn.py").write_text("HAND = 4\n")
    assert digest_of_sources("packed_game.kernel") != before


def test_where_nothing_can_be_kept_a_kernel_is_compiled_all_the_same(monkeypatch):
    def no_folder(function, sources):
        raise RuntimeError("no locator available")

    monkeypatch.setattr(kernel_cache, "KeptBySources", no_folder)
    assert not found_after_calling()
