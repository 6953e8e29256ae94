"""What props (道具) may do with the wall of a round, and what they tell (rules page ``play-modes``, section 4).

The wall of a prop is what is left in draw order, the tail that is never drawn included; horses and other tiles set
aside are none of it. Nothing here creates or destroys a tile, or touches another seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .phase import How, Step
from .tiles import UNKNOWN, Tile

if TYPE_CHECKING:
    from .round import Round

QIANKUN: Final = "qiankun"  #: 乾坤大挪移, before the deal
TOULIANG: Final = "touliang"  #: 偷天换日: for a tile that is named
YIHUA: Final = "yihua"  #: 移花接木: for a tile by chance
QIANLI: Final = "qianli"  #: 千里眼: where copies of a tile lie
SHUNFENG: Final = "shunfeng"  #: 顺风耳: the next tile of the wall
EXCHANGES: Final = (TOULIANG, YIHUA)
LOOKS: Final = (QIANLI, SHUNFENG)
BANDS: Final = 6


def remaining(round_: Round) -> list[Tile]:
    """The tiles left in the wall, from the front."""
    return [round_.wall[place] for place in round_.places_left()]


def may_exchange(round_: Round, seat: int) -> bool:
    """Whether a seat may exchange a tile now: it is to discard, has declared nothing, and a tile is left.

    Once a turn: after an exchange it must discard.
    """
    phase = round_.phase
    at_turn = phase.step is Step.TURN and phase.seat == seat and phase.how not in (How.EXCHANGE, How.SEA)
    return at_turn and not round_.declared(seat) and bool(round_.places_left())


def place_for(round_: Round, wanted: Tile) -> int | None:
    """For 偷天换日: the index of the copy of a tile that is farthest from the front; None where the wall has none."""
    tiles = remaining(round_)
    return next((index for index in reversed(range(len(tiles))) if tiles[index] == wanted), None)


def bands_with(round_: Round, wanted: Tile) -> frozenset[int]:
    """For 千里眼: the bands (1 to 6, the first ones one tile longer) with a copy; empty where the wall has none."""
    tiles = remaining(round_)
    size, longer = divmod(len(tiles), BANDS)
    found, start = set(), 0
    for band in range(1, BANDS + 1):
        end = start + size + (band <= longer)
        if wanted in tiles[start:end]:
            found.add(band)
        start = end
    return frozenset(found)


def next_tile(round_: Round) -> Tile | None:
    """For 顺风耳: the next tile of the wall's front; None where the wall is empty."""
    return next(iter(remaining(round_)), None)


def is_known(round_: Round) -> bool:
    """Whether props can work at all: every tile of the wall is known (never at a physical table)."""
    return UNKNOWN not in round_.first_wall
