"""A poster of an evening to be shared: who won, everybody's points, the way there, the best round. 1080 × 1350."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from mjdesk.ledger.evening import Outcome
from mjdesk.ui import fonts
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.ledger.face import Face
from mjdesk.ui.ledger.faces import face_pixmap
from mjdesk.ui.ledger.sheets import Evening
from mjdesk.ui.ledger.trend import steps_for
from mjdesk.ui.theme import AMBER, colour
from mjdesk.ui.widgets.base import write

WIDTH: Final = 1080
HEIGHT: Final = 1350
_FACE: Final = 220  #: pixels of the winner's face; others are half as large
_LINES: Final = ("#F0B44C", "#8FC7E8", "#F29C85", "#A9D8A0", "#D3B6F0", "#E8E2D5")
_MIDDLE = Qt.AlignmentFlag.AlignHCenter
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Standing:
    """One player: the face as a picture, the points, and the points so far after each round."""

    name: str
    face: QImage
    points: int
    way: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Poster:
    """What the poster says; ``standings`` the best first."""

    title: str
    about: str
    standings: tuple[Standing, ...]
    best: str


def poster_of(evening: Evening) -> Poster:
    """The poster of an evening; asked for in the window's thread, because it draws faces."""
    table = evening.table
    sums, ways = table.sums(), _ways(table.loaded.outcomes)
    order = sorted(sums, key=lambda p: (-sums[p], p))
    standings = tuple(
        Standing(table.names.get(p, ""), _face(table.faces, p, first=n == 0), sums[p], ways.get(p, ()))
        for n, p in enumerate(order)
    )
    parts = [tr("Table {name}", name=table.desk)] if table.desk else []
    parts += [say(table.evening.house.rules.name), tr("%n rounds", len(table.loaded.outcomes)), evening.day]
    note = table.loaded.session.note
    return Poster(
        note or tr("Scores of an evening"), " · ".join(parts), standings, _best(table.loaded.outcomes, table.names)
    )


def _face(faces: Mapping[int, Face], player: int, *, first: bool) -> QImage:
    size = _FACE if first else _FACE / 2
    return face_pixmap(faces.get(player, Face()), size, 1.0, AMBER if first else None).toImage()


def _ways(outcomes: Sequence[Outcome]) -> dict[int, tuple[int, ...]]:
    """Points so far after each round, by player."""
    so_far: dict[int, int] = {}
    ways: dict[int, list[int]] = {}
    everybody = {p for o in outcomes for p in o.players if p is not None}
    for outcome in outcomes:
        for player, points in zip(outcome.players, outcome.payments, strict=True):
            if player is not None:
                so_far[player] = so_far.get(player, 0) + points
        for player in everybody:
            ways.setdefault(player, []).append(so_far.get(player, 0))
    return {player: tuple(way) for player, way in ways.items()}


def _best(outcomes: Sequence[Outcome], names: Mapping[int, str]) -> str:
    """The round that brought one player most, in words."""
    best = max(
        ((n, p, number) for number, o in enumerate(outcomes, start=1)
         for p, n in zip(o.players, o.payments, strict=True) if p is not None),
        default=None,
    )  # fmt: skip
    if best is None or best[0] <= 0:
        return ""
    points, player, number = best
    return tr(
        "Best round {points}: {name}, round {number}", points=signed(points), name=names.get(player, ""), number=number
    )


