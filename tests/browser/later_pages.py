"""The page as a later build would have it: every file that has a hash in its name has another name."""

import re
from pathlib import Path
from shutil import copytree

HASHED = re.compile(r"-[\w-]{8}(?=\.\w+$)")
TEXTS = (".js", ".css", ".html", ".svg", ".webmanifest")
VERSION = re.compile(r"[0-9a-f]{16}")  # of the files, as the service worker knows it


def built_later(page: Path, folder: Path) -> Path:
    """A copy of the page in this folder, with nothing of the old names."""
    copytree(page, folder)
    hashed = [file for file in folder.rglob("assets/**/*") if HASHED.search(file.name)]
    names = {file.name: HASHED.sub("-another0", file.name) for file in hashed}
    old = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for file in folder.rglob("*"):
        if file.suffix in TEXTS:
            file.write_text(old.sub(lambda found: renamed(names, found[0]), file.read_text("utf-8")), "utf-8")
    for file in hashed:
        file.rename(file.with_name(renamed(names, file.name)))
    worker = folder / "service-worker.js"
    worker.write_text(VERSION.sub("0" * 16, worker.read_text("utf-8")), "utf-8")
    return folder


def renamed(names: dict[str, str], name: str) -> str:
    """Two that differ by their hash alone stay apart."""
    return f"{[*names].index(name)}-{names[name]}"
