"""Who may win, and which of several answers stand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ...actions import CHI, GANG, PASS, PENG, WIN, Action
from ...case import By
from ...tiles import Tile
from .facts import Facts

if TYPE_CHECKING:
    from ...round import Round
    from ...view import View

#: claims that are no wins, the higher ones first
_RANKS: Final = ((GANG, PENG), (CHI,))

NO_OFFERS: Final[Mapping[int, Action]] = MappingProxyType({})


class Wins(Facts):
    """Quick tests of wins, and the order of answers."""

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        """A quick test that may only err on the side of yes; `judge` decides."""
        return True

    def possible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        """Whether some assignment of the unknown tiles of the seat makes the win legal (physical table)."""
        return self.plausible_win(round_, seat, tile, by)

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        """A quick test whether concealed tiles may win on a tile; it may only err on the side of yes."""
        return True

    def offers(self, round_: Round) -> Mapping[int, Action]:
        """Wins that seats are offered beside what the phase asks, such as on a tile that lies aside (冲宝)."""
        return NO_OFFERS

    def win_order(self, round_: Round, source: int) -> tuple[int, ...]:
        """Seats in the order in which one of several that want to win gets it."""
        n = len(round_.seats)
        return tuple((source + 1 + i) % n for i in range(n))

    def resolve(self, round_: Round, answers: Mapping[int, Action]) -> tuple[Action, ...]:
        """Which of the answers to a discard (or an added kong) stand: wins, else kong or peng, else chi."""
        phase = round_.phase
        n = len(round_.seats)
        seats = ((phase.seat + i) % n for i in range(1, n))
        by_seat = {seat: answers[seat] for seat in seats if seat in answers and answers[seat].kind is not PASS}
        if not by_seat:
            return ()
        winners = [s for s in self.win_order(round_, phase.seat) if s in by_seat and by_seat[s].kind is WIN]
        if winners:
            several = self.several_winners(round_.options)
            return tuple(by_seat[s] for s in (winners if several else winners[:1]))
        for kinds in _RANKS:
            claims = tuple(a for a in by_seat.values() if a.kind in kinds)
            if claims:
                return claims[:1]
        return ()

    def may_flee(self, round_: Round) -> bool:
        """Whether a player who leaves ends the round."""
        return False
