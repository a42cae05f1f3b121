"""How long a test waits for what is sure to come: a busy machine, or one lent to others for minutes, is no failure."""

LONG_SECONDS = 300
