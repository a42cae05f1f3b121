"""What never changes is compressed once, and sent so to all who can read it: to compress holds everybody up."""

from asyncio import to_thread
from gzip import decompress

from litestar import Request, Response
from litestar.datastructures import State

PACKED = {"packed": True}  # the option of a handler that compresses by itself


async def send_packed(
    request: Request[None, None, State], packed: bytes, media_type: str | None, headers: dict[str, str]
) -> Response[bytes]:
    """For those few who cannot read that, unpacked by a thread."""
    headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(packed, media_type=media_type, headers=headers)
    return Response(await to_thread(decompress, packed), media_type=media_type, headers=headers)
