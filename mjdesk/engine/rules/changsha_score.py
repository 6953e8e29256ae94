"""What a round of `changsha` pays: wins, start-of-hand wins, kongs, each explained step by step (page §7, §8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from ..case import By, Case, WinCase
from ..errors import BadInput
from ..melds import MeldKind
from ..settlement import Cause, Factor, Side, Transfer
from ..text import Text
from ..tiles import SUITED, rank
from .changsha_checks import count_of, patterns, situations
from .changsha_start import StartWin, shown_patterns, tiles_of
from .changsha_texts import BIG, KONGS, PATTERNS, names_of
from .checks import Situation

_NAMES: Final = {pattern.id: pattern.name for pattern in PATTERNS}
#: what a kong brings from each payer
KONG_POINTS: Final = {MeldKind.GANG_CONCEALED: 2, MeldKind.GANG_ADDED: 1, MeldKind.GANG_EXPOSED: 3}


def transfers(case: Case) -> tuple[Transfer, ...]:
    """Everything that a legal round pays."""
    return (*_win_transfers(case), *_start_transfers(case), *_kong_transfers(case))


def amount_of(factors: Sequence[Factor]) -> int:
    """What the steps come to."""
    total = 0
    for factor in factors:
        if factor.sign in ("", "="):
            total = factor.value
        elif factor.sign == "+":
            total += factor.value
        elif factor.sign == "×":
            total *= factor.value
        elif factor.sign == "≤":
            total = min(total, factor.value)
    return total


# --- wins


def _win_transfers(case: Case) -> Iterator[Transfer]:
    birds = [rank(tile) for tile in bird_tiles(case) if tile < SUITED]
    origin = _origin(case, case.wins[0].seat if len(case.wins) == 1 else _feeder(case.wins))
    for s in situations(case):
        for payer, owed_by in _payers(s):
            why = [*_value(s, payer, owed_by), *_birds(case, s.win.seat, payer, birds, origin)]
            cap = case.options.number("cap")
            if cap and amount_of(why) > cap:
                why.append(Factor("≤", cap, Text("封顶", "cap"), Side.LIMIT))
            source = s.win.source if owed_by is not None else payer
            assert source is not None
            yield Transfer(source, s.win.seat, amount_of(why), tuple(why), owed_by)


def _feeder(wins: Sequence[WinCase]) -> int:
    """The seat that several winners won from; any without wins."""
    return wins[0].source or 0 if wins else 0


def _payers(s: Situation) -> list[tuple[int, int | None]]:
    """Whose amounts are due, and the seat each is paid for where another pays it."""
    win, others = s.win, [seat for seat in range(s.case.players) if seat != s.win.seat]
    if win.by is By.DRAW:
        return [(seat, None) for seat in others]
    assert win.source is not None
    if win.by is By.KONG and s.case.options.flag("rob_pays_all"):
        return [(seat, None if seat == win.source else seat) for seat in others]
    return [(win.source, None)]


def _value(s: Situation, payer: int, owed_by: int | None) -> Iterator[Factor]:
    """Small: its points; big: the points of one times their number. The dealer's extra comes once each."""
    options, count = s.case.options, count_of(s)
    if count:
        names = Counter(patterns(s))
        zh = " ".join(_NAMES[p].zh + (f"×{n}" if n > 1 else "") for p, n in names.items())
        en = ", ".join(_NAMES[p].en + (f" ×{n}" if n > 1 else "") for p, n in names.items())
        yield Factor("", options.number("big"), BIG)
        yield Factor("×", count, Text(zh, en))
    else:
        as_drawn = s.win.by is By.DRAW or (s.win.by is By.KONG and options.flag("rob_pays_all"))
        name = Text("小胡自摸", "small self-draw") if as_drawn else Text("小胡", "small win")
        yield Factor("", options.number("small_self" if as_drawn else "small_discard"), name)
    extra = _dealer_extra(s.case, s.win.seat, payer) * max(1, count)
    if extra:
        yield Factor("+", extra, _dealer_text(s.case, s.win.seat), Side.PAYER)
    if owed_by is not None:
        yield Factor("!", 0, Text("被抢杠，包这一家", "robbed: pays for this seat"), Side.PAYER)


