"""What the documents say of the library is so."""

import ast
import re
from pathlib import Path

import pytest
from tests.library.documents import PAGES, examples, page

import gueridon

LIBRARY = Path(gueridon.__file__).parents[1]


@pytest.mark.parametrize("name", PAGES)
def test_the_examples_run_as_they_stand(name, capsys):
    exec(compile(examples(name), name, "exec"), {})
    assert capsys.readouterr().out


def test_every_public_name_has_its_place_in_the_reference_and_no_other_has():
    listed = re.findall(r"^::: gueridon\.(?:games\.(?=games$))?(\w+)$", page("docs/reference.md"), re.MULTILINE)
    assert sorted(listed) == sorted(gueridon.__all__)


@pytest.mark.parametrize("name", PAGES)
def test_examples_use_public_names_alone(name):
    assert set(re.findall(r"\bgueridon\.(\w+)", examples(name))) <= set(gueridon.__all__)
    assert "from gueridon" not in examples(name)


def documented(module: str) -> set[str]:
    """The functions and classes with a docstring, read from the source: compiled ones do not carry theirs."""
    source = LIBRARY.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8")
    definitions = [part for part in ast.parse(source).body if isinstance(part, ast.FunctionDef | ast.ClassDef)]
    return {part.name for part in definitions if ast.get_docstring(part)}


def test_every_public_name_is_there_and_says_what_it_is():
    for name in gueridon.__all__:
        public = getattr(gueridon, name)
        if (getattr(public, "__module__", None) or "").startswith("gueridon.") and name != "AnyGame":
            file = public.__module__ if public.__module__ != "gueridon.games" else "gueridon.games.__init__"
            assert name in documented(file), f"{name} has no docstring"
