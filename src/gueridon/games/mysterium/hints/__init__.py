"""What the bots are taught: what a vision calls to mind, for the ghost who sends it and those who read it."""
