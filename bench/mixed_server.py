"""``DATABASE PORT``: a server where nobody is too fast, but bots take their time. It knows what it spends it on."""

import sys
from dataclasses import replace

from bench.parts import sample_on_demand
from tests.server.process import serve
from tests.server.unhurried import unhurried

from gueridon.server.settings import Settings

if __name__ == "__main__":
    sample_on_demand()
    unlimited = unhurried(sys.argv[1], int(sys.argv[2]))
    serve(replace(unlimited, bot_pause=Settings.bot_pause, race_pause=Settings.race_pause))
