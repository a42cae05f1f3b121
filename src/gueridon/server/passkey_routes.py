"""Making a passkey, and being by one the person who made it."""

from litestar import MediaType, Response, post
from litestar.params import RawBody

from gueridon.core.errors import Malformed
from gueridon.server.bodies import Known
from gueridon.server.guard import address_of, device_of, person_of
from gueridon.server.passkeys import REFUSED, Site
from gueridon.server.person_routes import known_of
from gueridon.server.routes import Asked, PasskeySite, Registry


def this(site: Site | None) -> Site:
    if site is None:
        raise Malformed("passkeys-unsafe")
    return site


def text_of(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Malformed(REFUSED) from None


@post("/api/me/passkey/options-to-make", tokens=5)
async def options_to_make(request: Asked, registry: Registry, passkey_site: PasskeySite) -> Response[str]:
    """As browsers read them (``PublicKeyCredentialCreationOptionsJSON``)."""
    device, person = device_of(request.scope), person_of(request.scope)
    options = await registry.passkeys.options_to_make(this(passkey_site), device, person)
    return Response(options, media_type=MediaType.JSON)


@post("/api/me/passkey/make", tokens=10)
async def make(body: RawBody, request: Asked, registry: Registry, passkey_site: PasskeySite) -> Known:
    registry.joins.charge(address_of(request.scope))
    device, person = device_of(request.scope), person_of(request.scope)
    await registry.passkeys.make(this(passkey_site), device, person, text_of(body))
    return await known_of(registry, person, device)


@post("/api/me/passkey/options-to-use", tokens=5)
async def options_to_use(request: Asked, registry: Registry, passkey_site: PasskeySite) -> Response[str]:
    """As browsers read them (``PublicKeyCredentialRequestOptionsJSON``)."""
    options = registry.passkeys.options_to_use(this(passkey_site), device_of(request.scope))
    return Response(options, media_type=MediaType.JSON)


@post("/api/me/passkey/use", tokens=10)
async def use(body: RawBody, request: Asked, registry: Registry, passkey_site: PasskeySite) -> Known:
    """From now on this browser is whoever made the passkey."""
    registry.joins.charge(address_of(request.scope))
    device, before = device_of(request.scope), person_of(request.scope)
    person = await registry.passkeys.use(this(passkey_site), device, text_of(body))
    if person != before:
        await registry.devices.join(device, person)
        registry.dismiss(before)
    return await known_of(registry, person, device)
