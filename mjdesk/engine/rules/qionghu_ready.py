"""When a seat of `qionghu` is ready, stays ready and may win, as far as its tiles are known (rules page §2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import actions as act
from ..actions import Action
from ..case import By
from ..melds import Meld, MeldKind
from ..tiles import STANDARD, UNKNOWN, Tile
from . import qionghu_bao as bao
from .qionghu_bao import bao_in
from .qionghu_checks import TING
from .qionghu_hand import GROUPS, demands_of, has_yao, laid_of, near, waits_of
from .quick import quick_hand

if TYPE_CHECKING:
    from ..round import Round
    from ..view import View


# --- ready


def declarations(round_: Round, seat: int) -> tuple[Action, ...]:
    """听, where the seat may declare it."""
    state = round_.seats[seat]
    if TING in state.declared or not any(meld.is_opening for meld in state.melds):
        return ()
    by_run = demands_of(round_.options).by_run
    if not near(state.counts, state.keys, GROUPS - state.groups, by_run, state.unknown + 1):
        return ()
    ready = state.unknown > 0 or any(stays_ready(round_, seat, tile) for tile in _held(state.counts))
    return (act.declare(seat, TING),) if ready else ()


def stays_ready(round_: Round, seat: int, tile: Tile) -> bool:
    """Whether the seat may be declared ready after throwing a tile: it keeps a terminal or honour, and a wait."""
    state = round_.seats[seat]
    counts = state.counts.copy()
    counts[tile] -= 1
    return has_yao(_held(counts), laid_of(state.melds)) and bool(_waits(round_, seat, counts, state.melds))


def kong_keeps_waits(round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
    """Whether a declared seat may lay a kong: what it waits for must stay exactly the same."""
    state = round_.seats[seat]
    if round_.options.choice("ting_kong") == "none":
        return False
    if state.unknown:
        return True
    before = state.counts.copy()
    if state.drawn is not None:
        before[state.drawn] -= 1
    after, melds = state.counts.copy(), state.melds
    kong = Meld(kind, (tile,) * 4, None, None)
    if kind is MeldKind.GANG_ADDED:
        after[tile] -= 1
        melds = tuple(kong if m.kind is MeldKind.PENG and m.tiles[0] == tile else m for m in melds)
    else:
        after[tile] = 0
        melds = (*melds, kong)
    return _waits(round_, seat, before, state.melds) == _waits(round_, seat, after, melds)


def may_wait_for(round_: Round, seat: int, tile: Tile) -> bool:
    """Whether the seat waits for a tile, as far as its hand is known."""
    state = round_.seats[seat]
    return state.unknown > 0 or tile in _waits(round_, seat, state.counts, state.melds)


# --- quick tests


def plausible_win(round_: Round, seat: int, tile: Tile, by: By) -> bool:
    """A quick test of a win; see `RuleSystem`."""
    state, now = round_.seats[seat], bao_in(round_)
    if now.declaring == seat or (by is By.DISCARD and round_.phase.name == bao.CLAIMS):
        return False
    if state.groups >= GROUPS or not any(meld.is_opening for meld in state.melds):
        return False
    declared = TING in state.declared
    if by is not By.DRAW and tile in state.passed:
        return False
    if round_.options.flag("must_ting") and not declared:
        return False
    if by is By.DRAW and declared and (tile == now.tile or state.unknown):
        return True
    hand = quick_hand(round_, seat, tile, by)
    by_run = demands_of(round_.options).by_run
    return near(hand.naturals, hand.keys, GROUPS - state.groups, by_run, hand.unknown)


def may_wait(view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
    """A quick test of a wait; see `RuleSystem`."""
    melds = view.me.melds
    if not any(meld.is_opening for meld in melds) or UNKNOWN in hand or len(melds) >= GROUPS:
        return False
    if TING in view.me.declared and tile == view.memory.tile:
        return True
    counts = [0] * STANDARD
    for each in hand:
        counts[each] += 1
    return tile in waits_of(tuple(counts), melds, demands_of(view.setup.options))


def _held(counts: Sequence[int]) -> tuple[Tile, ...]:
    """The kinds of which there are some."""
    return tuple(tile for tile, n in enumerate(counts) if n)


def _waits(round_: Round, seat: int, counts: Sequence[int], melds: tuple[Meld, ...]) -> tuple[Tile, ...]:
    return waits_of(tuple(counts), melds, demands_of(round_.options))
