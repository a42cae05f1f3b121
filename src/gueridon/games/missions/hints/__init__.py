"""What the bots are taught."""
