"""Who is here, and who sits at which table: by chance among those who met least, or the best with the best."""

from __future__ import annotations

import secrets
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ledger import people
from mjdesk.ledger.assigning import Plan, by_chance, by_points, exchanged
from mjdesk.ledger.book import Book
from mjdesk.ledger.opponents import met
from mjdesk.ledger.ranking import ranking
from mjdesk.ledger.seating import Hall, Opening, hall, open_tables
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.ledger.keeper import words_of
from mjdesk.ui.ledger.parts import Toggle, paint_panel, paint_shadow, wrap
from mjdesk.ui.look import look
from mjdesk.ui.widgets import Button, ButtonKind, Dropdown, Field, Page, Pills, Scroll, canvas
from mjdesk.ui.widgets.base import named, write
from mjdesk.ui.widgets.full_page import FullPage

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

OFFERED = 60  #: people offered at once


def assigned(book: Book, who: tuple[int, ...], rules: str, *, points: bool) -> Plan:
    """A plan for these people."""
    allowed = SYSTEMS[rules].players
    with book.reading() as connection:
        if points:
            places = {line.player: line.place for line in ranking(connection)}
            return by_points(sorted(who, key=lambda p: (places.get(p, len(places) + 1), p)), allowed)
        return by_chance(who, allowed, met(connection, who), Random(secrets.randbits(64)))


class Here(Page):
    """Who is here: a toggle for everybody who is offered."""

    def __init__(self) -> None:
        super().__init__()
        self.toggles: list[Toggle] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.toggles:
            with canvas(self) as painter:
                where = QRectF(look().px(8), 0, self.width() - look().px(16), look().px(48))
                words = tr("Nobody who is free; a new name and Enter adds somebody")
                write(painter, where, words, look().font(14, 400), look().colour("ink3"))

    def place(self) -> None:
        px = look().px
        end = wrap(self.toggles, QRectF(px(4), px(4), self.width() - px(10), px(40)), px(8))
        self.setFixedHeight(round(max(end, px(48))))


class Tables(Page):
    """The plan: a line a table; a click on one name and then on another exchanges the two."""

    def __init__(self, page: AssignPage) -> None:
        super().__init__()
        self.page = page
        self.chips: list[list[Toggle]] = []

    def place(self) -> None:
        px, y = look().px, look().px(6)
        for group in self.chips:
            y = wrap(group, QRectF(px(96), y, self.width() - px(104), px(42)), px(8)) + px(12)
        self.setFixedHeight(round(max(y, px(60))))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px, names = look().px, self.page.table_names()
            if not self.chips:
                where = QRectF(px(8), px(6), self.width() - px(16), px(44))
                words = tr("Tick who is here, then draw")
                write(painter, where, words, look().font(15, 400), look().colour("ink3"))
            for group, name in zip(self.chips, [*names, tr("Left over")], strict=False):
                if group:
                    y = group[0].face().translated(group[0].pos()).y()
                    label = QRectF(px(8), y, px(84), px(42))
                    write(painter, label, name, look().font(18, 700), look().colour("ink"))
                    line = QRectF(px(8), y + px(50), self.width() - px(16), 1)
                    painter.fillRect(line, look().colour("line"))


