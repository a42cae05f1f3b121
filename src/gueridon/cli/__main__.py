"""``python -m gueridon.cli``."""

from gueridon.cli import app

app()
