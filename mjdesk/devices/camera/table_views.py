"""The cameras over tables that a person has set up, kept in the profile in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text
from mjdesk.profile import Damaged, profile_dir, read_json, write_json

from .table_view import TableView

FILE: Final = "table-cameras.json"


def load_views(folder: Path | None = None) -> tuple[tuple[TableView, ...], Damaged | None]:
    """All of them, in the order in which they were set up; a damaged file is set aside and told."""
    value, damaged = read_json((folder or profile_dir()) / FILE, _check)
    return () if value is None else tuple(map(TableView.from_json, value)), damaged


def view_named(name: str, folder: Path | None = None) -> TableView:
    """The one of a name; raises BadInput that says which there are."""
    views, damaged = load_views(folder)
    for view in views:
        if view.name == name:
            return view
    there = ", ".join(repr(view.name) for view in views) or "none; set one up in the window"
    aside = "" if damaged is None else f"; a damaged file was moved to {damaged.moved_to}"
    raise BadInput(
        f"{name!r} is not there; expected one of: {there}{aside}",
        "camera over a table",
        Text(f"没有叫“{name}”的摄像头", f"There is no camera called “{name}”"),
    )


def keep_view(view: TableView, folder: Path | None = None) -> None:
    """Keep one; one of the same name is replaced. Raises OSError when the disk refuses."""
    views, _damaged = load_views(folder)
    if any(other.name == view.name for other in views):
        views = tuple(view if other.name == view.name else other for other in views)
    else:
        views = (*views, view)
    _write(views, folder)


def delete_view(name: str, folder: Path | None = None) -> None:
    """Forget one; nothing happens where there is none of that name."""
    views, _damaged = load_views(folder)
    _write(tuple(view for view in views if view.name != name), folder)


def _write(views: tuple[TableView, ...], folder: Path | None) -> None:
    write_json((folder or profile_dir()) / FILE, [view.to_json() for view in views])


def _check(value: Any) -> None:
    if not isinstance(value, list):
        raise BadInput("expected a list of cameras over tables", FILE)
    for each in value:
        TableView.from_json(each)
