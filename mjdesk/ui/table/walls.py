"""Which places of the wall still have their tile. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.view import View


@dataclass(frozen=True, slots=True)
class WallTiles:
    """``total`` places; those that are ``lying`` face down, in draw order; the place of the tile ``turned`` up.

    ``drawable`` are those of the lying ones that may still be drawn.
    """

    total: int
    lying: tuple[int, ...]
    drawable: tuple[int, ...]
    turned: int | None

    def tail(self, number: int) -> tuple[int, ...]:
        """The last ``number`` places that may still be drawn."""
        return self.drawable[-number:] if number else ()


def wall_tiles(view: View) -> WallTiles:
    """What the wall looks like; tiles set aside (horses) still lie in it."""
    system = SYSTEMS.get(view.setup.rules)
    if system is None:
        total = view.front + view.wall_left + view.back
        aside: frozenset[int] = frozenset()
    else:
        total = system.tile_set(view.setup.options).size
        aside = system.set_aside(view.setup, total)
    turned = None
    if view.indicator is not None:
        turned = 13 * view.setup.players + 1
        if view.indicator_in_wall and system is not None:
            turned = system.turned_at(view.setup)
    drawable = tuple(i for i in range(view.front, total - view.back) if i not in view.taken and i != turned)
    return WallTiles(total, tuple(sorted({*drawable, *aside})), drawable, turned)
