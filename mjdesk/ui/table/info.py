"""The panel at the upper left: rules, round, and the tiles this round makes special."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from mjdesk.ui.i18n import say, tr
from mjdesk.ui.models import InfoTiles, TableModel
from mjdesk.ui.table.glass import Ink, Panel, Style, focus_ring, lying, text
from mjdesk.ui.theme import AMBER_NUMBER, ON_FELT2

WIDTH, TITLE_HEIGHT = 272, 62
_EDGE, _TILE, _GAP = 15, 29, 2.6


@dataclass(frozen=True, slots=True)
class InfoState:
    """What the panel shows. ``stage`` 0: all, 1: without rules and round, 2: only the wild tile."""

    title: str
    number: str
    subtitle: str
    groups: tuple[InfoTiles, ...]
    stage: int
    focus: bool
    language: str


def state_of(model: TableModel, stage: int, focus: bool, language: str) -> InfoState:
    """The state for a model."""
    return InfoState(
        say(model.title),
        tr("Round {number}", number=model.number),
        say(model.subtitle),
        model.info,
        stage,
        focus,
        language,
    )


def _group_width(style: Style, group: InfoTiles) -> float:
    return max(_tiles_width(style, group), style.width(say(group.label), 13))


def _tiles_width(style: Style, group: InfoTiles) -> float:
    n = len(group.tiles)
    return style.gx(n * _TILE + (n - 1) * _GAP)


def _shown(groups: tuple[InfoTiles, ...], stage: int) -> tuple[InfoTiles, ...]:
    if stage < 2:
        return groups
    return tuple(g for g in groups if g.kind == "wild") or groups[:1]


def sizes(style: Style, model: TableModel) -> tuple[tuple[float, float], ...]:
    """Width and height of each stage."""
    state = state_of(model, 0, False, "")
    head = style.width(state.title, 16, 600) + style.width(state.number, 13) + style.px(2 * _EDGE + 24)
    sub = style.width(state.subtitle, 13) + style.px(2 * _EDGE)
    groups = sum(_group_width(style, g) for g in model.info)
    row = groups + style.gx(2 * _EDGE + 22 * (len(model.info) - 1))
    tight = groups + style.gx(2 * _EDGE + 12 * (len(model.info) - 1))
    last = sum(_group_width(style, g) for g in _shown(model.info, 2)) + style.gx(2 * _EDGE)
    wide = max(style.px(WIDTH), head, sub, row)
    if not model.info:
        plain = (wide, style.px(TITLE_HEIGHT))
        return (plain, (head, style.px(38)), (style.width(state.title, 16, 600) + style.px(2 * _EDGE), style.px(38)))
    tiles = style.gx(46 + 9) + style.size(13)
    return ((wide, style.px(60) + tiles), (tight, style.gx(14) + tiles), (last, style.gx(14) + tiles))


class InfoItem(Panel):
    """The panel on the table."""

    def draw(self, painter: QPainter) -> None:
        state: InfoState = self.state
        px = self.style.px
        top = px(60)
        if state.stage == 0 or not state.groups:
            number = px(12) + self.style.width(state.number, 13) if state.stage < 2 else 0.0
            room = self.box.w - px(2 * _EDGE) - number
            text(painter, self.style, state.title, (px(_EDGE), px(21)), Ink(16, 600), room=room)
            if state.stage < 2:
                text(
                    painter,
                    self.style,
                    state.number,
                    (self.box.w - px(_EDGE), px(21)),
                    Ink(13, 500, ON_FELT2),
                    align="right",
                )
            if state.stage == 0:
                text(painter, self.style, state.subtitle, (px(_EDGE), px(43)), Ink(13, 500, ON_FELT2))
        else:
            top = self.style.gx(14)
        self._groups(painter, _shown(state.groups, state.stage), top)
        if state.focus:
            focus_ring(painter, self.rect, self.radius * self.style.g)

    def _groups(self, painter: QPainter, groups: tuple[InfoTiles, ...], top: float) -> None:
        style = self.style
        widths = [_group_width(style, g) for g in groups]
        free = self.box.w - style.gx(2 * _EDGE) - sum(widths)
        gap = free / (len(groups) - 1) if len(groups) > 1 else 0.0
        x = style.gx(_EDGE)
        for group, width in zip(groups, widths, strict=True):
            self._group(painter, group, QRectF(x, top, width, 0))
            x += width + gap

    def _group(self, painter: QPainter, group: InfoTiles, at: QRectF) -> None:
        style = self.style
        gx = style.gx
        x = at.x() + (at.width() - _tiles_width(style, group)) / 2
        wild, skin = group.kind == "wild", group.kind == "skin"
        for n, tile in enumerate(group.tiles):
            lying(painter, style, tile, (x + n * gx(_TILE + _GAP), at.y()), gx(_TILE), wild=wild, skin=skin)
        ink = Ink(13, 500, AMBER_NUMBER if wild else ON_FELT2)
        middle = at.y() + gx(46) + style.size(13) / 2
        text(painter, style, say(group.label), (at.center().x(), middle), ink, align="middle")
