"""``site_pages.py FOLDER``: what the site is made of, ``docs``, the examples and the pages beside it, in one folder.

Links lead where they lead in the repository.
"""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BESIDE = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CREDITS.md", "web/public/icon.svg")
FIRST = "README.md"  # the site opens with it


def gather(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    shutil.copytree(ROOT / "examples", folder / "examples")
    for name in BESIDE:
        shutil.copy(ROOT / name, folder)
    shutil.copy(ROOT / FIRST, folder / "index.md")
    for page in folder.glob("*.md"):
        page.write_text(in_one_folder(page.read_text("utf-8")), "utf-8")


def in_one_folder(page: str) -> str:
    return page.replace("](docs/", "](").replace("](../", "](").replace(f"]({FIRST}", "](index.md")


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
