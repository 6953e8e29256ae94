"""A sheet of everything that is drawn before there is a table, to be looked at.

``python -m mjdesk.ui.gallery OUT.png [--scale 1|2|3] [--felt pine|ink] [--back jade|indigo|bamboo]``
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap

from mjdesk.engine.tiles import Tile
from mjdesk.ui.fonts import font
from mjdesk.ui.icons import icon, names, portrait
from mjdesk.ui.surfaces import felt_pixmap
from mjdesk.ui.theme import FELTS, INKS, INKS_SAFE, ON_FELT, ON_FELT2, PINE, Back, Felt
from mjdesk.ui.tilegeom import SIDE_PITCH
from mjdesk.ui.tilemarks import paint_caret
from mjdesk.ui.tilepix import Mark, Pose, TileLook, TilePainter

WIDTH, HEIGHT = 1366, 820


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the blocks of the sheet paint with."""

    painter: QPainter
    tiles: TilePainter
    dpr: float

    def title(self, x: float, y: float, text: str, note: str = "") -> None:
        """A headline with its baseline at y."""
        self.painter.setFont(font(18, 700))
        self.painter.setPen(QColor(ON_FELT))
        self.painter.drawText(QPointF(x, y), text)
        start = x + self.painter.fontMetrics().horizontalAdvance(text) + 12
        self.painter.setFont(font(13, 500))
        self.painter.setPen(QColor(ON_FELT2))
        self.painter.drawText(QPointF(start, y), note)

    def label(self, x: float, y: float, text: str) -> None:
        """A caption centred on x, its baseline at y."""
        self.painter.setFont(font(13, 500))
        self.painter.setPen(QColor(ON_FELT2))
        half = self.painter.fontMetrics().horizontalAdvance(text) / 2
        self.painter.drawText(QPointF(x - half, y), text)

    def row(self, x: float, y: float, pitch: float, looks: Sequence[TileLook]) -> None:
        """Tiles beside each other: first all shadows, then all tiles."""
        for n, look in enumerate(looks):
            self.tiles.draw_shadow(self.painter, x + pitch * n, y, look.width, look.pose, turn=look.turn)
        for n, look in enumerate(looks):
            self.tiles.draw(self.painter, x + pitch * n, y, look)


def _faces(sheet: Sheet, x: float, y: float, pitch: tuple[float, float], width: float) -> None:
    rows = (range(9), range(9, 18), range(18, 27), range(27, 34), range(34, 42))
    for n, kinds in enumerate(rows):
        sheet.row(x, y + pitch[1] * n, pitch[0], [TileLook(kind, width) for kind in kinds])


def _backs(sheet: Sheet) -> None:
    for n, back in enumerate(Back):
        other = TilePainter(sheet.dpr, back)
        x, y = (425 + 55 * n, 328) if n < 2 else (480, 414)
        other.draw_shadow(sheet.painter, x, y, 50, Pose.FACE_DOWN)
        other.draw(sheet.painter, x, y, TileLook(width=50, pose=Pose.FACE_DOWN))


def _poses(sheet: Sheet) -> None:
    sheet.title(892, 46, "姿势")
    sheet.row(892, 82, 0, [TileLook(22, 54, Pose.STANDING)])
    sheet.row(996, 84, 0, [TileLook(22, 48)])
    sheet.row(1092, 84, 0, [TileLook(22, 48, Pose.FACE_DOWN)])
    sheet.row(1180, 98, 32.6, [TileLook(width=32, pose=Pose.ACROSS)] * 3)
    for side, last, x in (
        (Pose.SIDE_LEFT, Pose.SIDE_LEFT_LAST, 1296),
        (Pose.SIDE_RIGHT, Pose.SIDE_RIGHT_LAST, 1326),
    ):
        for n in range(5):
            pose = last if n == 4 else side
            sheet.tiles.draw_shadow(sheet.painter, x, 52 + SIDE_PITCH * 24 * n, 24, pose)
        for n in range(5):
            look = TileLook(width=24, pose=last if n == 4 else side)
            sheet.tiles.draw(sheet.painter, x, 52 + SIDE_PITCH * 24 * n, look)
    for x, text in ((919, "立，自己的"), (1020, "平放"), (1116, "扣着"), (1229, "对家的"), (1322, "侧家")):
        sheet.label(x, 196, text)
    stacks = [TileLook(width=25, pose=Pose.WALL_2)] * 6 + [TileLook(width=25, pose=Pose.WALL_1)] * 2
    sheet.row(892, 222, 26.4, stacks)
    sheet.label(996, 268, "牌墙，两层和一层")
    pond = [TileLook(kind, 30, drawn=kind in (15, 19)) for kind in (2, 15, 30, 19, 17)]
    sheet.row(1140, 210, 31.4, pond)
    sheet.label(1218, 268, "摸切的压一层灰")


