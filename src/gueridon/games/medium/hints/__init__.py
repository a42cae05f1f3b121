"""What the bots are taught: a sensible move at once, what others give away, what a table is worth."""
