"""How the ghost and the mediums play from what the page says of each piece, and from nothing else."""

from playwright.sync_api import Locator
from tests.browser.expecting import expect
from tests.browser.people import Person

from gueridon.games.mysterium.box import CARDS

NAMES = ("Camille", "Zoé", "Basile", "Agathe")
SAY = """([table, line]) => new Promise((answered) => {
    const id = crypto.randomUUID()
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`)
    socket.onopen = () => socket.send(JSON.stringify({ kind: 'say', id, ...line }))
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.id !== id) return
        socket.close()
        answered(`${message.kind} ${message.word ?? ''}`)
    }
})"""


def gather(
    host: Person, friends: list[Person], bots: int = 0, ghost: str | None = None, sandglass: bool = False
) -> None:
    """A first game: easy, without a sandglass or with the shortest; whoever is named is the ghost."""
    seat(host, host.opens_a_table(NAMES[0]), friends, bots, ghost, sandglass)


def seat(
    host: Person, code: str, friends: list[Person], bots: int = 0, ghost: str | None = None, sandglass: bool = False
) -> None:
    """At the table that the host has opened."""
    choose_players(host, 1 + len(friends) + bots)
    for friend, name in zip(friends, NAMES[1:], strict=False):
        friend.page.goto(f"{friend.server_address}/j/{code}")
        friend.called(name).button("page-sit").first.click()
        expect(host.page.get_by_text(name).first).to_be_visible()
    host.brings_bots(bots)
    if ghost is not None:
        volunteer(host, ghost)
    if sandglass:
        turn_sandglass(host)
    begin(host)
    for friend in friends:
        board(friend).wait_for()


def volunteer(host: Person, ghost: str) -> None:
    volunteers = host.page.get_by_role("group", name=host.say("option-ghost"), exact=True)
    chosen = volunteers.get_by_role("radio", name=ghost)
    chosen.click()
    expect(chosen).to_be_checked()  # once the table says so


def turn_sandglass(host: Person) -> None:
    """One minute."""
    minutes = host.page.get_by_role("group", name=host.say("option-sandglass"), exact=True)
    minutes.get_by_role("button", name=host.say("page-more"), exact=True).click()
    expect(minutes.get_by_role("status")).to_have_text("1")


def begin(host: Person) -> None:
    expect(host.button("page-start")).to_be_enabled()
    host.button("page-start").click()
    board(host).wait_for()


def choose_players(host: Person, players: int) -> None:
    seats = host.page.get_by_role("region", name=host.say("page-seats"))
    more = host.button("page-more").first
    less = host.button("page-less").first
    seats.get_by_role("listitem").first.wait_for()
    while (now := seats.get_by_role("listitem").count()) != players:
        (more if now < players else less).click()
        expect(seats.get_by_role("listitem")).not_to_have_count(now)


def board(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("name"), exact=True)


def lens(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("board-lens"))


def saying(person: Person, word: str, **facts: str | int) -> Locator:
    """Buttons with these words; a fact may be any."""
    spoken = " ".join(person.say(word, **facts).split())  # whatever its spaces are
    return person.page.get_by_role("button", name=person.matching(f"^{spoken}$"))


def press(person: Person, word: str, **facts: str | int) -> None:
    """Until the table has answered, and it can no longer be pressed."""
    saying(person, word, **facts).click()
    expect(saying(person, word, **facts)).to_have_count(0)


def group(person: Person, word: str, **facts: str | int) -> Locator:
    return person.page.get_by_role("group", name=person.say(word, **facts), exact=True)


# The ghost


def send_visions(ghost: Person, mediums: int = 3) -> list[str]:
    """One for each medium who waits; the cards that they are to find, as read over the ghost's shoulder."""
    secrets = []
    for _ in range(mediums):
        serve = saying(ghost, "move-serve", medium=".*")
        serve.wait_for()
        secrets.append(secret(ghost))
        serve.click()
        give(ghost, "board-send", medium=".*")
        press(ghost, "move-finish")
    return secrets


def secret(ghost: Person) -> str:
    name = ghost.page.get_by_role("figure").inner_text().strip().replace("\u00a0", " ")
    return next(card for card in CARDS if ghost.say(card) == name)


def give(ghost: Person, word: str, **facts: str) -> None:
    """The first vision of the hand, looked at beside the card."""
    hand = group(ghost, "view-hand").get_by_role("button")
    hand.first.click()
    saying(ghost, word, **facts).click()
    expect(lens(ghost)).to_have_count(0)


def held(ghost: Person) -> list[str]:
    """The visions in hand, by what is said of each picture."""
    names: list[str] = group(ghost, "view-hand").get_by_role("img").evaluate_all("all => all.map((one) => one.alt)")
    return names


def name_a_culprit(ghost: Person) -> int:
    """The first group; three visions tell of it."""
    saying(ghost, "move-choose-guilty", group=1).click()
    for left in (7, 6, 5):
        expect(group(ghost, "view-hand").get_by_role("button")).to_have_count(left)
        give(ghost, "board-for-common")
    return 1


# The mediums


def candidate(person: Person, card: str) -> Locator:
    """The picture on the table."""
    kind = card.rpartition("-")[0]
    name = person.matching(f"^{person.say(card)}\\.")
    return group(person, f"view-{kind}s").get_by_role("button", name=name)


def follow(person: Person, card: str) -> None:
    person.waits_for_a_turn()
    candidate(person, card).click()
    saying(person, "move-place", medium=".*", card=".*").click()
    expect(lens(person)).to_have_count(0)


def ready(person: Person) -> None:
    press(person, "move-ready")


def look_at(person: Person, medium: int) -> None:
    name = person.matching(f"^{person.say(f'medium-{medium}')},")
    group(person, "view-mediums").get_by_role("button", name=name).click()


def vote(person: Person, number: int) -> None:
    press(person, "move-vote", group=number)


def point(person: Person, number: int) -> None:
    press(person, "move-point", group=number)


def slip(person: Person, seat: int, text: str) -> str:
    """What the server answers to one who speaks past the page."""
    return str(person.page.evaluate(SAY, [person.page.url.rsplit("/", 1)[1], {"seat": seat, "text": text}]))
