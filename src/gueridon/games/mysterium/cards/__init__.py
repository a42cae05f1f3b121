"""The 138 cards: what is painted on each, and which visions suggest which of the others."""
