"""The panels of one table by name: made when first asked for, unfolded while they are pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from mjdesk.ui.table import buttons
from mjdesk.ui.table.glass import Panel, Style
from mjdesk.ui.table.layout import Box, Side, TableLayout
from mjdesk.ui.table.pieces import Z_OPEN, Z_PANEL
from mjdesk.ui.table.pointing import Pointing


class PanelStock:
    """All panels of one table."""

    def __init__(self, scene: QGraphicsScene, style: Style) -> None:
        self._scene, self.style = scene, style
        self._items: dict[str, Panel] = {}

    def item(self, name: str, kind: type[Panel], z: float) -> Panel:
        """The panel of a name, made when first asked for."""
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = kind(self.style)
            item.setZValue(z)
            self._scene.addItem(item)
        return item

    def restyle(self, style: Style, sides: Sequence[Side]) -> None:
        """Paint with another style from now on; plates of sides nobody sits at go."""
        self.style = style
        for side in Side:
            for name in (f"plate-{side}", f"turn-{side}"):
                if side not in sides and name in self._items:
                    self._items[name].setVisible(False)

    def box(self, name: str) -> Box | None:
        """Where a panel lies, None when it is not shown."""
        item = self._items.get(name)
        return item.box if item is not None and item.isVisible() else None

    def clear(self) -> None:
        """Take all panels away."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()

    # --- showing one

    def _unfolded(
        self, name: str, layout: TableLayout, box: Box, sizes: Sequence[tuple[float, float]], pointing: Pointing
    ) -> tuple[int, Box] | None:
        """How a folded panel is shown while it is pointed at: as far unfolded as the window has room, over the others.

        ``box`` is its place folded, ``sizes`` the size of each stage.
        """
        if name != (pointing.focus or pointing.hover):
            return None
        left, top = 0.4 * layout.margin, 0.4 * layout.margin
        right, bottom = layout.width - left, layout.height - top
        for stage, (w, h) in enumerate(sizes):
            if w <= right - left and h <= bottom - top:
                x = box.x if box.cx < layout.cx else box.right - w
                y = box.y if box.cy < layout.cy else box.bottom - h
                return stage, Box(max(left, min(x, right - w)), max(top, min(y, bottom - h)), w, h)
        return None

    def _show_panel(self, name: str, kind: type[Panel], box: Box, state: object, unfolded: bool) -> Panel:
        """Bring a panel up to date; one that is unfolded for a moment lies over the others."""
        item = self.item(name, kind, Z_PANEL)
        item.setZValue(Z_OPEN if unfolded else Z_PANEL)
        if item.solid != unfolded:
            item.solid = unfolded
            item.update()
        item.show_state(self.style, box, state)
        return item

    def _button(
        self, name: str, box: Box, pointing: Pointing, *, word: str = "", drawing: str = "", on: bool = False
    ) -> None:
        state = buttons.ButtonState(
            word, drawing, on, pointing.hover == name, pointing.pressed == name, pointing.focus == name
        )
        self.item(name, buttons.ButtonItem, Z_PANEL).show_state(self.style, box, state)
