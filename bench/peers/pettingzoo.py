"""PettingZoo's own classic games of cards, whose rules are RLCard's."""

import sys
import warnings
from importlib import import_module
from importlib.metadata import version

import msgspec
from bench.aec import figure

GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")

if __name__ == "__main__":
    warnings.simplefilter("ignore")
    rules = f"PettingZoo {version('pettingzoo')}"
    figures = [figure(rules, name, import_module(f"pettingzoo.classic.{name}").raw_env()) for name in GAMES]
    sys.stdout.buffer.write(msgspec.json.encode(figures))
