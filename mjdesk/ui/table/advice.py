"""The panel of hints at the right: the best answers, or the useful tiles of the one pointed at; and hints in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.paohuzi.cards import is_card
from mjdesk.engine.tiles import Tile
from mjdesk.players.valued import Valued
from mjdesk.ui.advice import Advice
from mjdesk.ui.i18n import say, signed, tr
from mjdesk.ui.table.glass import FACTS, Ink, Panel, Style, divider, focus_ring, lying, text
from mjdesk.ui.table.words import action_word, tile_name
from mjdesk.ui.theme import AMBER, AMBER_NUMBER, DANGER_MARK, ON_FELT, ON_FELT2, ON_FELT3

WIDTH = 248
_EDGE, _HEAD, _ROW, _LOW_ROW, _FOOT = 15, 42, 43, 30, 7
_TILE, _LOW_TILE = 25, 19
_GRID_ROW, _GRID_PITCH, _PER_ROW = 54, 31, 7
_MOST = 3  #: answers that are shown

#: words for answers that are no discards
Labels: TypeAlias = Mapping[Action, str]


@dataclass(frozen=True, slots=True)
class AdviceState:
    """What the panel shows.

    ``stage`` 0: rows, 1: low rows, 2: the heading, 3: a picture. ``pointed`` is the discard whose useful tiles are
    shown instead of the best answers; ``labels`` are the words for claims.
    """

    advice: Advice
    pointed: Valued | None
    stage: int
    focus: bool
    language: str
    labels: Labels


def points(value: float) -> str:
    """Expected points: whole ones from ten on, else with a tenth."""
    if abs(value) >= 9.95:
        return signed(round(value))
    tenths = f"{value:+.1f}".replace("-", "−")
    return "0" if tenths in ("+0.0", "−0.0") else tenths


def away_word(valued: Valued) -> str:
    """How far from a win an answer leaves the hand."""
    if valued.away is None:
        return ""
    return tr("ready") if valued.away == 0 else tr("%n away", n=valued.away)


def useful_count(valued: Valued) -> int:
    """How many tiles that help are unseen."""
    return sum(left for _, left in valued.useful)


def doing(action: Action, labels: Labels | None = None) -> str:
    """An answer in a word or two, with its tile where that tells it from others."""
    if action.kind is Kind.DISCARD and action.tile is not None:
        return tr("discard {tile}", tile=tile_name(action.tile))
    return (labels or {}).get(action) or action_word(action)


def compared(one: Valued, other: Valued) -> str:
    """What tells one answer from another, as said of the first: 更容易胡，34% 比 15%. Empty where nothing much does.

    What speaks for the one that is worth less is not said.
    """
    better = one.value > other.value
    return _safety(one, other, better) or _chance(one, other, better) or _win(one, other, better) or _hand(one, other)


def _safety(one: Valued, other: Valued, better: bool) -> str:
    lost = one.danger - other.danger
    if abs(lost) < max(0.3, 0.4 * abs(one.value - other.value)) or (lost < 0) != better:
        return ""
    return tr("safer") if lost < 0 else tr("more dangerous")


def _chance(one: Valued, other: Valued, better: bool) -> str:
    a, b = round(100 * one.chance), round(100 * other.chance)
    if not (one.chance and other.chance) or abs(a - b) < 2 or (a > b) != better:
        return ""
    if a > b:
        return tr("wins more often, {a}% against {b}%", a=a, b=b)
    return tr("wins less often, {a}% against {b}%", a=a, b=b)


def _win(one: Valued, other: Valued, better: bool) -> str:
    little = 0.05 * max(one.win, other.win)
    if not (one.win and other.win) or abs(one.win - other.win) < little or (one.win > other.win) != better:
        return ""
    a, b = f"{round(one.win):,}", f"{round(other.win):,}"
    if one.win > other.win:
        return tr("wins more, {a} against {b}", a=a, b=b)
    return tr("wins less, {a} against {b}", a=a, b=b)


def _hand(one: Valued, other: Valued) -> str:
    if one.away is not None and other.away is not None and one.away != other.away:
        return tr("nearer to a win") if one.away < other.away else tr("further from a win")
    more = useful_count(one) - useful_count(other)
    if not (one.useful and other.useful) or abs(more) < 2:
        return ""
    return tr("%n more useful tiles", n=more) if more > 0 else tr("%n fewer useful tiles", n=-more)


def rival(advice: Advice) -> Valued | None:
    """The answer that the best one is to be compared with: the pass or the best claim, else the next best."""
    others = advice.choices[1:]
    refusal = next((valued for valued in others if valued.action.kind is Kind.PASS), None)
    return others[0] if refusal is None and others else refusal


def in_words(advice: Advice, action: Action | None, labels: Labels) -> str:
    """What an expert says of an answer, the best one if none is pointed at: 高手：过 +3.1 · 更容易胡，34% 比 15%."""
    best = advice.best
    valued = advice.on(action) or best
    against = rival(advice) if valued.action == best.action else best
    facts = [compared(valued, against) if against is not None else ""]
    facts += [say(reason) for reason in valued.why]
    facts.append(away_word(valued))
    if valued.useful:
        facts.append(tr("%n useful", n=useful_count(valued)))
    facts += [say(told) for told in valued.besides]
    said = FACTS.join(fact for fact in facts if fact)
    if valued.action == best.action:
        head = tr("Expert: {what} {points}", what=doing(best.action, labels), points=points(best.value))
    else:
        less = points(valued.value - best.value)
        head = tr(
            "{what} {points}, {less} against {best}",
            what=doing(valued.action, labels),
            points=points(valued.value),
            less=less,
            best=doing(best.action, labels),
        )
    return f"{head}{FACTS}{said}" if said else head


def shown(advice: Advice) -> tuple[Valued, ...]:
    """The answers that the panel lists; one of a kind only."""
    return advice.choices[:_MOST]


def sizes(style: Style, advice: Advice, pointed: Valued | None, labels: Labels) -> tuple[tuple[float, float], ...]:
    """Width and height of each stage."""
    px, wide = style.px, _width(style, advice, labels)
    if pointed is not None and pointed.useful:
        rows = ceil(len(pointed.useful) / _per_row(style, wide))
        full = (wide, px(_HEAD + rows * _GRID_ROW + _FOOT))
        return full, full, (wide, px(_HEAD)), least_size(style)
    n = len(shown(advice))
    return (
        (wide, px(_HEAD + n * _ROW + _FOOT)),
        (wide, px(_HEAD + n * _LOW_ROW + _FOOT)),
        (wide, px(_HEAD)),
        least_size(style),
    )


def _per_row(style: Style, wide: float) -> int:
    return max(1, int((wide - style.px(2 * _EDGE) + 1) // style.px(_GRID_PITCH)))


def _width(style: Style, advice: Advice, labels: Labels) -> float:
    columns = _columns(style, advice, labels)
    return max(style.px(WIDTH), sum(columns) + style.px(2 * _EDGE + 36 + 20))


def _columns(style: Style, advice: Advice, labels: Labels) -> tuple[float, float, float, float]:
    """Widths of what the answer is, how far it leaves the hand, useful tiles, points."""
    rows = shown(advice)
    words = (0.0 if _picture(v.action) is not None else style.width(doing(v.action, labels), 15, 600) for v in rows)
    first = max(style.px(_TILE), *words)
    away = max(style.width(away_word(v), 14, 500) for v in rows)
    useful = max(style.width(_useful_word(v), 13, 500) for v in rows)
    return first, away, useful, max(style.width(points(v.value), 16, 600) for v in rows)


def _picture(action: Action) -> Tile | None:
    """The tile that stands for an answer."""
    return action.tile if action.kind is Kind.DISCARD else None


def _tile(tile: Tile, low: bool) -> float:
    """The width of a tile in a row; letter cards are higher than tiles of that width."""
    return (_LOW_TILE if low else _TILE) - (4 if is_card(tile) else 0)


def _useful_word(valued: Valued) -> str:
    return tr("%n useful", n=useful_count(valued)) if valued.useful else ""


def least_size(style: Style) -> tuple[float, float]:
    """The size when folded to a picture."""
    return style.gx(18 + _TILE) + style.width("+000", 15, 600), max(style.gx(_HEAD), 1.4 * style.size(15))


def spoken(advice: Advice, labels: Labels) -> str:
    """All of it for the screen reader."""
    return tr(", ").join(f"{doing(v.action, labels)} {points(v.value)} {away_word(v)}" for v in shown(advice))


def paint_danger(painter: QPainter, right: QPointF, level: int, size: float) -> None:
    """Danger as small triangles, the last one ending at a point."""
    fill, edge = DANGER_MARK
    painter.setPen(QColor(edge))
    painter.setBrush(QColor(fill))
    for n in range(level):
        x = right.x() - n * size * 1.15 - size / 2
        top, low = right.y() - size * 0.45, right.y() + size * 0.45
        shape = [QPointF(x, top), QPointF(x + size / 2, low), QPointF(x - size / 2, low)]
        painter.drawPolygon(QPolygonF(shape))


class AdviceItem(Panel):
    """The panel on the table."""

    def draw(self, painter: QPainter) -> None:
        state: AdviceState = self.state
        if state.stage == 3:
            self._icon(painter, state.advice)
        else:
            self._head(painter, state)
            if state.stage < 2 and state.pointed is not None and state.pointed.useful:
                self._grid(painter, state.pointed)
            elif state.stage < 2:
                self._rows(painter, state, low=state.stage == 1)
        if state.focus:
            focus_ring(painter, self.rect, self.radius * self.style.g)

    def _head(self, painter: QPainter, state: AdviceState) -> None:
        style, right = self.style, self.box.w - self.style.px(_EDGE)
        px = style.px
        valued = state.pointed
        if valued is not None and valued.action.tile is not None:
            title, said = tr("Without {tile}", tile=tile_name(valued.action.tile)), points(valued.value)
        else:
            title, said = tr("An expert would"), points(state.advice.best.value) if state.stage == 2 else ""
        used = text(painter, style, title, (px(_EDGE), px(21)), Ink(15, 600))
        if said:
            right -= text(painter, style, said, (right, px(21)), Ink(15, 600, AMBER_NUMBER), align="right") + px(12)
        if valued is not None:
            words = " · ".join(filter(None, (away_word(valued), _useful_word(valued))))
            x = px(_EDGE + 10) + used
            if x + style.width(words, 13) <= right:
                text(painter, style, words, (x, px(21)), Ink(13, 500, ON_FELT2))
        elif state.stage == 2:
            best, x = state.advice.best.action, px(_EDGE + 10) + used
            tile = _picture(best)
            if tile is not None:
                lying(painter, style, tile, (x, px(21 - 0.7 * _LOW_TILE)), px(_LOW_TILE))
            else:
                text(painter, style, doing(best, state.labels), (x, px(21)), Ink(15, 600), room=right - x)

    def _rows(self, painter: QPainter, state: AdviceState, low: bool) -> None:
        style, high = self.style, _LOW_ROW if low else _ROW
        px, advice = style.px, state.advice
        first, away, _, worth = _columns(style, advice, state.labels)
        for n, valued in enumerate(shown(advice)):
            top, middle = px(_HEAD + n * high), px(_HEAD + n * high + high / 2 - 2)
            if n and not low:
                divider(painter, (px(_EDGE), top - px(1)), (self.box.w - px(_EDGE), top - px(1)), 0.09)
            x, picture = px(_EDGE), _picture(valued.action)
            if picture is not None:
                tile = px(_tile(picture, low))
                lying(painter, style, picture, (x + (px(_TILE) - tile) / 2, middle - 0.7 * tile), tile)
            else:
                text(painter, style, doing(valued.action, state.labels), (x, middle), Ink(15, 600))
            x += first + px(12)
            text(painter, style, away_word(valued), (x, middle), Ink(14, 500, ON_FELT if not n else ON_FELT2))
            x += away + px(12)
            text(painter, style, _useful_word(valued), (x, middle), Ink(13, 500, ON_FELT2))
            right = self.box.w - px(_EDGE)
            ink = Ink(16, 600, AMBER_NUMBER if not n else ON_FELT3)
            text(painter, style, points(valued.value), (right, middle), ink, align="right")
            paint_danger(painter, QPointF(right - worth - px(8), middle), advice.level(valued), px(9))

    def _grid(self, painter: QPainter, valued: Valued) -> None:
        """The useful tiles, each with how many are unseen."""
        style = self.style
        px, per_row = style.px, _per_row(style, self.box.w)
        for n, (tile, left) in enumerate(valued.useful):
            x, top = px(_EDGE) + n % per_row * px(_GRID_PITCH), px(_HEAD) + n // per_row * px(_GRID_ROW)
            lying(painter, style, tile, (x, top - px(2)), px(_TILE))
            at = (x + px(_TILE / 2), top + px(43))
            text(painter, style, str(left), at, Ink(13, 600, ON_FELT2 if left else ON_FELT3), align="middle")

    def _icon(self, painter: QPainter, advice: Advice) -> None:
        gx, middle, best = self.style.gx, self.box.h / 2, advice.best
        picture = _picture(best.action)
        if picture is not None:
            lying(painter, self.style, picture, (gx(7), middle - gx(17)), gx(_TILE - 2))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(AMBER))
            painter.drawPolygon(_diamond(QPointF(gx(19), middle), gx(7)))
        at = (self.box.w - gx(9), middle)
        text(painter, self.style, points(best.value), at, Ink(15, 600, AMBER_NUMBER), align="right")


def _diamond(middle: QPointF, half: float) -> QPolygonF:
    x, y = middle.x(), middle.y()
    return QPolygonF([QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half), QPointF(x - half, y)])
