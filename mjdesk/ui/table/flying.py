"""Tracks that move pictures: flights of tiles, lifting, fading. All end exactly where the thing belongs."""

from __future__ import annotations

from math import hypot, pi, sin

from PySide6.QtCore import QEasingCurve
from PySide6.QtWidgets import QGraphicsItem

from mjdesk.ui.look import look
from mjdesk.ui.table.choreography import Flight
from mjdesk.ui.table.motion import Motion, Track
from mjdesk.ui.table.scene import CaretItem, TileEntry
from mjdesk.ui.theme import MOTION


def fly(motion: Motion, entry: TileEntry, flight: Flight) -> None:
    """Show a tile on its way; with reduced motion it only appears."""
    if look().settings.reduced_motion:
        appear(motion, entry)
        return
    home = entry.placed
    dx, dy = flight.x - home.x, flight.y - home.y
    grown = flight.width / home.look.width
    first = flight.via_ms / flight.duration if flight.via else 0.0
    via = (flight.via[0] - home.x, flight.via[1] - home.y) if flight.via else (dx, dy)
    ease = QEasingCurve(MOTION.ease_in)

    def step(share: float) -> None:
        if share >= 1:
            entry.rest()
            return
        entry.moving = True
        entry.opacity = 0.0 if flight.delay and share <= 0 else 1.0  # not seen before it is its turn
        if share < first:
            part = ease.valueForProgress(share / first)
            entry.dx, entry.dy = dx + (via[0] - dx) * part, dy + (via[1] - dy) * part
            entry.scale = grown + (1 - grown) * part
        else:
            part = ease.valueForProgress((share - first) / (1 - first))
            lift = 4 * part * (1 - part) * flight.arc
            ahead = _ahead(flight, via, share)
            entry.dx, entry.dy = via[0] * (1 - part - ahead), via[1] * (1 - part - ahead) - lift
            entry.scale = 1.0 if first else grown + (1 - grown) * part
        entry.put()

    duration, delay = look().duration(flight.duration), look().duration(flight.delay)
    motion.start(Track(duration, step, delay, ease=QEasingCurve.Type.Linear))


def _ahead(flight: Flight, way: tuple[float, float], share: float) -> float:
    """By which part of its way a tile is too far at a share of the time, going back as it settles."""
    late = (share - 1 + MOTION.settle_share) / MOTION.settle_share
    length = hypot(*way)
    return flight.settle / length * sin(pi * late) if late > 0 and length > flight.settle else 0.0


def appear(motion: Motion, entry: TileEntry) -> None:
    """Fade a tile in at its place."""

    def step(share: float) -> None:
        entry.opacity = share
        entry.put()

    motion.start(Track(MOTION.reduced_fade, step))


def go_back(motion: Motion, entry: TileEntry) -> None:
    """Let a tile that was carried away return to its place."""
    dx, dy = entry.dx, entry.dy

    def step(share: float) -> None:
        entry.dx, entry.dy = dx * (1 - share), dy * (1 - share)
        if share >= 1:
            entry.rest()
        else:
            entry.put()

    if look().settings.reduced_motion:
        step(1.0)
    else:
        motion.start(Track(look().duration(MOTION.draw), step))


def lift(motion: Motion, entry: TileEntry, height: float, quick: bool) -> None:
    """Lift a tile, or let it down."""
    name = f"lift{id(entry)}"
    motion.drop(name)
    start, quick = entry.lift, quick or look().settings.reduced_motion
    if start == height:
        return

    def step(share: float) -> None:
        entry.lift = start + (height - start) * share
        entry.put()

    if quick:
        step(1.0)
    else:
        motion.start(Track(look().duration(MOTION.hover_lift), step, name=name))


def bar_in(motion: Motion, item: QGraphicsItem, x: float, y: float) -> None:
    """Fade the action bar in, rising a little."""
    rise = 0.0 if look().settings.reduced_motion else float(MOTION.page_rise)

    def step(share: float) -> None:
        item.setOpacity(share)
        item.setPos(x, y + rise * (1 - share))

    motion.start(Track(look().duration(MOTION.bar_in), step, name="bar"))


def bar_out(motion: Motion, item: QGraphicsItem) -> None:
    """Fade the action bar out."""
    if not item.isVisible():
        return

    def step(share: float) -> None:
        item.setOpacity(1 - share)
        if share >= 1:
            item.setVisible(False)
            item.setOpacity(1.0)

    motion.start(Track(look().duration(MOTION.bar_out), step, ease=MOTION.ease_out, name="bar"))


def drop_caret(motion: Motion, caret: CaretItem, u: float) -> None:
    """Let the caret of the last discard drop onto its tile once that has arrived."""
    if not caret.isVisible() or look().settings.reduced_motion:
        return

    def step(share: float) -> None:
        caret.drop = 14 * u * (1 - share)
        caret.setOpacity(share)
        caret.put()

    motion.start(Track(look().duration(MOTION.caret), step, look().duration(MOTION.discard), name="caret"))


def show_late(motion: Motion, item: QGraphicsItem, delay: int) -> None:
    """Let a mark appear only when what it marks has arrived."""
    item.setOpacity(0.0)
    motion.start(Track(look().duration(MOTION.hover_lift), item.setOpacity, look().duration(delay)))
