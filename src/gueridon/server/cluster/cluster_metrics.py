"""What a server counts that shares its house."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2)


class ClusterMetrics:
    def __init__(self, registry: CollectorRegistry, server: str) -> None:
        Gauge("gueridon_server", "This server, by its name", ["server"], registry=registry).labels(server).set(1)
        self.heartbeats = Histogram(
            "gueridon_heartbeat_seconds", "That a heartbeat took", buckets=SECONDS, registry=registry
        )
        self.taken_over = Counter(
            "gueridon_tables_taken_over", "Tables that another server no longer held", registry=registry
        )
        self.handed_over = Counter(
            "gueridon_tables_handed_over", "Tables given to other servers before this one went", registry=registry
        )
        self.thinkers = Gauge(
            "gueridon_processes_elsewhere", "Processes on other machines that think for bots", registry=registry
        )
        self.elsewhere = Counter(
            "gueridon_questions_elsewhere",
            "Bots' questions asked elsewhere, by what became of them",
            ["outcome"],
            registry=registry,
        )
