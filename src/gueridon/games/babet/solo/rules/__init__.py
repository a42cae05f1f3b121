"""BABET alone: where cards fit, play to the end, and refusals."""
