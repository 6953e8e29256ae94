"""The list of changes: who did what, when, and how it was before; of one evening or of everything."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from mjdesk.ledger import audit, people
from mjdesk.ledger.audit import Change
from mjdesk.ledger.book import Book
from mjdesk.ui.i18n import signed, tr
from mjdesk.ui.ledger.periods import system_name
from mjdesk.ui.ledger.row_list import Column, ListPage, Row, RowList

if TYPE_CHECKING:
    from mjdesk.ui.ledger.board_page import BoardPage

SHOWN = 500  #: changes read at once
Names = Mapping[int, str]


def load_changes(book: Book, session: int) -> tuple[tuple[Change, ...], dict[int, str]]:
    """The changes, newest first, and the names of everybody."""
    with book.reading() as connection:
        found = tuple(reversed(audit.changes(connection, session, SHOWN)))
        return found, {player.id: player.name for player in people.players(connection, gone=True)}


def what_name(what: str) -> str:
    """What was done, in words."""
    return {
        "session-begun": tr("Evening begun"), "session-open": tr("Goes on"), "session-call": tr("Called somebody"),
        "session-break": tr("Break"), "session-done": tr("Evening ended"), "session-settled": tr("All have paid"),
        "session-reopened": tr("Opened again"), "session-extended": tr("More time or rounds"),
        "round-saved": tr("Round saved"), "round-edited": tr("Round corrected"), "round-deleted": tr("Round deleted"),
        "round-inserted": tr("Round put in"), "seats-changed": tr("Seats changed"),
        "rules-changed": tr("Rules changed"),
        "dealer-changed": tr("First dealer changed"), "rate-changed": tr("Rate changed"), "fine-posted": tr("Fine"),
        "fee-posted": tr("Fee"), "chips-posted": tr("Chips"), "settlement-posted": tr("Settlement"),
        "posting-cancelled": tr("Taken back"), "player-added": tr("Player added"),
        "player-changed": tr("Player changed"), "photo-changed": tr("Photo changed"), "desk-added": tr("Table added"),
        "ties-changed": tr("Rule of ties changed"),
    }.get(what, what)  # fmt: skip


def before_and_after(change: Change, names: Names) -> str:
    """How it was and how it is, in a line."""
    before, after = change.before, change.after
    if "rounds" in after and "rounds" in before:
        parts = [
            f"{(old or new)['number']}: {_points(old, names)} → {_points(new, names)}"
            for old, new in zip(before["rounds"], after["rounds"], strict=True) if old or new
        ]  # fmt: skip
        parts += [f"{key} {before[key]} → {after[key]}" for key in ("dealer",) if before.get(key) != after.get(key)]
        options = [key for key, value in after.get("options", {}).items() if before["options"].get(key) != value]
        parts += [f"{key} {before['options'].get(key)} → {after['options'][key]}" for key in options]
        if before.get("seated") != after.get("seated"):
            parts.insert(0, f"{_seats(before['seated'], names)} → {_seats(after['seated'], names)}")
        return tr("; ").join(parts)
    if "payments" in after:
        net = "  ".join(map(signed, after["payments"]))
        return f"{tr('Round {number}', number=after['number'])}  {net}"
    if "rows" in after:
        money = after.get("unit") == "money"
        rows = [f"{names.get(a or 0, tr('House'))} → {names.get(b or 0, tr('House'))} {_amount(n, money=money)}"
                for a, b, n in after["rows"]]  # fmt: skip
        return "  ".join([after.get("note", ""), *rows]).strip()
    keys = [key for key in after if key not in ("id", "plan") and after[key] != before.get(key)]
    return tr("; ").join(
        f"{before[key]} → {after[key]}" if key in before else str(_plain(key, after[key], names)) for key in keys
    )


def _plain(key: str, value: Any, names: Names) -> Any:
    if key == "players":
        return ", ".join(names.get(p or 0, "–") for p in value)
    if key == "rules":
        return system_name(value)
    return value


def _amount(amount: int, *, money: bool) -> str:
    return f"{amount / 100:,.2f}" if money else f"{amount:,}"


def _points(outcome: Mapping[str, Any] | None, names: Names) -> str:
    if outcome is None:
        return "–"
    net: dict[int, int] = {}
    for payer, payee, points, *_ in outcome["transfers"]:
        for seat, sign in ((payer, -1), (payee, 1)):
            if seat >= 0:
                net[seat] = net.get(seat, 0) + sign * points
    players = outcome["players"]
    return " ".join(f"{names.get(players[seat] or 0, '')} {signed(n)}" for seat, n in sorted(net.items())) or "0"


def _seats(seated: list[list[int | None]], names: Names) -> str:
    now: dict[int, int | None] = {}
    for _, seat, player in sorted(seated, key=lambda each: each[0] or 0):
        now[seat or 0] = player
    return " ".join(names.get(player or 0, "–") for _, player in sorted(now.items()))


class ChangesPage(ListPage):
    """The page."""

    def __init__(self, board: BoardPage, session: int = 0) -> None:
        columns = (
            Column(lambda: tr("When"), 1.4, ink="ink3"),
            Column(lambda: tr("Who"), 0.8, ink="ink2"),
            Column(lambda: tr("What"), 1.4, weight=600, ink="ink"),
            Column(lambda: tr("Before → after"), 6.0, size=14),
        )
        rows = RowList(columns, "changes", 44, lambda: tr("No changes yet"))
        super().__init__(lambda: tr("Changes"), rows, self._about)
        self.board, self.session = board, session
        self.list.opened.connect(self._open)
        board.keeper.ask(partial(load_changes, session=session), self._show)

    def _about(self) -> str:
        return tr("of this evening") if getattr(self, "session", 0) else tr("of everything; the latest first")

    def _show(self, found: tuple[tuple[Change, ...], dict[int, str]]) -> None:
        changes, names = found
        self.sessions = {change.id: change.session for change in changes}
        self.show_rows([
            Row((f"{datetime.fromtimestamp(c.at / 1000).astimezone():%Y-%m-%d %H:%M:%S}", c.who, what_name(c.what),
                 before_and_after(c, names)), c.id)
            for c in changes
        ])  # fmt: skip
        self.say(self.title.source, self._about)

    def _open(self, change: int) -> None:
        """The evening that a change is about; within one evening there is nothing to open."""
        if not self.session and self.sessions.get(change):
            self.board.open_rounds(self.sessions[change])


def open_changes(board: BoardPage, session: int = 0) -> ChangesPage:
    """Show the changes of an evening; 0: of everything."""
    return board.window_.visit(ChangesPage(board, session))
