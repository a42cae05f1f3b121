"""The examples of the rulebooks, as tests read them: the pieces that are drawn, and what is said of them."""

import re
from pathlib import Path
from typing import TypeVar

import msgspec

from gueridon.core.catalogue import LANGUAGES
from gueridon.laws.rulebooks import drawn, examples

T = TypeVar("T")


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """What is drawn of an example; its ``kind`` says in which way."""


def example(folder: Path, name: str, of: type[T]) -> T:
    return msgspec.json.decode(drawn(folder)[name], type=of)


def says(folder: Path, name: str, *numbers: int) -> bool:
    """The caption names these numbers, in every language."""
    captions = [shown.caption for language in LANGUAGES for shown in examples(folder, language) if shown.name == name]
    return len(captions) == len(LANGUAGES) and all(
        {*map(str, numbers)} <= {*re.findall(r"\d+", caption)} for caption in captions
    )
