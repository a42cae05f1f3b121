"""``python -m tests.games.babet.winnable 1000``: how many deals of each level can be won, all cards known."""

import sys
from collections import Counter
from math import sqrt
from time import process_time

from gueridon.core.fate import key_of, shuffled
from gueridon.games.babet.box import CARDS
from gueridon.games.babet.solo.options import Level, Options
from gueridon.games.babet.solo.rules.play import laid_out
from gueridon.games.babet.solo.solver import solve

BUDGETS: dict[Level, int] = {1: 2_000, 2: 2_000, 3: 2_000, 4: 5_000, 5: 1_000}


def study(level: Level, deals: int) -> str:
    """Undecided deals count as lost for the lower end, as won for the upper one."""
    verdicts: Counter[str] = Counter()
    times = []
    for number in range(deals):
        key = key_of(f"study {number}")
        state, began = laid_out(Options(level=level), shuffled(key, 0, CARDS), key), process_time()
        verdicts[solve(state, BUDGETS[level]).verdict] += 1
        times.append(process_time() - began)
    low = interval(verdicts["winnable"], deals)[0]
    high = interval(deals - verdicts["lost"], deals)[1]
    slow = sorted(times)[deals * 9 // 10]
    return f"level {level}: {dict(verdicts)}, winnable {low:.1%} to {high:.1%}, nine in ten within {slow:.3f} s"


def interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return middle - half, middle + half


if __name__ == "__main__":
    for level in BUDGETS:
        print(study(level, int(sys.argv[1])), flush=True)
