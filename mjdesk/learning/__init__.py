"""Exercises made from played rounds: what wins, what pays, what to discard."""