class AssignPage(FullPage):
    """The page."""

    def __init__(self, board: BoardPage) -> None:
        super().__init__(lambda: tr("Assign tables"), self._about)
        self.board = board
        self.hall = Hall()
        self.names: dict[int, str] = {}  #: of everybody who can be here
        self.here: dict[int, None] = {}  #: in the order they were ticked
        self.plan = Plan(())
        self.picked = 0
        systems = list(SYSTEMS.values())
        usual = str(board.window_.settings.last_match.get("rules", ""))
        place = next((n for n, system in enumerate(systems) if system.id == usual), 0)
        self.rules = Dropdown([partial(say, s.name) for s in systems], place, self, name="assign-rules", framed=True)
        named(self.rules, lambda: tr("Rules"))
        self.rules.chosen.connect(lambda _: self._show_plan(Plan(())))
        self.how = Pills((lambda: tr("By chance"), lambda: tr("The best together")), 0, self, "assign-how")
        named(self.how, lambda: tr("How"))
        self.event_name = Field(lambda: tr("Event, such as a tournament"), self, "assign-event")
        self.search = Field(lambda: tr("Search, or a new name"), self, "assign-search", icon_name="search")
        self.search.edit.textEdited.connect(lambda _: self._offer())
        self.search.edit.returnPressed.connect(self._take_first)
        self.people, self.tables = Here(), Tables(self)
        self.people_area = Scroll(self.people, self, ground="raised")
        self.tables_area = Scroll(self.tables, self, ground="raised")
        self.draw = Button(lambda: tr("Draw"), ButtonKind.QUIET, self, icon_name="dice", key="D", name="assign-draw")
        self.draw.clicked.connect(self.draw_tables)
        self.start = Button(lambda: tr("Open the tables"), ButtonKind.PRIMARY, self, name="open-tables")
        self.start.clicked.connect(self.open_them)
        self.at_right = [self.start, self.draw]
        self._show_plan(self.plan)
        board.keeper.ask(hall, self._show_hall)

    def _about(self) -> str:
        return tr("%n are here", len(self.here)) if hasattr(self, "here") else ""

    def first(self) -> QWidget:
        """What has the focus."""
        return self.search.edit

    @property
    def system(self) -> str:
        """The id of the chosen rules."""
        return list(SYSTEMS)[self.rules.place]

    # --- who is here

    def _show_hall(self, hall: Hall) -> None:
        self.hall, self.names = hall, dict(hall.free)
        self._offer()

    def _offer(self) -> None:
        wanted = self.search.edit.text().strip().casefold()
        matching = [p for p, name in self.names.items() if wanted in name.casefold() and p not in self.here]
        shown = [*self.here, *matching[: max(0, OFFERED - len(self.here))]]
        for old in self.people.toggles:
            old.deleteLater()
        self.people.toggles = []
        for player in shown:
            toggle = Toggle(self.names[player], self.people, name=f"here-{player}", size=14, fill="sunken")
            toggle.setChecked(player in self.here)
            toggle.clicked.connect(partial(self.tick, player))
            toggle.show()
            self.people.toggles.append(toggle)
        self.people.place()
        self.say(self.title.source, self._about)

    def tick(self, player: int, _on: bool = True) -> None:
        """Somebody is here, or is not."""
        if player in self.here:
            del self.here[player]
        else:
            self.here[player] = None
        self.search.edit.clear()
        self._show_plan(Plan(()))
        self._offer()

    def _take_first(self) -> None:
        """Enter: the first who is found; a name that is not known is a new player."""
        text = self.search.edit.text().strip()
        found = [p for p, name in self.names.items() if text.casefold() in name.casefold() and p not in self.here]
        if text and found:
            self.tick(found[0])
        elif text:
            self.board.keeper.ask(lambda book: people.add_player(book, text), self._added, self._refused)

    def _added(self, player: people.Player) -> None:
        self.names[player.id] = player.name
        self.tick(player.id)

    # --- the plan

    def draw_tables(self) -> None:
        """Make a plan for those who are here."""
        work = partial(assigned, who=tuple(self.here), rules=self.system, points=self.how.value() == 1)
        self.board.keeper.ask(work, self._show_plan, self._refused)

    def _show_plan(self, plan: Plan) -> None:
        self.plan, self.picked = plan, 0
        for old in [chip for chips in self.tables.chips for chip in chips]:
            old.deleteLater()
        self.tables.chips = []
        for group in (*plan.tables, *([plan.left] if plan.left else [])):
            chips = []
            for player in group:
                chip = Toggle(self.names[player], self.tables, name=f"seat-of-{player}", size=16)
                chip.clicked.connect(partial(self.pick, player))
                chip.show()
                chips.append(chip)
            self.tables.chips.append(chips)
        self.tables.place()
        self.start.setEnabled(bool(plan.tables))
        self.draw.setEnabled(len(self.here) >= min(SYSTEMS[self.system].players))

    def pick(self, player: int, _on: bool = True) -> None:
        """A name of the plan: the first is picked, the second changes places with it."""
        if self.picked and self.picked != player:
            self._show_plan(exchanged(self.plan, self.picked, player))
            return
        self.picked = 0 if self.picked == player else player

    def table_names(self) -> tuple[str, ...]:
        """The tables that the plan is for."""
        return self.hall.desks_for(len(self.plan.tables))

    def open_them(self) -> None:
        """Begin a session at each table of the plan."""
        openings = tuple(
            Opening(desk, self.system, tuple(self.names[p] for p in group), event=self.event_name.edit.text().strip())
            for desk, group in zip(self.table_names(), self.plan.tables, strict=True)
        )  # fmt: skip
        self.start.setEnabled(False)
        self.board.keeper.ask(partial(open_tables, openings=openings), self._opened, self._refused)

    def _opened(self, sessions: tuple[int, ...]) -> None:
        self.board.window_.toast(tr("%n tables opened", len(sessions)))
        self.board.refresh()
        self.leave()

    def _refused(self, error: Exception) -> None:
        self.board.window_.toast(words_of(error))
        self._show_plan(self.plan)

    # --- places

    def _cards(self) -> tuple[QRectF, QRectF]:
        px, edge, gap = look().px, look().px(20), look().px(20)
        top = px(76) + (px(56) if self.width() >= px(1000) else px(106))
        room = QRectF(edge, top, self.width() - 2 * edge, self.height() - top - edge)
        left = room.width() * 0.42
        return (
            QRectF(room.x(), room.y(), left, room.height()),
            QRectF(room.x() + left + gap, room.y(), room.width() - left - gap, room.height()),
        )

    def place_body(self, rect: QRectF) -> None:
        if not hasattr(self, "start"):
            return
        px, x, y = look().px, rect.x(), rect.y()
        for part, wide in ((self.rules, self.rules.want().width()), (self.how, self.how.want().width()),
                           (self.event_name, look().px(280))):  # fmt: skip
            if x > rect.x() and x + wide > rect.right():
                x, y = rect.x(), y + px(50)
            part.put(x, y, wide, px(42))
            x += wide + px(12)
        left, right = self._cards()
        self.search.put(left.x() + px(18), left.y() + px(16), left.width() - px(36), px(44))
        self.people.setFixedWidth(round(left.width() - px(40)))
        self.people.place()
        self.people_area.put(left.x() + px(14), left.y() + px(72), left.width() - px(24), left.height() - px(84))
        self.tables.setFixedWidth(round(right.width() - px(40)))
        self.tables.place()
        self.tables_area.put(right.x() + px(14), right.y() + px(14), right.width() - px(24), right.height() - px(28))

    def paint_ground(self, painter: QPainter) -> None:
        super().paint_ground(painter)
        for card in self._cards():
            paint_shadow(painter, card, self.devicePixelRatioF())
            paint_panel(painter, card)


def open_assign(board: BoardPage) -> AssignPage:
    """Show the page."""
    return board.window_.visit(AssignPage(board))
