"""``make gallery``: writes whole games, ply by ply, for the page that shows every state of every board."""

from importlib import import_module
from pathlib import Path

import msgspec
from tests.browser.exhibits import Exhibit, shown

FOLDER = Path(__file__).parent
WRITTEN = FOLDER.parents[1] / "build/gallery"

EXHIBITS: dict[str, Exhibit] = {
    f"{module.parent.name}-{name}": exhibit
    for module in sorted(FOLDER.glob("*/states.py"))
    for name, exhibit in import_module(f"tests.browser.{module.parent.name}.states").EXHIBITS.items()
}


def main() -> None:
    WRITTEN.mkdir(parents=True, exist_ok=True)
    for name, exhibit in EXHIBITS.items():
        (WRITTEN / f"{name}.json").write_bytes(msgspec.json.encode(shown(exhibit)))


if __name__ == "__main__":
    main()
