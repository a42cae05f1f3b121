"""What is the same in both languages but for its words is tried in English in the full run only."""

import pytest

FRENCH_FIRST = ["fr", pytest.param("en", marks=pytest.mark.slow)]
