"""What is installed for playing is what is tested, and no more than playing takes."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import grimp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"^([a-z0-9._-]+)(?:\[[a-z,]+\])?==(\S+)", re.M)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
OURS = PROJECT["project"]["name"]


def pins(lock: str) -> dict[str, str]:
    return dict(PIN.findall((ROOT / lock).read_text("utf-8")))


def names(*requirements: str) -> set[str]:
    return {str(canonicalize_name(Requirement(text).name)) for text in requirements} - {OURS}


@pytest.mark.parametrize("lock", ["tools/play.lock", "tools/compiler.lock"])
def test_every_release_that_players_get_is_the_one_that_is_tested(lock: str):
    assert len(pins(lock)) > 5
    assert pins(lock).items() <= pins("requirements.lock").items()


def test_who_plays_gets_the_server_and_no_tool_of_those_who_test():
    playing = names(*PROJECT["project"]["dependencies"], *EXTRAS["server"], *EXTRAS["postgres"], *EXTRAS["cluster"])
    assert playing <= pins("tools/play.lock").keys()
    assert {"playwright", "mypy", "pytest", "ruff"} <= names(*EXTRAS["dev"])
    assert {"playwright", "mypy", "pytest", "ruff"}.isdisjoint(pins("tools/play.lock"))


def test_what_builds_the_site_is_installed_for_nothing_else():
    generator = names(*EXTRAS["docs"])
    assert generator <= pins("tools/docs.lock").keys()
    assert generator.isdisjoint(pins("requirements.lock"))


def test_what_compiles_is_what_the_package_is_built_with():
    assert names(*PROJECT["build-system"]["requires"]) <= pins("tools/compiler.lock").keys()


def test_mypyc_finds_the_types_of_whatever_the_compiled_modules_import():
    graph = grimp.build_graph(OURS, include_external_packages=True, cache_dir=None)
    read = {OURS}.union(*map(graph.find_upstream_modules, compiled_modules()))
    strange = {module for module in read if graph.is_module_squashed(module)} - sys.stdlib_module_names
    required = names(*PROJECT["build-system"]["requires"])
    assert {"fluent", "msgspec"} <= strange
    assert {name for name in strange if not any(one.startswith(name) for one in required)} == set()


def compiled_modules() -> list[str]:
    sources = ROOT / "src"
    files = [file for pattern in patterns("HOT") for file in (sources / OURS).glob(pattern)]
    return [".".join(file.relative_to(sources).with_suffix("").parts).removesuffix(".__init__") for file in files]


def patterns(name: str) -> list[str]:
    """A list that stands in ``setup.py``, which does more than that when it is imported."""
    parsed = ast.parse((ROOT / "setup.py").read_text("utf-8"))
    (found,) = [one.value for one in parsed.body if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == name]
    listed: list[str] = ast.literal_eval(found)
    return listed
