"""Opponents of every level in a match: they think apart, are kept with the match, and a process may die under them."""

from __future__ import annotations

import os
import signal

import pytest

from mjdesk.engine.record import verify
from mjdesk.players.apart import ApartPlayer
from mjdesk.profile import profile_dir
from mjdesk.record_shelf import FOLDER, load_record
from mjdesk.save import PERSON, load, save_path
from mjdesk.ui.pace import Pace
from mjdesk.ui.people import LEVELS, level_name
from mjdesk.ui.session import MatchSession

PATIENCE = 120_000


def play_by_itself(session: MatchSession) -> None:
    session.begin()
    session.set_auto("autoplay", True)


@pytest.fixture
def session(qtbot, profile):
    made = MatchSession.start(
        profile_dir(), "wuhan", {}, ("expert", "beginner", "expert"), 2, seed="levels", pace=Pace(0)
    )
    yield made
    made.close()


def test_experts_think_in_another_process_and_the_round_verifies(qtbot, session, profile) -> None:
    play_by_itself(session)
    qtbot.waitUntil(lambda: session.settlement is not None, timeout=PATIENCE)
    assert session._thinker.pid not in (None, os.getpid())
    players = session._worker._players
    assert [isinstance(players[seat], ApartPlayer) for seat in (1, 2, 3)] == [True, False, True]
    (kept,) = (profile / FOLDER).glob("*.jsonl")
    assert verify(load_record(kept)).settled is not None


def test_the_same_seed_is_the_same_round_wherever_they_think(qtbot, tmp_path) -> None:
    records = []
    for name in ("a", "b"):
        folder = tmp_path / name
        made = MatchSession.start(folder, "wuhan", {}, ("expert", "beginner", "greedy"), 1, seed="same", pace=Pace(0))
        if name == "b":
            made._thinker.close()  # it is gone before it is asked: the spare player answers
        play_by_itself(made)
        qtbot.waitUntil(lambda made=made: made.settlement is not None, timeout=PATIENCE)
        made.close()
        (kept,) = (folder / FOLDER).glob("*.jsonl")
        records.append(load_record(kept))
    assert records[0].wall == records[1].wall
    assert all(verify(record).settled is not None for record in records)


def test_a_match_goes_on_when_the_process_dies(qtbot, session) -> None:
    thrown: list[int] = []
    session.changed.connect(lambda model, _event: thrown.append(len(model.view.seats[1].discards)))
    play_by_itself(session)
    qtbot.waitUntil(lambda: bool(thrown) and thrown[-1] >= 1, timeout=PATIENCE)
    assert session._thinker.pid is not None
    os.kill(session._thinker.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: session.settlement is not None, timeout=PATIENCE)


def test_levels_are_kept_in_the_match(qtbot, session, profile) -> None:
    session.begin()
    qtbot.waitUntil(lambda: session.model is not None, timeout=PATIENCE)
    session.close()
    saved = load(save_path(profile))
    assert saved is not None
    assert saved.players == (PERSON, "expert", "beginner", "expert")
    again = MatchSession.resume(profile)
    assert again is not None
    again.begin()
    qtbot.waitUntil(lambda: again.model is not None, timeout=PATIENCE)
    assert [plate.person.level for plate in again.model.plates] == [
        None,
        *(LEVELS[level].name for level in ("expert", "beginner", "expert")),
    ]
    again.close()


def test_closing_ends_the_process(qtbot, session) -> None:
    play_by_itself(session)
    qtbot.waitUntil(lambda: session._thinker.pid is not None, timeout=PATIENCE)
    pid = session._thinker.pid
    session.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_old_levels_have_new_names() -> None:
    assert level_name("random").zh == "入门"
    assert level_name("greedy").en == "Casual"
