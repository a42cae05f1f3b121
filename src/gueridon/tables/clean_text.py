"""Names and chat as plain text: what is not to be seen, or would turn its neighbours round, is left out."""

import unicodedata

from gueridon.core.errors import Malformed

# Control characters, lone surrogates, unassigned and private ones; of the format characters only what joins emoji.
UNSEEN = {"Cc", "Cs", "Cn", "Co", "Zl", "Zp"}
JOINERS = "\u200d\ufe0f"
MARKS = 4  # accents on one letter; more of them only blot out the line above


def clean_line(text: str) -> str:
    """One line of it, spaces trimmed; Malformed if nothing is left."""
    shown = [character for character in unicodedata.normalize("NFC", text) if visible(character)]
    line = " ".join("".join(sober(shown)).split())
    if not line.strip(JOINERS):
        raise Malformed("text-empty")
    return line


def visible(character: str) -> bool:
    category = unicodedata.category(character)
    return character in "\t\n\r" or character in JOINERS or (category not in UNSEEN and category != "Cf")


def sober(characters: list[str]) -> list[str]:
    kept: list[str] = []
    marks = 0
    for character in characters:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= MARKS:
            kept.append(character)
    return kept
