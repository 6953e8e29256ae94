"""Winning shapes: distances, waits, useful tiles, discards and readings of concealed tiles.

Wild tiles are always set aside: counts and keys hold natural tiles, and a hand with ``w`` wild tiles wins iff
its distance is at most ``w``. Melds already laid lower the number of ``groups`` wanted.
"""

from mjdesk.engine.shapes.analysis import DiscardChoice, analyse, useful_tiles, waits
from mjdesk.engine.shapes.covers import ALL_GROUPS, Group
from mjdesk.engine.shapes.distances import (
    NO_KEYS,
    POWERS,
    Keys,
    distance,
    distance_of_counts,
    keys_of,
    keys_with,
    keys_without,
)
from mjdesk.engine.shapes.reading import Split, readings, splits
from mjdesk.engine.shapes.special import (
    EVERY_KIND,
    KINDS_258,
    LAYOUTS,
    ORPHANS,
    all_apart_distance,
    all_of_distance,
    knitted_dragon_distance,
    lowering_tiles,
    seven_pairs_distance,
    thirteen_orphans_distance,
)
from mjdesk.engine.shapes.tables import Pair

__all__ = [
    "ALL_GROUPS",
    "EVERY_KIND",
    "KINDS_258",
    "LAYOUTS",
    "NO_KEYS",
    "ORPHANS",
    "POWERS",
    "DiscardChoice",
    "Group",
    "Keys",
    "Pair",
    "Split",
    "all_apart_distance",
    "all_of_distance",
    "analyse",
    "distance",
    "distance_of_counts",
    "keys_of",
    "keys_with",
    "keys_without",
    "knitted_dragon_distance",
    "lowering_tiles",
    "readings",
    "seven_pairs_distance",
    "splits",
    "thirteen_orphans_distance",
    "useful_tiles",
    "waits",
]
