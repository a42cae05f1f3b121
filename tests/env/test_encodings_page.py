"""``docs/encodings.md`` says how each game is encoded; ``python -m tests.env.test_encodings_page`` writes it."""

from pathlib import Path

from gueridon.core.words import Words
from gueridon.games import SHELF, AnyGame

PAGE = Path(__file__).parents[2] / "docs" / "encodings.md"
HEAD = """# Encodings

What a seat sees of each game, as bytes, field after field; [how they are used](learning.md). \
Where a field has several bytes its meaning says for what, in the order in which it names them; \
seats, stacks, stars and the like are counted from 0. This page is made from the layouts themselves.
"""


def written(game: AnyGame) -> str:
    assert game.encoding is not None
    layout = game.encoding.layout
    rows = [
        f"| `{field.name}` | {layout.at(field.name)} | {field.size} | {field.most} | {field.meaning} |"
        for field in layout.fields
    ]
    title = f"## {Words('en', game, []).say('name')}\n\n`{game.id}`, version {layout.version}: {layout.size} bytes."
    return "\n".join(
        [title, "", "| Field | At | Bytes | Most | Meaning |", "| --- | ---: | ---: | ---: | --- |", *rows]
    )


def page() -> str:
    return "\n".join([HEAD, "\n\n".join([written(game) for game in SHELF.values()]), ""])


def test_the_page_says_how_every_game_is_encoded():
    assert PAGE.read_text("utf-8") == page()


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
