"""One person on several devices: a code for the one beside this, joining, parting. A code is in no address that a
server is asked for, so that no log has it: the link carries it behind its #, and it is handed in as a body."""

import segno
from litestar import post
from litestar.params import RawBody

from gueridon.core.errors import Malformed
from gueridon.server.bodies import Known, PairingCode, Redeemed
from gueridon.server.documented import read_body, takes
from gueridon.server.guard import address_of, device_of, person_of
from gueridon.server.person_routes import known_of
from gueridon.server.routes import Asked, PublicAddress, Registry


@post("/api/me/pairing", tokens=20)
async def offer_pairing(request: Asked, registry: Registry, address: PublicAddress) -> PairingCode:
    if address is None:
        raise Malformed("only-this-machine")
    link = f"{address}/d/#{registry.devices.offer(person_of(request.scope))}"
    drawn = segno.make(link, error="m", micro=False).svg_data_uri(scale=8, border=2, light="white")
    return PairingCode(link, drawn)


@post("/api/me/pair", operation_class=takes(Redeemed), tokens=5)
async def pair(body: RawBody, request: Asked, registry: Registry) -> Known:
    """From now on this browser is whoever made the code."""
    registry.joins.charge(address_of(request.scope))
    device, before = device_of(request.scope), person_of(request.scope)
    person = registry.devices.redeem(read_body(body, Redeemed).code, device)
    await registry.devices.join(device, person)
    registry.dismiss(before)
    return await known_of(registry, person, device)


@post("/api/me/part", tokens=5)
async def part(request: Asked, registry: Registry) -> Known:
    """This browser is again who it was before it joined somebody."""
    device = device_of(request.scope)
    await registry.devices.part(device)
    registry.dismiss(person_of(request.scope))
    return await known_of(registry, device, device)


@post("/api/me/alone", tokens=5)
async def send_others_away(request: Asked, registry: Registry) -> Known:
    """All other devices of this person are somebody else from now on, and no passkey leads to him. None is told of his
    turns; this one says again that it wants to be."""
    device, person = device_of(request.scope), person_of(request.scope)
    await registry.passkeys.store.remove_all(person)
    await registry.push.subscriptions.forget_person(person)
    await registry.devices.send_others_away(device)
    registry.dismiss(person)
    return await known_of(registry, person, device)
