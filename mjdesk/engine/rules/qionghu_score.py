"""What a `qionghu` win is worth and who pays it, and the money of kongs (page §5 to §7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from ..case import By, Case
from ..melds import Meld, MeldKind
from ..options import Options
from ..settlement import Cause, Factor, Side, Transfer
from ..text import Text
from ..tiles import DRAGONS, SUITED, Tile
from .checks import Situation
from .guangdong_room import explained
from .qionghu_checks import bao_of, has_declared, is_open, said
from .qionghu_hand import Demands, Laid, Reading, allowed, counts_of, demands_of, laid_of, waits_of
from .qionghu_texts import PATTERNS

_NAMES: Final = {pattern.id: pattern.name for pattern in PATTERNS}
#: the option that says how many fan a pattern is worth
_FAN_OPTIONS: Final = {
    "jia": "jia_fan",
    "mo-bao": "mobao_fan",
    "chong-bao": "chongbao_fan",
    "gang-shang-kai-hua": "gangkai_fan",
    "qiang-gang-hu": "qianggang_fan",
    "hai-di-lao": "haidi_fan",
    "peng-peng-hu": "piao_fan",
}
PLAIN: Final = PATTERNS[-1].id
_KONG_NAMES: Final = {
    MeldKind.GANG_EXPOSED: Text("明杠", "exposed kong"),
    MeldKind.GANG_ADDED: Text("补杠", "added kong"),
    MeldKind.GANG_CONCEALED: Text("暗杠", "concealed kong"),
}


def fan_of(pattern_id: str, options: Options) -> int:
    """How many fan a pattern is worth under these options."""
    if pattern_id == "zi-mo":
        return int(options.choice("double_for") == "zimo")
    if pattern_id == "ting":
        return int(options.choice("double_for") == "ting")
    return options.number(_FAN_OPTIONS[pattern_id])


@dataclass(frozen=True, slots=True)
class Score:
    """Sorted pattern ids of a win and their fan."""

    patterns: tuple[str, ...]
    fan: int


# --- judging the shape


@dataclass(frozen=True, slots=True)
class Hand:
    """The winner's concealed tiles without the winning one, its melds, and what a win asks of them."""

    counts: tuple[int, ...]
    melds: tuple[Meld, ...]
    laid: Laid
    demands: Demands

    @classmethod
    def of(cls, s: Situation) -> Hand:
        """The hand of the winner."""
        melds = s.winner.melds
        return cls(counts_of(s.winner.hand), melds, laid_of(melds), demands_of(s.case.options))

    def won_with(self, tile: Tile) -> tuple[Reading, ...] | str:
        """The allowed readings with this tile, or the reason why there is none."""
        return allowed((*self.counts[:tile], self.counts[tile] + 1, *self.counts[tile + 1 :]), self.laid, self.demands)

    @property
    def waits(self) -> tuple[Tile, ...]:
        """What it waits for."""
        return waits_of(self.counts, self.melds, self.demands)


def score(s: Situation) -> Score | str:
    """The best interpretation of a win that has passed the checks, or the reason why the hand is none (rows 15-20)."""
    hand = Hand.of(s)
    found = hand.won_with(s.win.tile)
    if not isinstance(found, str):
        return _best(s, hand, {s.win.tile: found}, by_bao=False)
    drawn_bao = s.win.by is By.DRAW and s.win.tile == bao_of(s.case) and "chongbao" not in s.win.circumstances
    if not (drawn_bao and has_declared(s.winner)):
        return found
    stands_for = {wait: each for wait in hand.waits if not isinstance(each := hand.won_with(wait), str)}
    return _best(s, hand, stands_for, by_bao=True) if stands_for else found


def _best(s: Situation, hand: Hand, found: dict[Tile, tuple[Reading, ...]], by_bao: bool) -> Score:
    """Most fan, then most patterns, then the list that comes first in the alphabet."""
    always = set(_of_the_win(s, by_bao))
    scores = [
        _scored(s.case.options, always | set(_of_reading(s, hand, tile, reading)))
        for tile, readings in found.items()
        for reading in readings
    ]
    return min(scores, key=lambda each: (-each.fan, -len(each.patterns), each.patterns))


def _scored(options: Options, ids: Iterable[str]) -> Score:
    worth = {pattern_id: fan for pattern_id in ids if (fan := fan_of(pattern_id, options))}
    return Score(tuple(sorted(worth)) or (PLAIN,), sum(worth.values()))


def _of_the_win(s: Situation, by_bao: bool) -> Iterator[str]:
    """The patterns that come from how it was won."""
    declared, words = has_declared(s.winner), said(s.win)
    if s.win.by is By.DRAW:
        yield "zi-mo"
    if declared:
        yield "ting"
    if by_bao:
        yield "mo-bao"
    elif declared and s.win.tile == bao_of(s.case):
        yield "chong-bao"
    if "after_kong" in words:
        yield "gang-shang-kai-hua"
    if s.win.by is By.KONG:
        yield "qiang-gang-hu"
    if "last_tile" in words:
        yield "hai-di-lao"


def _of_reading(s: Situation, hand: Hand, tile: Tile, reading: Reading) -> Iterator[str]:
    """The patterns that come from how the tiles are read; ``tile`` is the wait won with."""
    if has_declared(s.winner) and _is_closed_wait(tile, reading):
        only = not s.case.options.flag("jia_unique") or hand.waits == (tile,)
        if only:
            yield "jia"
    if not (reading.run or reading.dragons or hand.laid.run):
        yield "peng-peng-hu"


