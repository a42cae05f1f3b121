"""What a page shows at every moment of a game, beside what the table told it: all of it must be of one ply."""

from dataclasses import dataclass
from typing import Any

from tests.browser.people import Person

HASTE = 12  # of the page's clock: a scene of three seconds takes a quarter of one
WATCH = """(haste) => {
    const later = window.setTimeout
    window.setTimeout = (what, wait, ...more) => later(what, wait / haste, ...more)

    const toldBy = ({ ply, acting, eyes: [{ seat, legal, told }] }) => {
        const now = told.filter((one) => one.ply === ply)
        return {
            ply,
            kinds: now.flatMap((one) => one.events.map((event) => event.kind)),
            logged: now.some((one) => one.events.length > 0 || one.undoes !== null),
            yours: acting.includes(seat) && legal.length > 0,
            several: acting.length > 1,
        }
    }
    const moments = (window.moments = [])
    let last = ''
    const number = (selector) => {
        const found = [...document.querySelectorAll(selector)].at(-1)
        return found ? Number(found.dataset.ply) : null
    }
    const look = () => {
        const frame = document.querySelector('.frame[data-telling]')
        if (frame === null) return
        const seen = {
            kind: 'seen',
            ply: Number(frame.dataset.ply),
            telling: Number(frame.dataset.telling),
            scene: 'scene' in frame.dataset,
            board: number('main[data-ply]'),
            ribbon: number('[role=status][data-ply]'),
            foot: number('footer[data-ply]'),
            log: number('aside li[data-ply]'),
            touching: /[.!?][A-ZÀ-Ý]/.exec(document.querySelector('footer p')?.textContent ?? '')?.input ?? null,
            yours: document.title.startsWith('●'),
            over: document.querySelector('dialog[open] .story') !== null,
        }
        const written = JSON.stringify(seen)
        if (written !== last) moments.push(seen)
        last = written
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })

    const Real = window.WebSocket
    window.WebSocket = class extends Real {
        constructor(address) {
            super(address)
            this.addEventListener('message', ({ data }) => {
                const message = JSON.parse(data)
                if (message.kind === 'update') moments.push({ kind: 'heard', ...toldBy(message) })
            })
        }
    }
}"""


@dataclass(frozen=True)
class Told:
    """One ply, as the table told it to this page."""

    ply: int
    kinds: list[str]
    logged: bool
    yours: bool
    several: bool


class Watching:
    """Begins before the page is opened."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.add_init_script(f"({WATCH})({HASTE})")

    def moments(self) -> list[dict[str, Any]]:
        moments: list[dict[str, Any]] = self.person.page.evaluate("window.moments")
        return moments


def check_story(moments: list[dict[str, Any]], great: frozenset[str]) -> list[Told]:
    """Every moment is of one ply, every great thing has its scene, none is known before it, and nobody moves below
    one. What was told, by ply."""
    told: dict[int, Told] = {}
    scenes: set[int] = set()
    logged: set[int] = set()
    now: dict[str, Any] | None = None
    for moment in moments:
        if moment["kind"] == "heard":
            one = Told(**{name: moment[name] for name in Told.__annotations__})
            if now is not None and one.ply not in told:
                check_nobody_runs_ahead(told[max(told)], now)
            told.setdefault(one.ply, one)
            continue
        now = moment
        check_one_ply(moment, told)
        if moment["scene"]:
            scenes.add(moment["telling"])
        if moment["log"] is not None and moment["log"] not in logged:
            logged.add(moment["log"])
            early = greatness(told, great).get(moment["log"])
            assert not early or moment["log"] in scenes, f"{early} is in the log before its scene"
    missing = {ply: kinds for ply, kinds in greatness(told, great).items() if ply not in scenes}
    assert missing == {}, "without a scene"
    return [told[ply] for ply in sorted(told)]


def greatness(told: dict[int, Told], great: frozenset[str]) -> dict[int, frozenset[str]]:
    """By ply; what led to the first frame is not told."""
    return {ply: great & {*one.kinds} for ply, one in told.items() if great & {*one.kinds} and ply > min(told)}


def check_one_ply(moment: dict[str, Any], told: dict[int, Told]) -> None:
    ply = moment["ply"]
    parts = {name: moment[name] for name in ("board", "ribbon", "foot") if moment[name] is not None}
    assert set(parts.values()) <= {ply}, moment
    if ply in told:
        assert moment["yours"] == told[ply].yours or moment["ribbon"] is None, moment
    spoken = [one.ply for one in told.values() if one.logged and one.ply <= ply]
    if moment["log"] is not None and spoken:
        assert moment["log"] == max(spoken), moment
    assert moment["touching"] is None, "two sentences without a space between them"
    assert not (moment["over"] and moment["scene"]), "the end sheet covers a scene"


def check_nobody_runs_ahead(last: Told, now: dict[str, Any]) -> None:
    """Where people take turns: what was told last has been watched when the next thing happens."""
    if not last.several:
        assert now["ply"] == last.ply, f"ply {last.ply} was not yet shown"
        assert not now["scene"], "moved below a scene"
