"""What the bots are taught: each pile by what it may become, and what not to leave to the next player."""
