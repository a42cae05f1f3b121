"""Web Push: who is told that a game waits for him while he is elsewhere, and how that reaches his devices."""
