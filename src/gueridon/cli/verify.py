"""``gueridon verify``: what a recorded game proves by itself, and what it proves to those who were there."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from gueridon.cli.context import language
from gueridon.core import witness
from gueridon.core.errors import Malformed
from gueridon.core.record import Record, as_written, check_without_rules
from gueridon.core.record import verify as follows_the_rules
from gueridon.core.versions import has_version
from gueridon.core.witness import Witness
from gueridon.core.words import Words
from gueridon.games import load, read_record

Saw = Annotated[Path | None, typer.Option("--witness", help="What your page saw, as it let you download it.")]
Commitment = Annotated[str | None, typer.Option(help="The commitment that you noted when you sat down.")]
Nonces = Annotated[list[str] | None, typer.Option("--nonce", help="A nonce that you gave; may be repeated.")]


def verify(file: Path, saw: Saw = None, commitment: Commitment = None, nonce: Nonces = None) -> None:
    """Replay a recorded game, hold it against what you saw or noted, and say what is proved and what is not.
    Without the version of the rules that was played, all but the rules is checked, and the exit code is 1."""
    written = as_written(content(file))
    words = Words(language(), load(written.game))
    rules_are_here = has_version(load(written.game), written.version)
    if rules_are_here:
        game, written = read_record(content(file))
        follows_the_rules(game, written)
        said = [by_its_rules(words, written)]
    else:
        check_without_rules(written)
        facts = {"moves": len(written.moves), "version": written.version}
        said = [words.say("rules-absent", game=words.say("name"), **facts)]
    said += by_itself(words, written)
    noted = by_notes(words, written, commitment, nonce or [])
    said += noted
    if saw is not None:
        said += by_witness(words, written, read_witness(saw))
    else:
        said.append(words.say("moves-unproved" if noted else "proved-to-nobody"))
    Console(soft_wrap=True).print("\n".join(said), highlight=False, markup=False)
    if not rules_are_here:
        raise typer.Exit(1)


def content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:
        raise Malformed("no-such-file", file=str(file)) from None


def read_witness(file: Path) -> Witness:
    try:
        return msgspec.json.decode(content(file), type=Witness)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("witness-unreadable", detail=str(error)) from None


def by_its_rules(words: Words, written: Record) -> str:
    end = words.say(f"outcome-{written.outcome.reason}") if written.outcome else words.say("unfinished")
    return words.say("verified", game=words.say("name"), moves=len(written.moves), end=end)


def by_itself(words: Words, written: Record) -> list[str]:
    return [words.say("shuffle-unproved" if written.proof is None else "shuffle-follows")]


def by_notes(words: Words, written: Record, commitment: str | None, nonces: list[str]) -> list[str]:
    """What a person wrote down proves something of the shuffle and nothing of the moves."""
    said = []
    if commitment is not None:
        witness.check_commitment(written, commitment)
        said.append(words.say("noted-commitment"))
    if nonces:
        witness.check_nonces(written, nonces)
        said.append(words.say("noted-nonces", nonces=len(nonces)))
    if said:
        said.append(words.say("noted-both" if len(said) == 2 else "noted-half"))
    return said


def by_witness(words: Words, written: Record, saw: Witness) -> list[str]:
    witness.hold_against(written, saw)
    shares, plies = len(witness.played(saw)), [ply for ply, _ in saw.heads]
    return [
        words.say("witness-shares", shares=shares) if shares else words.say("witness-no-share"),
        words.say("witness-moves", first=min(plies), last=max(plies)) if plies else words.say("moves-unproved"),
    ]
