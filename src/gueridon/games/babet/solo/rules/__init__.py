"""BABET alone: where cards fit, dealing, play to the end, and refusals."""
