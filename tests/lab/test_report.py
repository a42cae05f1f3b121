"""What a report says of many games, from simulated ones and from those of a house."""

import re
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from statistics import stdev

import msgspec
import pytest
from tests.cli.terminal import here, only_sentence

from gueridon.core.catalogue import LANGUAGES
from gueridon.core.errors import Malformed
from gueridon.games import SHELF, load
from gueridon.lab.arena import Contest, play
from gueridon.lab.report.balance import contenders, unlike
from gueridon.lab.report.facts import GameFacts, observed
from gueridon.lab.report.leading import POINTS, Standings
from gueridon.lab.report.naming import ReportNames
from gueridon.lab.report.page import page
from gueridon.lab.report.real_times import RealTimes
from gueridon.lab.report.shares import share, spread, spread_of_cases
from gueridon.lab.report.simulating import KeptGames, simulated
from gueridon.lab.report.spreadsheet import COLUMNS, spreadsheet
from gueridon.lab.report.summary import BalanceReport, summed_up
from gueridon.lab.report.sweep import Setting, numbers, option_values, sweep

COUNTED = [game for game in SHELF.values() if game.features is not None]
TAUGHT = next(game for game in SHELF.values() if game.hints is not None)
FEW = ("--deals", "2", "--processes", "1")
ENVIRONMENT = {"GUERIDON_LANGUAGE": "en", "COLUMNS": "200"}


def typed(*words: str, language: str = "en"):
    return here(("lab", "report", *words), "", {**ENVIRONMENT, "GUERIDON_LANGUAGE": language})


def facts(winners: tuple[int, ...] = (0,), **others: object) -> GameFacts:
    """Of a game for two that nobody played."""
    usual = {
        "levels": ("novice", "novice"),
        "reason": TAUGHT.reasons[0],
        "winners": winners,
        "scores": (1, 0),
        "roles": (None, None),
        "first": 0,
        "plies": 4,
        "seconds": None,
        "strikes": 0,
        "stuck_plies": 0,
        "choices": ((1, 1), (3, 3)),
        "choices_along": (3.0,) * 10,
        "leader_won": (True,) * POINTS,
        "leads": (0.5,) * POINTS,
        "values": (0.5,) * POINTS,
        "lead_changes": 1,
        "settled": 0.5,
        "features": (),
    }
    return GameFacts(**(usual | others))  # type: ignore[arg-type]


def report_of(*games: GameFacts, seed: str | None = "s") -> BalanceReport:
    setting = Setting(TAUGHT.version, 2, TAUGHT.presets["usual"])
    return BalanceReport(TAUGHT.id, seed, ("novice",), (summed_up(TAUGHT, setting, games),))


# One game


@pytest.mark.parametrize("game", COUNTED, ids=lambda game: game.id)
def test_a_game_counts_things_that_are_in_its_box_and_seats_that_are_at_the_table(game):
    players = game.players[-1]
    (pairing,) = Contest(game.id, players, game.presets["usual"], ("novice",), 1, "facts").together()
    found = simulated(pairing).facts
    assert game.features is not None
    kinds = {kind.name: kind.items for kind in game.features.kinds}
    assert found.features
    for feature in found.features:
        assert feature.item in kinds[feature.kind]
        assert {*feature.had, *feature.used} <= {*range(players)}
    assert any(feature.used for feature in found.features)
    assert sum(plies for _, plies in found.choices) == found.plies > 0
    assert msgspec.json.decode(msgspec.json.encode(found), type=GameFacts) == found


def test_facts_follow_from_the_record_alone():
    (pairing,) = Contest(TAUGHT.id, 2, TAUGHT.presets["usual"], ("novice",), 1, "facts").together()
    record = play(pairing).record
    times = RealTimes(90.0, {"novice": (2.0, 3.0)})
    first, second = (observed(TAUGHT, record, pairing.levels, times) for _ in range(2))
    assert first == second
    assert (first.seconds, first.thinking) == times
    assert (first.reason, first.plies) == (record.outcome.reason, len(record.moves))  # type: ignore[union-attr]


def test_the_lead_is_settled_after_the_last_ply_at_which_a_loser_led_or_nobody():
    standings = Standings([[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], [0.9, 0.1], [1.0, 0.0]])
    assert standings.changes() == 2
    assert standings.settled((0,)) == 0.75
    assert standings.settled(()) is None
    assert standings.settled((0, 1)) is None
    assert standings.leader_won((0,))[0] is None
    assert standings.leader_won((0,))[-1] is True
    assert standings.leads()[-1] == 1.0


# Sums


