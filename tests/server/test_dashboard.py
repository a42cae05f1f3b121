"""The dashboard for Grafana shows what servers count: no panel asks for a number that nobody has."""

import json
import re
from pathlib import Path

from prometheus_client import CollectorRegistry

from gueridon.server.cluster.cluster_metrics import ClusterMetrics
from gueridon.server.metrics import Metrics

DASHBOARD = json.loads((Path(__file__).parents[2] / "tools" / "grafana.json").read_text("utf-8"))
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket",)}


def counted() -> set[str]:
    """By the names that Prometheus gives them; the name of a server is no number."""
    registries: list[CollectorRegistry] = [Metrics().registry, CollectorRegistry()]
    ClusterMetrics(registries[1], "one")
    families = [family for registry in registries for family in registry.collect()]
    return {family.name + suffix for family in families for suffix in SUFFIXES[family.type]} - {"gueridon_server"}


def shown() -> set[str]:
    asked = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return {name for expression in asked for name in re.findall(r"gueridon_\w+", expression)}


def test_every_number_that_is_counted_is_shown_and_no_other():
    assert shown() == counted()


def test_no_panel_covers_another():
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    corners = [(place["x"], place["y"]) for place in places]
    assert len({*corners}) == len(corners)
    assert all(
        x % 8 == 0 and y % 8 == 0 and place["w"] == place["h"] == 8
        for (x, y), place in zip(corners, places, strict=True)
    )
