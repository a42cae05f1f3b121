"""uvicorn's socket with a shorter way out: what is ready goes to the network in one piece, without waiting."""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

FINAL_TEXT = b"\x81"


class Wire(WebSocketsSansIOProtocol):
    when_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    @property
    def clogged(self) -> bool:
        """The browser does not take what was written; whoever has news should wait, and then send only the latest."""
        return not self.writable.is_set()

    def write(self, texts: list[bytes]) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([framed(text) for text in texts]))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.when_writable is not None:
            self.when_writable()


def framed(text: bytes) -> bytes:
    """RFC 6455: a server's frames are not masked, and ours not compressed, so they are a length and the text."""
    size = len(text)
    if size < 126:
        return FINAL_TEXT + size.to_bytes(1) + text
    if size < 1 << 16:
        return FINAL_TEXT + b"\x7e" + size.to_bytes(2) + text
    return FINAL_TEXT + b"\x7f" + size.to_bytes(8) + text
