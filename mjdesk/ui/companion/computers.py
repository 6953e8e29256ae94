"""The seats at a table of wood that the program plays: what they do is said, and somebody carries it out for them."""

from __future__ import annotations

from ...devices.sync.calls import needs_call
from ...engine.actions import Action, Kind
from ...engine.round import Round
from ...engine.view import view_of
from ...players.base import Player
from ...players.lineup import player


class Computers:
    """Players for some seats. Each is given the view of its seat and nothing else."""

    def __init__(self, seats: frozenset[int], level: str) -> None:
        self._players: dict[int, Player] = {seat: player(level, f"table/{seat}") for seat in sorted(seats)}
        self._length = -1
        #: the seat that has something to do at the table, and what
        self.asked: tuple[int, Action] | None = None

    def answer(self, round_: Round) -> Action | None:
        """Let them look at a round they have not answered yet.

        Returns what moves no tile and is therefore entered at once (a win, a declaration); what somebody has to carry
        out is ``asked``. A seat whose hand the table does not see cannot be played.
        """
        if round_.length == self._length:
            return None
        self._length, self.asked = round_.length, None
        said: Action | None = None
        for seat, answers in self._players.items():
            actions = round_.legal_actions(seat)
            if not actions or round_.seats[seat].unknown:
                continue
            action = answers.choose(view_of(round_, seat))
            if action.kind is Kind.PASS:
                continue
            self.asked = seat, action
            if needs_call(action):
                said = action
                break
        return said

    def of(self, round_: Round) -> tuple[int, Action] | None:
        """What is asked of somebody in this state of the round."""
        return self.asked if self._length == round_.length else None

    def forget(self) -> None:
        """Another round begins."""
        self._length, self.asked = -1, None
