"""Looking on at a table of the lobby: the hands of those who allow it, backs of the others, never the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from mjdesk.modes.regulars import Regular
from mjdesk.modes.tables import Watching
from mjdesk.save import Saved
from mjdesk.ui.demo import Demo
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.models import Person
from mjdesk.ui.people import level_name

if TYPE_CHECKING:
    from mjdesk.ui.match_window import MatchWindow


class LookingOn(Demo):
    """The match. O shows the hands of the seats that allow it, or of the one in front alone."""

    def __init__(
        self, window: MatchWindow, saved: Saved, page: QWidget, persons: tuple[Person, ...], watching: Watching
    ) -> None:
        self.watching = watching
        super().__init__(window, saved, page, persons)
        self.all_open = True
        self.session.set_open(self.seats_shown())

    def seats_shown(self) -> frozenset[int]:
        allowed = frozenset(seat for seat, on in enumerate(self.watching.allowed) if on)
        return allowed if self.all_open else frozenset()

    def switch(self, seat: int) -> None:
        """A seat changes its mind about being watched; it holds at once."""
        self.watching = self.watching.switched(seat)
        self.session.set_open(self.seats_shown())

    def _menu(self, name: str) -> None:
        super()._menu(name)
        if name == "open" and self.all_open:
            hidden = [say(p.name) for p, on in zip(self._people, self.watching.allowed, strict=True) if not on]
            if hidden:
                self.window.toast(tr("{names}: not to be watched", names=tr(", ").join(hidden)))

    @property
    def _people(self) -> tuple[Person, ...]:
        model = self.session.model
        return () if model is None else tuple(plate.person for plate in model.plates)


def look_on(window: MatchWindow, saved: Saved, page: QWidget, who: tuple[Regular, ...]) -> None:
    """Look on at a match of these regulars from behind one who allows it; ``page`` is shown again afterwards."""
    first = next(n for n, regular in enumerate(who) if regular.watched)
    who = who[first:] + who[:first]
    level = level_name(saved.players[0])
    persons = tuple(Person(regular.name, regular.head, level) for regular in who)
    watching = Watching(tuple(regular.watched for regular in who))
    window.show_game(LookingOn(window, saved, page, persons, watching))
