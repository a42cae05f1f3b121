"""What the page for those who teach programs shows runs as it stands."""

import re

import pytest
from tests.library.documents import examples, page

PAGE = "docs/learning.md"


def test_the_examples_run_as_they_stand(capsys):
    exec(compile(examples(PAGE), PAGE, "exec"), {})
    assert capsys.readouterr().out


def test_the_example_for_openspiel_runs_where_there_is_one():
    pytest.importorskip("pyspiel")
    (shown,) = re.findall(r"```py\n(.*?)```", page(PAGE), re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(shown, PAGE, "exec"), names)
    assert str(names["game"]).startswith("gueridon_midas(")
