"""What a seat cannot know changes no byte that it is sent."""

import os
import re
from asyncio import sleep
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest
from tests.copying import with_all_of
from tests.server.client import Browser, Chairside, fresh_id

from gueridon.core.wire import Seat, Wire, raw
from gueridon.games import SHELF
from gueridon.server.live_table import LiveTable
from gueridon.server.serving import Server
from gueridon.tables import messages
from gueridon.tables.match import Match
from gueridon.tables.messages import Request

LOOKS = 12 if os.environ.get("GUERIDON_FULL") else 2
FORBIDDEN = 25  # illegal moves tried at each look
BETWEEN = 5  # plies between two looks
# What a seat is sent with other options the laws of hiding hold too, without a server.
PRESETS = [
    pytest.param(game, name, id=f"{game.id}-{name}", marks=[] if name == "usual" else pytest.mark.slow)
    for game in SHELF.values()
    for name in game.presets
]


@pytest.mark.parametrize(("game", "preset"), PRESETS)
async def test_what_is_hidden_changes_no_byte(game, preset, server: Server):
    """Beside the real table stands a twin, the same but for what one pair of eyes cannot see there."""
    players, rng = game.players[-1], Random(7)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Browser(server.address())) for _ in range(players + 1)]
        real, twin = [await begun(server, people[:-1], game.id, game.presets[preset]) for _ in range(2)]
        real.table.notes = {seat: f"seat {seat} suspects somebody" for seat in range(players)}
        for _ in range(LOOKS):
            for seat, person in enumerate(people):
                eyes = seat if seat < players else None
                put_in_another_world(real, twin, eyes, rng)
                requests = forbidden(real, eyes, rng)
                assert await heard(person, real, requests) == await heard(person, twin, requests)
            await play_on(real, rng)
            if real.table.status == "over":
                break


async def begun(server: Server, people: list[Browser], game: str, options: object) -> LiveTable:
    async with AsyncExitStack() as stack:
        table = await people[0].open_table(game, len(people), options)
        sockets = [await stack.enter_async_context(person.join(table)) for person in people]
        for seat, socket in enumerate(sockets):
            await socket.sit(seat)
        await sockets[0].start()
    live = await server.registry.live_table(table)
    while live.listeners:
        await sleep(0.001)
    return live


def put_in_another_world(real: LiveTable, twin: LiveTable, eyes: Seat | None, rng: Random) -> None:
    """The twin has the same past, and in the present whatever these eyes can imagine."""
    past = real.table.playing()
    match = with_all_of(past, Match(past.game, past.players, past.options, past.key))
    state = match.game.imagine(match.look(eyes).view, rng)
    state.log, state.sealed = [], match.state.sealed  # what the last move did is of the past
    match.state = state
    match.refresh()
    twin.table.match = match
    twin.table.notes = {seat: text if seat == eyes else f"{text}?" for seat, text in real.table.notes.items()}


async def test_a_note_is_sent_to_the_player_who_wrote_it_and_to_nobody_else(server: Server):
    game = next(game for game in SHELF.values() if game.players[-1] > 1)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Browser(server.address())) for _ in range(3)]
        live = await begun(server, people[:2], game.id, {})
        writer, rival, watcher = [await stack.enter_async_context(one.join(live.table.id)) for one in people]
        others = (rival, watcher)
        for socket in (writer, *others):
            await settled(socket)
        before = [len(socket.frames) for socket in others]
        assert isinstance(await writer.ask(messages.Note("note", 0, "a trap")), messages.Done)
        assert [await settled(socket) for socket in others] == [count + 1 for count in before]  # the answer alone
        assert isinstance(await rival.ask(messages.Note("note", 0, "a lie")), messages.Refused)
        await settled(writer)
        assert [socket.notes.notes for socket in (writer, *others)] == [(messages.SeatNote(0, "a trap"),), (), ()]
        again = await stack.enter_async_context(people[0].join(live.table.id))
        await settled(again)
        assert again.notes == writer.notes


async def settled(socket: Chairside) -> int:
    """How many frames were sent, up to the answer to one last request that changes nothing."""
    await socket.ask(messages.Again(fresh_id()))
    return len(socket.frames)


def forbidden(live: LiveTable, eyes: Seat | None, rng: Random) -> list[Request]:
    """Requests that change nothing: illegal moves of one's own, anything of somebody else's, nonsense."""
    match = live.table.playing()
    seat, ply = eyes or 0, match.ply
    other = (seat + 1) % max(2, match.players)  # beside one who plays alone sits nobody
    legal = match.look(eyes).legal
    illegal: list[Wire] = [move for move in match.game.moves if move not in legal]
    moves = rng.sample(illegal, min(FORBIDDEN, len(illegal)))
    nonsense = msgspec.Raw(b'{"kind":"nonsense"}')
    return [
        *[messages.Play(f"move-{number}", seat, ply, raw(move)) for number, move in enumerate(moves)],
        messages.Play("late", seat, max(0, ply - 1), raw(moves[0])),
        messages.Play("early", seat, ply + 1, raw(moves[0])),
        messages.Play("other", other, ply, raw(moves[0])),
        messages.Play("nonsense", seat, ply, nonsense),
        messages.Signal("signal", seat, nonsense, "set"),
        messages.Undo("undo", other, ply),
        messages.Again("again"),
    ]


async def heard(person: Browser, live: LiveTable, requests: list[Request]) -> list[str]:
    """Every frame that this person is sent, but for the names of the table and the running clock."""
    async with person.join(live.table.id) as socket:
        await socket.until_ply(live.table.ply)
        for request in requests:
            await socket.ask(request)
        frames = socket.frames
    while live.listeners:  # the next one shall not see this one leave
        await sleep(0.001)
    names = "|".join([live.table.id, live.table.code, live.table.commitment])
    return [re.sub(rf'{names}|"(left|lasted)":\d+', "", frame) for frame in frames]


async def play_on(live: LiveTable, rng: Random) -> None:
    for _ in range(BETWEEN):
        match = live.table.playing()
        if match.outcome is None:
            seat = rng.choice(match.able)
            match.move(seat, rng.choice(match.look(seat).legal))
