"""Cards are painted with icons of others too: each is credited."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
CARDS = ROOT / "src/gueridon/games/mysterium/cards"
EASEL = ROOT / "web/src/games/mysterium/cards"
OUR_BRUSHES = ("skies", "grounds", "growth", "rooms", "openings", "weather", "figures", "portraits")


def words_of_the_pictures() -> set[str]:
    cards = [
        card
        for box in ("suspects", "places", "objects", "visions")
        for card in json.loads((CARDS / f"{box}.json").read_text("utf-8")).values()
    ]
    return {word for card in cards for line in card["picture"] for word in re.findall(r"[a-z][a-z-]+", line)}


def drawn_by_us() -> set[str]:
    brushes = "\n".join((EASEL / f"{name}.ts").read_text("utf-8") for name in OUR_BRUSHES)
    made = re.findall(r"^  '?([a-z-]+)'?: made", (EASEL / "workbench.ts").read_text("utf-8"), re.M)
    figures = re.findall(r"^  (\w+): \[$", (EASEL / "figures.ts").read_text("utf-8"), re.M)
    return {*made, *figures, *re.findall(r"^export (?:const|function) (\w+)", brushes, re.M)}


def test_every_icon_on_a_card_is_credited_and_no_other_is():
    things = json.loads((CARDS / "things.json").read_text("utf-8"))
    shown = (words_of_the_pictures() & things.keys()) - drawn_by_us()
    icons = {things[thing].get("icon", thing) for thing in shown}
    credits = (ROOT / "CREDITS.md").read_text("utf-8")
    listed = credits[credits.index("### In painted cards") : credits.index("## Fonts")].split("\n\n", 2)[2]
    assert len(icons) > 150
    assert icons == set(re.findall(r"[a-z]+(?:-[a-z]+)*", listed))
