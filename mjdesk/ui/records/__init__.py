"""Finished rounds: the list of them, the viewer that plays them again, and the review of one's own decisions."""
