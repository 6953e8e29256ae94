"""Who pays a self-drawn win alone (包牌) in 鸡平胡 and 新麻将 (page of 鸡平胡, §7.2).

Three kinds: the kong whose replacement won, the last of the three dragons or four winds (例牌), the fourth
laid meld (十二张落地). Who was bound by an earlier player need not pay for a later one (包先不包后).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ..case import Case
from ..errors import BadInput
from ..melds import Meld, MeldKind
from ..options import Options
from ..text import Text
from ..tiles import DRAGONS, WINDS
from .checks import Situation
from .guangdong_checks import kong_feeder

_FOUR_MELDS: Final = 4
_FED_TRIPLETS: Final = (MeldKind.PENG, MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED)


@dataclass(frozen=True, slots=True)
class Liable:
    """The seat that pays for all, and why."""

    seat: int
    why: Text


KONG: Final = Text("放杠，杠开包三家", "fed the kong: pays for all")
HONOURS: Final = Text("喂了最后一副三元/四喜，包三家", "fed the last dragon or wind: pays for all")
TWELVE: Final = Text("喂了第十二张落地，包三家", "fed the fourth laid meld: pays for all")


# --- the feeders


def laid(options: Options, melds: Iterable[Meld]) -> list[Meld]:
    """The melds that ``twelve_down`` counts: those with a tile of another seat, or all, or none."""
    match options.choice("twelve_down"):
        case "exposed":
            return [meld for meld in melds if meld.is_opening]
        case "all":
            return list(melds)
    return []


def twelve_feeder(options: Options, melds: Iterable[Meld]) -> int | None:
    """Who fed the fourth laid meld; nobody fed a concealed kong."""
    counted = laid(options, melds)
    if len(counted) < _FOUR_MELDS or counted[_FOUR_MELDS - 1].kind is MeldKind.GANG_CONCEALED:
        return None
    return counted[_FOUR_MELDS - 1].source


def honour_triplets(options: Options, melds: Iterable[Meld]) -> list[Meld]:
    """The fed triplets of all dragons or of all winds in the order they were laid; empty when one is missing."""
    if not options.flag("honor_liability"):
        return []
    fed = [meld for meld in melds if meld.kind in _FED_TRIPLETS]
    for kinds in (DRAGONS, WINDS):
        found = [meld for meld in fed if meld.tiles[0] in kinds]
        if {meld.tiles[0] for meld in found} == set(kinds):
            return found
    return []


def honour_feeder(options: Options, melds: Iterable[Meld]) -> int | None:
    """Who fed the last of the three dragons or four winds."""
    found = honour_triplets(options, melds)
    return found[-1].source if found else None


# --- who came first


def laying_order(case: Case) -> tuple[int, ...]:
    """All seats in the order in which they bound a feeder (``extra.twelve_down_order``); raises BadInput.

    Seats that are not listed follow in turn order from the dealer.
    """
    listed = case.extra.get("twelve_down_order", ())
    if not isinstance(listed, (list, tuple)) or not all(_is_seat(seat, case.players) for seat in listed):
        raise BadInput(f"{listed!r}; expected a list of seats", "extra.twelve_down_order")
    turn = ((case.dealer + i) % case.players for i in range(case.players))
    return tuple(dict.fromkeys((*listed, *turn)))


def _is_seat(value: object, players: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players


def _earlier_melds(s: Situation) -> list[tuple[Meld, ...]]:
    order = laying_order(s.case)
    return [s.case.seats[seat].melds for seat in order[: order.index(s.win.seat)]]


# --- liability


def liable_jipinghu(s: Situation) -> Liable | None:
    """鸡平胡: an earlier player frees the feeder of the twelve tiles from a later one, and only of those."""
    options, melds = s.case.options, s.winner.melds
    fed_twelve = twelve_feeder(options, melds)
    if any(twelve_feeder(options, earlier) == fed_twelve for earlier in _earlier_melds(s)):
        fed_twelve = None
    return _first(s, honour_feeder(options, melds), fed_twelve)


def liable_xinzhang(s: Situation) -> Liable | None:
    """新麻将: an earlier player frees the feeder whichever of the two kinds either case is."""
    options, melds = s.case.options, s.winner.melds
    bound = {feeder(options, earlier) for earlier in _earlier_melds(s) for feeder in (honour_feeder, twelve_feeder)}
    fed_honours, fed_twelve = (
        None if seat in bound else seat for seat in (honour_feeder(options, melds), twelve_feeder(options, melds))
    )
    return _first(s, fed_honours, fed_twelve)


def _first(s: Situation, fed_honours: int | None, fed_twelve: int | None) -> Liable | None:
    causes = ((kong_feeder(s), KONG), (fed_honours, HONOURS), (fed_twelve, TWELVE))
    return next((Liable(seat, why) for seat, why in causes if seat is not None), None)


# --- while a round runs


def binds_twelve(options: Options, melds: Sequence[Meld]) -> bool:
    """鸡平胡: whether a seat with these melds stands in the order."""
    return len(laid(options, melds)) >= _FOUR_MELDS


def binds_any(options: Options, melds: Sequence[Meld]) -> bool:
    """新麻将: the same; a full set of dragons or winds binds too."""
    return binds_twelve(options, melds) or bool(honour_triplets(options, melds))
