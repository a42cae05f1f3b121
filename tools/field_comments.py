"""Lets the reference say of a field what its comment says: the lines right above it, and what stands after it."""

import re
from ast import AST
from typing import Any

from griffe import Attribute, Docstring, Extension, ObjectNode

COMMENT = re.compile(r"  # (?!noqa|type:)(.*)")


class FieldComments(Extension):
    def on_attribute_instance(self, *, node: AST | ObjectNode, attr: Attribute, **_: Any) -> None:
        if attr.docstring is None and attr.parent is not None and attr.parent.is_class and attr.lineno:
            said = [*above(attr), *after(attr)]
            if said:
                attr.docstring = Docstring(" ".join(said), parent=attr, lineno=attr.lineno)


def above(attr: Attribute) -> list[str]:
    said: list[str] = []
    for line in reversed(attr.lines_collection[attr.filepath][: attr.lineno - 1]):
        if not line.lstrip().startswith("# "):
            break
        said.insert(0, line.strip().removeprefix("# "))
    return said


def after(attr: Attribute) -> list[str]:
    found = COMMENT.search(attr.lines[-1])
    return [found[1]] if found else []