def _is_closed_wait(tile: Tile, reading: Reading) -> bool:
    """夹: the middle of a run, the 3 of 123 or the 7 of 789."""
    if tile >= SUITED:
        return False
    lows = {tile - 1}
    lows |= {tile - 2} if tile % 9 == 2 else set()
    lows |= {tile} if tile % 9 == 6 else set()
    return any(group.is_run and group.tile in lows for group in reading.groups)


# --- who pays


def _times(fan: int, text: Text, side: Side) -> Factor:
    """What some fan multiply with."""
    many = Text(f"{text.zh} {fan} 番", f"{text.en}, {fan} fan")
    return Factor("×", 2**fan, many, side)


def win_transfers(s: Situation, won: Score) -> list[Transfer]:
    """The payments of one win, settled as if it were the only one."""
    options, losers = s.case.options, [seat for seat in range(s.case.players) if seat != s.win.seat]
    own = _own_factors(options, won)
    amounts = {loser: (*own, *_payer_factors(s, loser, losers), *_cap(options)) for loser in losers}
    source = s.win.source
    if s.win.by is By.DRAW:
        return [_paid(loser, s, why) for loser, why in amounts.items()]
    assert source is not None
    who = options.choice("dianpao")
    if who == "discarder":
        return [_paid(source, s, amounts[source])]
    note = _pays_for_all(s, source, who)
    if note is None:
        return [_paid(loser, s, why) for loser, why in amounts.items()]
    return [_paid(source, s, (*why, note), loser) for loser, why in amounts.items()]


def _paid(payer: int, s: Situation, why: tuple[Factor, ...], owed_by: int | None = None) -> Transfer:
    """One share; a cap that does not bind is not told."""
    kept: list[Factor] = []
    amount = 0
    for factor in why:
        if factor.sign == "≤" and amount <= factor.value:
            continue
        amount = factor.value if factor.sign in ("", "≤") else amount * factor.value if factor.sign == "×" else amount
        kept.append(factor)
    return explained(payer, s.win.seat, kept, owed_by)


def _own_factors(options: Options, won: Score) -> tuple[Factor, ...]:
    fans = [(_NAMES[each], fan_of(each, options)) for each in won.patterns if each != PLAIN]
    base = Factor("", options.number("base"), Text("底", "base"))
    return (base, *(_times(fan, name, Side.WINNER) for name, fan in fans))


def _payer_factors(s: Situation, loser: int, losers: list[int]) -> Iterator[Factor]:
    options, seats = s.case.options, s.case.seats
    fan = options.number("dianpao_fan")
    if loser == s.win.source and s.win.by is not By.DRAW and fan:
        robbed = s.win.by is By.KONG
        yield _times(fan, Text("被抢杠", "robbed") if robbed else Text("点炮", "discarder"), Side.PAYER)
    if options.flag("dealer_double") and s.case.dealer in (s.win.seat, loser):
        yield _times(1, Text("庄家", "dealer"), Side.PAYER)
    if options.flag("closed_double") and not is_open(seats[loser]):
        yield _times(1, Text("没开门", "closed"), Side.PAYER)
    if options.flag("three_closed_double") and not any(is_open(seats[each]) for each in losers):
        yield _times(1, Text("三家都没开门", "all three closed"), Side.PAYER)


def _cap(options: Options) -> tuple[Factor, ...]:
    times = options.number("cap")
    if not times:
        return ()
    return (Factor("≤", times * options.number("base"), Text(f"封顶 {times} 倍", f"cap, {times} × base"), Side.LIMIT),)


def _pays_for_all(s: Situation, source: int, who: str) -> Factor | None:
    """Why the discarder (or the robbed seat) pays all three shares; None when each pays its own."""
    if who == "bao":
        return Factor("!", 0, Text("点炮包三家", "the discarder pays for all"), Side.LIMIT)
    if who == "three_unting_bao" and not has_declared(s.case.seats[source]):
        return Factor("!", 0, Text("没听点炮，包三家", "discarder not ready: pays for all"), Side.LIMIT)
    return None


# --- kongs


def kong_transfers(case: Case) -> list[Transfer]:
    """The money of every seat's kongs; a round without a winner pays them only where the option says so."""
    options = case.options
    way = options.choice("kong_pay")
    if way == "none" or not (case.wins or options.flag("kong_on_draw")):
        return []
    found: list[Transfer] = []
    for owner, seat in enumerate(case.seats):
        for meld in seat.melds:
            if meld.kind in _KONG_NAMES:
                found += _of_kong(owner, meld, case.players, options, way == "feeder")
    return found


def _of_kong(owner: int, meld: Meld, players: int, options: Options, fed: bool) -> list[Transfer]:
    alone = fed and meld.kind is MeldKind.GANG_EXPOSED
    number = 3 if alone else 2 if meld.kind is MeldKind.GANG_CONCEALED else 1
    why = [Factor("", number * options.number("base"), _KONG_NAMES[meld.kind], Side.PAYER, Cause.KONG)]
    if options.flag("dragon_kong_double") and not set(meld.tiles).isdisjoint(DRAGONS):
        why.append(Factor("×", 2, Text("中发白", "dragons"), Side.PAYER))
    if not alone:
        return [explained(seat, owner, why) for seat in range(players) if seat != owner]
    # in a round that nobody judges the kong may have no feeder: then nobody pays for it
    known = meld.source is not None and meld.source != owner and meld.source < players
    return [explained(meld.source, owner, why)] if known and meld.source is not None else []
