"""A terminal as a newcomer has it."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from unittest.mock import patch

from tests.patience import LONG_SECONDS

from gueridon.cli import app

PROCESSES = ("arena", "lab", "train")  # commands that need a process of their own: they start others

Run = subprocess.CompletedProcess[str]


def gueridon(*words: str, said: str = "", language: str = "en") -> Run:
    """Type ``gueridon …`` and then these lines; what it prints and how it leaves."""
    environment = {"GUERIDON_LANGUAGE": language, "COLUMNS": "200", "PYTHONUTF8": "1"}
    return (elsewhere if words[0] in PROCESSES else here)(words, said, environment)


def elsewhere(words: tuple[str, ...], said: str, environment: dict[str, str]) -> Run:
    command = [sys.executable, "-m", "gueridon.cli", *words]
    return subprocess.run(
        command, input=said, capture_output=True, text=True, env={**os.environ, **environment}, timeout=LONG_SECONDS
    )


def here(words: tuple[str, ...], said: str, environment: dict[str, str]) -> Run:
    """In this process, which has imported everything already."""
    out, errors = StringIO(), StringIO()
    with (
        patch.object(sys, "argv", ["gueridon", *words]),
        patch.object(sys, "stdin", StringIO(said)),
        patch.dict(os.environ, environment),
        redirect_stdout(out),
        redirect_stderr(errors),
    ):
        try:
            app()
        except SystemExit as left:
            code = left.code
    return Run(words, int(code or 0), out.getvalue(), errors.getvalue())


def only_sentence(run: Run) -> str:
    """Bad input: nothing on the output, one sentence on the error stream, exit code 2."""
    assert run.stdout == ""
    assert run.returncode == 2
    (sentence,) = run.stderr.splitlines()
    assert sentence.endswith(".") or sentence.endswith(")")
    return sentence
