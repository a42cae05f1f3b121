"""Seconds that go on whatever happens to this process or this machine: also while it is stopped, or asleep."""

import time


def boot_seconds() -> float:
    """Where the system has no such clock, the time that a machine sleeps is not noticed."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
