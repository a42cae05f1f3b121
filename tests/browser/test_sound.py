"""What is heard: nothing before the first tap, as the settings say afterwards; and each sound of each game, offline."""

import subprocess
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.expecting import SLOW

WEB = Path(__file__).parents[2] / "web"
SETS = sorted(path.parent.name for path in WEB.glob("src/games/*/sounds.ts"))
COUNTED = """
  window.heard = []
  window.AudioContext = class extends AudioContext { constructor() { super(); heard.push(this) } }
"""
# Rustling is made of noise, which is the same for every sound here: they differ by how they are written.
GIVEN_NOISE = """window.givenNoise = () => {
  let seed = 1
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
}"""
RENDERED = """async ([set, sound]) => {
  givenNoise()
  const { sounds, perform } = rooms[set]
  const audio = new OfflineAudioContext(1, 5 * 44100, 44100)
  perform(audio, sounds.scores[sound], audio.destination, 0)
  return summary((await audio.startRendering()).getChannelData(0))
}"""
ROOM_RENDERED = """async (set) => {
  givenNoise()
  const { sounds, fillRoom } = rooms[set]
  const audio = new OfflineAudioContext(1, 30 * 8000, 8000)
  fillRoom(audio, sounds.room, audio.destination)
  return summary((await audio.startRendering()).getChannelData(0))
}"""
# How loud, how long, and how bright: the share of neighbouring samples between which the wave crosses nothing.
SUMMARY = """window.summary = (samples) => {
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const last = samples.findLastIndex((one) => Math.abs(one) > 0.001)
  const crossed = samples.filter((one, at) => at < last && one * samples[at + 1] < 0).length
  return { peak, seconds: last / 44100, bright: crossed / last }
}"""
MOST_SECONDS = 3.2
FAINT, HUSHED, FULL = 0.02, 0.15, 0.8  # of what can be heard without being cut off
LIKE = 0.02  # two sounds that differ less in loudness, length and brightness are one


@pytest.fixture(scope="module")
def listening(browser, tmp_path_factory):
    """A page with the sounds of every game, as they are written."""
    folder = tmp_path_factory.mktemp("sounds")
    rooms = [f"import {{ sounds as {name} }} from '{WEB}/src/games/{name}/sounds'" for name in SETS]
    given = ", ".join(f"{name}: {{ sounds: {name}, perform, fillRoom }}" for name in SETS)
    made = f"import {{ fillRoom, perform }} from '{WEB}/src/kit/synthesis'"
    (folder / "all.ts").write_text("\n".join([*rooms, made, f"Object.assign(window, {{ rooms: {{ {given} }} }})"]))
    bundler = WEB / "node_modules/.bin/rolldown"
    subprocess.run([bundler, "all.ts", "--format", "iife", "--file", "all.js"], cwd=folder, check=True)
    page = browser.new_page()
    page.set_default_timeout(SLOW)
    page.add_script_tag(path=folder / "all.js")
    page.add_script_tag(content=GIVEN_NOISE)
    page.add_script_tag(content=SUMMARY)
    yield Listening(page)
    page.close()


class Listening:
    """Each sound is rendered once, whatever is asked of it."""

    def __init__(self, page):
        self.page = page
        self.rendered = {}

    def names(self, game):
        return self.page.evaluate("(set) => Object.keys(rooms[set].sounds.scores)", game)

    def heard(self, game, sound):
        if (game, sound) not in self.rendered:
            self.rendered[game, sound] = self.page.evaluate(RENDERED, [game, sound])
        return self.rendered[game, sound]


@pytest.mark.parametrize("game", SETS)
def test_every_sound_is_heard_briefly_and_never_cut_off(listening, game):
    for sound in listening.names(game):
        heard = listening.heard(game, sound)
        assert FAINT < heard["peak"] < FULL, (sound, heard)
        assert 0.02 < heard["seconds"] < MOST_SECONDS, (sound, heard)


@pytest.mark.parametrize("game", SETS)
def test_no_two_sounds_of_a_game_are_alike(listening, game):
    heard = {sound: listening.heard(game, sound) for sound in listening.names(game)}
    assert [pair for pair in combinations(heard, 2) if alike(*(heard[sound] for sound in pair))] == []


@pytest.mark.parametrize("sound", ["card", "deal", "turn", "goal", "bad", "medal", "end"])
def test_no_two_games_sound_alike(listening, sound):
    heard = {game: listening.heard(game, sound) for game in SETS}
    assert [pair for pair in combinations(heard, 2) if alike(*(heard[game] for game in pair))] == []


def alike(one, other):
    return all(abs(one[trait] - other[trait]) < LIKE * max(one[trait], other[trait]) for trait in one)


@pytest.mark.parametrize("game", SETS)
def test_the_tone_of_a_room_is_there_and_far_softer_than_what_happens_in_it(listening, game):
    heard = listening.page.evaluate(ROOM_RENDERED, game)
    assert 0.001 < heard["peak"] < HUSHED, heard


def running(page):
    return page.evaluate("heard.map(({ state }) => state)")


def test_nothing_is_heard_before_the_first_tap(invite):
    camille = invite()
    camille.page.add_init_script(COUNTED)
    camille.gets_a_turn()
    camille.page.reload()
    camille.sees_the_board()
    camille.waits_for_a_turn()
    assert running(camille.page) == []
    camille.page.get_by_role("status").first.click()
    camille.page.wait_for_function("heard.some(({ state }) => state === 'running')")
    assert running(camille.page) == ["running"]


def test_sounds_and_the_tone_of_the_room_stay_as_they_were_set(invite):
    camille = invite().comes_in()
    document = camille.page.locator("html")
    for setting, value in (("sound", "soft"), ("room", "off"), ("sound", "off"), ("room", "on")):
        camille.sets(setting, value)
        expect(document).to_have_attribute(f"data-{setting}", value)
        camille.page.reload()
        camille.reads("page-welcome")
        expect(document).to_have_attribute(f"data-{setting}", value)


def test_whoever_wants_no_sound_has_none_at_the_table_either(invite):
    camille = invite()
    camille.page.add_init_script(COUNTED)
    camille.comes_in().sets("sound", "off")
    camille.gets_a_turn()
    camille.page.get_by_role("status").first.click()
    assert running(camille.page) == []
