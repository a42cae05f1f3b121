"""What the ghost and the mediums have before their eyes, and what they have not: words on a vision."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.boxes import SETTLED
from tests.browser.languages import FRENCH_FIRST
from tests.browser.mysterium.friends import OTHERS, among_friends, hands_of
from tests.browser.mysterium.hands import NAMES, board, follow, gather, give, group, lens, ready, saying

from gueridon.games.mysterium import GAME
from gueridon.games.mysterium.box import HAND, KINDS, VISIONS

ALL_THAT_IS_SAID = """() => document.body.innerText + ' '
    + [...document.querySelectorAll('[alt], [title], [aria-label]')]
        .map((one) => `${one.getAttribute('alt')} ${one.title} ${one.ariaLabel}`).join(' ')"""
AS_A_BLACK_CARD = """one => Object.assign(one.style, {
    width: '120px', height: '160px', background: 'black', position: 'relative', zIndex: 99 })"""
SWIPE = """one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const at = (name, by) => one.dispatchEvent(new PointerEvent(name, {
        bubbles: true, button: 0, clientX: x + width / 2 + by, clientY: y + height / 2 }))
    at('pointerdown', 0), at('pointermove', -60), at('pointerup', -60)
}"""
STICKS_OUT = """track => track.scrollWidth > track.clientWidth || [...track.children].some((space) => {
    const room = space.getBoundingClientRect()
    return [...space.querySelectorAll('.sigil')].some((token) => {
        const { left, right } = token.getBoundingClientRect()
        return left < room.left - 1 || right > room.right + 1
    })
})"""


def titles(person):
    return re.compile("|".join(rf"\b{re.escape(person.say(vision))}\b" for vision in VISIONS))


def widths(cards):
    boxes = [card.bounding_box() for card in cards.all()]
    return [box["width"] for box in boxes if box is not None]


def said(person):
    return str(person.page.evaluate(ALL_THAT_IS_SAID)).replace("\u00a0", " ")


@pytest.mark.parametrize("language", FRENCH_FIRST)
def test_no_word_stands_on_a_vision_while_the_game_lasts(invite, language):
    """Neither in the hand, nor under the lens, enlarged or not, nor in the log once it is sent."""
    ghost = invite(game=GAME, size="desk", language=language)
    gather(ghost, [], bots=3, ghost=NAMES[0])
    saying(ghost, "move-serve", medium=".*").click()
    group(ghost, "view-hand").get_by_role("button").first.click()
    lens(ghost).get_by_text(ghost.say("board-vision-number", number=1, count=HAND)).wait_for()
    lens(ghost).get_by_role("button", expanded=False).first.click()
    assert titles(ghost).search(said(ghost)) is None
    ghost.page.keyboard.press("Escape")
    give(ghost, "board-send", medium=".*")
    ghost.reads("event-vision-given", medium=ghost.say("medium-0"))
    assert titles(ghost).search(said(ghost)) is None


def test_no_word_stands_in_the_place_of_a_vision_that_has_not_come(invite):
    ghost = invite(game=GAME, size="desk")
    ghost.page.route(
        re.compile(r"/vision-[^/]*\.svg"), lambda route: route.fulfill(body="", content_type="image/svg+xml")
    )
    gather(ghost, [], bots=3, ghost=NAMES[0])
    picture = group(ghost, "view-hand").get_by_role("img").first
    expect(picture).to_have_js_property("naturalWidth", 0)
    picture.evaluate(AS_A_BLACK_CARD)
    ghost.page.evaluate(SETTLED)
    box = picture.bounding_box()
    assert box is not None
    within = {"x": box["x"] + 4, "y": box["y"] + 4, "width": 112, "height": 152}
    before = ghost.page.screenshot(clip=within)
    picture.evaluate("picture => picture.alt = 'Une couturière à huit pattes '.repeat(9)")
    assert ghost.page.screenshot(clip=within) == before


def test_the_lens_turns_by_arrow_and_by_swipe(invite):
    ghost = invite(game=GAME)
    gather(ghost, [], bots=3, ghost=NAMES[0])
    group(ghost, "view-hand").get_by_role("button").first.click()
    shown = lens(ghost).get_by_role("img", name=ghost.matching("."))
    place = lens(ghost).get_by_text(ghost.matching(ghost.say("board-vision-number", number="[0-9]+", count=HAND)))
    card = shown.last.get_attribute("alt")
    ghost.page.keyboard.press("ArrowRight")
    expect(place).to_have_text(ghost.say("board-vision-number", number=2, count=HAND))
    shown.first.evaluate(SWIPE)
    expect(place).to_have_text(ghost.say("board-vision-number", number=3, count=HAND))
    expect(shown.last).to_have_attribute("alt", card)
    ghost.page.keyboard.press("ArrowDown")
    expect(shown.last).not_to_have_attribute("alt", card)
    expect(place).to_have_text(ghost.say("board-vision-number", number=3, count=HAND))


def test_the_ghost_sees_the_whole_table_beside_the_hand_at_a_desk_and_a_swipe_away_on_a_phone(invite):
    ghost = invite(game=GAME, size="desk")
    gather(ghost, [], bots=3, ghost=NAMES[0])
    saying(ghost, "move-serve", medium=".*").click()
    give(ghost, "board-send", medium=".*")
    possible = group(ghost, "view-suspects").get_by_role("button")
    held = group(ghost, "view-hand").get_by_role("button")
    expect(held).to_have_count(HAND - 1)
    for picture in [*possible.all(), *held.all()]:
        expect(picture).to_be_in_viewport()
    expect(group(ghost, "view-mediums").locator(".holds img")).to_have_count(1)
    ghost.looks("phone", "dark")
    expect(possible.first).not_to_be_in_viewport()
    ghost.button("board-leaf-see").click()
    expect(possible.first).to_be_in_viewport()
    given = ghost.page.get_by_role("list", name=ghost.say("board-held")).get_by_role("button")
    expect(given).to_have_count(1)
    expect(given).to_be_in_viewport()


def test_all_groups_stay_in_the_ghosts_sight_once_the_culprit_is_chosen(invite):
    ghost = invite(game=GAME, size="desk")
    with among_friends(ghost, 4, ghost=NAMES[0]) as friends, hands_of(ghost) as own:
        for _ in range(KINDS):
            own.play()
            friends.told = own.secrets()
            friends.play()
        saying(ghost, "move-choose-guilty", group=1).click()
        ghost.reads("board-ask-common", laid=0)
        cards = board(ghost).get_by_role("list").locator("[data-card]")
        expect(cards).to_have_count(3 * KINDS)
        for size in ("desk", "phone"):
            ghost.looks(size, "dark")
            for card in cards.all():
                expect(card).to_be_in_viewport(ratio=0.99)
            assert min(widths(cards)) > (90 if size == "desk" else 44)


def test_six_tokens_on_one_space_fit_the_track(invite):
    camille = invite(game=GAME)
    with among_friends(camille, GAME.players[-1], ghost=OTHERS[0]):
        track = camille.page.get_by_role("img", name=camille.matching(camille.say("board-track")))
        for size in ("phone", "tablet", "desk"):
            camille.looks(size, "dark")
            assert not track.evaluate(STICKS_OUT), size


def test_a_player_has_the_colour_of_his_medium_in_the_log_and_around_the_table(invite):
    camille = invite(game=GAME, size="desk")
    with among_friends(camille, 4, ghost=OTHERS[0]) as friends:
        friends.play()
        follow(camille, friends.secret(0))
        sign = group(camille, "view-mediums").locator("[data-piece=medium-0]").locator(".sigil")
        colour = sign.evaluate("one => getComputedStyle(one).getPropertyValue('--medium')")
        medal = camille.page.get_by_role("banner").locator(".medallion").first
        line = camille.page.get_by_role("list", name=camille.say("page-log")).get_by_role("listitem").last
        for one in (medal, line):
            expect(one).to_have_css("--colour", colour)


def test_whoever_has_found_everything_is_shown_those_who_have_not(invite):
    camille = invite(game=GAME)
    with among_friends(camille, 4, ghost=OTHERS[0]) as friends:
        for _ in range(KINDS):
            while not friends.update:
                friends.listen()
            friends.told = friends.secrets()[:1] + friends.secrets()[:0:-1]  # the other two follow each other's
            friends.play()
            follow(camille, friends.secret(0))
            ready(camille)
        expect(group(camille, "view-mediums").get_by_role("button", pressed=True)).not_to_contain_text(NAMES[0])
        expect(group(camille, "view-suspects").get_by_role("button").first).to_be_in_viewport()
        group(camille, "view-mediums").locator("[data-piece=medium-0]").click()
        look_again = saying(camille, "board-look-again", card=".*")
        expect(look_again).to_have_count(KINDS)
        expect(look_again.first).to_be_in_viewport()


def test_the_sheet_asks_who_will_be_the_ghost_and_proposes_as_many_players_as_suit_the_game_best(invite):
    camille = invite(game=GAME).comes_in().takes_a_game()
    players = camille.page.get_by_role("group", name=camille.say("page-players"), exact=True)
    expect(players.get_by_role("status")).to_have_text(str(GAME.best))
    ghost = camille.page.get_by_role("group", name=camille.say("option-ghost"), exact=True)
    expect(ghost.locator(".soft")).to_be_visible()  # what that choice means
    expect(camille.page.locator(".explained")).to_have_count(2)  # the way of playing, and the bots’ level
    ghost.get_by_role("radio", name=camille.say("option-ghost-you"), exact=True).click()
    camille.opens("page-play-now")
    expect(camille.sees_the_board().button("you-are-ghost")).to_be_visible()


def test_a_guest_volunteers_as_the_ghost_in_the_sight_of_the_host(invite):
    host, guest = invite(game=GAME, size="desk"), invite(game=GAME)
    code = host.opens_a_table(NAMES[0])
    guest.page.goto(f"{guest.server_address}/j/{code}")
    guest.called("Zoé").button("page-sit").first.click()
    volunteers = host.page.get_by_role("group", name=host.say("option-ghost"), exact=True)
    guest.button("option-ghost-offer").click()
    expect(volunteers.get_by_role("radio", name="Zoé")).to_be_checked()
    assert guest.axe() == []
    guest.button("option-ghost-withdraw").click()
    expect(volunteers.get_by_role("radio", name=host.say("option-ghost-none"))).to_be_checked()
    expect(host.button("option-ghost-offer")).to_have_count(0)  # the host chooses
