"""起手胡 of `changsha`: patterns of the dealt hand, the tiles that showing them reveals, what a case says of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..case import Case
from ..errors import BadInput
from ..fields import Fields, a_list, texts, tiles, whole
from ..options import Options
from ..tiles import STANDARD, SUITED, UNKNOWN, Tile, is_258, suit

_FOUR: Final = 4
_SUITS: Final = 3
_RANKS: Final = 9


@dataclass(frozen=True, slots=True)
class StartWin:
    """What one seat has shown of its dealt hand, and the dice thrown as birds."""

    seat: int
    hand: tuple[Tile, ...]
    patterns: tuple[str, ...]
    dice: tuple[int, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles that lay open for it."""
        counts = [0] * STANDARD
        for tile in self.hand:
            if tile != UNKNOWN:
                counts[tile] += 1
        return revealed(counts, self.patterns)

    def as_extra(self) -> dict[str, Any]:
        """The entry of ``extra.start_wins`` that a running round makes."""
        return {"seat": self.seat, "hand": self.hand, "patterns": self.patterns, "dice": self.dice}


# --- the patterns: the tiles shown, empty where the hand does not have it


def _four_alike(counts: Sequence[int]) -> tuple[Tile, ...]:
    four = next((tile for tile, n in enumerate(counts) if n >= _FOUR), None)
    return () if four is None else (four,) * _FOUR


def _no_jiang(counts: Sequence[int]) -> tuple[Tile, ...]:
    return () if any(n and is_258(tile) for tile, n in enumerate(counts)) else _all(counts)


def _suit_missing(counts: Sequence[int]) -> tuple[Tile, ...]:
    return _all(counts) if len({suit(tile) for tile, n in enumerate(counts) if n}) < _SUITS else ()


def _two_triplets(counts: Sequence[int]) -> tuple[Tile, ...]:
    threes = [tile for tile, n in enumerate(counts) if n >= 3]
    return () if len(threes) < 2 else (threes[0],) * 3 + (threes[1],) * 3


def _three_suits(counts: Sequence[int]) -> tuple[Tile, ...]:
    return _pairs(counts, [tuple(rank + _RANKS * of for of in range(_SUITS)) for rank in range(_RANKS)])


def _steps(counts: Sequence[int]) -> tuple[Tile, ...]:
    lows = [first + rank for first in range(0, SUITED, _RANKS) for rank in range(_RANKS - 2)]
    return _pairs(counts, [(low, low + 1, low + 2) for low in lows])


def _pairs(counts: Sequence[int], triples: Collection[tuple[Tile, ...]]) -> tuple[Tile, ...]:
    found = next((three for three in triples if all(counts[tile] >= 2 for tile in three)), ())
    return tuple(tile for tile in found for _ in range(2))


def _all(counts: Sequence[int]) -> tuple[Tile, ...]:
    return tuple(tile for tile, n in enumerate(counts) for _ in range(n))


#: page §2, in its order
_REVEALS: Final[dict[str, Callable[[Sequence[int]], tuple[Tile, ...]]]] = {
    "si-xi": _four_alike,
    "ban-ban-hu": _no_jiang,
    "que-yi-se": _suit_missing,
    "liu-liu-shun": _two_triplets,
    "san-tong": _three_suits,
    "jie-jie-gao": _steps,
}


def held(counts: Sequence[int], options: Options) -> tuple[str, ...]:
    """The enabled patterns that a dealt hand (34 counts) has, in the order of the page."""
    return tuple(start for start in options.several("start_wins") if _REVEALS[start](counts))


def revealed(counts: Sequence[int], patterns: Collection[str]) -> tuple[Tile, ...]:
    """The tiles that showing these patterns lays open: each kind as often as one of them needs it."""
    shown: Counter[Tile] = Counter()
    for start in patterns:
        shown |= Counter(_REVEALS[start](counts))
    return tuple(sorted(shown.elements()))


# --- what a case says


def tiles_of(value: Any, where: str) -> tuple[Tile, ...]:
    """Tiles written in notation, as a text or a list, or as kinds by a running round."""
    if isinstance(value, tuple):
        return value
    try:
        return tiles(value)
    except BadInput as error:
        raise error.at(where) from None


def start_wins(case: Case) -> tuple[StartWin, ...]:
    """The entries of ``extra.start_wins``."""
    listed = case.extra.get("start_wins") or ()
    if isinstance(listed, tuple):  # a running round
        return tuple(StartWin(**entry) for entry in listed)
    return tuple(_read(entry, case.players) for entry in Fields(case.extra, "extra").objects("start_wins"))


def _read(fields: Fields, players: int) -> StartWin:
    dice: tuple[int, ...] = ()
    if fields.data.get("dice") is not None:
        dice = fields.read("dice", lambda v: tuple(whole(die, 1, 6) for die in a_list(v)))
    return StartWin(fields.number("seat", most=players - 1), fields.tiles("hand"), fields.read("patterns", texts), dice)


def all_held(case: Case) -> bool:
    """Whether every pattern shown is enabled and held by a hand that can have been dealt, no seat and none twice.

    In a running round the rest of a hand may be unknown: what was shown is known.
    """
    shown = start_wins(case)
    seats = [win.seat for win in shown]
    known = not isinstance(case.extra.get("start_wins"), tuple)
    return len(set(seats)) == len(seats) and all(_is_held(case, win, known) for win in shown)


def _is_held(case: Case, win: StartWin, known: bool) -> bool:
    tiles_seen = [tile for tile in win.hand if known or tile != UNKNOWN]
    if len(win.hand) != 13 + (win.seat == case.dealer) or any(tile >= SUITED for tile in tiles_seen):
        return False
    counts = [0] * STANDARD
    for tile in tiles_seen:
        counts[tile] += 1
    has = set(held(counts, case.options))
    return max(counts) <= _FOUR and len(set(win.patterns)) == len(win.patterns) and has.issuperset(win.patterns)


def shown_patterns(case: Case) -> Iterator[StartWin]:
    """What was shown, for payment; a seat that names nothing has shown nothing."""
    return (win for win in start_wins(case) if win.patterns)