_STATES: tuple[tuple[Tile, str, TileLook, Mark | None], ...] = (
    (5, "赖子", TileLook(5, 60, wild=True), None),
    (3, "皮子", TileLook(3, 60, skin=True), None),
    (22, "刚打出", TileLook(22, 60), Mark.LAST_DISCARD),
    (20, "胡的这张", TileLook(20, 60), Mark.WINNING),
    (17, "选中，要打", TileLook(17, 60), Mark.CHOSEN),
    (5, "不能打", TileLook(5, 60, wild=True, dim=True), Mark.LOCKED),
    (1, "键盘焦点", TileLook(1, 60), Mark.FOCUS),
    (25, "对不上", TileLook(25, 60), Mark.DIFFERS),
)


def _states(sheet: Sheet) -> None:
    sheet.title(572, 316, "状态，每种都有自己的形状")
    for n, (_, text, look, mark) in enumerate(_STATES):
        x, y = 580 + 98 * n, 366 if mark is Mark.CHOSEN else 376
        sheet.row(x, y, 0, [look])
        if mark is not None:
            sheet.tiles.draw_mark(sheet.painter, x, y, mark, look.width)
        sheet.label(x + 30, 494, text)
    paint_caret(sheet.painter, QPointF(806, 360), 14, 0)
    for n, (text, mark) in enumerate((("小心", Mark.DANGER_1), ("危险", Mark.DANGER_2), ("很危险", Mark.DANGER_3))):
        sheet.row(580 + 98 * n, 522, 0, [TileLook(15, 60)])
        sheet.tiles.draw_mark(sheet.painter, 580 + 98 * n, 522, mark, 60)
        sheet.label(610 + 98 * n, 640, text)


def _turns(sheet: Sheet) -> None:
    sheet.title(572, 690, "四个方向", "画转，光不转")
    for n, turn in enumerate((0, 90, 180, 270)):
        x = 580 + 62 * n
        sheet.row(x, 712, 0, [TileLook(5, 30, turn=turn, wild=True)])
        sheet.row(x, 762, 0, [TileLook(18, 30, turn=turn, skin=True)])
    safe = TilePainter(sheet.dpr, sheet.tiles.back, INKS_SAFE)
    for n, kind in enumerate((4, 9, 13, 22, 18, 32)):
        safe.draw_shadow(sheet.painter, 850 + 49 * n, 722, 48)
        safe.draw(sheet.painter, 850 + 49 * n, 722, TileLook(kind, 48))
    sheet.label(994, 812, "色觉友好的墨色")


def _cards(sheet: Sheet) -> None:
    for n, kind in enumerate((42, 43, 48, 51, 52, 53, 58, 60, 61)):
        x = 900 + 48 * n
        sheet.tiles.draw_sprite(sheet.painter, x, 520, sheet.tiles.card_shadow(42, 116))
        sheet.tiles.draw_sprite(sheet.painter, x, 520, sheet.tiles.card(kind, 42, 116))
    sheet.label(1113, 666, "跑胡子：二七十红，大字带菱点，小字带圆点")


def _people(sheet: Sheet) -> None:
    sheet.title(40, 554, "人物和图标")
    for n in range(8):
        sheet.painter.drawPixmap(QPointF(40 + 62 * n, 572), portrait(n, 54, sheet.dpr))
    for n, name in enumerate(names()):
        place = QPointF(40 + 27.4 * (n % 18), 648 + 32 * (n // 18))
        sheet.painter.drawPixmap(place, icon(name, 20, ON_FELT, sheet.dpr))


def render(scale: float = 1.0, felt: Felt = PINE, back: Back = Back.JADE) -> QPixmap:
    """The whole sheet at a device pixel ratio; needs a running ``QGuiApplication``."""
    pixmap = QPixmap(round(WIDTH * scale), round(HEIGHT * scale))
    pixmap.setDevicePixelRatio(scale)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, felt_pixmap(WIDTH, HEIGHT, felt, scale))
        sheet = Sheet(painter, TilePainter(scale, back, INKS), scale)
        sheet.title(40, 46, "牌面", "36 像素以上用细稿，以下用简稿")
        _faces(sheet, 40, 70, (55, 86), 50)
        _backs(sheet)
        sheet.title(572, 46, "简稿")
        _faces(sheet, 572, 70, (30, 41), 28)
        for block in (_poses, _states, _turns, _cards, _people):
            block(sheet)
    return pixmap


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the sheet to a file; 1 when the file cannot be written."""
    parser = argparse.ArgumentParser(prog="mjdesk.ui.gallery", description="Write a sheet of all drawings.")
    parser.add_argument("out", help="the picture to write (png)")
    parser.add_argument("--scale", type=int, choices=(1, 2, 3), default=1)
    parser.add_argument("--felt", choices=tuple(FELTS), default=PINE.id)
    parser.add_argument("--back", choices=tuple(back.value for back in Back), default=Back.JADE.value)
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    written = render(options.scale, FELTS[options.felt], Back(options.back)).save(options.out)
    del app  # it had to live while pixmaps did
    return 0 if written else 1


if __name__ == "__main__":
    sys.exit(main())
