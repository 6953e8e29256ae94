"""The text form of tiles (CONTRACT, "Tiles"): parse and format round-trip.

>>> format_tiles(parse_tiles("123m55pEEC"))
'123m55pEEC'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Final

from .errors import BadInput
from .tiles import FIRST_BIG_CARD, FIRST_FLOWER, FIRST_SMALL_CARD, KINDS, UNKNOWN, Tile

_FIRST: Final = {"m": 0, "p": 9, "s": 18, "h": FIRST_FLOWER, "x": FIRST_SMALL_CARD, "d": FIRST_BIG_CARD}
_LETTERS: Final = {"E": 27, "S": 28, "W": 29, "N": 30, "C": 31, "F": 32, "P": 33, "?": UNKNOWN}


def _numbered(letter: str) -> dict[str, Tile]:
    first = _FIRST[letter]
    if letter == "h":
        return {str(i + 1): first + i for i in range(8)}
    if letter in "xd":
        return {str((i + 1) % 10): first + i for i in range(10)}
    return {str(i + 1): first + i for i in range(9)}


_TILE: Final[dict[str, dict[str, Tile]]] = {letter: _numbered(letter) for letter in _FIRST}
_NAME: Final[dict[Tile, str]] = {
    **{tile: digit + letter for letter, digits in _TILE.items() for digit, tile in digits.items()},
    **{tile: letter for letter, tile in _LETTERS.items()},
}
assert len(_NAME) == KINDS + 1

_EXPECTED: Final = "expected tiles like 123m456pESCC (m p s h x d after digits, E S W N C F P, ? unknown)"


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles of a text such as ``123m456pESCC``, in the order written; ``""`` is no tile.

    Raises BadInput naming the place of the first character that does not fit.
    """
    if not isinstance(text, str):
        raise BadInput(f"{text!r} is not a text; {_EXPECTED}")
    tiles: list[Tile] = []
    digits = ""
    for place, char in enumerate(text, start=1):
        if char in "0123456789":
            digits += char
        elif char in _TILE and digits:
            for digit in digits:
                if digit not in _TILE[char]:
                    raise BadInput(f"no tile {digit}{char} (character {place} of {text!r}); {_EXPECTED}")
                tiles.append(_TILE[char][digit])
            digits = ""
        elif char in _LETTERS and not digits:
            tiles.append(_LETTERS[char])
        else:
            raise BadInput(f"cannot read {char!r} (character {place} of {text!r}); {_EXPECTED}")
    if digits:
        raise BadInput(f"digits {digits!r} at the end of {text!r} have no suit letter; {_EXPECTED}")
    return tuple(tiles)


def parse_tile(text: str) -> Tile:
    """The one tile of a text."""
    tiles = parse_tiles(text)
    if len(tiles) != 1:
        raise BadInput(f"{text!r} is {len(tiles)} tiles; expected one tile")
    return tiles[0]


def tile_name(tile: Tile) -> str:
    """The text of one tile."""
    return _NAME[tile]


def format_tiles(tiles: Iterable[Tile]) -> str:
    """The text of tiles in the order given; neighbours of one suit share its letter."""
    out: list[str] = []
    last = ""
    for tile in tiles:
        name = _NAME[tile]
        if len(name) == 1:
            out.append(name)
            last = ""
        elif name[1] == last:
            out[-1] = out[-1][:-1] + name
        else:
            out.append(name)
            last = name[1]
    return "".join(out)


def tiles_of_counts(counts: Sequence[int]) -> tuple[Tile, ...]:
    """Tiles in the order of kinds from a sequence of counts indexed by kind."""
    out: list[Tile] = []
    for tile in compress(range(len(counts)), counts):
        out += (tile,) * counts[tile]
    return tuple(out)
