"""The saved match as the home page shows it."""

from __future__ import annotations

from pathlib import Path

from mjdesk.engine.errors import BadInput
from mjdesk.engine.view import view_of
from mjdesk.profile import Damaged, set_aside
from mjdesk.save import Saved, load, save_path
from mjdesk.ui.home import Unfinished
from mjdesk.ui.people import people
from mjdesk.ui.presenter import Presenter
from mjdesk.ui.settings import Settings
from mjdesk.ui.worker import ME


def read_unfinished(profile: Path, settings: Settings) -> tuple[Unfinished | None, Damaged | None]:
    """The match that can be gone on with. A damaged file is set aside and reported; a match that is over is none."""
    path = save_path(profile)
    try:
        saved = load(path)
    except BadInput as error:
        return None, Damaged(set_aside(path), str(error))
    if saved is None or _is_over(saved):
        return None, None
    return describe(saved, settings), None


def _is_over(saved: Saved) -> bool:
    return saved.round.settled is not None and saved.match.after(saved.round).over


def describe(saved: Saved, settings: Settings) -> Unfinished:
    """What the card of a saved match shows."""
    view = view_of(saved.round, ME)
    # a settled round counts already, though the next one is not dealt
    match = saved.match if saved.round.settled is None else saved.match.after(saved.round)
    presenter = Presenter(match, people(saved.players, ME, settings.name, settings.bust), ME)
    return Unfinished(
        saved.match.rules.name, view.setup.number, bool(view.actions), saved.round.over, view, presenter.plates(view)
    )
