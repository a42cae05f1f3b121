"""Live play as plain objects without I/O."""
