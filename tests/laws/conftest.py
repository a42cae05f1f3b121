"""Says at the end how much was held to the laws."""

from gueridon.core import fate
from gueridon.games import SHELF
from gueridon.laws import RULE_LAWS


def pytest_terminal_summary(terminalreporter):
    held = [
        number
        for report in terminalreporter.stats.get("passed", [])
        for name, number in report.user_properties
        if name == "combinations"
    ]
    if held:
        how = "interpreted" if fate.__file__.endswith(".py") else "compiled"
        terminalreporter.write_line(
            f"{len(RULE_LAWS)} laws × {len(SHELF)} games × their players and options: "
            f"{sum(held)} combinations held, {how}"
        )
