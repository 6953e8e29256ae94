"""Sheets of paper: an evening, one round. Painted once, kept as PDF or picture, or sent to a printer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from mjdesk.ledger.evening import Outcome
from mjdesk.ui import fonts
from mjdesk.ui.i18n import language, say, signed, tr
from mjdesk.ui.ledger.entered_table import Table
from mjdesk.ui.theme import LIGHT, colour
from mjdesk.ui.widgets.base import write

WIDTH: Final = 794.0  #: an A4 page at 96 dpi
HEIGHT: Final = 1123.0
_EDGE: Final = 56.0
_ROW: Final = 27.0
_FIRST: Final = 132.0  #: where the table begins
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Evening:
    """What the sheet of an evening says: the session, who pays whom in words, when it began."""

    table: Table
    plan: tuple[str, ...]
    day: str


#: rounds on a page of paper
_EACH: Final = int((HEIGHT - _FIRST - _EDGE - 150) // _ROW)


def rows_of(rounds: int, page: int) -> range:
    """Which rounds (from 0) stand on a page (from 0) of an evening of so many rounds."""
    return range(page * _EACH, min(rounds, (page + 1) * _EACH))


def page_count(table: Table) -> int:
    """How many pages an evening needs."""
    count, pages = len(table.loaded.outcomes), 1
    while len(rows_of(count, pages)):
        pages += 1
    return pages


def paint_evening(painter: QPainter, page: int, evening: Evening) -> None:
    """One page of an evening, 794 × 1123 units."""
    count, pages = len(evening.table.loaded.outcomes), page_count(evening.table)
    _paint_rows(painter, evening, rows_of(count, page), end=page + 1 == pages)
    if pages > 1:
        foot = QRectF(_EDGE, HEIGHT - 40, WIDTH - 2 * _EDGE, 20)
        _write(painter, foot, f"{page + 1} / {pages}", _font(11, 400), LIGHT.ink3, align=_RIGHT)


def picture_of(evening: Evening) -> QImage:
    """A whole evening as one picture to be shared, as long as it is."""
    rounds = range(len(evening.table.loaded.outcomes))
    high = max(HEIGHT, HEIGHT + (len(rounds) - _EACH) * _ROW)
    return picture(lambda painter, _page: _paint_rows(painter, evening, rounds, end=True), height=high)


def _paint_rows(painter: QPainter, evening: Evening, rows: range, *, end: bool) -> None:
    """The head, some rounds, and under them (``end``) the totals and who pays whom."""
    table = evening.table
    parts = [tr("Table {name}", name=table.desk)] if table.desk else []
    parts += [say(table.evening.house.rules.name), evening.day]
    _head(painter, tr("Scores of an evening"), " · ".join(parts))
    players = table.everybody
    left = _EDGE + 190
    each = (WIDTH - _EDGE - left) / max(1, len(players))
    y = _FIRST
    bold, plain, small = _font(13, 700), _font(13, 400), _font(11, 400)
    for n, player in enumerate(players):
        _write(painter, QRectF(left + n * each, y, each, 24), table.names[player], bold, align=_RIGHT)
    for x, words in ((_EDGE, tr("Round")), (_EDGE + 44, tr("Dealer")), (_EDGE + 116, tr("Won"))):
        _write(painter, QRectF(x, y, 80, 24), words, small, LIGHT.ink3)
    y += 28
    for n in rows:
        _paint_round(painter, table, n, QRectF(left, y, each, _ROW), players=players, font=plain)
        y += _ROW
    if end:
        _paint_end(painter, evening, QRectF(left, y, each, 30), players)


def _paint_round(painter: QPainter, table: Table, n: int, cell: QRectF, *, players: Sequence[int], font: QFont) -> None:
    outcome = table.loaded.outcomes[n]
    y, high = cell.y(), cell.height()
    name = table.names.get
    _write(painter, QRectF(_EDGE, y, 40, high), str(n + 1), _font(13, 600))
    dealer = name(outcome.players[outcome.deal.dealer] or 0, "")
    _write(painter, QRectF(_EDGE + 44, y, 68, high), dealer, _font(12, 400), LIGHT.ink2)
    won = ", ".join(name(outcome.players[w.seat] or 0, "") for w in outcome.scored.wins)
    _write(painter, QRectF(_EDGE + 116, y, 74, high), won, _font(12, 400), LIGHT.ink2)
    paid = dict(zip(outcome.players, outcome.payments, strict=True))
    for place, player in enumerate(players):
        if player in paid:
            where = QRectF(cell.x() + place * cell.width(), y, cell.width(), high)
            _write(painter, where, signed(paid[player]), font, _ink(paid[player]), align=_RIGHT)
    painter.fillRect(QRectF(_EDGE, y + high - 0.5, WIDTH - 2 * _EDGE, 0.5), colour(LIGHT.line))


def _paint_end(painter: QPainter, evening: Evening, cell: QRectF, players: Sequence[int]) -> None:
    y, table = cell.y() + 4, evening.table
    if any(table.fines.values()):
        _write(painter, QRectF(_EDGE, y, 120, 26), tr("Fines"), _font(13, 400), LIGHT.ink2)
        for place, player in enumerate(players):
            points = table.fines.get(player, 0)
            where = QRectF(cell.x() + place * cell.width(), y, cell.width(), 26)
            _write(painter, where, signed(points), _font(13, 400), _ink(points), align=_RIGHT)
        y += 28
    sums = table.sums()
    painter.fillRect(QRectF(_EDGE, y, WIDTH - 2 * _EDGE, 1.5), colour(LIGHT.ink3))
    _write(painter, QRectF(_EDGE, y + 4, 120, 30), tr("Total"), _font(15, 700))
    for place, player in enumerate(players):
        where = QRectF(cell.x() + place * cell.width(), y + 4, cell.width(), 30)
        points = sums.get(player, 0)
        _write(painter, where, signed(points), _font(17, 700), _ink(points), align=_RIGHT)
    if evening.plan:
        y += 52
        _write(painter, QRectF(_EDGE, y, 300, 20), tr("Who pays whom"), _font(12, 500), LIGHT.ink3)
        x = _EDGE
        for words in evening.plan:
            if x > WIDTH - _EDGE - 200:
                x, y = _EDGE, y + 26
            _write(painter, QRectF(x, y + 22, 210, 26), words, _font(15, 600))
            x += 216


def paint_round(painter: QPainter, table: Table, number: int, day: str) -> None:
    """A round with every payment and its factors, 794 × 1123 units."""
    outcome = table.loaded.outcomes[number - 1]
    parts = [tr("Table {name}", name=table.desk)] if table.desk else []
    parts += [say(table.evening.house.rules.name), tr("Round {number}", number=number), day]
    _head(painter, tr("A round"), " · ".join(parts))
    y = _FIRST
    y = _paint_net(painter, table, outcome, y)
    names = table.names.get
    for transfer in outcome.scored.transfers:
        payer = names(outcome.players[transfer.payer] or 0, "")
        payee = names(outcome.players[transfer.payee] or 0, "") if transfer.payee >= 0 else tr("House")
        _write(painter, QRectF(_EDGE, y, 230, 26), f"{payer} → {payee}", _font(14, 600))
        amount = QRectF(WIDTH - _EDGE - 120, y, 120, 26)
        _write(painter, amount, f"{transfer.points:,}", _font(15, 700), align=_RIGHT)
        why = "  ".join(f.in_language(language()) for f in transfer.why)
        _write(painter, QRectF(_EDGE + 150, y, WIDTH - 2 * _EDGE - 280, 26), why, _font(12, 400), LIGHT.ink2)
        y += 32
        painter.fillRect(QRectF(_EDGE, y - 4, WIDTH - 2 * _EDGE, 0.5), colour(LIGHT.line))


def _paint_net(painter: QPainter, table: Table, outcome: Outcome, y: float) -> float:
    each = (WIDTH - 2 * _EDGE) / len(outcome.players)
    for seat, (player, points) in enumerate(zip(outcome.players, outcome.payments, strict=True)):
        x = _EDGE + seat * each
        _write(painter, QRectF(x, y, each, 24), table.names.get(player or 0, ""), _font(15, 600))
        _write(painter, QRectF(x, y + 24, each, 36), signed(points), _font(24, 700), _ink(points))
    return y + 84


def _head(painter: QPainter, title: str, about: str) -> None:
    _write(painter, QRectF(_EDGE, 48, WIDTH - 2 * _EDGE, 36), title, _font(24, 700))
    _write(painter, QRectF(_EDGE, 84, WIDTH - 2 * _EDGE, 22), about, _font(13, 400), LIGHT.ink2)
    painter.fillRect(QRectF(_EDGE, 116, WIDTH - 2 * _EDGE, 2), colour(LIGHT.accent))


def _font(size: float, weight: int) -> QFont:
    return fonts.font(size, weight)


def _write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: str = LIGHT.ink,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    write(painter, rect, text, font, colour(ink), align=align)


def _ink(points: int) -> str:
    return LIGHT.gain if points > 0 else LIGHT.loss if points < 0 else LIGHT.ink3


# --- to a file or a printer

Page = Callable[[QPainter, int], None]


def paint_pages(device: QPagedPaintDevice, pages: int, paint: Page) -> None:
    """Paint pages on paper: a PDF, or a printer."""
    size = QPageSize(QPageSize.PageSizeId.A4)
    margins = QMarginsF(0, 0, 0, 0)
    device.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter))
    with QPainter(device) as painter:
        scale = painter.viewport().width() / WIDTH
        painter.scale(scale, scale)
        for page in range(pages):
            if page:
                device.newPage()
            paint(painter, page)


def picture(paint: Page, scale: float = 2.0, height: float = HEIGHT) -> QImage:
    """A page as a picture to be shared, cut below what is painted."""
    image = QImage(QSize(round(WIDTH * scale), round(height * scale)), QImage.Format.Format_RGB32)
    image.fill(colour(LIGHT.surface))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        paint(painter, 0)
    return _cut(image, round(48 * scale))


def _cut(image: QImage, margin: int) -> QImage:
    """The picture without the empty paper under it."""
    data, step = bytes(memoryview(image.constBits())), image.bytesPerLine()
    ground = data[:step]
    lines = range(image.height() - 1, 0, -1)
    last = next((y for y in lines if data[y * step : (y + 1) * step] != ground), image.height() - 1)
    return image.copy(0, 0, image.width(), min(image.height(), last + margin))
