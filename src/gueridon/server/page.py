"""The built page, for every address that is not the API's."""

from mimetypes import guess_type
from pathlib import Path

from litestar import Request, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import File, Response

FOLDER = Path(__file__).parent / "page"
NOT_BUILT = "La page n’est pas construite : lancez « make web ». / The page is not built: run “make web”.\n"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[None, None, State]) -> Response[str] | File:
    """A file of the page if there is one of that name, otherwise the page itself, which knows its own addresses."""
    asked = request.scope["path"].lstrip("/")
    if asked.startswith(("api/", "schema/")):
        raise NotFoundException
    found = {str(file.relative_to(FOLDER)): file for file in FOLDER.rglob("*") if file.is_file()}
    if "index.html" not in found:
        return Response(NOT_BUILT, status_code=503, media_type="text/plain; charset=utf-8")
    if asked.startswith("assets/"):
        if asked not in found:
            raise NotFoundException
        return sent(found[asked], FOR_EVER)
    return sent(found.get(asked, found["index.html"]), "no-cache")


def sent(file: Path, kept: str) -> File:
    kind, _ = guess_type(file.name)
    return File(file, media_type=kind, content_disposition_type="inline", headers={"cache-control": kept})
