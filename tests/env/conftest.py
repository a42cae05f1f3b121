"""OpenSpiel brings absl, whose log closes the stream that was ``sys.stderr`` when it was imported as soon as logging is
set up anew under another one: of pytest's own that would end every test that follows."""

import sys
from unittest.mock import patch

with patch.object(sys, "stderr", sys.__stderr__):
    import absl.logging  # noqa: F401
