"""What the bots are taught: a sensible move at once, what bids tell, what a table is worth."""
