"""Steps a second through PettingZoo's interface, with observations and masks, beside its own classic games of cards."""

from importlib.util import find_spec

from bench.figures import SECONDS, Figure
from bench.rules import ROOT, ROUNDS, in_the_middle, measured, table
from rich.console import Console

EXPLANATION = f"""\
Every step asks for the observation and the mask of whoever is to act, and plays a legal move at random; the set-up of \
every game is included. The median of {ROUNDS} rounds of {SECONDS:.0f} s of one core, ours and theirs in turns."""


def one_round() -> list[Figure]:
    figures = measured("bench.aec", ROOT / "src") + measured("bench.aec", ROOT / "build" / "compiled")
    if find_spec("rlcard"):
        figures += measured("bench.peers.pettingzoo", ROOT / "build" / "compiled")
    return figures


def main() -> None:
    console = Console()
    console.print(table("Through PettingZoo", in_the_middle([one_round() for _ in range(ROUNDS)])))
    console.print(EXPLANATION)


if __name__ == "__main__":
    main()
