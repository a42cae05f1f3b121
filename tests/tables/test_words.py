"""Whatever a table or a server says no with has its sentence, in both languages."""

import re
from pathlib import Path

import pytest

import gueridon
from gueridon.core.catalogue import LANGUAGES
from gueridon.core.words import Words

SOURCES = [*Path(gueridon.__file__).parent.glob("tables/*.py"), *Path(gueridon.__file__).parent.glob("server/*.py")]
SPOKEN = re.compile(r'(?:Malformed|NotYours|Busy)\("([a-z-]+)"|Refused\([^"]*"[a-z-]+", "([a-z-]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str):
    spoken = {one or other for source in SOURCES for one, other in SPOKEN.findall(source.read_text("utf-8"))}
    words = Words(language)
    assert len(spoken) > 30
    assert {word for word in spoken if not words.knows(f"error-{word}")} == set()
