"""One name, one thing: outside the games, whose nouns are their rulebooks', no two classes are called the same."""

import ast
from pathlib import Path

import gueridon

PACKAGE = Path(gueridon.__file__).parent
FILES = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in ("games", "template")]


def test_no_two_classes_of_the_house_are_called_the_same():
    where: dict[str, list[str]] = {}
    for path in FILES:
        for part in ast.parse(path.read_text("utf-8")).body:
            if isinstance(part, ast.ClassDef):
                where.setdefault(part.name, []).append(str(path.relative_to(PACKAGE)))
    assert {name: files for name, files in where.items() if len(files) > 1} == {}
