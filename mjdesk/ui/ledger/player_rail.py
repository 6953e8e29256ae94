"""The rail of the page of a player: face, points, place, rates beside everybody's, the best round."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.ledger.best_sheet import tiles_of
from mjdesk.ui.ledger.face import face_of
from mjdesk.ui.ledger.faces import face_pixmap
from mjdesk.ui.ledger.parts import points_ink
from mjdesk.ui.ledger.player_model import PlayerModel
from mjdesk.ui.look import look
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets.base import write


def paint_rail(painter: QPainter, card: QRectF, model: PlayerModel, dpr: float) -> QRectF:
    """Paint the rail into its card; returns where the best round stands, empty where it has no room."""
    px, middle, counts = look().px, Qt.AlignmentFlag.AlignHCenter, model.figures.counts
    small = card.height() < px(640)
    size = px(84 if small else 112)
    y = card.y() + px(18 if small else 34)
    at = QPointF(card.center().x() - size / 2, y)
    painter.drawPixmap(at, face_pixmap(face_of(model.player), size, dpr))
    y += size + px(4)
    line = QRectF(card.x() + px(12), y, card.width() - px(24), px(36))
    write(painter, line, model.player.name, look().font(24, 700), look().colour("ink"), align=middle)
    y += px(34)
    often = say(SYSTEMS[model.figures.rules].name) if model.figures.rules in SYSTEMS else ""
    words = " · ".join(filter(None, [tr("%n rds", counts.rounds), often]))
    about = QRectF(card.x() + px(12), y, card.width() - px(24), px(24))
    write(painter, about, words, look().font(14, 400), look().colour("ink2"), align=middle)
    y += px(30 if small else 38)
    points = QRectF(card.x(), y, card.width(), px(56))
    write(painter, points, signed(counts.points), look().font(44, 700), points_ink(counts.points), align=middle)
    y += px(54)
    if model.figures.place:
        place = QRectF(card.x(), y, card.width(), px(24))
        words = tr("Place {number} here", number=model.figures.place)
        write(painter, place, words, look().font(14, 400), look().colour("ink2"), align=middle)
    y += px(34 if small else 44)
    average = model.figures.average
    for words, mine, others in (
        (tr("Won"), counts.win_rate, average.win_rate),
        (tr("Dealt in"), counts.fed_rate, average.fed_rate),
        (tr("Self-drawn"), counts.drew_rate, average.drew_rate),
    ):
        _paint_rate(painter, QRectF(card.x() + px(28), y, card.width() - px(56), px(50)), words, mine, others)
        y += px(52 if small else 61)
    note = QRectF(card.x() + px(38), y - px(4), card.width() - px(60), px(20))
    painter.fillRect(QRectF(card.x() + px(28), y, px(2.5), px(13)), look().colour("ink"))
    write(painter, note, tr("The line is everybody's average"), look().font(12, 400), look().colour("ink3"))
    if y + px(104) < card.bottom():
        return _paint_best(painter, card, model, dpr)
    return QRectF()


def _paint_rate(painter: QPainter, rect: QRectF, words: str, mine: float, others: float) -> None:
    px, right = look().px, Qt.AlignmentFlag.AlignRight
    top = QRectF(rect.x(), rect.y(), rect.width(), px(26))
    write(painter, top, words, look().font(15, 500), look().colour("ink"))
    write(painter, top, f"{mine:.0%}", look().font(19, 700), look().colour("ink"), align=right)
    bar = QRectF(rect.x(), rect.y() + px(31), rect.width(), px(8))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look().colour("sunken"))
    painter.drawRoundedRect(bar, px(4), px(4))
    painter.setBrush(look().colour("accent"))
    filled = QRectF(bar.x(), bar.y(), max(px(8), bar.width() * min(1.0, mine)), bar.height())
    painter.drawRoundedRect(filled, px(4), px(4))
    mark = QRectF(bar.x() + bar.width() * min(1.0, others) - px(1.25), bar.y() - px(4), px(2.5), px(16))
    painter.fillRect(mark, look().colour("ink"))


def _paint_best(painter: QPainter, card: QRectF, model: PlayerModel, dpr: float) -> QRectF:
    px, best = look().px, model.figures.best
    if best is None:
        return QRectF()
    y = card.bottom() - px(96)
    where = QRectF(card.x(), y + px(4), card.width(), px(84))
    painter.fillRect(QRectF(card.x() + px(28), y, card.width() - px(56), 1), look().colour("line"))
    words = tr("Best round {points}", points=signed(best.points))
    head = QRectF(card.x() + px(28), y + px(10), card.width() - px(56), px(26))
    write(painter, head, words, look().font(15, 600), look().colour("ink"))
    some = tiles_of(best)
    tiles, room = look().tiles(dpr), card.width() - px(56)
    w = min(px(20), room / max(1, len(some)))
    for n, tile in enumerate(some):
        tiles.draw(painter, tiles.snap(card.x() + px(28) + n * w), y + px(44), TileLook(tile, w))
    return where
