"""When dice have been thrown: they came to rest and show something else, or had been taken up."""

from __future__ import annotations

from collections.abc import Sequence

from .lying import Lain


class Rolling:
    """Told what lies where dice are thrown, each time it is at rest and was read surely."""

    def __init__(self) -> None:
        self._last: tuple[int, ...] | None = None  #: pips, sorted; None before the first look
        self._taken_up = False

    def after(self, dice: Sequence[Lain[int]]) -> tuple[int, ...] | None:
        """The pips of a new throw from left to right; None where there is none, or a die cannot be read.

        Dice that lie there at first are no throw, nor are those that were only pushed aside.
        """
        pips = [die.what for die in sorted(dice, key=lambda die: die.quad[0][0])]
        shown = [each for each in pips if each is not None]
        if len(shown) < len(pips):
            return None
        if not shown:
            self._last, self._taken_up = (), True
            return None
        before, fresh = self._last, self._taken_up
        self._last, self._taken_up = tuple(sorted(shown)), False
        if before is None or (before == self._last and not fresh):
            return None
        return tuple(shown)
