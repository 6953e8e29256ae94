"""The hand of a winner as the scorer sees it, and the reading it takes: the best that reaches the minimum (§4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..case import By
from ..melds import Meld, MeldKind
from ..tiles import STANDARD, WINDS, Tile
from .checks import Situation
from .jingzhou_huangjin_covers import KONG, NOTHING, RUN, TRIPLET, Cover, Kinds, SuitKeys, kinds_of, suit_keys, together
from .jingzhou_huangjin_patterns import Tally, settled, tally
from .jingzhou_huangjin_waits import only_wait
from .predicates import mask_of

_OPEN_KONGS: Final = (MeldKind.GANG_EXPOSED, MeldKind.GANG_ADDED)
# names of their own, as in checks.py
_CONCEALED_KONG: Final = MeldKind.GANG_CONCEALED
_CHI: Final = MeldKind.CHI
_BY_DRAW: Final = By.DRAW
#: (open kongs, concealed kongs) and what they count for by number
_KONGS: Final = {(1, 0): (74,), (0, 1): (67,), (1, 1): (67, 74), (2, 0): (57,), (0, 2): (53,)}

#: key of ``extra`` in the cases of running rounds: the seat whose last discard is the tile won on
THROWN: Final = "thrown_by"
#: the circumstance that the other three of the winning tile lie open, where discards are not recorded
LAST_OF_KIND: Final = "last_of_kind"

_DRAWN, _CLOSED_DRAWN, _CLOSED = tally(80), tally(56), tally(62)
_LAST_TILE, _LAST_DISCARD, _AFTER_KONG, _ROBBED = tally(44), tally(45), tally(46), tally(47)
_ALL_FROM_OTHERS: Final = tally(52)
LAST_OF_ITS_KIND: Final = tally(58)


class Hand(NamedTuple):
    """What is the same in every reading of a winner's hand."""

    counts: tuple[int, ...]  #: 34 numbers: concealed tiles and the winning tile, golden ones left out
    keys: SuitKeys  #: the same
    naturals: Kinds  #: the same
    mask: int  #: the kinds in them, one bit each
    wild: int  #: golden tiles among the concealed ones and the winning tile
    golden: Tile
    tile: Tile
    by_draw: bool
    melds: Cover
    meld_count: int
    concealed_kongs: int
    fixed: Tally  #: what counts whatever the reading: how it was won, closed or not, kongs
    only: Tile | None  #: the only wait
    last_of_kind: bool  #: the other three of the winning tile lie open
    own_wind: Tile
    prevailing: Tile
    nine_wait: bool
    pair_classes: bool

    is_golden: bool  #: whether the winning tile is wild
    any_place: bool  #: whether it does not matter where the winning tile lies


class Chosen(NamedTuple):
    """The reading a winner takes: fan with flowers, pattern numbers without, and whether it is hard."""

    fan: int
    numbers: tuple[int, ...]
    hard: bool


def hand_of(s: Situation, last_of_kind: bool) -> Hand:
    """The hand of the win of a case that passes the checks before its shape."""
    win, winner, options = s.win, s.case.seats[s.win.seat], s.case.options
    (golden,) = s.special.wild
    tile, by_draw, melds = win.tile, win.by is _BY_DRAW, winner.melds
    naturals, counts = [each for each in winner.hand if each != golden], [0] * STANDARD
    for each in naturals:
        counts[each] += 1
    wild = len(winner.hand) - len(naturals)
    only = only_wait(counts, len(melds), wild)
    is_golden = tile == golden
    if is_golden:
        wild += 1
    else:
        counts[tile] += 1
        naturals.append(tile)
    return Hand(
        counts=tuple(counts),
        keys=suit_keys(naturals),
        naturals=kinds_of(naturals),
        mask=mask_of(naturals),
        wild=wild,
        golden=golden,
        tile=tile,
        by_draw=by_draw,
        melds=melds_as_cover(melds),
        meld_count=len(melds),
        concealed_kongs=sum([m.kind is _CONCEALED_KONG for m in melds]),
        fixed=_fixed(s) + (LAST_OF_ITS_KIND if last_of_kind and not is_golden else 0),
        only=only,
        last_of_kind=last_of_kind,
        own_wind=WINDS[(win.seat - s.case.dealer) % s.case.players],
        prevailing=s.case.prevailing_wind,
        nine_wait=options.choice("jiulian") == "nine_wait",
        pair_classes=options.flag("seven_pairs_classes"),
        is_golden=is_golden,
        any_place=by_draw and only is None and not (last_of_kind and is_golden),
    )