def _dealer_extra(case: Case, winner: int, payer: int) -> int:
    return case.options.number("dealer_extra") if case.dealer in (winner, payer) else 0


def _dealer_text(case: Case, winner: int) -> Text:
    return Text("庄家胡", "the dealer wins") if case.dealer == winner else Text("庄家付", "the dealer pays")


# --- birds


def bird_tiles(case: Case) -> tuple[int, ...]:
    """The tiles turned as birds (``extra.birds``); none where the option is off or the case names none."""
    turned = case.extra.get("birds")
    return () if turned is None or not case.options.number("birds") else tiles_of(turned, "extra.birds")


def _origin(case: Case, winner: int) -> int:
    """The seat that 1, 5 and 9 point at."""
    return winner if case.options.choice("bird_origin") == "winner" else case.dealer


def _birds(case: Case, winner: int, payer: int, ranks: Sequence[int], origin: int) -> Iterator[Factor]:
    """What the birds that hit winner or payer do."""
    hits = sum((origin + number - 1) % case.players in (winner, payer) for number in ranks)
    if not hits:
        return
    mode, text = case.options.choice("bird_mode"), Text(f"中鸟 {hits}", f"birds hit: {hits}")
    if mode == "add":
        yield Factor("+", hits, text, Side.PAYER)
    else:
        yield Factor("×", 1 << hits if mode == "pow2" else 1 + hits, text, Side.PAYER)


# --- start-of-hand wins


def _start_transfers(case: Case) -> Iterator[Transfer]:
    for win in shown_patterns(case):
        for payer in range(case.players):
            if payer != win.seat:
                why = tuple(_start_value(case, win, payer))
                yield Transfer(payer, win.seat, amount_of(why), why)


def _start_value(case: Case, win: StartWin, payer: int) -> Iterator[Factor]:
    options = case.options
    yield Factor("", options.number("small_self"), Text("起手胡", "start-of-hand win"), Side.PAYER)
    extra = _dealer_extra(case, win.seat, payer)
    if extra:
        dealer = case.dealer == win.seat
        yield Factor(
            "+", extra, Text("庄家亮", "the dealer shows") if dealer else _dealer_text(case, win.seat), Side.PAYER
        )
    text = names_of(win.patterns)
    paid = len(win.patterns) if options.flag("start_stack") else 1
    yield Factor("×", paid, text, Side.PAYER) if paid > 1 else Factor("!", 0, text, Side.PAYER)
    if options.number("birds") and options.flag("start_birds"):
        yield from _birds(case, win.seat, payer, win.dice, _origin(case, win.seat))


# --- kongs


def _kong_transfers(case: Case) -> Iterator[Transfer]:
    """With ``kong_points``: what every kong brings."""
    if not case.options.flag("kong_points"):
        return
    for seat, state in enumerate(case.seats):
        for meld in state.melds:
            if meld.kind in KONG_POINTS:
                why = (Factor("", KONG_POINTS[meld.kind], KONGS[meld.kind], Side.PAYER, Cause.KONG),)
                for payer in _kong_payers(case, seat, meld.kind, meld.source):
                    yield Transfer(payer, seat, why[0].value, why)


def _kong_payers(case: Case, seat: int, kind: MeldKind, source: int | None) -> list[int]:
    if kind is not MeldKind.GANG_EXPOSED:
        return [payer for payer in range(case.players) if payer != seat]
    if source is None or source == seat or not 0 <= source < case.players:
        raise BadInput("expected the seat that fed the exposed kong", f"seats[{seat}].melds")
    return [source]
