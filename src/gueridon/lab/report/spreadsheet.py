"""The report as rows for a spreadsheet: one number a row, with its interval where it has one."""

import csv
from collections.abc import Iterator
from io import StringIO

import msgspec

from gueridon.lab.report.shares import Portion, Spread
from gueridon.lab.report.summary import BalanceReport, SettingReport

COLUMNS = ("version", "players", "options", "measure", "item", "value", "low", "high", "of")
Cell = str | int | float | None


def spreadsheet(report: BalanceReport) -> str:
    written = StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(COLUMNS)
    for setting in report.settings:
        options = msgspec.json.encode(setting.options).decode()
        for row in rows(setting):
            writer.writerow([setting.version, setting.players, options, *row])
    return written.getvalue()


def rows(setting: SettingReport) -> Iterator[list[Cell]]:
    """Measures by the names of the fields that hold them."""
    for name in setting.__struct_fields__:
        if name not in ("version", "players", "options", "features"):
            yield from cells(name, "", getattr(setting, name))
    for kind, uses in setting.features.items():
        for use in uses:
            for name in ("met", "used", "uses", "won_having", "won_using"):
                yield from cells(f"{kind}.{name}", use.item, getattr(use, name))


def cells(measure: str, item: str, value: object) -> Iterator[list[Cell]]:
    match value:
        case None:
            pass
        case Portion(share, low, high, of):
            yield [measure, item, share, low, high, of]
        case Spread(mean, margin):
            yield [
                measure,
                item,
                mean,
                None if margin is None else mean - margin,
                None if margin is None else mean + margin,
                None,
            ]
            yield [f"{measure}.median", item, value.median, value.tenth, value.ninetieth, None]
        case bool():
            yield [measure, item, int(value), None, None, None]
        case int() | float():
            yield [measure, item, value, None, None, None]
        case dict():
            for key, each in value.items():
                yield from cells(measure, key, each)
        case tuple():
            for place, each in enumerate(value):
                yield from cells(measure, str(place), each)
        case _:
            raise AssertionError(f"no row for {measure}")
