"""How finished rounds are told in a line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale

from mjdesk.engine.case import By
from mjdesk.engine.text import Text
from mjdesk.record_shelf import Shelved, Won
from mjdesk.save import PERSON
from mjdesk.ui.i18n import language, say, tr
from mjdesk.ui.models import Person
from mjdesk.ui.people import people

ME = 0  #: the seat of the person in one's own records


def seats(players: int, name: str = "", portrait: int = 0) -> tuple[Person, ...]:
    """Who sits where in one's own records: the person at seat 0, the opponents in their order.

    A record does not tell how strong they were.
    """
    sitting = people((PERSON, *("",) * (players - 1)), ME, name, portrait)
    return tuple(Person(person.name, person.portrait) for person in sitting)


def who(seat: int, persons: Sequence[Person]) -> str:
    """A person in a sentence."""
    return tr("You") if seat == ME else say(persons[seat].name)


def outcome(shelved: Shelved, persons: Sequence[Person]) -> str:
    """How a round ended: 你自摸; 许嘉胡，阿衡点炮; 荒庄."""
    if not shelved.payments:
        return tr("Not finished")
    if not shelved.wins:
        return tr("Nobody won")
    return tr("; ").join(_win(won, persons) for won in shelved.wins)


def _win(won: Won, persons: Sequence[Person]) -> str:
    name = who(won.seat, persons)
    if won.source is None:
        return tr("{who} won by self-draw", who=name)
    if won.source == ME:
        return (
            tr("{who} robbed your kong", who=name)
            if won.by == By.KONG.value
            else tr("{who} won on your tile", who=name)
        )
    source = who(won.source, persons)
    if won.by == By.KONG.value:
        return tr("{who} robbed a kong of {source}", who=name, source=source)
    return tr("{who} won on a tile of {source}", who=name, source=source)


def when(seconds: float) -> str:
    """A day and a time, as one writes them in the current language."""
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    this_year = moment.date().year() == QDateTime.currentDateTime().date().year()
    pattern = tr("MMM d, HH:mm") if this_year else tr("MMM d yyyy, HH:mm")
    return QLocale(language()).toString(moment, pattern)


def round_title(rules: Text, number: int) -> str:
    """A round of a system: 武汉麻将 第 4 局."""
    return tr("{rules}, round {number}", rules=say(rules), number=number)
