"""How a socket begins: what its request says, as the application wants to hear it."""

from asyncio import BaseTransport
from http import HTTPStatus
from urllib.parse import unquote

from websockets.http11 import Request

PRIVATE_CODES = 4000  # and an HTTP status: how we close what would be refused by that status


def endpoint_of(transport: BaseTransport, which: str) -> tuple[str, int] | None:
    """None if it is already gone."""
    name = transport.get_extra_info(which)
    return (str(name[0]), int(name[1])) if name else None


def scope_of(request: Request, transport: BaseTransport, state: dict[str, object]) -> dict[str, object]:
    """UnicodeEncodeError if its address has other than ASCII characters."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
        "server": endpoint_of(transport, "sockname"),
        "client": endpoint_of(transport, "peername"),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()],
        "subprotocols": [],
        "state": state,
    }


def bare_response(status: HTTPStatus) -> bytes:
    """To somebody whose request was not even read to its end; the connection ends with it."""
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
    return head.encode()


def status_for(code: int) -> HTTPStatus:
    """Before a socket is open it cannot be closed with a code: it is refused with a status."""
    return HTTPStatus(code - PRIVATE_CODES) if code - PRIVATE_CODES in [*HTTPStatus] else HTTPStatus.FORBIDDEN
