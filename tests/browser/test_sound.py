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
# As a phone's small speaker lets it be heard, which knows no bass; null is the room.
ON_A_PHONE = """async ([set, sound]) => {
  givenNoise()
  const { sounds, perform, fillRoom } = rooms[set]
  const audio = new OfflineAudioContext(1, (sound === null ? 12 : 3) * 44100, 44100)
  const [first, second] = [0, 1].map(() => new BiquadFilterNode(audio, { type: 'highpass', frequency: 500 }))
  first.connect(second).connect(audio.destination)
  sound === null ? fillRoom(audio, sounds.room, first) : perform(audio, sounds.scores[sound], first, 0)
  return loudest((await audio.startRendering()).getChannelData(0))
}"""
ALL_AT_ONCE = """async ([set, together]) => {
  givenNoise()
  const { sounds, perform } = rooms[set]
  const audio = new OfflineAudioContext(1, 3 * 44100, 44100)
  for (const sound of together) perform(audio, sounds.scores[sound], audio.destination, 0)
  return summary((await audio.startRendering()).getChannelData(0)).peak
}"""
# A tone, asked for when its moment has come.
ASKED_FOR_NOW = """async () => {
  const { perform } = Object.values(rooms)[0]
  const audio = new OfflineAudioContext(1, 44100, 44100)
  const tone = { kind: 'tone', wave: 'square', pitch: 440, at: 0, lasts: 0.2, loud: 0.5 }
  void audio.suspend(0.25).then(() => (perform(audio, [tone], audio.destination), audio.resume()))
  const samples = (await audio.startRendering()).getChannelData(0)
  return samples.findIndex((one) => one !== 0) / 44100 - 0.25
}"""
# How loud a drone is in the hundredths of a second before and after it is left, as soon as that.
LEFT_SOON = """async () => {
  const { fillRoom } = Object.values(rooms)[0]
  const audio = new OfflineAudioContext(1, 3 * 44100, 44100)
  const end = fillRoom(audio, [{ kind: 'drone', pitch: 200, narrow: 1, loud: 0.1, breath: 9 }], audio.destination)
  void audio.suspend(2).then(() => (end(), audio.resume()))
  const samples = (await audio.startRendering()).getChannelData(0)
  return [1.99, 2.01, 2.8].map((from) => summary(samples.slice(from * 44100, from * 44100 + 441)).peak)
}"""
# In its loudest tenth of a second, in decibels below all that can be heard without being cut off.
LOUDEST = """window.loudest = (samples) => {
  let [sum, most] = [0, 0]
  samples.forEach((one, at) => {
    sum += one ** 2 - (samples[at - 4410] ?? 0) ** 2
    most = Math.max(most, sum)
  })
  return 10 * Math.log10(most / 4410)
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
SOFTEST, SPREAD, ABOVE_THE_ROOM = -42, 18, 8  # decibels
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
    page.add_script_tag(content=LOUDEST)
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


@pytest.mark.parametrize("game", SETS)
def test_no_sound_is_lost_on_a_phone_whose_speaker_has_no_bass(listening, game):
    heard = {sound: listening.page.evaluate(ON_A_PHONE, [game, sound]) for sound in listening.names(game)}
    room = listening.page.evaluate(ON_A_PHONE, [game, None])
    softest = min(heard.values())
    assert softest > SOFTEST, heard
    assert softest > room + ABOVE_THE_ROOM, (room, heard)
    assert max(heard.values()) - softest < SPREAD, heard


@pytest.mark.parametrize("game", SETS)
def test_the_loudest_three_of_a_game_are_not_cut_off_together(listening, game):
    peaks = {sound: listening.heard(game, sound)["peak"] for sound in listening.names(game)}
    loudest = sorted(peaks, key=peaks.__getitem__)[-3:]
    assert listening.page.evaluate(ALL_AT_ONCE, [game, loudest]) < FULL


def test_a_sound_asked_for_now_begins_a_moment_later_so_that_no_device_is_too_late_for_its_strike(listening):
    assert 0.01 < listening.page.evaluate(ASKED_FOR_NOW) < 0.04


def test_the_tone_of_a_room_fades_when_it_is_left_before_it_was_all_there(listening):
    before, soon_after, later = listening.page.evaluate(LEFT_SOON)
    assert before / 2 < soon_after < before
    assert later == 0


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
