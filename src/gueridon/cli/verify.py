"""``gueridon verify``: what a recorded game proves by itself, and what it proves to those who were there."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from gueridon.cli.context import language
from gueridon.cli.words import Words
from gueridon.core import record, witness
from gueridon.core.errors import Malformed
from gueridon.core.record import Record
from gueridon.core.witness import Witness
from gueridon.games import SHELF

Saw = Annotated[Path | None, typer.Option("--witness", help="What your page saw, as it let you download it.")]
Commitment = Annotated[str | None, typer.Option(help="The commitment that you noted when you sat down.")]
Nonces = Annotated[list[str] | None, typer.Option("--nonce", help="A nonce that you gave; may be repeated.")]


def verify(file: Path, saw: Saw = None, commitment: Commitment = None, nonce: Nonces = None) -> None:
    """Replay a recorded game, hold it against what you saw or noted, and say what is proved and what is not."""
    game, written = record.read(content(file), SHELF)
    record.verify(game, written)
    words = Words(language(), game)
    end = words.say(f"outcome-{written.outcome.reason}") if written.outcome else words.say("unfinished")
    said = [words.say("verified", game=words.say("name"), moves=len(written.moves), end=end)]
    said += by_itself(words, written)
    noted = by_notes(words, written, commitment, nonce or [])
    said += noted
    if saw is not None:
        said += by_witness(words, written, read_witness(saw))
    else:
        said.append(words.say("moves-unproved" if noted else "proved-to-nobody"))
    Console(soft_wrap=True).print("\n".join(said), highlight=False, markup=False)


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
