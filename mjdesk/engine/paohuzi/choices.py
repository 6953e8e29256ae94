"""What a seat may do at a stage of 跑胡子: wins, peng, chi (and, where cards are unknown, forced melds)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from .. import actions as act
from ..actions import Action, Kind
from ..case import NO_TILE, By, WinCase
from ..melds import Meld, MeldKind
from ..tiles import Tile
from . import judge
from .arrange import most_huxi
from .cards import Group, rest
from .claims import chi_lists, fits, lists_of, unlocked
from .forced import laid_kinds, may_hold, possible, size_of
from .stages import FORCED, LAID_KINDS, START_WINS, Card, Spot, What

if TYPE_CHECKING:
    from .round import PaohuziRound


def options_at(round_: PaohuziRound, spot: Spot, what: What, seat: int) -> tuple[Action, ...]:
    """What the seat may do at a stage, a pass not counted."""
    if what in FORCED:
        kind = LAID_KINDS[what]
        return tuple(
            Action(Kind.GANG, seat, card, (card,) * size_of(kind), kind.value)
            for card in laid_kinds(round_, spot, what, seat)
        )
    if what is What.PENG:
        return (act.peng(seat, spot.card),) if _may_peng(round_, seat, spot.card) else ()
    if what is What.CHI:
        return tuple(
            Action(Kind.CHI, seat, spot.card, tuple(card for group in groups for card in group))
            for groups in _chi(round_, seat, spot.card)
        )
    return _wins(round_, spot, what, seat)


# --- wins


def _wins(round_: PaohuziRound, spot: Spot, what: What, seat: int) -> tuple[Action, ...]:
    options = round_.options
    if what is What.SAN_TI and not options.flag(judge.SAN_TI):
        return ()
    by = way(spot, what)
    if by is By.DISCARD and not options.flag("win_on_discard"):
        return ()
    cards = (NO_TILE,) if what is What.SAN_TI and seat != spot.source else possible(round_, spot)
    return tuple(act.win(seat, by, card) for card in cards if _can_win(round_, win_at(round_, spot, what, seat, card)))


def win_at(round_: PaohuziRound, spot: Spot, what: What, seat: int, card: Tile) -> WinCase:
    """A win at a stage, with its circumstances."""
    by = way(spot, what)
    if what in START_WINS:
        said: tuple[str, ...] = (START_WINS[what],)
    else:
        said = (judge.LAST,) if by is not By.DISCARD and not round_.wall_left else ()
    return WinCase(seat, by, card, None if by is By.DRAW else spot.source, said)


def _can_win(round_: PaohuziRound, win: WinCase) -> bool:
    state = round_.seats[win.seat]
    if state.unknown:
        return may_hold(round_, win.seat, win.tile, 0) if win.tile != NO_TILE else True
    if judge.SAN_TI not in win.circumstances and judge.HEAVEN not in win.circumstances:
        if state.size != rest(state.melds):
            return False
        huxi = most_huxi(state.counts, state.melds, win.tile, win.by, round_.options.flag("free_win_card"))
        if huxi is None or huxi < round_.options.number("min_huxi"):
            return False
    return round_.rules.judge(round_.case((win,))).legal


def way(spot: Spot, what: What) -> By:
    """How a card that is won at a stage came."""
    if what in (What.SAN_TI, What.HEAVEN) or spot.step is Card.DRAWN:
        return By.DRAW
    return By.DISCARD if spot.step is Card.DISCARDED else By.FLIP


# --- chi and peng


def _may_peng(round_: PaohuziRound, seat: int, card: Tile) -> bool:
    state = round_.seats[seat]
    if state.unknown:
        return may_hold(round_, seat, card, 2)
    return state.counts[card] == 2 and _can_discard_after(round_, seat, {card: 2}, (Meld(MeldKind.PENG, (card,) * 3),))


def _chi(round_: PaohuziRound, seat: int, card: Tile) -> list[tuple[Group, ...]]:
    state = round_.seats[seat]
    if state.unknown:
        hidden = round_.hidden_counts()
        most = [n + min(state.unknown, h, max(0, 2 - n)) for n, h in zip(state.counts, hidden, strict=True)]
        return [
            groups
            for copies in range(state.counts[card] + 1, min(3, most[card] + 1) + 1)
            for groups in lists_of(card, copies)
            if fits(groups, most, card) and _unseen(groups, state.counts, card) <= state.unknown
        ]
    found = []
    for groups in chi_lists(state.counts, card):
        taken = Counter(each for group in groups for each in group)
        taken[card] -= 1
        melds = tuple(Meld(MeldKind.BI if n else MeldKind.CHI, group) for n, group in enumerate(groups))
        if _can_discard_after(round_, seat, taken, melds):
            found.append(groups)
    return found


def _unseen(groups: Sequence[Group], counts: Sequence[int], card: Tile) -> int:
    """How many cards of a chi are not among the known ones."""
    need = [each for group in groups for each in group]
    need.remove(card)
    return sum(max(0, need.count(each) - counts[each]) for each in set(need))


def _can_discard_after(round_: PaohuziRound, seat: int, taken: Mapping[Tile, int], melds: tuple[Meld, ...]) -> bool:
    """Whether no discard is due after these cards have left the hand, or there is one to play."""
    state = round_.seats[seat]
    counts = state.counts.copy()
    for card, number in taken.items():
        counts[card] -= number
    return sum(counts) <= rest((*state.melds, *melds)) or unlocked(counts)
