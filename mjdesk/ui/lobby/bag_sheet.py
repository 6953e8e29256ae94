"""The bag of props: what each does here and now, why it cannot be used, what it costs; bought and used by one click.

At the table it stands over the game: exchanges ask for the tile to give and the one to name. In the lobby one buys,
and lays 乾坤大挪移 ready for the first deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine import props
from mjdesk.engine.tiles import STANDARD, SUITED, Tile
from mjdesk.modes.bag import BY_ID, MOST, PROPS, Prop
from mjdesk.modes.coins import Currency
from mjdesk.ui.counter import to_give
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.icons import icon
from mjdesk.ui.lobby.prop_rows import EMBLEMS, HIGH, PropRow
from mjdesk.ui.lobby.purse import Purse
from mjdesk.ui.lobby.tile_grid import TileGrid
from mjdesk.ui.lobby.told_view import ToldView
from mjdesk.ui.look import look
from mjdesk.ui.models import PropLine, PropTold
from mjdesk.ui.widgets import Button, ButtonKind, Label, Sheet
from mjdesk.ui.widgets.base import shade

if TYPE_CHECKING:
    from mjdesk.engine.view import View

VOICE, FINGER = "yuyin", "jinshouzhi"
_KINDS: Final = (*(tuple(range(9 * s, 9 * s + 9)) for s in range(3)), tuple(range(SUITED, STANDARD)))
_LEFT, _GAP = 470.0, 8.0


class BagSheet(Sheet):
    """The bag. ``use_wanted`` carries prop, tile to give and tile that is asked for; ``switched`` a cosmetic one.

    ``bought`` carries the prop. What there is comes by `show_bag`, `show_view`, `show_told`.
    """

    use_wanted = Signal(str, object, object)
    bought = Signal(str)
    switched = Signal(str, bool)
    size_units = QSizeF(1010, 640)
    least_units = 640.0

    def __init__(self, *, at_table: bool) -> None:
        super().__init__()
        self.setObjectName("bag-sheet")
        self.at_table = at_table
        self.purse: Purse | None = None
        self.lines: dict[str, PropLine] = {}
        self.on: dict[str, bool] = {VOICE: False, FINGER: False}
        self.armed = ""
        self.hand: tuple[Tile, ...] = ()
        self.prop: Prop = PROPS[2]
        self.title = Label(lambda: tr("Bag"), 24, 700, parent=self, tracking=0.02)
        self.coins = Label(self._coins, 14, 500, "ink2", parent=self)
        self.rows = {prop.id: PropRow(prop, self) for prop in PROPS}
        for row in self.rows.values():
            row.clicked.connect(lambda _on=False, prop=row.prop: self.choose(prop))
        self.name = Label(lambda: say(self.prop.name), 20, 700, parent=self)
        self.about = Label(lambda: say(self.prop.about), 14.5, 400, "ink", parent=self, wraps=True)
        self.why = Label(self._why, 14, 600, "accent_ink", parent=self, wraps=True)
        self.give_label = Label(lambda: tr("Tile to give"), 13, 600, "ink2", parent=self)
        self.give = TileGrid(self, "give", 30)
        self.want_label = Label(self._want_words, 13, 600, "ink2", parent=self)
        self.wanted = TileGrid(self, "wanted", 30)
        self.told = ToldView(self)
        self.told.hide()
        self.use = Button(self._use_words, ButtonKind.PRIMARY, self, key=lambda: tr("Enter"), name="use")
        self.use.clicked.connect(self._use)
        self.buy = Button(self._buy_words, ButtonKind.QUIET, self, icon_name="coin", name="buy")
        self.buy.clicked.connect(lambda: self.bought.emit(self.prop.id))
        for grid in (self.give, self.wanted):
            grid.chosen.connect(lambda _tile: self._refresh())
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.choose(self.prop)

    # --- what there is

    def show_bag(self, purse: Purse | None, lines: tuple[PropLine, ...], armed: str = "") -> None:
        """The coins, what is in the bag, and what is laid ready for the next deal."""
        self.purse, self.armed = purse, armed
        self.lines = {line.prop: line for line in lines}
        self._refresh()

    def show_view(self, view: View | None) -> None:
        """The own hand, from which a tile can be given."""
        self.hand = () if view is None else view.hand
        self._refresh()

    def show_switches(self, *, voice: bool, finger: bool) -> None:
        """Whether the two that are never used up are on."""
        self.on = {VOICE: voice, FINGER: finger}
        self._refresh()

    def show_told(self, told: PropTold) -> None:
        """What the prop that was used says."""
        self.told.show_told(told)
        self.give.tile = None
        self._refresh()

    def choose(self, prop: Prop) -> None:
        """Look at a prop."""
        self.prop = prop
        self.told.show_told(None)
        self._refresh()

    # --- words

    def count(self, prop: str) -> int:
        """How many of a prop are left."""
        if prop in self.lines:
            return self.lines[prop].count
        return 0 if self.purse is None else self.purse.bag.count(prop)

    def refusal(self, prop: str) -> str:
        """Why a prop cannot be used now, empty where it can."""
        if BY_ID[prop].price is None:
            return "" if self.at_table else tr("At the table")
        line = self.lines.get(prop)
        if line is not None:
            return "" if line.refusal is None or prop == self.armed else say(line.refusal)
        if self.at_table:
            return tr("No props at this table")
        if prop == props.QIANKUN and self.count(prop):
            return ""
        return tr("At the table") if self.count(prop) else tr("None in the bag")

    def _state(self, prop: Prop) -> str:
        if prop.price is None:
            return tr("on") if self.on[prop.id] else tr("off")
        if prop.id == self.armed:
            return tr("laid ready")
        return self.refusal(prop.id) if self.count(prop.id) else ""

    def _why(self) -> str:
        if self.prop.id == self.armed:
            return tr("Acts on the next deal")
        return self.refusal(self.prop.id)

    def _coins(self) -> str:
        if self.purse is None:
            return ""
        has = f"{self.purse.balances[Currency.QCOIN]:,}"
        return tr("{coins} game coins; nothing here costs real money", coins=has)

    def _want_words(self) -> str:
        return tr("Tile you want") if self.prop.id == props.TOULIANG else tr("Tile you ask for")

    def _use_words(self) -> str:
        if self.prop.price is None:
            return tr("Switch off") if self.on[self.prop.id] else tr("Switch on")
        if self.prop.id == props.QIANKUN:
            return tr("Take it back") if self.armed else tr("Lay it ready")
        return tr("Use")

    def _buy_words(self) -> str:
        return "" if self.prop.price is None else tr("Buy for {coins}", coins=f"{self.prop.price:,}")

    # --- doing

    @property
    def gives(self) -> bool:
        """Whether the prop asks for a tile of the hand."""
        return self.at_table and self.prop.id in props.EXCHANGES and not self.refusal(self.prop.id)

    @property
    def asks(self) -> bool:
        """Whether it asks for a tile of all kinds."""
        named = self.prop.id in (props.TOULIANG, props.QIANLI)
        return self.at_table and named and not self.refusal(self.prop.id)

    def _ready(self) -> bool:
        if self.refusal(self.prop.id):
            return False
        if self.gives and self.give.tile is None:
            return False
        return not (self.asks and self.wanted.tile is None)

    def _use(self) -> None:
        if not self._ready():
            return
        if self.prop.price is None:
            self.switched.emit(self.prop.id, not self.on[self.prop.id])
        else:
            given = self.give.tile if self.gives else None
            self.use_wanted.emit(self.prop.id, given, self.wanted.tile if self.asks else None)

    def accept(self) -> None:
        self._use()

    def first(self) -> QWidget:
        return self.rows[self.prop.id]

    def _refresh(self) -> None:
        for prop in PROPS:
            row = self.rows[prop.id]
            row.show_state(self.count(prop.id), self._state(prop), usable=not self.refusal(prop.id))
            row.setChecked(prop.id == self.prop.id)
        self.give.show_tiles([to_give(self.hand)[n : n + 9] for n in (0, 9)], tr("Tile to give"))
        self.wanted.show_tiles(_KINDS, self._want_words())
        for part, on in ((self.give, self.gives), (self.give_label, self.gives)):
            part.setVisible(on)
        for part in (self.wanted, self.want_label):
            part.setVisible(self.asks)
        for label in (self.coins, self.name, self.about, self.why, self.want_label):
            label.say(label.source)
        self.use.say(self._use_words)
        self.use.setEnabled(self._ready())
        self.use.setToolTip(self._why())
        price = self.prop.price
        self.buy.setVisible(price is not None)
        self.buy.say(self._buy_words)
        has = 0 if self.purse is None else self.purse.balances[Currency.QCOIN]
        held = 0 if self.purse is None else self.purse.bag.count(self.prop.id)
        self.buy.setEnabled(price is not None and has >= price and held < MOST)
        self.buy.setToolTip(tr("{number} at most in the bag", number=MOST) if held >= MOST else "")
        self.place()

    # --- places

    def _stacked(self, width: float) -> bool:
        return width < look().px(_LEFT + 420)

    def _list_height(self) -> float:
        return len(PROPS) * look().px(HIGH + _GAP)

    def needed(self, width: float) -> float:
        px = look().px
        bench = px(470)
        if self._stacked(width):
            return px(96) + self._list_height() + bench + px(60)
        return px(96) + max(self._list_height(), bench) + px(36)

    def place(self) -> None:
        px, left, stacked = look().px, look().px(32), self._stacked(self.width())
        self.title.put(left, px(22), px(200), px(40))
        x = left + self.title.want().width() + px(16)
        self.coins.put(x, px(26), max(0.0, self.width() - x - left - px(46)), px(36))
        self.close_button.put(self.width() - px(70), px(22), px(38), px(38))
        wide = self.width() - 2 * left if stacked else px(_LEFT)
        y = px(78)
        for row in self.rows.values():
            row.put(left, y, wide, px(HIGH))
            y += px(HIGH + _GAP)
        if stacked:
            self._place_bench(left, y + px(10), self.width() - 2 * left)
        else:
            x = left + wide + px(28)
            self._place_bench(x, px(78), self.width() - x - left)

    def _place_bench(self, x: float, y: float, wide: float) -> None:
        px = look().px
        bottom = self.height() - px(26)
        self.name.put(x, y, wide, px(34))
        y += px(40)
        high = self.about.height_for(wide)
        self.about.put(x, y, wide, high)
        y += high + px(8)
        high = self.why.height_for(wide) if self._why() else 0.0
        self.why.put(x, y, wide, high)
        y += high + (px(8) if high else 0)
        for label, grid in ((self.give_label, self.give), (self.want_label, self.wanted)):
            if grid.isVisibleTo(self):
                label.put(x, y, wide, px(22))
                want = grid.want()
                grid.put(x, y + px(28), min(want.width(), wide), want.height())
                y += px(34) + want.height()
        if self.told.isVisibleTo(self):
            self.told.setGeometry(round(x), round(min(y, bottom - px(176))), round(wide), round(px(74)))
        self.use.put(x, bottom - px(46), wide if not self.buy.isVisibleTo(self) else wide * 0.56, px(46))
        self.buy.put(x + wide * 0.56 + px(12), bottom - px(46), wide * 0.44 - px(12), px(46))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            if self.gives or self.asks or self.told.isVisibleTo(self):
                return
            px, size = look().px, look().px(120)
            middle, top = self.use.x() + self.name.width() / 2, self.why.geometry().bottom() + px(30)
            if self.use.y() - top > size + px(40):  # room for the emblem
                disc = QPointF(middle, (top + self.use.y()) / 2)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shade("accent", 0.14))
                painter.drawEllipse(disc, size, size)
                picture = icon(EMBLEMS[self.prop.id], size, look().palette.accent_ink, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(disc.x() - size / 2, disc.y() - size / 2), picture)
