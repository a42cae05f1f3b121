"""``gueridon lab report``: how a game plays, from many of its games."""

import asyncio
import os
import shlex
import sys
from contextlib import nullcontext
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from gueridon.cli.context import (
    Chosen,
    Preset,
    Seed,
    check_place,
    check_server,
    chosen_options,
    language,
    saving,
    start_or_explain,
)
from gueridon.core.errors import Malformed
from gueridon.core.fate import key_of
from gueridon.core.levels import check_level, levels_of
from gueridon.core.words import Words
from gueridon.games import AnyGame, load
from gueridon.lab.arena import Pairing
from gueridon.lab.report.facts import GameFacts
from gueridon.lab.report.house import HouseGame, house_games
from gueridon.lab.report.ray_cluster import Simulate, ray_cluster
from gueridon.lab.report.simulating import KeptGame, KeptGames, key_of_pairing, simulate
from gueridon.lab.report.spreadsheet import spreadsheet
from gueridon.lab.report.summary import BalanceReport, summed_up
from gueridon.lab.report.sweep import Setting, numbers, option_values, sweep

USUAL_LEVEL = "novice"
PLACES = ("--html", "--json", "--csv", "--keep", "--processes", "--ray")


def report(
    game: str,
    deals: Annotated[int, typer.Option("--deals", "-n", min=1, help="How many deals of each kind of game.")] = 200,
    seats: Annotated[str | None, typer.Option(help="Numbers of players to compare: 2-4, or 2,4.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="Values of an option to compare: name=one,other.")] = None,
    level: Annotated[str | None, typer.Option(help="Of the bots; several, with commas, against one another.")] = None,
    version: Annotated[str | None, typer.Option(help="Versions of the rules to compare: 1,2.")] = None,
    preset: Preset = "usual",
    options: Chosen = None,
    seed: Seed = "report",
    house: Annotated[str | None, typer.Option(help="The finished games of this database instead.")] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep finished games here, and play only the others.")] = None,
    html: Annotated[Path | None, typer.Option(help="The page; otherwise report-GAME.html.")] = None,
    json: Annotated[Path | None, typer.Option(help="All numbers as JSON.")] = None,
    csv: Annotated[Path | None, typer.Option(help="All numbers as rows for a spreadsheet.")] = None,
    processes: Annotated[int, typer.Option(min=0, help="How many games at once; 0 for one a core.")] = 0,
    ray: Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address: auto, host:6379.")] = None,
) -> None:
    """Say how a game plays: who wins, how long and how close it is, what is used; as a page, JSON and CSV."""
    chosen = load(game)
    if html is None and json is None and csv is None:
        html = Path(f"report-{game}.html")
    for place in (html, json, csv, keep):
        check_place(place)
    if html is not None and (find_spec("matplotlib") is None or find_spec("jinja2") is None):
        raise Malformed("lab-not-installed")
    if house is not None:
        if keep or level or version or ray:
            raise Malformed("house-and-keep")
        found = of_house(chosen, house)
    else:
        swept = sweep(
            chosen,
            numbers(seats) if seats else [chosen.best or chosen.players[0]],
            chosen_options(chosen, preset, options),
            option_values(option or []),
            numbers(version) if version else [chosen.version],
        )
        levels = level_names(chosen, level)
        for setting in swept:
            start_or_explain(load(game, setting.version), setting.players, setting.options, key_of(seed))
        here = nullcontext(partial(simulate, processes=processes or os.cpu_count() or 1))
        with here if ray is None else ray_cluster(ray, processes) as play:
            found = of_simulation(chosen, swept, levels, deals, seed, keep, play)
    write(chosen, found, html, json, csv)


def level_names(game: AnyGame, asked: str | None) -> tuple[str, ...]:
    known = levels_of(game)
    usual = USUAL_LEVEL if USUAL_LEVEL in known else known[0]
    names = tuple(name.strip() for name in (asked or usual).split(","))
    for name in names:
        check_level(game, name)
    return names


def of_simulation(
    game: AnyGame,
    swept: list[Setting],
    levels: tuple[str, ...],
    deals: int,
    seed: str,
    keep: Path | None,
    play: Simulate,
) -> BalanceReport:
    planned = [(setting, setting.pairings(game.id, levels, deals, seed)) for setting in swept]
    kept = None if keep is None else KeptGames(keep)
    known = played([pairing for _, pairings in planned for pairing in pairings], kept, play)
    settings = [
        summed_up(load(game.id, setting.version), setting, [known[key_of_pairing(pairing)] for pairing in pairings])
        for setting, pairings in planned
    ]
    return BalanceReport(game.id, seed, levels, tuple(settings))


def played(pairings: list[Pairing], kept: KeptGames | None, play: Simulate) -> dict[str, GameFacts]:
    """By their keys. The bar says how far it is."""
    known = {} if kept is None else kept.known
    missing = [pairing for pairing in pairings if key_of_pairing(pairing) not in known]
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(
            Words(language()).say("report-playing"), total=len(pairings), completed=len(pairings) - len(missing)
        )
        for game in play(missing) if missing else ():
            remember(game, known, kept)
            progress.advance(task)
    return known


def remember(game: KeptGame, known: dict[str, GameFacts], kept: KeptGames | None) -> None:
    if kept is None:
        known[game.key] = game.facts
    else:
        kept.add(game)


def of_house(game: AnyGame, address: str) -> BalanceReport:
    check_server()
    by_setting: dict[Setting, list[GameFacts]] = {}
    for found in asyncio.run(read_house(game, address)):
        by_setting.setdefault(found.setting, []).append(found.facts)
    if not by_setting:
        raise Malformed("no-finished-games", game=Words(language(), game).say("name"))
    order = sorted(by_setting, key=lambda setting: (setting.version, setting.players, repr(setting.options)))
    settings = [summed_up(load(game.id, each.version), each, by_setting[each]) for each in order]
    return BalanceReport(game.id, None, (), tuple(settings))


async def read_house(game: AnyGame, address: str) -> list[HouseGame]:
    found: list[HouseGame] = []
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(Words(language()).say("report-reading"), total=None)
        async for each in house_games(address, game.id):
            found.append(each)
            progress.advance(task)
    return found


def write(game: AnyGame, report: BalanceReport, html: Path | None, json: Path | None, csv: Path | None) -> None:
    if html is not None:
        from gueridon.lab.report.page import page  # here: only a page needs what draws plots

        command = None if report.seed is None else command_given(sys.argv[1:])
        with saving(html):
            html.write_text(page(game, report, language(), command), "utf-8")
    if json is not None:
        with saving(json):
            json.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    if csv is not None:
        with saving(csv):
            csv.write_text(spreadsheet(report), "utf-8")
    for file in (html, json, csv):
        if file is not None:
            said = Words(language()).say("report-written", file=str(file))
            Console(soft_wrap=True).print(said, highlight=False, markup=False)


def command_given(words: list[str]) -> str:
    """Without what changes nothing in the report: where it is written, and by whom it is played."""
    said: list[str] = []
    given = iter(words)
    for word in given:
        if word in PLACES:
            next(given, None)
        elif not word.startswith(tuple(f"{place}=" for place in PLACES)):
            said.append(word)
    return shlex.join(["gueridon", *said])
