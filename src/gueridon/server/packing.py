"""What never changes is compressed once, and sent so to all who can read it: to compress holds everybody up."""

from asyncio import to_thread
from collections.abc import AsyncIterator
from zlib import MAX_WBITS, decompressobj

from litestar import Request, Response
from litestar.datastructures import State
from litestar.response import Stream

from gueridon.server.guard import bucket_of
from gueridon.server.rates import TokenBucket

PACKED = {"packed": True}  # the option of a handler that compresses by itself
PIECE_BYTES = 256 * 1024  # unpacked at once, and charged as one request
GZIP_WBITS = 16 + MAX_WBITS
LENGTH_BYTES = 4  # at its end gzip says how long it is unpacked

Sent = Response[bytes] | Stream


async def send_packed(
    request: Request[None, None, State], packed: bytes, media_type: str | None, headers: dict[str, str]
) -> Sent:
    """For those few who cannot read that, unpacked as fast as they read: ten megabytes that somebody leaves unread
    would stay in memory as often as he asks."""
    headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(packed, media_type=media_type, headers=headers)
    headers["content-length"] = str(int.from_bytes(packed[-LENGTH_BYTES:], "little"))
    return Stream(unpacked(packed, bucket_of(request.scope)), media_type=media_type, headers=headers)


async def unpacked(packed: bytes, bucket: TokenBucket) -> AsyncIterator[bytes]:
    unpacking, rest = decompressobj(GZIP_WBITS), packed
    while piece := await to_thread(unpacking.decompress, rest, PIECE_BYTES):
        yield piece
        rest = unpacking.unconsumed_tail
        bucket.owe(1)
