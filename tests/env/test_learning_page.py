"""What the page for those who teach programs shows runs as it stands."""

import re

import pytest
from tests.library.documents import examples, page

PAGE = "docs/learning.md"


def test_the_examples_run_as_they_stand(capsys):
    exec(compile(examples(PAGE), PAGE, "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize(("library", "made"), [("pyspiel", "game"), ("rlcard", "payoffs")])
def test_the_example_for_another_library_runs_where_there_is_one(library, made):
    pytest.importorskip(library)
    (shown,) = [code for code in re.findall(r"```py\n(.*?)```", page(PAGE), re.DOTALL) if library in code]
    names: dict[str, object] = {}
    exec(compile(shown, PAGE, "exec"), names)
    assert names[made] is not None
