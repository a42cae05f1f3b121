"""A terminal as a newcomer has it."""

import os
import subprocess
import sys


def gueridon(*words: str, said: str = "", language: str = "en") -> "subprocess.CompletedProcess[str]":
    """Type ``gueridon …`` and then these lines; what it prints and how it leaves."""
    env = {**os.environ, "GUERIDON_LANGUAGE": language, "COLUMNS": "200", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-m", "gueridon.cli", *words], input=said, capture_output=True, text=True, env=env, timeout=60
    )


def only_sentence(run: "subprocess.CompletedProcess[str]") -> str:
    """Bad input: nothing on the output, one sentence on the error stream, exit code 2."""
    assert run.stdout == ""
    assert run.returncode == 2
    (sentence,) = run.stderr.splitlines()
    assert sentence.endswith(".") or sentence.endswith(")")
    return sentence
