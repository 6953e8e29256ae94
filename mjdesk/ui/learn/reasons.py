"""What is said after an answer: why the right choices are right."""

from __future__ import annotations

from collections.abc import Iterator

from mjdesk.engine.case import By
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.text import Text
from mjdesk.learning.exercise import Exercise, Kind
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.table.words import tile_name

_SEATS = (Text("东家", "East"), Text("南家", "South"), Text("西家", "West"), Text("北家", "North"))
#: the seats of three where there are no winds
_FROM_DEALER = (
    Text("庄家", "the dealer"),
    Text("庄家的下家", "the seat after the dealer"),
    Text("庄家的上家", "the seat before the dealer"),
)


def reasons(exercise: Exercise) -> list[str]:
    """Lines in the current language."""
    return list({Kind.WAITS: _waits, Kind.PAYS: _pays, Kind.DISCARD: _discards}[exercise.kind](exercise))


def seat_name(exercise: Exercise, seat: int) -> str:
    """A seat by its wind: 东家, East; where there are no winds by where it sits from the dealer on."""
    players, setup = len(exercise.view.seats), exercise.view.setup
    return say((_SEATS if SYSTEMS[setup.rules].winds else _FROM_DEALER)[(seat - setup.dealer) % players])


def _waits(exercise: Exercise) -> Iterator[str]:
    system = SYSTEMS[exercise.view.setup.rules]
    words = {p.id: p.name for p in system.patterns}
    for wait in exercise.waits:
        what = tr(", ").join(say(words[p]) for p in wait.patterns)
        pays = [] if wait.by_draw is None else [tr("drawn {points}", points=signed(wait.by_draw))]
        if wait.by_discard is not None:
            low, high = wait.by_discard
            amount = signed(high) if low == high else f"{signed(low)}–{signed(high)}"
            pays.append(
                tr("turned up by others {points}", points=amount)
                if By.FLIP in system.win_ways
                else tr("from others {points}", points=amount)
            )
        yield tr(
            "{tile}: {what}; {pays}; {left} unseen",
            tile=tile_name(wait.tile),
            what=what,
            pays=tr(", ").join(pays),
            left=wait.left,
        )


def _pays(exercise: Exercise) -> Iterator[str]:
    assert exercise.verdict is not None
    for transfer in exercise.verdict.transfers:
        if exercise.payer in (transfer.payer, transfer.payee):
            steps = "  ".join(
                say(f.text) if f.sign == "!" else f"{f.sign}{f.value} {say(f.text)}" for f in transfer.why
            )
            points = transfer.points if transfer.payee == exercise.payer else -transfer.points
            yield f"{signed(points)}:  {steps}"


def _discards(exercise: Exercise) -> Iterator[str]:
    best = exercise.valued[0].value
    for valued in exercise.valued:
        tile = valued.action.tile
        if tile is None or tile not in exercise.choices:
            continue
        cost = _points(valued.value - best) if valued.value < best else tr("the best")
        away = "" if valued.away is None else tr("{away} tiles from a win", away=valued.away)
        unseen = sum(left for _, left in valued.useful)
        useful = tr("{left} useful tiles unseen", left=unseen) if unseen else ""
        why = [say(text) for text in (*valued.why, *valued.besides)]
        yield f"{tile_name(tile)}: " + tr(", ").join(filter(None, (cost, away, useful, *why)))


def _points(value: float) -> str:
    """Expected points with one decimal: −1.5."""
    return f"{value:+.1f}".replace("-", "−")
