"""The physical world: tables become observations, observations become events of a round.

Knows the engine and neither the window nor the players. ``link``: bytes, frames, ports and a session with a device;
``profiles``: devices that speak otherwise; ``simulator``: a table to try it all with; ``sync``: what was observed
matched with what the rules allow. The protocol: docs/table-link.md.
"""
