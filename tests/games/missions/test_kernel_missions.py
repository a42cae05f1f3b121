"""The small tables of the kernel say of every row what the large one of the rules says."""

import numpy as np

from gueridon.core.kernels import entry
from gueridon.games.missions.kernel_missions import fulfilled
from gueridon.games.missions.rules import FULFILLED


@entry
def fulfilled_by_each(found):
    for row in range(len(found)):
        found[row] = fulfilled(row)


def test_every_row_fulfils_in_the_kernel_what_it_fulfils_by_the_rules():
    found = np.zeros(len(FULFILLED), np.uint64)
    fulfilled_by_each(found)
    assert np.array_equal(found, np.array(FULFILLED, np.uint64))
