"""The felt over the palette: a line to type in, and under it the tiles it means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLineEdit, QWidget

from mjdesk.engine.melds import MeldKind
from mjdesk.engine.rules.values import Special
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger.any_tile import draw_tile, draw_tile_shadow
from mjdesk.ui.ledger.draft import Draft, Laid
from mjdesk.ui.ledger.entry_family import FAMILIES, EntryFamily
from mjdesk.ui.look import look
from mjdesk.ui.surfaces import draw_shadow, felt_pixmap
from mjdesk.ui.theme import AMBER, Shadow, colour
from mjdesk.ui.tilepix import Pose, TileLook
from mjdesk.ui.widgets import Page, canvas
from mjdesk.ui.widgets.base import width_of, write

_SHADOW = Shadow(24, 8, 0.22)
_TILE = 47.0
#: keys that are no text: they belong to the page
_KEYS = frozenset({
    Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape,
    *(Qt.Key(Qt.Key.Key_F1.value + n) for n in range(8)),
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class StageModel:
    """What is shown: the tiles of one seat, who it is, the turned tile and the extra ones with their names."""

    draft: Draft = field(default_factory=Draft)
    owner: str = ""
    feeders: tuple[str, ...] = ()  #: by meld, who fed it; empty for own tiles
    indicator: Tile | None = None
    wants_indicator: bool = False
    extra: tuple[Tile, ...] = ()
    extra_name: str = ""
    special: Special = field(default_factory=Special)
    problem: str = ""
    family: EntryFamily = FAMILIES["mahjong"]


@dataclass(frozen=True, slots=True)
class _Group:
    """Tiles that stand together, with the words under them; ``place`` is that of a meld, else None."""

    tiles: tuple[Tile, ...]
    words: str
    place: int | None = None
    win: bool = False
    small: bool = False
    back: tuple[int, ...] = ()  #: places of tiles that lie face down


def meld_name(meld: Laid) -> str:
    """What a meld is called."""
    return {
        MeldKind.CHI: tr("Chi"), MeldKind.PENG: tr("Peng"), MeldKind.GANG_EXPOSED: tr("Exposed kong"),
        MeldKind.GANG_ADDED: tr("Added kong"), MeldKind.GANG_CONCEALED: tr("Concealed kong"),
        MeldKind.GANG_SINGLE: tr("Kong"), MeldKind.GANG_SET: tr("Shown set"), MeldKind.BI: tr("Bi"),
        MeldKind.WEI: tr("Wei"), MeldKind.TI: tr("Ti"), MeldKind.PAO: tr("Pao"),
    }.get(meld.kind, "")  # fmt: skip


class Stage(Page):
    """The stage.

    ``typed`` brings the text after a change by keys; ``tile_clicked`` a tile of the hand; ``meld_clicked`` the place of
    a meld and whether its words were clicked; ``key`` a key that is no text (Enter, F1 …).
    """

    typed = Signal(str)
    tile_clicked = Signal(int)
    meld_clicked = Signal(int, bool)
    key = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = StageModel()
        self.edit = QLineEdit(self)
        self.edit.setObjectName("hand-line")
        self.edit.setFrame(False)
        self.edit.textEdited.connect(self.typed)
        self.edit.installEventFilter(self)
        self.setFocusProxy(self.edit)
        self._boxes: list[tuple[QRectF, int | None, Tile, bool]] = []  #: body, meld, tile, words
        look().changed.connect(self._restyle_line)
        self._restyle_line()

    def show_model(self, model: StageModel) -> None:
        """Show other tiles; the line keeps its text."""
        self.model = model
        self.edit.setAccessibleName(tr("Tiles of {name}", name=model.owner) if model.owner else tr("Tiles"))
        self.edit.setAccessibleDescription(self._spoken())
        self.update()

    def _spoken(self) -> str:
        return self.model.problem or ", ".join(group.words for group in self._groups() if group.words)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _KEYS:
            if not event.isAutoRepeat():
                self.key.emit(event.key())
            return True
        return super().eventFilter(watched, event)

    def _restyle_line(self) -> None:
        palette = QPalette(self.edit.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(QPalette.ColorRole.Text, look().colour("on_felt"))
        palette.setColor(QPalette.ColorRole.PlaceholderText, look().colour("on_felt3"))
        palette.setColor(QPalette.ColorRole.Highlight, colour(AMBER))
        palette.setColor(QPalette.ColorRole.HighlightedText, look().colour("on_accent"))
        self.edit.setPalette(palette)
        self.edit.setFont(look().font(17, 600))

    # --- places

    def _line(self) -> QRectF:
        px = look().px
        return QRectF(px(24), px(20), self.width() - px(48), px(43))

    def place(self) -> None:
        line, px = self._line(), look().px
        hint = width_of(self._hint(), look().font(12)) + px(30)
        wide = line.width() - px(32) - (hint if hint < line.width() * 0.5 else 0)
        self.edit.setGeometry(round(line.x() + px(14)), round(line.y() + 1), round(wide), round(line.height() - 2))

    def _hint(self) -> str:
        return say(self.model.family.hint)

    def want(self) -> QSizeF:
        return QSizeF(look().px(900), look().px(210))

    # --- what is there

    def _groups(self) -> list[_Group]:
        model, draft = self.model, self.model.draft
        groups = []
        for place, meld in enumerate(draft.melds):
            feeder = model.feeders[place] if place < len(model.feeders) else ""
            words = f"{meld_name(meld)} · {feeder}" if feeder else meld_name(meld)
            back = (0, 3) if meld.kind is MeldKind.GANG_CONCEALED else ()
            groups.append(_Group(meld.tiles, words, place, back=back))
        if draft.open_meld:
            groups.append(_Group(draft.open_meld, "…"))
        if draft.hand:
            groups.append(_Group(model.family.ordered(draft.hand), tr("Hand")))
        if draft.win is not None:
            groups.append(_Group((draft.win,), "", win=True))
        return groups

    def _width(self, groups: Sequence[_Group], w: float) -> float:
        return sum(len(g.tiles) * w * 1.02 for g in groups) + max(0, len(groups) - 1) * w * 0.5

    def _tile_width(self, groups: Sequence[_Group], room: float) -> float:
        w = min(look().px(_TILE), (self.height() - look().px(63 + 20 + 40)) / (self.model.family.tall + 0.29))
        needed = self._width(groups, w)
        return w if needed <= room else max(14.0, w * room / needed)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, dpr, rect = look().px, self.devicePixelRatioF(), QRectF(self.rect())
            shape = QPainterPath()
            shape.addRoundedRect(rect, px(20), px(20))
            painter.save()
            painter.setClipPath(shape)
            painter.drawPixmap(QPointF(0, 0), felt_pixmap(rect.width(), rect.height(), look().felt, dpr))
            painter.restore()
            self._paint_line(painter)
            self._boxes = []
            side = self._paint_side(painter)
            if not self.model.draft:
                self._paint_empty(painter, side)
                return
            self._paint_groups(painter, side)

    def _paint_line(self, painter: QPainter) -> None:
        px, line = look().px, self._line()
        painter.setPen(QPen(colour(AMBER), px(1.5)))
        painter.setBrush(colour("#0B1E1A", 0.55))
        painter.drawRoundedRect(line.adjusted(0.75, 0.75, -0.75, -0.75), px(12), px(12))
        font, hint = look().font(12), self._hint()
        if width_of(hint, font) + px(30) < line.width() * 0.5:
            right = Qt.AlignmentFlag.AlignRight
            write(painter, line.adjusted(0, 0, -px(16), 0), hint, font, look().colour("on_felt3"), align=right)
        if self.model.problem:
            below = QRectF(line.x() + px(4), line.bottom() + px(3), line.width(), px(20))
            write(painter, below, self.model.problem, look().font(13, 600), colour(AMBER))

    def _paint_empty(self, painter: QPainter, side: float) -> None:
        px = look().px
        middle = QRectF(px(24), px(76), self.width() - px(48) - side, self.height() - px(96))
        words = tr("Type the tiles, or click them below")
        if self.model.owner:
            words = f"{self.model.owner} · {words}"
        write(painter, middle, words, look().font(15, 500), look().colour("on_felt2"),
              align=Qt.AlignmentFlag.AlignHCenter)  # fmt: skip

    def _paint_side(self, painter: QPainter) -> float:
        """The turned tile and the extra ones at the right; returns the width they take."""
        px, tiles, model = look().px, look().tiles(self.devicePixelRatioF()), self.model
        shown: list[tuple[str, tuple[Tile, ...]]] = []
        if model.wants_indicator:
            shown.append((tr("Turned tile"), (UNKNOWN if model.indicator is None else model.indicator,)))
        if model.extra_name:
            shown.append((model.extra_name, model.extra or (UNKNOWN,)))
        right, w = self.width() - px(24), px(29)
        foot = self.height() - px(44)
        for words, some in shown:
            wide = max(len(some) * w * 1.05, width_of(words, look().font(12, 500)) + 2)
            x = right - wide / 2 - len(some) * w * 1.05 / 2
            for n, tile in enumerate(some):
                at = x + n * w * 1.05
                if tile == UNKNOWN:
                    painter.setPen(QPen(look().colour("on_felt3"), 1, Qt.PenStyle.DashLine))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(QRectF(at, foot - w * 1.5, w, w * 4 / 3), px(4), px(4))
                    continue
                tiles.draw_shadow(painter, at, foot - w * 1.5, w)
                tiles.draw(painter, at, foot - w * 1.5, TileLook(tile, w))
            below = QRectF(right - wide, foot + px(2), wide, px(20))
            middle = Qt.AlignmentFlag.AlignHCenter
            write(painter, below, words, look().font(12, 500), look().colour("on_felt2"), align=middle)
            right -= wide + px(24)
        return self.width() - px(24) - right

    def _paint_groups(self, painter: QPainter, side: float) -> None:
        px, tiles, groups = look().px, look().tiles(self.devicePixelRatioF()), self._groups()
        w = self._tile_width(groups, self.width() - px(52) - side)
        x, foot = px(28), self.height() - px(48)
        tall = w * self.model.family.tall
        top = foot - tall - w * 0.17
        for group in groups:
            start = x
            if group.win:
                self._paint_glow(painter, QRectF(x, top, w, tall))
            for n, tile in enumerate(group.tiles):
                draw_tile_shadow(tiles, painter, tile, QRectF(tiles.snap(x + n * w * 1.02), top, w, tall))
            for n, tile in enumerate(group.tiles):
                at = tiles.snap(x + n * w * 1.02)
                pose = Pose.FACE_DOWN if n in group.back else Pose.LYING
                wild, skin = tile in self.model.special.wild, tile in self.model.special.skins
                box = QRectF(at, top, w, tall)
                draw_tile(tiles, painter, TileLook(tile, w, pose, wild=wild, skin=skin), box, won=group.win)
                self._boxes.append((box.adjusted(0, 0, 0, w * 0.17), group.place, tile, False))
            wide = len(group.tiles) * w * 1.02
            if group.words:
                words = QRectF(start - px(30), foot + px(2), wide + px(60), px(20))
                self._boxes.append((words, group.place, UNKNOWN, True))
                middle, ink = Qt.AlignmentFlag.AlignHCenter, look().colour("on_felt2")
                write(painter, words, group.words, look().font(12, 500), ink, align=middle)
            x += wide + w * 0.5

    def _paint_glow(self, painter: QPainter, box: QRectF) -> None:
        draw_shadow(painter, box, look().px(8), Shadow(26, 0, 0.75, AMBER), self.devicePixelRatioF())

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for box, place, tile, words in self._boxes:
            if box.contains(event.position()):
                if place is not None:
                    self.meld_clicked.emit(place, words)
                elif tile != UNKNOWN:
                    self.tile_clicked.emit(tile)
                return
        self.edit.setFocus()
