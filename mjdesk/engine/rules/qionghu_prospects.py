"""What declaring ready brings in `qionghu`: a hand that stays as it is, and wins with the bao (rules page §2)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from ..actions import Action, Kind
from ..tiles import STANDARD, UNKNOWN, Tile
from .prospects import Bonus, Consequence
from .qionghu_checks import CHONGBAO, TING

if TYPE_CHECKING:
    from ..view import View


def consequence(action: Action) -> Consequence:
    """听: the waits stay, and the bao helps."""
    return Consequence(marks=(TING,), frozen=True) if action.kind is Kind.DECLARE else Consequence()


def bonuses(view: View, unseen: list[int], waits: Collection[Tile], once: bool) -> Iterator[Bonus]:
    """The bao as it is laid aside may be a wait (冲宝); drawn later, a tile like it stands for one (摸宝).

    ``unseen``: how many of each kind the seat cannot see. As long as it does not know the bao, any of them may be it.
    """
    known, total = view.memory.tile, max(1, sum(unseen))
    if once and view.setup.options.choice("chongbao_win") == "instant":
        for tile in waits:
            if unseen[tile]:
                yield Bonus(unseen[tile] / total, tile, True, (CHONGBAO,), {"bao": tile})
    if not once and known is not None and known != UNKNOWN:
        if known not in waits and unseen[known]:
            yield Bonus(unseen[known] / total, known)
        return
    others = [tile for tile in range(STANDARD) if unseen[tile] > 1 and tile not in waits]
    if others:
        # the bao is a kind as often as there are copies of it, and one fewer is left to be drawn
        chance = sum(unseen[tile] * (unseen[tile] - 1) for tile in others) / total**2
        tile = max(others, key=lambda t: (unseen[t], -t))
        yield Bonus(chance, tile, extra={"bao": tile})
