"""A match in its own thread: played, saved after every event, resumed at the same tile, answers taken once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mjdesk.engine.actions import Kind
from mjdesk.engine.errors import BadInput
from mjdesk.engine.events import Deal, Draw, Event, Passed
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.events import Wei
from mjdesk.engine.record import read_records, verify
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.players.greedy import GreedyPlayer
from mjdesk.save import load, record_path, save_path
from mjdesk.ui.automatic import AUTOPLAY, KEEP_AUTOPLAY
from mjdesk.ui.models import SettlementModel, TableModel
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from tests.ui.shell_tools import flush

AT_ONCE = Pace(speed=0)


def start(profile: Path, seed: str = "7", rounds: int = 2) -> MatchSession:
    return MatchSession.start(profile, "wuhan", {}, ("greedy",) * 3, rounds, seed=seed, pace=AT_ONCE)


def match_id(seed: str) -> str:
    """The name of a match: its seed, which tells the walls to come, stands in no record and no name of a file."""
    wuhan = rule_system("wuhan")
    return Match.begin(wuhan, complete(wuhan.options, {}), seed).id


class Person:
    """Answers every question as the greedy player would, and remembers what it was shown."""

    def __init__(self, session: MatchSession, stop_after: int | None = None) -> None:
        self.session, self.stop_after = session, stop_after
        self.models: list[TableModel] = []
        self.settlements: list[SettlementModel] = []
        self.failures: list[str] = []
        session.changed.connect(self.on_changed)
        session.settled.connect(self.settlements.append)
        session.failed.connect(self.failures.append)

    def on_changed(self, model: TableModel, _event: object) -> None:
        self.models.append(model)
        if self.stop_after is not None and len(self.models) >= self.stop_after:
            return
        if model.question is not None:
            self.session.answer(model.question, GreedyPlayer().choose(model.view))


def test_a_match_is_played_to_its_end_and_its_records_verify(qtbot, profile):
    session = start(profile)
    person = Person(session)
    session.begin()
    qtbot.waitUntil(lambda: len(person.settlements) == 1, timeout=30000)
    session.next_round()
    qtbot.waitUntil(lambda: len(person.settlements) == 2, timeout=30000)
    session.close()
    assert person.settlements[-1].last
    assert sum(person.settlements[-1].totals) == 0
    assert not person.failures
    for number in (1, 2):
        (record,) = read_records(record_path(profile, match_id("7"), number).read_text("utf-8").splitlines())
        verify(record)
        assert record.setup.match == match_id("7")


@pytest.mark.parametrize("rules", ["wuhan", "paohuzi"])
def test_the_window_hears_no_more_than_the_person_may_know(qtbot, profile, rules):
    """Events come to it as the own seat learns of them, not as the record has them."""
    others = rule_system(rules).players[-1] - 1
    session = MatchSession.start(profile, rules, {}, ("greedy",) * others, 3, seed="known", pace=AT_ONCE)
    heard: list[Event] = []
    session.changed.connect(lambda _model, event: heard.append(event) if event is not None else None)
    session.settled.connect(lambda model: None if model.last else session.next_round())
    ended: list[SettlementModel] = []
    session.settled.connect(ended.append)
    session.set_auto(KEEP_AUTOPLAY, True)
    session.set_auto(AUTOPLAY, True)
    session.begin()
    qtbot.waitUntil(lambda: len(ended) == 3, timeout=60000)
    session.close()
    hidden = [e for e in heard if isinstance(e, (Deal, Draw, Wei)) and e.seat != 0 and not getattr(e, "exposed", False)]
    assert len(hidden) > 20
    assert all({*getattr(e, "tiles", (getattr(e, "tile", UNKNOWN),))} == {UNKNOWN} for e in hidden)
    assert not any(isinstance(e, Passed) and e.seat != 0 for e in heard)


@pytest.mark.parametrize("stop_after", [1, 6, 17, 40])
def test_closing_and_reopening_resumes_at_the_same_tile(qtbot, profile, stop_after):
    session = start(profile)
    person = Person(session, stop_after)
    session.begin()
    qtbot.waitUntil(lambda: len(person.models) >= stop_after, timeout=30000)
    session.close()
    saved = load(save_path(profile))
    assert saved is not None
    again = MatchSession.resume(profile, pace=AT_ONCE)
    assert again is not None
    later = Person(again)
    again.begin()
    qtbot.waitUntil(lambda: bool(later.settlements), timeout=30000)
    again.close()
    first = later.models[0].view
    assert (first.hand, first.wall_left) == (saved.round.seats[0].tiles(), saved.round.wall_left)
    (record,) = read_records(record_path(profile, match_id("7"), 1).read_text("utf-8").splitlines())
    assert record.events[: saved.round.length] == saved.round.events


def test_a_line_cut_off_by_a_crash_is_dropped(qtbot, profile):
    session = start(profile)
    person = Person(session, 20)
    session.begin()
    qtbot.waitUntil(lambda: len(person.models) >= 20, timeout=30000)
    session.close()
    path = save_path(profile)
    before = load(path)
    path.write_bytes(path.read_bytes() + b'{"e":"draw","seat":1,"ti')
    assert before is not None
    after = load(path)
    assert after is not None
    assert after.round.events == before.round.events


@pytest.mark.parametrize(
    ("line", "text", "says"),
    [
        (1, "{}", "line 1, save"),
        (1, ("greedy", "oracle"), "line 1, players: 'oracle'; expected one of person, "),
        (2, '{"record":1}', "line 2, rules"),
        (6, '{"e":"draw","seat":0,"tile":"10m","end":"front"}', "line 6, tile"),
        (6, "nonsense", "line 6"),
        (7, '{"e":"discard","seat":0,"tile":"1m"}', "line 7"),
    ],
)
def test_a_damaged_save_names_file_line_and_field(qtbot, profile, line, text, says):
    session = start(profile)
    person = Person(session, 20)
    session.begin()
    qtbot.waitUntil(lambda: len(person.models) >= 20, timeout=30000)
    session.close()
    path = save_path(profile)
    lines = path.read_text("utf-8").splitlines()
    lines[line - 1] = text if isinstance(text, str) else lines[line - 1].replace(*text, 1)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(BadInput) as caught:
        load(path)
    assert str(path) in str(caught.value)
    assert says in str(caught.value)


def test_a_second_answer_to_the_same_question_changes_nothing(qtbot, profile):
    session = start(profile)
    person = Person(session, 0)
    session.begin()
    qtbot.waitUntil(lambda: bool(person.models) and person.models[-1].question is not None, timeout=30000)
    model = person.models[-1]
    assert model.question is not None
    throw = [a for a in model.view.actions if a.kind is Kind.DISCARD] or list(model.view.actions)
    session.answer(model.question, throw[0])
    session.answer(model.question, throw[-1])
    qtbot.waitUntil(lambda: len(person.models) > 40 or person.models[-1].question not in (None, model.question))
    session.close()
    assert not person.failures
    events = [json.loads(x) for x in save_path(profile).read_text("utf-8").splitlines()[3:]]
    assert events[model.question].get("e") == throw[0].kind.value or events[model.question]["seat"] == 0
    assert len([e for e in events[model.question : model.question + 2] if e.get("seat") == 0]) == 1


def test_a_match_is_played_on_when_the_disk_refuses_and_what_it_refused_is_kept_later(qtbot, profile):
    profile.mkdir(parents=True, exist_ok=True)
    in_the_way = (profile / "records", save_path(profile))
    in_the_way[0].write_text("no folder")
    in_the_way[1].mkdir()
    session = start(profile)
    person = Person(session)
    session.begin()
    qtbot.waitUntil(lambda: len(person.settlements) == 1, timeout=30000)
    assert any(str(in_the_way[0]) in said for said in person.failures)
    assert any(str(in_the_way[1]) in said for said in person.failures)
    in_the_way[0].unlink()
    in_the_way[1].rmdir()
    person.failures.clear()
    session.next_round()
    qtbot.waitUntil(lambda: len(person.settlements) == 2, timeout=30000)
    session.close()
    assert not person.failures
    for number in (1, 2):
        (record,) = read_records(record_path(profile, match_id("7"), number).read_text("utf-8").splitlines())
        verify(record)
    saved = load(save_path(profile))
    assert saved is not None
    assert saved.round.over


def test_no_saved_match_is_no_error(profile):
    assert MatchSession.resume(profile) is None


def test_what_was_on_its_way_when_a_match_is_left_is_not_told(qtbot, profile):
    """The thread has said more than the window has heard: the table that would show it may be gone by now."""
    session = start(profile)
    person = Person(session)
    session.begin()
    qtbot.waitUntil(lambda: len(person.models) >= 3, timeout=30_000)
    session.set_auto(AUTOPLAY, True)
    session.close()
    heard = len(person.models)
    session._worker.changed.emit(person.models[-1], None)
    session._worker.settled.emit(None)
    qtbot.waitUntil(lambda: not session._thread.isRunning())
    flush()
    assert (len(person.models), person.settlements) == (heard, [])
