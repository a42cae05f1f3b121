"""How long each step of a message from a socket takes, where the host asks for traces: decide, commit, show.

A message is what ``CURRENT`` says as long as it is carried out. Where no traces are asked for it never says anything,
and ``step`` does nothing. Bots, clocks and the index begin tasks in the midst of it, which go on after its end: what
they do then is no step of it.

A span has times, the id of the table and the ply. What a request says, and who says it, is never given to one; nor is
an error, whose words may quote it.
"""

from asyncio import get_running_loop, to_thread
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext
from contextvars import ContextVar
from time import time_ns
from typing import TYPE_CHECKING, Literal, Protocol

from gueridon.core.errors import Malformed
from gueridon.server.settings import Settings
from gueridon.tables.table import Table

if TYPE_CHECKING:  # an extra, which only those who want traces have
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Span, Tracer

Step = Literal["decide", "commit", "show"]
NOTHING = nullcontext()


class Traces(Protocol):
    def message(self, table: Table) -> AbstractContextManager[None]:
        """While one is carried out that came to this table."""


class NoTraces:
    def message(self, table: Table) -> AbstractContextManager[None]:
        return NOTHING


class TracedMessage:
    """A span that begins with the message and ends when all who were woken by it were shown what is new; none at all
    for a message that needs no decision."""

    def __init__(self, tracer: "Tracer") -> None:
        self.tracer = tracer
        self.began = time_ns()
        self.span: Span | None = None
        self.is_over = False

    @contextmanager
    def step(self, name: Step) -> Iterator[None]:
        from opentelemetry.trace import set_span_in_context

        if self.span is None:
            self.span = self.tracer.start_span("message", start_time=self.began)
        span = self.tracer.start_span(name, set_span_in_context(self.span))
        try:
            yield
        finally:
            span.end()

    def stand_at(self, table: Table) -> None:
        if self.span is not None:
            self.span.set_attributes({"gueridon.table": table.id, "gueridon.ply": table.ply})

    def end(self) -> None:
        self.is_over = True
        if self.span is not None:
            self.span.end()


CURRENT: ContextVar[TracedMessage | None] = ContextVar("message", default=None)


def step(name: Step) -> AbstractContextManager[None]:
    """Of the message that is carried out just now, if it is traced."""
    message = CURRENT.get()
    return NOTHING if message is None or message.is_over else message.step(name)


class TracesTo:
    """Given to a processor of OpenTelemetry."""

    def __init__(self, processor: "SpanProcessor") -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider

        self.provider = TracerProvider(resource=Resource.create({"service.name": "gueridon"}))
        self.provider.add_span_processor(processor)
        self.tracer = self.provider.get_tracer("gueridon")

    @contextmanager
    def message(self, table: Table) -> Iterator[None]:
        message = TracedMessage(self.tracer)
        before = CURRENT.set(message)
        try:
            yield
        finally:
            CURRENT.reset(before)
            message.stand_at(table)
            get_running_loop().call_soon(message.end)  # those who were woken are shown it first


@asynccontextmanager
async def traces_for(settings: Settings) -> AsyncIterator[Traces]:
    if not settings.traces:
        yield NoTraces()
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError:
        raise Malformed("traces-not-installed") from None
    traces = TracesTo(BatchSpanProcessor(OTLPSpanExporter(settings.traces)))
    try:
        yield traces
    finally:
        await to_thread(traces.provider.shutdown)
