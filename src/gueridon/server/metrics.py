"""What the server counts, for Prometheus."""

from functools import partial
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from gueridon.bots.fair_queue import FairQueue, Priority

MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("gueridon_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("gueridon_connections", "Open sockets", registry=self.registry)
        self.entries = Counter("gueridon_entries", "Journal entries kept", registry=self.registry)
        self.refusals = Counter("gueridon_refusals", "Requests refused", ["why"], registry=self.registry)
        self.pushes = Counter("gueridon_pushes", "Notices by what became of them", ["outcome"], registry=self.registry)
        self.commits = Histogram(
            "gueridon_commit_seconds", "From a decision to its commit", buckets=MILLISECONDS, registry=self.registry
        )

        self.questions = Gauge(
            "gueridon_questions_waiting", "Questions that wait for a bot's process", ["asked"], registry=self.registry
        )
        self.engine_questions = Counter(
            "gueridon_engine_questions",
            "Questions to the host's engines by what became of them",
            ["engine", "outcome"],
            registry=self.registry,
        )

    def watch_queue(self, queue: FairQueue[Any]) -> None:
        """Counted when somebody looks."""
        for priority in Priority:
            self.questions.labels(priority.name.lower()).set_function(partial(queue.waiting, priority))

    def page(self) -> bytes:
        return generate_latest(self.registry)