def test_shares_have_the_interval_of_wilson():
    found = share([1.0] * 8 + [0.0] * 2)
    assert found is not None
    assert (found.share, found.of) == (0.8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert share([]) is None


def test_even_where_all_cases_agree_an_interval_is_left():
    found = share([1.0] * 5)
    assert found is not None
    assert found.low < 0.6
    assert found.high == 1.0


def test_a_spread_has_its_mean_median_and_tenths():
    found = spread([4, 1, 3, 2, 10])
    assert found is not None
    assert (found.mean, found.median, found.least, found.most) == (4.0, 3.0, 1.0, 10.0)
    assert (found.tenth, found.ninetieth) == (1.4, 7.6)
    alone = spread([4])
    assert alone is not None
    assert alone.margin is None


def test_values_of_one_case_make_no_interval_narrower_however_many_they_are():
    plain, repeated = spread([4, 1, 3]), spread_of_cases([(4,) * 5, (1,) * 5, (3,) * 5])
    assert plain is not None
    assert repeated is not None
    assert (repeated.mean, repeated.margin) == (plain.mean, plain.margin)
    assert plain.margin == round(1.96 * stdev([4, 1, 3]) / sqrt(3), 4)
    assert spread_of_cases([(4, 1, 3)]) == msgspec.structs.replace(plain, margin=None)


def test_who_wins_by_more_than_chance_explains_is_named_and_nobody_else():
    lopsided = report_of(*[facts((0,))] * 70, *[facts((1,))] * 30)
    names = ReportNames(TAUGHT, lopsided, "en")
    found = {each.name: unlike(each) for each in contenders(lopsided.settings[0], names)}
    assert found == {"Seat 1": True, "Seat 2": True, "First player": True}
    even = report_of(*[facts((0,))] * 52, *[facts((1,))] * 48)
    assert not any(unlike(each) for each in contenders(even.settings[0], names))


def test_where_all_win_or_lose_together_no_seat_has_a_share_of_its_own():
    (setting,) = report_of(*[facts((0, 1))] * 3, facts(())).settings
    assert setting.together
    assert (setting.won.share, setting.seats, setting.first) == (0.75, (), None)


def test_forced_moves_and_levels_are_shares_of_what_was_played():
    mixed = facts((1,), levels=("random", "novice"))
    (setting,) = report_of(mixed, facts((0,), levels=("novice", "random"))).settings
    assert setting.forced == 0.25
    assert (setting.levels["random"].share, setting.levels["novice"].share) == (0.0, 1.0)


# Sweeps


def test_a_sweep_has_every_combination_of_seats_options_and_versions():
    (name, values), *_ = [
        (field.name, [True, False]) for field in msgspec.structs.fields(TAUGHT.options) if field.type is bool
    ]
    swept = sweep(TAUGHT, [2, 3], TAUGHT.presets["usual"], {name: values}, [TAUGHT.version])
    assert [(each.players, getattr(each.options, name)) for each in swept] == [
        (2, True),
        (3, True),
        (2, False),
        (3, False),
    ]


def test_numbers_and_options_are_read_as_they_are_typed():
    assert numbers("2-4,6") == [2, 3, 4, 6]
    assert option_values(["coins=5,10", "roles=hidden", "late=true"]) == {
        "coins": [5, 10],
        "roles": ["hidden"],
        "late": [True],
    }
    for unreadable in ("two", "2-", ""):
        with pytest.raises(Malformed):
            numbers(unreadable)


@pytest.mark.parametrize(
    "words",
    [("--seats", "few"), ("--option", "nothing"), ("--option", "unheard_of=1"), ("--level", "unheard-of")],
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(words):
    assert words[1].split("=")[0].split("-")[0] in only_sentence(typed(TAUGHT.id, *words))


# The command


def test_the_same_seed_writes_the_same_bytes_also_when_it_was_interrupted(tmp_path: Path):
    kept, files = tmp_path / "kept", [tmp_path / name for name in ("first.html", "second.html")]
    places = ("--keep", str(kept), *FEW, "--seats", "2,3")
    typed(TAUGHT.id, *places, "--html", str(files[0]), "--json", str(tmp_path / "first.json"))
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 4
    kept.write_bytes(b"".join(lines[2:0:-1]) + lines[3][:40])  # one is missing, one was cut short, the order is another
    typed(TAUGHT.id, *places, "--html", str(files[1]), "--json", str(tmp_path / "second.json"))
    assert files[0].read_bytes() == files[1].read_bytes()
    assert (tmp_path / "first.json").read_bytes() == (tmp_path / "second.json").read_bytes()
    assert sorted(kept.read_bytes().splitlines(keepends=True)) == sorted(lines)


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    places = ("--keep", str(tmp_path / "kept"), *FEW, "--csv", str(tmp_path / "rows.csv"))
    typed(TAUGHT.id, *places)
    monkeypatch.setattr("gueridon.lab.report.simulating.simulated", None)
    assert typed(TAUGHT.id, *places).returncode == 0


def test_a_file_of_something_else_is_not_overwritten(tmp_path: Path):
    letter = tmp_path / "letter"
    letter.write_text("Dear Agathe,\nall is well.\n")
    assert str(letter) in only_sentence(typed(TAUGHT.id, *FEW, "--keep", str(letter)))
    assert letter.read_text().startswith("Dear Agathe")
    with pytest.raises(Malformed):
        KeptGames(letter)


def test_the_games_of_a_house_give_the_report_of_the_same_games_simulated(tmp_path: Path):
    database, files = f"sqlite:///{tmp_path / 'house.sqlite'}", [tmp_path / name for name in ("a.json", "b.json")]
    arena = ("arena", TAUGHT.id, "--levels", "novice", "--processes", "1", "-n", "2", "--seed", "report", "-p", "2")
    assert here((*arena, "--database", database), "", ENVIRONMENT).returncode == 0
    typed(TAUGHT.id, *FEW, "--seats", "2", "--json", str(files[0]))
    typed(TAUGHT.id, "--house", database, "--json", str(files[1]))
    simulated, house = (msgspec.json.decode(file.read_bytes(), type=BalanceReport).settings for file in files)
    timeless = [msgspec.structs.replace(each, minutes=None, struck=None) for each in (*simulated, *house)]
    assert timeless[0] == timeless[1]
    assert (house[0].minutes, house[0].thinking) == (None, {})  # laid out at one stroke: no clock ran


def test_a_house_without_such_games_says_so(tmp_path: Path):
    said = typed(TAUGHT.id, "--house", f"sqlite:///{tmp_path / 'house.sqlite'}")
    assert (said.returncode, said.stdout) == (2, "")
    assert "no finished games" in said.stderr.splitlines()[-1]
    assert "--keep" in only_sentence(typed(TAUGHT.id, "--house", "sqlite:///x", "--keep", str(tmp_path / "kept")))


# What is written


class Seen(HTMLParser):
    """The tags of a page, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.leads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = dict(attrs)
        self.ids += [value for name in ("id",) if (value := named.get(name))]
        self.leads += [value for name in ("href", "src", "xlink:href") if (value := named.get(name))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COUNTED, ids=lambda game: game.id)
def test_the_page_stands_alone_and_says_what_the_report_says(language, game):
    players = game.players[-1]
    setting = Setting(game.version, players, game.presets["usual"])
    games = [simulated(pairing).facts for pairing in setting.pairings(game.id, ("novice",), 2, "page")]
    text = page(game, BalanceReport(game.id, "page", ("novice",), (summed_up(game, setting, games),)), language, "this")
    seen = Seen(text)
    assert "script" not in seen.tags
    assert all(lead.startswith("#") for lead in seen.leads)
    assert re.findall(r"url\((?!#)|@import", text) == []
    assert seen.tags.count("svg") >= 3
    assert f'lang="{language}"' in text
    assert not re.search(r"(?:report|feature|outcome)-[a-z]", re.sub(r"<pre.*?</pre>", "", text))


def test_the_page_compares_settings_side_by_side(tmp_path: Path):
    file = tmp_path / "page.html"
    assert typed(TAUGHT.id, *FEW, "--seats", "2-3", "--html", str(file)).returncode == 0
    text = file.read_text("utf-8")
    assert text.count('href="#part-') == 2
    assert f"gueridon lab report {TAUGHT.id} --deals 2 --seats 2-3" in text
    assert str(tmp_path) not in text


def test_the_spreadsheet_has_one_number_a_row(tmp_path: Path):
    head, *rows = spreadsheet(report_of(facts(), facts((1,)))).splitlines()
    assert head == ",".join(COLUMNS)
    assert any(",won,,1.0," in row for row in rows)
    assert any(",seats,1,0.5," in row for row in rows)


def test_two_versions_of_a_game_stand_side_by_side():
    """The same deals by both rules; here by the same ones twice."""
    older = Setting(TAUGHT.version, 2, TAUGHT.presets["usual"])
    newer = msgspec.structs.replace(report_of(facts()).settings[0], version=TAUGHT.version + 1)
    both = BalanceReport(TAUGHT.id, "s", ("novice",), (summed_up(TAUGHT, older, [facts()]), newer))
    names = ReportNames(load(TAUGHT.id), both, "en")
    assert [names.setting(each) for each in both.settings] == [
        f"2 players, version {number} of the rules" for number in (TAUGHT.version, TAUGHT.version + 1)
    ]