def picture(poster: Poster) -> QImage:
    """The poster as a picture."""
    image = QImage(QSize(WIDTH, HEIGHT), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        _ground(painter)
        _write(painter, QRectF(80, 64, WIDTH - 160, 70), poster.title, _font(50, 700), "#F4F5EF")
        _write(painter, QRectF(80, 134, WIDTH - 160, 40), poster.about, _font(25, 500), "#C3D0C9")
        if poster.standings:
            _winner(painter, poster.standings[0])
            _others(painter, poster.standings[1:])
            _chart(painter, poster.standings, QRectF(80, 930, WIDTH - 160, 270))
        _write(painter, QRectF(80, 1242, WIDTH - 160, 40), poster.best, _font(26, 600), "#F3C775")
        _write(painter, QRectF(80, 1290, WIDTH - 160, 30), "mjdesk", _font(20, 500), "#9DAFA6", align=_RIGHT)
    return image


def _font(size: float, weight: int) -> QFont:
    return fonts.font(size, weight)


def _write(
    painter: QPainter, rect: QRectF, text: str, font: QFont, ink: str, *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:  # fmt: skip
    write(painter, rect, text, font, colour(ink), align=align)


def _ground(painter: QPainter) -> None:
    felt = QRadialGradient(QPointF(WIDTH * 0.5, HEIGHT * 0.36), HEIGHT * 0.8)
    for at, ink in zip((0.0, 0.5, 1.0), ("#2A5F52", "#245548", "#163E35"), strict=True):
        felt.setColorAt(at, colour(ink))
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), felt)
    painter.setPen(QPen(colour("#FFFFFF", 0.08), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(32, 32, WIDTH - 64, HEIGHT - 64), 40, 40)


def _winner(painter: QPainter, first: Standing) -> None:
    glow = QRadialGradient(QPointF(WIDTH / 2, 350), 260)
    glow.setColorAt(0, colour(AMBER, 0.45))
    glow.setColorAt(1, colour(AMBER, 0.0))
    painter.fillRect(QRectF(WIDTH / 2 - 270, 80, 540, 540), glow)
    painter.drawImage(QPointF(WIDTH / 2 - _FACE / 2, 240), first.face)
    _write(painter, QRectF(80, 476, WIDTH - 160, 60), first.name, _font(46, 700), "#F4F5EF", align=_MIDDLE)
    _write(painter, QRectF(80, 534, WIDTH - 160, 120), signed(first.points), _font(104, 700), "#F3C775", align=_MIDDLE)


def _others(painter: QPainter, rest: Sequence[Standing]) -> None:
    shown = rest[:5]
    each = (WIDTH - 160) / max(1, len(shown))
    for n, one in enumerate(shown):
        middle = 80 + each * (n + 0.5)
        painter.drawImage(QPointF(middle - _FACE / 4, 690), one.face)
        cell = QRectF(middle - each / 2 + 6, 806, each - 12, 38)
        _write(painter, cell, one.name, _font(28, 600), "#F4F5EF", align=_MIDDLE)
        ink = "#F3C775" if one.points > 0 else "#A9C9E6" if one.points < 0 else "#C3D0C9"
        _write(painter, cell.translated(0, 40), signed(one.points), _font(34, 700), ink, align=_MIDDLE)


def _chart(painter: QPainter, standings: Sequence[Standing], rect: QRectF) -> None:
    """The points of everybody through the rounds."""
    numbers = [n for one in standings for n in one.way]
    if not numbers:
        return
    marks = steps_for(min(0, *numbers), max(0, *numbers))
    rounds = len(standings[0].way)
    plot = rect.adjusted(96, 0, -8, 0)

    def at(place: int, points: int) -> QPointF:
        x = plot.x() + plot.width() * place / max(1, rounds)
        return QPointF(x, plot.bottom() - plot.height() * (points - marks[0]) / max(1, marks[-1] - marks[0]))

    for mark in marks:
        y = at(0, mark).y()
        painter.fillRect(QRectF(plot.x(), y, plot.width(), 2), colour("#FFFFFF", 0.28 if mark == 0 else 0.1))
        label = QRectF(rect.x(), y - 16, 82, 32)
        _write(painter, label, f"{mark:,}".replace("-", "−"), _font(20, 500), "#9DAFA6", align=_RIGHT)
    for n, one in reversed(list(enumerate(standings))):
        line = QPainterPath(at(0, 0))
        for place, points in enumerate(one.way, start=1):
            line.lineTo(at(place, points))
        pen = QPen(colour(_LINES[n % len(_LINES)]), 6 if n == 0 else 3.5)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(_LINES[n % len(_LINES)]))
        painter.drawEllipse(at(rounds, one.way[-1] if one.way else 0), 9 if n == 0 else 6, 9 if n == 0 else 6)
