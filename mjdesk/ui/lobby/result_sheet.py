"""The settlement table (结算表): every hand laid open, every kind of payment in a column, coins and balance."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.lobby.results import Result, ResultRow, result_of
from mjdesk.ui.lobby.words import CURRENCIES, venue_words
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.table.words import wind_letter
from mjdesk.ui.tilepix import TileLook
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, Scroll, Sheet, canvas
from mjdesk.ui.widgets.base import line_height, named, paragraph, width_of, write, write_paragraph

_ROW, _HEAD = 104.0, 40.0


class ResultTable(Page):
    """The rows. They need `wanted` px of width; in a narrower sheet they scroll sideways by going under each other."""

    def __init__(self, model: SettlementModel) -> None:
        super().__init__()
        self.setObjectName("result-table")
        self.model, self.result = model, result_of(model)
        named(self, self.spoken)

    def columns(self) -> list[tuple[str, list[str]]]:
        """Head and values of each column of amounts, by seat."""
        rows, coins = self.result.rows, self.model.coins
        assert coins is not None
        found = [
            (tr("Win"), [signed(row.paid.wins) for row in rows]),
            (tr("Kongs"), [signed(row.paid.kongs) for row in rows]),
            (tr("Horses"), [signed(row.paid.horses) for row in rows]),
            (tr("Others"), [signed(row.paid.others) for row in rows]),
            (tr("Sum"), [signed(row.paid.total) for row in rows]),
        ]
        if any(row.fee for row in rows):
            found.append((tr("Fee"), [signed(-row.fee) for row in rows]))
        found.append((say(CURRENCIES[coins.currency]), [signed(row.change) for row in rows]))
        found.append((tr("Balance"), [f"{row.balance:,}" for row in rows]))
        return found

    def spoken(self) -> str:
        lines = []
        for seat, row in enumerate(self.result.rows):
            amounts = [f"{head} {values[seat]}" for head, values in self.columns()]
            marks = [say(row.mark)] if row.mark is not None else []
            lines.append(tr(", ").join((say(row.plate.person.name), *marks, *map(say, row.patterns), *amounts)))
        return "\n".join((*lines, *self.notes()))

    def notes(self) -> list[str]:
        """What is said under the rows."""
        result, names = self.result, [say(plate.person.name) for plate in self.model.plates]
        said = []
        if result.exhausted:
            said.append(tr("Exhausted: nobody won"))
        if result.fled is not None:
            said.append(tr("Void: {who} left the round", who=names[result.fled]))
        for liable in result.liable:
            said.append(
                tr("Liable: {who} pays for {other}", who=names[liable.payer], other=names[liable.owed_by])
                + f" ({liable.points:,})"
            )
        if any(row.broke for row in result.rows):
            said.append(tr("Who is broke pays what is there; it is shared by what each should have had"))
        venue = self.model.venue
        if venue is not None and venue.unit > 1:
            said.append(tr("Amounts are multiplied already: {room}", room=venue_words(venue)))
        return said

    # --- places

    def _widths(self) -> list[float]:
        px, big, small = look().px, look().font(15, 600), look().font(12.5, 600)
        return [
            max(width_of(head, small), *(width_of(value, big) for value in values)) + px(22)
            for head, values in self.columns()
        ]

    def stacked(self, width: float) -> bool:
        """Whether the amounts stand under the hands instead of beside them."""
        return width < sum(self._widths()) + look().px(560)

    def needed(self, width: float) -> float:
        """The height in px at a width."""
        px, high = look().px, self._row_height(width)
        note = line_height(look().font(13.5))
        notes = sum(len(paragraph(text, look().font(13.5), width - px(8))) for text in self.notes())
        return px(_HEAD) + len(self.result.rows) * high + px(14) + note * notes

    def _row_height(self, width: float) -> float:
        return look().px(_ROW + (44 if self.stacked(width) else 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, width, columns, widths = look().px, float(self.width()), self.columns(), self._widths()
            high, stacked = self._row_height(width), self.stacked(width)
            if stacked:  # all of the width for the amounts
                share = width / sum(widths)
                widths = [min(each * share, each * 1.6) for each in widths]
            right = Qt.AlignmentFlag.AlignRight
            lefts, x = [], width - sum(widths)
            for each in widths:
                lefts.append(x)
                x += each
            for (head, _values), left, wide in zip(columns, lefts, widths, strict=True):
                box = QRectF(left, px(4), wide - px(8), px(26))
                write(painter, box, head, look().font(12.5, 600), look().colour("ink2"), align=right)
            for seat, row in enumerate(self.result.rows):
                top = px(_HEAD) + seat * high
                self._paint_row(painter, row, QRectF(0, top, width if stacked else lefts[0] - px(10), px(_ROW)))
                line = top + (px(_ROW - 6) if stacked else 0)
                for n, ((_head, values), left, wide) in enumerate(zip(columns, lefts, widths, strict=True)):
                    strong = n >= len(columns) - 2 or n == 4
                    ink = "ink" if n == len(columns) - 1 else _ink(values[seat])
                    box = QRectF(left, line, wide - px(8), px(40) if stacked else px(_ROW))
                    write(
                        painter,
                        box,
                        values[seat],
                        look().font(15, 700 if strong else 400),
                        look().colour(ink),
                        align=right,
                    )
                painter.setPen(QPen(look().colour("line"), 1))
                painter.drawLine(QPointF(0, top), QPointF(width, top))
            self._paint_notes(painter, px(_HEAD) + len(self.result.rows) * high + px(10))

    def _paint_row(self, painter: QPainter, row: ResultRow, rect: QRectF) -> None:
        px, dpr = look().px, self.devicePixelRatioF()
        size, y = px(32), rect.y() + px(10)
        painter.drawPixmap(QPointF(px(2), y), portrait(row.plate.person.portrait, size, dpr))
        name = say(row.plate.person.name)
        words = [name]
        if row.plate.wind is not None:
            words.append(wind_letter(row.plate.wind))
        if row.plate.dealer:
            words.append(tr("D"))
        line = QRectF(px(44), y - px(2), rect.width() - px(44), px(34))
        write(painter, line, " · ".join(words), look().font(15, 600), look().colour("ink"))
        used = width_of(" · ".join(words), look().font(15, 600)) + px(16)
        says = [say(row.mark)] if row.mark is not None else []
        says += [say(pattern) for pattern in row.patterns]
        if row.broke:
            says.append(tr("Broke"))
        write(
            painter, line.adjusted(used, 0, 0, 0), " · ".join(says), look().font(13.5, 500), look().colour("accent_ink")
        )
        self._paint_tiles(painter, row, px(44), rect.y() + px(50), rect.width() - px(44))

    def _paint_tiles(self, painter: QPainter, row: ResultRow, x: float, y: float, room: float) -> None:
        """The hand, then the melds; smaller where there is little room."""
        px, tiles = look().px, look().tiles(self.devicePixelRatioF())
        count = len(row.hand) + sum(len(meld.tiles) for meld in row.melds)
        gaps = len(row.melds) * 0.35
        wide = tiles.snap(min(px(27), room / max(1.0, 1.06 * (count + gaps))))
        step = wide * 1.06
        for n, tile in enumerate(row.hand):
            up = px(5) if n == row.winning else 0.0
            tiles.draw_shadow(painter, x, y - up, wide)
            tiles.draw(painter, x, y - up, TileLook(tile, wide))
            if n == row.winning:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look().colour("accent"))
                painter.drawRoundedRect(QRectF(x + wide * 0.2, y + wide * 1.45, wide * 0.6, px(3)), 1.5, 1.5)
            x += step
        for meld in row.melds:
            x += step * 0.35
            for tile in meld.tiles:
                tiles.draw_shadow(painter, x, y, wide)
                tiles.draw(painter, x, y, TileLook(tile, wide))
                x += step

    def _paint_notes(self, painter: QPainter, y: float) -> None:
        font = look().font(13.5)
        for text in self.notes():
            lines = paragraph(text, font, self.width() - look().px(8))
            rect = QRectF(look().px(2), y, self.width() - look().px(4), line_height(font))
            write_paragraph(painter, rect, lines, font, look().colour("ink2"))
            y += line_height(font) * len(lines)


def _ink(amount: str) -> str:
    return "gain" if amount.startswith("+") else "loss" if amount.startswith("−") else "ink3"


class ResultSheet(Sheet):
    """The sheet with the table; Escape or a click beside it goes back to the settlement."""

    size_units = QSizeF(1180, 640)
    grows_to = 1.19

    def __init__(self, model: SettlementModel) -> None:
        super().__init__()
        self.setObjectName("result")
        self.title = Label(lambda: tr("Settlement table"), 22, 700, parent=self, tracking=0.02)
        self.about = Label(
            lambda: "" if model.venue is None else venue_words(model.venue), 14, 400, "ink2", parent=self
        )
        self.table = ResultTable(model)
        self.area = Scroll(self.table, self)
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.done = Button(lambda: tr("Back"), ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="result-done")
        self.done.clicked.connect(self.shut)
        named(self, self.table.spoken)

    @property
    def result(self) -> Result:
        """What the table shows."""
        return self.table.result

    def accept(self) -> None:
        self.shut()

    def first(self) -> QWidget:
        return self.done

    def needed(self, width: float) -> float:
        return min(look().px(96) + self.table.needed(width - look().px(80)) + look().px(80), 4000.0)

    def place(self) -> None:
        px, left = look().px, look().px(40)
        wide = self.width() - 2 * left
        self.title.put(left, px(22), min(self.title.want().width() + px(8), wide), px(40))
        x = left + self.title.want().width() + px(24)
        self.about.put(x, px(26), max(0.0, self.width() - left - x), px(36))
        self.table.setFixedSize(round(wide), round(self.table.needed(wide)))
        self.area.put(left, px(78), wide + px(11), self.height() - px(78 + 82))
        self.done.put(self.width() - left - px(190), self.height() - px(66), px(190), px(46))
