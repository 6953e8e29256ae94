"""The tables behind every distance: need classes of suits and honours, and how they merge.

Made by ``tools/make_shape_tables.py``. A file is zlib-compressed; inside, little-endian, one after the other:

========  ===========================  ==================================================================
type      length                       content
========  ===========================  ==================================================================
uint16    3                            number of classes C, of merged classes M, most groups G
uint8     5⁹                           class of each suit key
uint16    5⁷                           class of each key of the seven honours
uint8     C × (G + 1) × 2              need vector of a class: extra tiles for 0…G groups, without / with pair
uint16    C × C                        merged class of two classes
uint8     (G + 1) × M × M              distance of two merged classes for 0…G groups and a pair
========  ===========================  ==================================================================
"""

from __future__ import annotations

import sys
import zlib
from array import array
from dataclasses import dataclass
from enum import IntEnum
from importlib import resources
from typing import Final


class Pair(IntEnum):
    """Which pairs a rule system accepts."""

    ANY = 0
    SUITED_258 = 1  #: 将: a suited 2, 5 or 8


FILES: Final = {Pair.ANY: "any.z", Pair.SUITED_258: "suited258.z"}
SUIT_KEYS: Final = 5**9
HONOUR_KEYS: Final = 5**7


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of one pair rule.

    A distance is ``final[groups][merge[suit[a]][suit[b]]][merge[suit[c]][honour[d]]]``.
    """

    suit: bytes  #: class of a suit key
    honour: array[int]  #: class of an honour key
    merge: tuple[tuple[int, ...], ...]
    final: tuple[tuple[bytes, ...], ...]
    needs: tuple[tuple[tuple[int, int], ...], ...]  #: per class and groups: extra tiles without and with a pair


def unpack(plain: bytes) -> Tables:
    """The tables in an uncompressed file."""
    classes, merged, groups = _words(plain[:6])
    at = 6

    def take(length: int) -> bytes:
        nonlocal at
        at += length
        return plain[at - length : at]

    suit = take(SUIT_KEYS)
    honour = _words(take(2 * HONOUR_KEYS))
    needs = take(classes * (groups + 1) * 2)
    merge = _words(take(2 * classes * classes))
    final = take((groups + 1) * merged * merged)
    assert at == len(plain), (at, len(plain))
    pairs = tuple(zip(needs[::2], needs[1::2], strict=True))
    rows = tuple(final[start : start + merged] for start in range(0, len(final), merged))
    return Tables(
        suit=suit,
        honour=honour,
        merge=tuple(tuple(merge[start : start + classes]) for start in range(0, len(merge), classes)),
        final=tuple(rows[start : start + merged] for start in range(0, len(rows), merged)),
        needs=tuple(pairs[start : start + groups + 1] for start in range(0, len(pairs), groups + 1)),
    )


def _words(data: bytes) -> array[int]:
    words = array("H", data)
    if sys.byteorder == "big":
        words.byteswap()
    return words


def _load(pair: Pair) -> Tables:
    return unpack(zlib.decompress((resources.files(__package__) / FILES[pair]).read_bytes()))


TABLES: Final = tuple(_load(pair) for pair in Pair)  #: by pair rule
