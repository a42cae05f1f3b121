"""The built page, for every address that is not the API's."""

from functools import lru_cache
from gzip import compress
from mimetypes import guess_type
from os.path import isfile, normpath
from pathlib import Path

from litestar import Request, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Response

from gueridon.server.packing import PACKED, Sent, send_packed

FOLDER = Path(__file__).parent / "page"
NOT_BUILT = "La page n’est pas construite : lancez « make web ». / The page is not built: run “make web”.\n"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
FILES = 1024  # kept compressed; the page has some two hundred


@get(["/", "/{path:path}"], include_in_schema=False, opt=PACKED)
async def page(request: Request[None, None, State]) -> Response[str] | Sent:
    """A file of the page if there is one of that name, otherwise the page itself, which knows its own addresses."""
    asked = request.scope["path"].lstrip("/")
    if asked.startswith(("api/", "schema/")):
        raise NotFoundException
    index, found = file_in(FOLDER, "index.html"), file_in(FOLDER, asked)
    if index is None:
        return Response(NOT_BUILT, status_code=503, media_type="text/plain; charset=utf-8")
    if not asked.startswith("assets/"):
        return await file_response(request, found or index, "no-cache")
    if found is None:
        raise NotFoundException
    return await file_response(request, found, FOR_EVER)


def file_in(folder: Path, asked: str) -> Path | None:
    """Nothing from outside the folder, whatever dots the name has."""
    file = Path(normpath(folder / asked))
    return file if file.is_relative_to(folder) and isfile(file) else None


async def file_response(request: Request[None, None, State], file: Path, kept: str) -> Sent:
    kind, _ = guess_type(file.name)
    return await send_packed(request, packed(file, file.stat().st_mtime_ns), kind, {"cache-control": kept})


@lru_cache(FILES)
def packed(file: Path, changed_at: int) -> bytes:
    """All at once: the files are small, and to read one takes less time than to hand it to a thread."""
    return compress(file.read_bytes(), mtime=0)
