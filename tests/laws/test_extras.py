"""What ``pip install gueridon`` brings is enough for everything but serving, and serving says what it lacks."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.patience import LONG_SECONDS

from gueridon.core.words import Words
from gueridon.games import SHELF

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
HOUSE = (
    "gueridon.server",
    "gueridon.store",
    "gueridon.cli.announcing",
    "gueridon.cli.house",
    "gueridon.cli.typescript",
)
OF_THE_LAB = (
    "gueridon.lab.report.page",
    "gueridon.lab.report.plots",
    "gueridon.env.pettingzoo",
    "gueridon.env.gymnasium",
    "gueridon.env.arrays",
    "gueridon.env.batch",
    "gueridon.env.openspiel",
    "gueridon.env.rlcard",
    "gueridon.lab.fitting",
    "gueridon.lab.training",
    "gueridon.games.midas.rounds",
    "gueridon.games.midas.training",
)

KERNELS = [game.kernel for game in SHELF.values() if game.kernel is not None]
OF_THE_KERNELS = (
    "gueridon.core.kernels",
    "gueridon.core.fate_kernel",
    "gueridon.env.kernel",
    *KERNELS,
    *(kernel.replace(".kernel", ".packing") for kernel in KERNELS),
)

WITHOUT = "import sys\nsys.modules.update(dict.fromkeys({blocked!r}))\n"
IMPORT_ALL = """
from importlib import import_module
from pkgutil import walk_packages
import gueridon
for module in walk_packages(gueridon.__path__, "gueridon.", onerror=lambda name: None):
    if not module.name.startswith({house!r}) and not module.name.endswith("__main__"):
        import_module(module.name)
        print(module.name)
"""
TYPE = "sys.argv = ['gueridon', *{words!r}]\nfrom gueridon.cli import app\napp()\n"


def modules_of(*requirements: str) -> list[str]:
    """What one imports of these, and of nothing that they bring along. Ours are the package and its compiled halves."""
    wanted = {canonicalize_name(Requirement(requirement).name) for requirement in requirements}
    return [
        module
        for module, names in packages_distributions().items()
        if wanted.intersection(map(canonicalize_name, names)) and not module.startswith("gueridon")
    ]


def run(script: str, *without: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(blocked=modules_of(*without)) + script],
        env={**os.environ, "GUERIDON_LANGUAGE": language, "COLUMNS": "200", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=LONG_SECONDS,
    )


def test_whatever_does_not_serve_can_be_imported_without_the_packages_of_the_server():
    assert {"litestar", "sqlalchemy", "asyncpg"} <= {*modules_of(*EXTRAS["postgres"], *EXTRAS["server"])}
    imported = run(IMPORT_ALL.format(house=HOUSE), *EXTRAS["postgres"], *EXTRAS["server"])
    assert imported.stderr == ""
    assert {"gueridon.cli.serve", "gueridon.bots.search", "gueridon.lab.arena", "gueridon.tables.table"} <= {
        *imported.stdout.split()
    }


def test_whatever_neither_draws_nor_speaks_to_another_library_can_be_imported_without_the_packages_of_the_lab():
    assert {"numpy", "gymnasium", "pettingzoo"} <= {*modules_of(*EXTRAS["lab"])}
    imported = run(
        IMPORT_ALL.format(house=(*HOUSE, *OF_THE_LAB, *OF_THE_KERNELS)), *EXTRAS["lab"], *EXTRAS["openspiel"]
    )
    assert imported.stderr == ""
    assert {"gueridon.env", "gueridon.env.episode", "gueridon.env.recall"} <= {*imported.stdout.split()}


def test_whatever_steps_one_table_at_a_time_can_be_imported_without_the_compiler_of_kernels():
    assert "numba" in modules_of(*EXTRAS["kernels"])
    imported = run(IMPORT_ALL.format(house=(*HOUSE, *OF_THE_KERNELS)), "numba")
    assert imported.stderr == ""
    assert {"gueridon.env.batch", "gueridon.env.pettingzoo"} <= {*imported.stdout.split()}


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("serve",)), ("fr", ("tables", "list")), ("en", ("people", "list")), ("fr", ("reindex",))],
)
def test_a_command_of_a_house_says_in_a_sentence_what_to_install(words: tuple[str, ...], language: str):
    said = run(TYPE.format(words=words), *EXTRAS["server"], language=language)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.strip() == Words(language).say("error-server-not-installed")


def test_a_server_without_the_driver_of_postgres_says_in_a_sentence_what_to_install():
    said = run(TYPE.format(words=("reindex", "--database", "postgresql://me@127.0.0.1:1/base")), *EXTRAS["postgres"])
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.strip() == Words("en").say("error-postgres-not-installed")


def test_a_server_without_the_driver_of_postgres_keeps_its_games_in_sqlite(tmp_path: Path):
    said = run(TYPE.format(words=("reindex", "--data-dir", str(tmp_path))), *EXTRAS["postgres"])
    assert (said.returncode, said.stderr) == (0, "")


def test_a_report_without_what_draws_its_plots_says_in_a_sentence_what_to_install(tmp_path: Path):
    words = ("lab", "report", "missions", "--html", str(tmp_path / "page.html"))
    said = run(TYPE.format(words=words), *EXTRAS["lab"])
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.strip() == Words("en").say("error-lab-not-installed")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_training_without_what_reckons_says_in_a_sentence_what_to_install(tmp_path: Path, language: str):
    said = run(
        TYPE.format(words=("train", "midas", "--save", str(tmp_path / "a.bin"))), *EXTRAS["lab"], language=language
    )
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.strip() == Words(language).say("error-lab-not-installed")


def test_a_report_on_a_cluster_without_ray_says_in_a_sentence_what_to_install(tmp_path: Path):
    words = ("lab", "report", "missions", "--json", str(tmp_path / "report.json"), "--ray", "auto")
    said = run(TYPE.format(words=words), *EXTRAS["ray"])
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.strip() == Words("en").say("error-ray-not-installed")


def test_every_requirement_of_those_who_install_it_has_a_lower_bound():
    extras = [requirement for extra in EXTRAS.keys() - {"docs", "dev"} for requirement in EXTRAS[extra]]
    wanted = [*PROJECT["dependencies"], *extras]
    read = [requirement for text in wanted if (requirement := Requirement(text)).name != PROJECT["name"]]
    assert [str(one) for one in read if not any(bound.operator == ">=" for bound in one.specifier)] == []