def melds_as_cover(melds: Sequence[Meld]) -> Cover:
    """The melds as one cover; a kong is a triplet."""
    found = NOTHING
    for meld in melds:
        tile = min(meld.tiles)
        found = together(found, RUN[tile] if meld.kind is _CHI else KONG[tile] if meld.is_kong else TRIPLET[tile])
    return found


def _fixed(s: Situation) -> Tally:
    """What the way of winning, the melds as such and the kongs count for."""
    win, melds, said = s.win, s.case.seats[s.win.seat].melds, s.win.circumstances
    closed = all(meld.kind is _CONCEALED_KONG for meld in melds)
    if win.by is _BY_DRAW:
        found = _DRAWN + _CLOSED_DRAWN * closed + _LAST_TILE * ("last_tile" in said) + _AFTER_KONG * is_after_kong(said)
    else:
        found = _CLOSED * closed + _LAST_DISCARD * ("last_discard" in said) + _ROBBED * (win.by is By.KONG)
        if len(melds) == 4 and all(meld.kind is not _CONCEALED_KONG for meld in melds):
            found += _ALL_FROM_OTHERS
    return found + _kong_tally(melds) if melds else found


def is_after_kong(circumstances: Iterable[str]) -> bool:
    """Whether the tile replaced one of a kong."""
    return any(each.startswith("after_kong") for each in circumstances)


def _kong_tally(melds: Iterable[Meld]) -> Tally:
    opened = sum([meld.kind in _OPEN_KONGS for meld in melds])
    concealed = sum([meld.kind is _CONCEALED_KONG for meld in melds])
    if opened + concealed > 2:
        return tally(5 if opened + concealed == 4 else 17)
    return tally(*_KONGS.get((opened, concealed), ()))


def choose(readings: Iterable[tuple[Tally, bool]], minimum: int, flowers: int, hard_factor: int) -> Chosen | str:
    """The best reading that reaches the minimum, or the reason why there is none.

    A reading is what counts in it, and whether it is hard. Best: most points, then the lowest numbers, then hard.
    """
    best: tuple[int, tuple[int, ...], bool, int] | None = None
    found = False
    for counted, hard in readings:
        found = True
        fan, numbers = settled(counted)
        if fan < minimum:
            continue
        points = (fan + flowers) * (hard_factor if hard else 1)
        if best is None or points > -best[0] or (points == -best[0] and (numbers, not hard) < best[1:3]):
            best = -points, numbers, not hard, fan
    if best is None:
        return "below-minimum" if found else "no-shape"
    return Chosen(best[3] + flowers, best[1], not best[2])


def open_copies(s: Situation) -> int:
    """How many of the winning tile lie open besides itself: discards, exposed melds and the indicator."""
    tile = s.win.tile
    found = int(s.case.indicator == tile)
    for pond in ponds(s):
        found += pond.count(tile)
    for seat in s.case.seats:
        for meld in seat.melds:
            if meld.kind is not _CONCEALED_KONG:
                found += meld.tiles.count(tile)
    return found


def ponds(s: Situation) -> list[tuple[Tile, ...]]:
    """The discards of the seats without the tile won on, which a running round still has among them."""
    win, thrown = s.win, [seat.discards for seat in s.case.seats]
    source = win.source
    recorded = win.by is By.DISCARD and s.case.extra.get(THROWN) == source
    if recorded and source is not None and 0 <= source < len(thrown):
        pond = thrown[source]
        if pond[-1:] == (win.tile,):
            thrown[source] = pond[:-1]
    return thrown
