"""The log says what failed and where, never what was in it: moves, words, codes and cookies stay out."""

import logging
from traceback import extract_tb

LOG = logging.getLogger("gueridon")


def log_failure(what: str, error: BaseException) -> None:
    where = " < ".join(
        f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in extract_tb(error.__traceback__)[::-1]
    )
    LOG.error("%s: %s in %s", what, type(error).__name__, where)
