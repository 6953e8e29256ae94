"""The sheet of keys: what each one does, page by page."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.look import look
from mjdesk.ui.places import PLACES
from mjdesk.ui.table import away
from mjdesk.ui.table.input import BAG_KEY, GANG_KEY, HINT_KEY, OPEN_KEY, PAUSE_KEY, UNDO_KEY
from mjdesk.ui.widgets import Button, ButtonKind, Label, Page, Scroll, Sheet, canvas
from mjdesk.ui.widgets.base import key_cap, key_cap_width, line_height, paragraph, write, write_paragraph

Rows: TypeAlias = tuple[tuple[tuple[str, ...], str], ...]


def groups(first: str = "") -> tuple[tuple[str, Rows], ...]:
    """Keys and what they do, in the current language; ``first`` is the group that comes before the others."""
    found = _groups()
    return tuple((title, rows) for _, title, rows in sorted(found, key=lambda group: group[0] != first))


def group_of(page: QWidget | None) -> str:
    """The group of the keys of a page: what it names as its own, else the package of the window that it comes from."""
    parts = () if page is None else type(page).__module__.split(".")[2:]
    group: str = getattr(page, "keys_group", parts[0] if parts else "")
    return group


def _groups() -> tuple[tuple[str, str, Rows], ...]:
    return (
        (
            "table",
            tr("At the table"),
            (
                (("1", "2", "3"), tr("Take the first, second, third choice on offer")),
                ((GANG_KEY,), tr("Lay a kong")),
                (("←", "→"), tr("Go along the hand")),
                (("↑", "↓"), tr("Up to the choices and back; along a column of cards")),
                ((tr("Shift"), "←", "→", "↑", "↓"), tr("Carry a letter card to another place of the hand")),
                ((tr("Enter"),), tr("Throw the tile")),
                ((tr("Space"),), tr("Pass")),
                ((HINT_KEY,), tr("Hints on and off")),
                (("▲", "▲▲", "▲▲▲"), tr("Under a tile: how much more it risks than others")),
                ((away.KEY,), tr("Let the seat play by itself, take over again")),
                ((PAUSE_KEY,), tr("Stop the play, let it go on")),
                (("+", "−"), tr("Faster, slower")),
                ((UNDO_KEY, tr("Backspace")), tr("Take back, in practice matches")),
                ((OPEN_KEY,), tr("All hands open, where one only watches")),
                ((BAG_KEY,), tr("The bag of props, where one plays for coins")),
                (("M",), tr("Silent, or sound again")),
                ((tr("Any key"),), tr("End the motion that runs")),
            ),
        ),
        (
            "settlement",
            tr("Settlement"),
            (
                ((tr("Enter"),), tr("Next round")),
                ((UNDO_KEY, tr("Backspace")), tr("Take back, in practice matches")),
            ),
        ),
        ("home", tr("Home page"), tuple(((place.key,), place.title()) for place in PLACES if place.key != "?")),
        (
            "records",
            tr("Records and review"),
            (
                (("R",), tr("Review")),
                (("←", "→"), tr("One step back or on, the decision before or after")),
                (("↑", "↓", "PgUp", "PgDn"), tr("The turning point before or after")),
                ((tr("Home"), tr("End")), tr("To the beginning, to the end")),
                (("+", "−"), tr("Faster, slower")),
                ((tr("Space"),), tr("Play, or stop")),
                (("1", "2", "3"), tr("Whose eyes; in a review the worst decisions")),
                (("O",), tr("All hands open; in the list a file from elsewhere")),
                (("S",), tr("Settlement")),
                (("V",), tr("Watch the round")),
                (("F",), tr("Mark, or not any more")),
                (("N",), tr("A note on this round")),
                (("/",), tr("Search the list")),
                (("I",), tr("Bring in records from files; dropping them does it too")),
                (("E",), tr("Save a copy; in the list write out all that is listed")),
                ((tr("Enter"),), tr("Open; in a review play on from the decision")),
            ),
        ),
        (
            "learn",
            tr("Learn"),
            (
                (("G",), tr("A first round, guided")),
                (("1", "2", "3"), tr("The first, second, third answer")),
                ((tr("Enter"),), tr("Check, then the next one")),
            ),
        ),
        (
            "ledger",
            tr("Ledger"),
            (
                (("N", "P", "K"), tr("Open a table, people, ranking")),
                (("H", "A", "F"), tr("Matches played, assign tables, files")),
                (("S",), tr("Scoreboard")),
                (("T", "R"), tr("The table chosen: score for all seats, its rounds")),
                (("B", "C"), tr("The table chosen: a break, a call")),
                (("E", "I", "D"), tr("Among rounds: change, insert, delete one; on the page of a player: change")),
                (("T", "M", "P"), tr("Among rounds: the clock, money, paper")),
                (("S", "R", "H"), tr("Among rounds: seats, rules, what was changed")),
                (("L", "V"), tr("Among rounds: records brought in, a record looked at")),
                (("F",), tr("Among rounds: the photo kept with one")),
                (("Ctrl+1", "Ctrl+2", "Ctrl+3"), tr("Entering a round: by tiles, by fan, plus and minus")),
                (("F1", "F2", "F3", "F4"), tr("Entering a round: who won, who threw")),
                (("F5", "F6"), tr("Entering a round: drawn or thrown, nobody won")),
                (("F7", "F8"), tr("Entering a round: whose tiles these are, a photo of them")),
                (("D",), tr("Draw the tables")),
            ),
        ),
        (
            "companion",
            tr("Companion"),
            (
                (("1", "2", "3"), tr("The first, second, third answer")),
                (("Ctrl+Z",), tr("The state before")),
            ),
        ),
        (
            "table-camera",
            tr("A camera above the table"),
            (
                (("PgUp", "PgDn"), tr("The area before or after")),
                (("←", "→", "↑", "↓"), tr("Move the area; with Shift a little")),
                (("+", "−"), tr("Larger, smaller")),
                ((tr("Del"),), tr("Not watched")),
            ),
        ),
        (
            "own-tiles",
            tr("My tiles"),
            ((("F2",), tr("Rename")), ((tr("Del"),), tr("Delete, asked once"))),
        ),
        (
            "photo",
            tr("A photo of tiles"),
            (
                (("Ctrl+O", "Ctrl+V"), tr("A file, what was copied")),
                (("Ctrl+Z", "Ctrl+A"), tr("Take back, all tiles")),
                (("5", "P"), tr("The tile is five dots; other tiles as they are written")),
                (("[", "]"), tr("A meld, a tile of the hand")),
                (("+", "!", "−"), tr("The winning tile, the turned one, none of the round")),
                ((tr("Space"),), tr("The next guess")),
                ((tr("Ins"), tr("Del"), tr("Backspace")), tr("A tile beside it, take it away")),
                (("Z",), tr("Larger, or whole again")),
            ),
        ),
        (
            "lobby",
            tr("Lobby"),
            (
                (("1", "2", "3"), tr("The first, second, third house")),
                (("←", "→"), tr("The house before or after")),
                (("↑", "↓"), tr("The stool before or after")),
                (("PgUp", "PgDn"), tr("The street of another game")),
                ((tr("Enter"),), tr("Sit down")),
                (("V",), tr("Watch the table that is playing")),
                (("B", "R", "W"), tr("Bag, rankings, wardrobe")),
                (("T",), tr("Settings of your table")),
            ),
        ),
        (
            "house",
            tr("House rules"),
            ((("F2",), tr("Rename")), ((tr("Del"),), tr("Delete, asked once"))),
        ),
        (
            "everywhere",
            tr("Everywhere"),
            (
                (("Tab",), tr("Next thing")),
                ((tr("Space"),), tr("Use it")),
                (("←", "→"), tr("Another value")),
                ((tr("Enter"),), tr("The amber button")),
                (("Esc",), tr("Close, or back")),
                (("?",), tr("This sheet")),
            ),
        ),
    )


class _Table(Page):
    """The groups, one under the other; that of the page it was opened from stands first."""

    def __init__(self, first: str) -> None:
        super().__init__()
        self._first = first

    def place(self) -> None:
        height = round(self._paint(None, self.width()))
        if height != self.height():
            self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            self._paint(painter, self.width())

    def _paint(self, painter, width: float) -> float:
        """Paint, or only measure; returns the height."""
        px, y = look().px, look().px(6)
        left, column = px(40), px(190)
        font = look().font(15)
        for title, rows in groups(self._first):
            if painter is not None:
                head = QRectF(left, y, width - left, px(28))
                write(painter, head, title, look().font(14, 600), look().colour("ink2"))
            y += px(36)
            for keys, words in rows:
                lines = paragraph(words, font, width - left - column - px(30))
                height = max(px(38), line_height(font) * len(lines) + px(10))
                if painter is not None:
                    x = left
                    for key in keys:
                        x += key_cap_width(key, 13)
                        key_cap(painter, QPointF(x, y + px(18)), key, look().colour("ink"), 13)
                        x += px(6)
                    room = QRectF(left + column, y + px(6), width - left - column, height)
                    write_paragraph(painter, room, lines, font, look().colour("ink"))
                y += height
            y += px(14)
        return y


class KeysSheet(Sheet):
    """The sheet."""

    size_units = QSizeF(640, 640)
    least_units = 240.0

    def __init__(self, page: QWidget | None = None) -> None:
        """``page`` is what it was opened from."""
        super().__init__()
        self.title = Label(lambda: tr("Keys"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.table = _Table(group_of(page))
        self.area = Scroll(self.table, self)

    def first(self) -> QWidget:
        return self.close_button

    def accept(self) -> None:
        self.shut()

    def place(self) -> None:
        px, width = look().px, self.width()
        self.title.put(px(40), px(22), width - px(120), px(44))
        self.close_button.put(width - px(77), px(25), px(38), px(38))
        self.table.setFixedWidth(max(0, round(width - px(14))))
        self.table.place()
        self.area.put(0, px(80), width - px(4), self.height() - px(104))
