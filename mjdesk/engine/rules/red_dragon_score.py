"""What the red-dragon-kong systems share in scoring: seat factors, caps and liability (rules pages §7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ..case import By, SeatCase
from ..melds import Meld, MeldKind
from ..options import Options
from ..settlement import Factor, Side
from ..text import Text
from ..tiles import RED, UNKNOWN, is_258
from .checks import Situation
from .values import Special

# names of their own: see checks.py
_SINGLE: Final = MeldKind.GANG_SINGLE
_EXPOSED: Final = MeldKind.GANG_EXPOSED
_ADDED: Final = MeldKind.GANG_ADDED
_CONCEALED: Final = MeldKind.GANG_CONCEALED

#: patterns that option ``bao_third_open`` makes the feeder of the third opening liable for
_THIRD_OPEN: Final = {
    "off": frozenset[str](),
    "qing": frozenset({"qing-yi-se"}),
    "qing_jiang": frozenset({"qing-yi-se", "jiang-yi-se"}),
    "qing_feng": frozenset({"qing-yi-se", "feng-yi-se"}),
    "all": frozenset({"qing-yi-se", "jiang-yi-se", "feng-yi-se"}),
}


@dataclass(frozen=True, slots=True)
class Score:
    """What one reading brings: ``before`` and ``after`` the caps, for each losing seat in seat order."""

    patterns: tuple[str, ...]
    losers: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def preference(self) -> tuple[int, int, int, tuple[str, ...]]:
        """The winner takes the reading for which this is least."""
        return (-sum(self.after), -sum(self.before), -len(self.patterns), self.patterns)


def losers_of(s: Situation) -> tuple[int, ...]:
    """All seats but the winner, in seat order."""
    return _others(len(s.case.seats), s.win.seat)


@lru_cache
def _others(players: int, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(players) if other != seat)


@lru_cache(1 << 10)
def times(value: int, zh: str, en: str, side: Side) -> Factor:
    """One factor."""
    return Factor("×", value, Text(zh, en), side)


def seat_factors(seat: SeatCase, options: Options, special: Special, side: Side) -> tuple[Factor, ...]:
    """F of one seat, winner and losers alike: openings and kongs, those that apply.

    Where the page counts in fan (`macheng`), a factor of 2 is one fan.
    """
    if not seat.melds:
        return ()
    kongs: dict[MeldKind, int] = {}
    openings = red = wild = skins = 0
    for meld in seat.melds:
        if meld.kind is _SINGLE:
            tile = meld.tiles[0]
            red += tile == RED
            wild += tile in special.wild
            skins += tile != RED and tile not in special.wild
        else:
            openings += meld.is_opening
            kongs[meld.kind] = kongs.get(meld.kind, 0) + 1
    if openings > 1 and options.choice("open_fan") == "once":
        openings = 1
    wild_kong = options.number("laizi_gang_factor") if "laizi_gang_factor" in options else 4
    exposed, added, concealed = kongs.get(_EXPOSED, 0), kongs.get(_ADDED, 0), kongs.get(_CONCEALED, 0)
    return _factors_of(openings, exposed, added, concealed, red, skins, wild, wild_kong, side)


@lru_cache(1 << 10)
def _factors_of(  # noqa: PLR0917 - numbers of which each is one factor
    openings: int,
    exposed: int,
    added: int,
    concealed: int,
    red: int,
    skins: int,
    wild: int,
    wild_kong: int,
    side: Side,
) -> tuple[Factor, ...]:
    counted = (
        (openings, 2, "开口", "opening"),
        (exposed, 2, "明杠", "exposed kong"),
        (added, 2, "补杠", "added kong"),
        (concealed, 4, "暗杠", "concealed kong"),
        (red, 2, "红中杠", "red-dragon kong"),
        (skins, 2, "皮子杠", "skin kong"),
        (wild, wild_kong, "赖子杠", "wild-tile kong"),
    )
    return tuple(
        times(
            value**number,
            zh if number == 1 else f"{zh} {number} 次",
            en if number == 1 else f"{en}, {number} times",
            side,
        )
        for number, value, zh, en in counted
        if number
    )


# --- caps


def capped(amounts: tuple[int, ...], options: Options) -> tuple[int, ...]:
    """封顶 and 金顶."""
    cap, gold = options.number("cap"), options.number("jinding")
    if not cap:
        return amounts
    if gold and min(amounts) >= cap:
        return (gold,) * len(amounts)
    return tuple(min(amount, cap) for amount in amounts)


def minimum_note(before: int, options: Options) -> tuple[Factor, ...]:
    """Whether an amount reaches the minimum (起胡)."""
    minimum = options.number("min_points")
    if not minimum or before < minimum:
        return ()
    return (Factor("!", minimum, Text(f"够起胡 {minimum}", f"reaches the minimum {minimum}"), Side.LIMIT),)


def cap_factors(before: int, after: int, options: Options) -> tuple[Factor, ...]:
    """How the amount before the caps became the one after."""
    if after > options.number("cap") > 0:
        return (Factor("=", after, Text("金顶", "gold cap"), Side.LIMIT),)
    return (Factor("≤", after, Text("封顶", "cap"), Side.LIMIT),) if after != before else ()


def limit_factors(before: int, after: int, options: Options) -> tuple[Factor, ...]:
    """The minimum reached and the caps."""
    return (*minimum_note(before, options), *cap_factors(before, after, options))


# --- liability (§7, last item but one)


@dataclass(frozen=True, slots=True)
class Liability:
    """The seat that pays for all losers, and why."""

    seat: int
    why: Text


def liability(s: Situation, patterns: tuple[str, ...], ready: Callable[[int], bool]) -> Liability | None:
    """Who is liable (包), if anybody; ``ready`` tells of a seat whether it waits for a tile (听)."""
    liable = _by_what_lies_open(s, patterns)
    if liable is None and _fed_quan_qiu_ren(s, patterns) and _pays_quan_qiu_ren(s, ready):
        assert s.win.source is not None
        return Liability(s.win.source, Text("冲全求人，包牌", "fed all from others: pays for all"))
    return liable


def excused_from_liability(s: Situation, patterns: tuple[str, ...]) -> tuple[int, ...]:
    """The seat whose concealed tiles decide whether it is liable: who fed 全求人, where the hand may excuse it."""
    if not _fed_quan_qiu_ren(s, patterns) or _by_what_lies_open(s, patterns) is not None:
        return ()
    assert s.win.source is not None
    excused_by_hand = s.case.options.choice("quanqiuren_bao") in ("not_all_jiang", "not_ting")
    return (s.win.source,) if excused_by_hand else ()


def _by_what_lies_open(s: Situation, patterns: tuple[str, ...]) -> Liability | None:
    win = s.win
    if win.by is By.KONG:
        assert win.source is not None
        return Liability(win.source, Text("被抢杠，包牌", "robbed kong: pays for all"))
    third = third_opening(s.winner.melds)
    if third is not None and third.source is not None:
        covered = _THIRD_OPEN[s.case.options.choice("bao_third_open")]
        if covered & set(patterns):
            return Liability(third.source, Text("喂了第三口，包牌", "fed the third opening: pays for all"))
    return None


def _fed_quan_qiu_ren(s: Situation, patterns: tuple[str, ...]) -> bool:
    return "quan-qiu-ren" in patterns and s.win.source is not None


def third_opening(melds: tuple[Meld, ...]) -> Meld | None:
    """The third opening in the order they were made; an added kong keeps the place and feeder of its pung."""
    openings = [meld for meld in melds if meld.is_opening]
    return openings[2] if len(openings) >= 3 else None


def _pays_quan_qiu_ren(s: Situation, ready: Callable[[int], bool]) -> bool:
    seat = s.win.source
    assert seat is not None
    match s.case.options.choice("quanqiuren_bao"):
        case "not_all_jiang":
            return not had_only_jiang(s.case.seats[seat], s.special)
        case "not_ting":
            return not ready(seat)
        case "always":
            return True
    return False


def had_only_jiang(seat: SeatCase, special: Special) -> bool:
    """全将: nothing left but 2, 5 and 8, none of them a tile that could have been laid.

    Who wants to be excused has to show the hand: a tile not known does not excuse.
    """
    return all(tile != UNKNOWN and is_258(tile) and tile not in special.locked for tile in seat.hand)
