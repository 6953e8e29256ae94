"""What each key does, page by page, in the current language."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from mjdesk.ui.i18n import tr
from mjdesk.ui.places import PLACES
from mjdesk.ui.table import away
from mjdesk.ui.table.input import BAG_KEY, GANG_KEY, HINT_KEY, OPEN_KEY, PAUSE_KEY, UNDO_KEY

Rows: TypeAlias = tuple[tuple[tuple[str, ...], str], ...]
Group: TypeAlias = tuple[str, str, Rows]  #: name, title, rows


def groups(first: str = "") -> tuple[tuple[str, Rows], ...]:
    """Keys and what they do; ``first`` is the group that comes before the others."""
    found = (
        _table(),
        _settlement(),
        _home(),
        _records(),
        _learn(),
        _ledger(),
        _companion(),
        _table_camera(),
        _own_tiles(),
        _photo(),
        _lobby(),
        _house(),
        _everywhere(),
    )
    return tuple((title, rows) for _, title, rows in sorted(found, key=lambda group: group[0] != first))


def group_of(page: QWidget | None) -> str:
    """The group of the keys of a page: what it names as its own, else the package of the window that it comes from."""
    parts = () if page is None else type(page).__module__.split(".")[2:]
    group: str = getattr(page, "keys_group", parts[0] if parts else "")
    return group


def _table() -> Group:
    """At the table."""
    rows: Rows = (
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
    )
    return "table", tr("At the table"), rows


def _settlement() -> Group:
    """On the settlement."""
    rows: Rows = (
        ((tr("Enter"),), tr("Next round")),
        ((UNDO_KEY, tr("Backspace")), tr("Take back, in practice matches")),
    )
    return "settlement", tr("Settlement"), rows


def _home() -> Group:
    """On the home page."""
    rows: Rows = tuple(((place.key,), place.title()) for place in PLACES if place.key != "?")
    return "home", tr("Home page"), rows


def _records() -> Group:
    """Among records, in the viewer and in a review."""
    rows: Rows = (
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
    )
    return "records", tr("Records and review"), rows


def _learn() -> Group:
    """While one learns."""
    rows: Rows = (
        (("G",), tr("A first round, guided")),
        (("1", "2", "3"), tr("The first, second, third answer")),
        ((tr("Enter"),), tr("Check, then the next one")),
    )
    return "learn", tr("Learn"), rows


def _ledger() -> Group:
    """In the ledger."""
    rows: Rows = (
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
    )
    return "ledger", tr("Ledger"), rows


def _companion() -> Group:
    """Beside a table of wood."""
    rows: Rows = (
        (("1", "2", "3"), tr("The first, second, third answer")),
        (("Ctrl+Z",), tr("The state before")),
    )
    return "companion", tr("Companion"), rows


def _table_camera() -> Group:
    """Where a camera above the table is set up."""
    rows: Rows = (
        (("PgUp", "PgDn"), tr("The area before or after")),
        (("←", "→", "↑", "↓"), tr("Move the area; with Shift a little")),
        (("+", "−"), tr("Larger, smaller")),
        ((tr("Del"),), tr("Not watched")),
    )
    return "table-camera", tr("A camera above the table"), rows


def _own_tiles() -> Group:
    """Among sets of own tiles."""
    rows: Rows = ((("F2",), tr("Rename")), ((tr("Del"),), tr("Delete, asked once")))
    return "own-tiles", tr("My tiles"), rows


def _photo() -> Group:
    """On a photo of tiles."""
    rows: Rows = (
        (("Ctrl+O", "Ctrl+V"), tr("A file, what was copied")),
        (("Ctrl+Z", "Ctrl+A"), tr("Take back, all tiles")),
        (("5", "P"), tr("The tile is five dots; other tiles as they are written")),
        (("[", "]"), tr("A meld, a tile of the hand")),
        (("+", "!", "−"), tr("The winning tile, the turned one, none of the round")),
        ((tr("Space"),), tr("The next guess")),
        ((tr("Ins"), tr("Del"), tr("Backspace")), tr("A tile beside it, take it away")),
        (("Z",), tr("Larger, or whole again")),
    )
    return "photo", tr("A photo of tiles"), rows


def _lobby() -> Group:
    """In the lobby."""
    rows: Rows = (
        (("1", "2", "3"), tr("The first, second, third house")),
        (("←", "→"), tr("The house before or after")),
        (("↑", "↓"), tr("The stool before or after")),
        (("PgUp", "PgDn"), tr("The street of another game")),
        ((tr("Enter"),), tr("Sit down")),
        (("V",), tr("Watch the table that is playing")),
        (("B", "R", "W"), tr("Bag, rankings, wardrobe")),
        (("T",), tr("Settings of your table")),
    )
    return "lobby", tr("Lobby"), rows


def _house() -> Group:
    """Among house rules."""
    rows: Rows = ((("F2",), tr("Rename")), ((tr("Del"),), tr("Delete, asked once")))
    return "house", tr("House rules"), rows


def _everywhere() -> Group:
    """On every page."""
    rows: Rows = (
        (("Tab",), tr("Next thing")),
        ((tr("Space"),), tr("Use it")),
        (("←", "→"), tr("Another value")),
        ((tr("Enter"),), tr("The amber button")),
        (("Esc",), tr("Close, or back")),
        (("?",), tr("This sheet")),
    )
    return "everywhere", tr("Everywhere"), rows
