"""The review of a round: thought in another process, shown as it comes; cards, bars, and playing on from a decision."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.actions import Kind
from mjdesk.engine.events import Discard
from mjdesk.engine.phase import Step
from mjdesk.engine.record import Record
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import view_of
from mjdesk.players.review import ReviewedDecision, answers, review_round
from mjdesk.players.valued import Valued
from mjdesk.record_shelf import FOLDER
from mjdesk.save import save_path
from mjdesk.ui.advice import can_advise
from mjdesk.ui.automatic import NO_CLAIMS
from mjdesk.ui.match_choice import Length, MatchChoice
from mjdesk.ui.pace import Pace
from mjdesk.ui.records.fork import can_fork, forked
from mjdesk.ui.records.graph import ticks
from mjdesk.ui.records.page import RecordsPage
from mjdesk.ui.records.practice import Practice
from mjdesk.ui.records.replay_page import ReplayPage
from mjdesk.ui.records.review_page import ReviewPage, open_review
from mjdesk.ui.records.stage import Stage, bars_of, labelled
from mjdesk.ui.records.story import Told
from mjdesk.ui.records.worst import WorstCard
from mjdesk.ui.settlement import SettlementSheet
from tests.test_record_shelf import keep
from tests.ui.shell_tools import Painted, click, flush, hanzi_in, texts_of

PATIENCE = 60_000


@pytest.fixture
def record(profile, monkeypatch) -> Record:
    """A round that beginners played: there is something to be done better."""
    from mjdesk.players import lineup
    from tests import test_record_shelf

    monkeypatch.setattr(test_record_shelf, "line_up", lambda _name, n, seed: lineup.line_up("beginner", n, seed))
    return keep(profile, "wuhan", "review-3", 1)[0]


def reviewed(qtbot, window, record: Record, seat: int = 0) -> ReviewPage:
    page = open_review(window, record, (), seat)
    qtbot.waitUntil(lambda: page.review is not None or bool(page.problem), timeout=PATIENCE)
    flush()
    return page


@pytest.fixture
def page(qtbot, window, record) -> ReviewPage:
    made = reviewed(qtbot, window, record)
    assert made.review is not None
    return made


# --- what is shown


def test_it_is_the_review_that_the_command_makes(page, record) -> None:
    wanted = review_round(record, 0)
    assert page.review == wanted
    assert [told.decision for told in page.told] == list(wanted.decisions)
    worst = [page.told[place].decision for place in page.pins]
    assert worst == [one for one in wanted.worst() if one.cost >= 0.05]
    assert worst, "the round was chosen because there is something to be done better"
    assert page.graph.end is not None
    assert page.graph.end[0] == wanted.points


@pytest.mark.parametrize("rules", [rules for rules in SYSTEMS if can_advise(rules)])
def test_every_decision_of_every_system_can_be_shown(qtbot, window, profile, rules: str) -> None:
    page = reviewed(qtbot, window, keep(profile, rules, "all", 1)[0])
    assert page.problem == ""
    for place, told in enumerate(page.told):
        page.graph.setValue(place)
        assert page.stage.told is told
        bars = bars_of(told)
        assert {bar.valued for bar in bars if bar.valued is not None} == set(told.decision.choices)
        said = labelled(told, bars)
        actions = {bars[n].valued.action for n in said}
        assert actions == {told.decision.best.action, told.decision.chosen}
        assert told.lines()[0]
        assert told.reason()
    page.grab()


def test_a_bar_over_each_tile_of_the_hand(page) -> None:
    told = next(told for told in page.told if told.is_discard)
    bars = [bar for bar in bars_of(told) if not bar.word]
    assert sorted(bar.tiles[0] for bar in bars) == sorted(told.view.hand)
    thrown = {v.action.tile for v in told.decision.choices if v.action.kind is Kind.DISCARD}
    assert all((bar.valued is not None) == (bar.tiles[0] in thrown) for bar in bars)


def test_it_is_shown_as_it_comes(qtbot, window, record) -> None:
    page = open_review(window, record)
    seen: list[int] = []
    page.reviewer.weighed.connect(lambda _decision: seen.append(len(page.told)))
    qtbot.waitUntil(lambda: page.review is not None, timeout=PATIENCE)
    assert seen == list(range(1, len(page.told) + 1))
    assert page.asked == len(page.told)


def test_letter_cards_stand_on_the_felt_too(qtbot, profile) -> None:
    record = keep(profile, "paohuzi", "cards", 1)[0]
    for answer in answers(record, 0):
        view = view_of(answer.round_, 0)
        values = tuple(Valued(a, float(-n), 0.2, 6.0, 1.0, None) for n, a in enumerate(view.actions))
        chosen = answer.action or view.actions[-1]
        told = Told(1, ReviewedDecision(answer.event, 0, 0, values, chosen, 1.0), view, {})
        stage, card = Stage(None), WorstCard(1, None)  # type: ignore[arg-type]
        for part in (stage, card):
            qtbot.addWidget(part)
            part.resize(900, 380)
            part.show_told(told)
            assert not part.grab().isNull()


# --- by mouse and keyboard


def test_cards_and_points_choose_a_decision(page) -> None:
    first = page.cards[0]
    assert first.isChecked()
    assert page.graph.value() == page.pins[0]
    for card, place in zip(page.cards, page.pins, strict=False):
        click(card)
        assert page.graph.value() == place
        assert [other.isChecked() for other in page.cards].index(True) == card.rank - 1
        assert page.stage.told is page.told[place]
    last = len(page.told) - 1
    at = QPoint(round(page.graph.x_of(last)), page.graph.height() // 2)
    QTest.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=at)
    assert page.stage.told is page.told[last]


def test_keys(page, window) -> None:
    assert window.focusWidget() is page.graph
    QTest.keyClick(page.graph, Qt.Key.Key_Home)
    assert page.graph.value() == 0
    QTest.keyClick(page.graph, Qt.Key.Key_Right)
    QTest.keyClick(page.graph, Qt.Key.Key_Down)
    assert page.graph.value() == 2
    QTest.keyClick(page.graph, Qt.Key.Key_Left)
    assert page.graph.value() == 1
    QTest.keyClick(page.graph, Qt.Key.Key_End)
    assert page.graph.value() == len(page.told) - 1
    QTest.keyClicks(page.graph, "1")
    assert page.graph.value() == page.pins[0]
    assert str(page.told[page.pins[0]].number) in page.graph.accessibleDescription()
    QTest.keyClick(page.graph, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_watching_the_round_from_the_decision(qtbot, window, page) -> None:
    page.graph.setValue(2)
    QTest.keyClicks(page.graph, "v")
    viewer = window.page
    assert isinstance(viewer, ReplayPage)
    qtbot.waitUntil(lambda: viewer.film is not None, timeout=PATIENCE)
    assert viewer.moment == page.told[2].decision.event
    assert viewer.strip.line.pins == tuple(page.told[place].decision.event for place in page.pins)
    viewer.strip.grab()
    click(viewer.strip.review)
    assert window.page is page


def test_from_the_list_and_from_the_viewer(qtbot, window, record) -> None:
    QTest.keyClicks(window.home, "5")
    records = window.page
    assert isinstance(records, RecordsPage)
    qtbot.waitUntil(lambda: records.shelf is not None, timeout=PATIENCE)
    QTest.keyClick(records.list, Qt.Key.Key_Down)
    QTest.keyClicks(records.list, "r")
    page = window.page
    assert isinstance(page, ReviewPage)
    page.leave()
    QTest.keyClick(records.list, Qt.Key.Key_Return)
    viewer = window.page
    qtbot.waitUntil(lambda: viewer.film is not None, timeout=PATIENCE)
    viewer.look_as(2)
    QTest.keyClicks(viewer.table, "r")
    assert isinstance(window.page, ReviewPage)
    assert window.page.seat == 2


def test_another_seat(qtbot, page, record) -> None:
    page.eyes.open().choose(3)
    qtbot.waitUntil(lambda: page.review is not None, timeout=PATIENCE)
    assert page.review == review_round(record, 3)


def test_what_the_last_review_still_says_is_dropped(qtbot, window, record) -> None:
    page = open_review(window, record)
    qtbot.waitUntil(lambda: page.film is not None, timeout=PATIENCE)
    page.look_at(1)
    page.look_at(2)
    qtbot.waitUntil(lambda: page.review is not None, timeout=PATIENCE)
    assert page.review.seat == 2
    assert {told.decision.seat for told in page.told} == {2}


def test_from_the_settlement_and_back(qtbot, window) -> None:
    window.start(MatchChoice("wuhan", {}, ("beginner",) * 3, Length(2)))
    session = window.game.session
    session.set_pace(Pace(0))
    session.set_auto("autoplay", True)
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    click(window.sheet.review_button)
    page = window.page
    assert isinstance(page, ReviewPage)
    qtbot.waitUntil(lambda: page.review is not None, timeout=PATIENCE)
    page._fork()
    assert "离开这一场" in window.toasted
    assert window.game.session is session
    QTest.keyClick(page.graph, Qt.Key.Key_Escape)
    assert window.page is window.game.table
    assert isinstance(window.sheet, SettlementSheet)
    window.sheet.accept()
    qtbot.waitUntil(lambda: session.model.view.setup.number == 2, timeout=PATIENCE)


# --- playing on


@pytest.mark.parametrize("by_key", [False, True])
def test_playing_on_from_a_decision_and_back(qtbot, window, page, profile, by_key: bool) -> None:
    kept = sorted(path.name for path in (profile / FOLDER).iterdir())
    page.graph.setValue(3)
    wanted = page.told[3].view
    if by_key:
        QTest.keyClick(page.graph, Qt.Key.Key_Return)
    else:
        click(page.stage.fork)
    game = window.game
    assert isinstance(game, Practice)
    assert window.page is game.table
    qtbot.waitUntil(
        lambda: game.session.model is not None and game.session.model.question is not None, timeout=PATIENCE
    )
    assert game.session.model.view.hand == wanted.hand
    assert set(game.session.model.view.actions) == set(wanted.actions)
    game.session.set_pace(Pace(0))
    game.session.set_auto("autoplay", True)
    qtbot.waitUntil(lambda: isinstance(window.sheet, SettlementSheet), timeout=PATIENCE)
    assert window.sheet.next_button.text() == "回到复盘"
    window.sheet.accept()
    flush()
    assert window.page is page
    assert window.game is None
    assert not save_path(profile).exists()
    assert sorted(path.name for path in (profile / FOLDER).iterdir()) == kept


def test_once_more_and_leaving_in_the_middle(qtbot, window, page) -> None:
    page._fork()
    first = window.game
    folder = first._folder.name
    first._again()
    assert window.game is not first
    qtbot.waitUntil(lambda: window.game.session.model is not None, timeout=PATIENCE)
    window.go("home")
    assert window.page is page
    assert window.game is None
    flush()
    from pathlib import Path

    assert not Path(folder).exists()
    QTest.keyClick(page.graph, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_answers_are_taken_back_in_practice(qtbot, window, page) -> None:
    page.graph.setValue(0)
    page._fork()
    game = window.game
    game.session.set_pace(Pace(0))
    # a claim may be over before it is answered, where another seat's goes first: only own turns are asked
    game.session.set_auto(NO_CLAIMS, True)
    questions = []

    def asked() -> bool:
        model = game.session.model
        if model is None or model.question is None or model.question in questions:
            return False
        return model.view.phase.step is Step.TURN

    hands = []
    for _ in range(3):
        qtbot.waitUntil(asked, timeout=PATIENCE)
        flush()
        model = game.session.model
        questions.append(model.question)
        hands.append(model.view.hand)
        game.table.answer(model.view.actions[-1])
    qtbot.waitUntil(asked, timeout=PATIENCE)
    for question, hand in zip(reversed(questions), reversed(hands), strict=True):
        QTest.keyClick(game.table, Qt.Key.Key_Backspace)
        qtbot.waitUntil(
            lambda question=question: game.session.model.question == question and game.table.open, timeout=PATIENCE
        )
        assert game.session.model.view.hand == hand
    QTest.keyClick(game.table, Qt.Key.Key_Backspace)
    flush()
    assert game.session.model.question == questions[0], "there is nothing more to take back"


def test_in_a_match_an_answer_stands(qtbot, window) -> None:
    window.start(MatchChoice("wuhan", {}, ("greedy",) * 3, Length(2)))
    session = window.game.session
    session.set_pace(Pace(0))
    qtbot.waitUntil(lambda: session.model is not None and session.model.question is not None, timeout=PATIENCE)
    first = session.model.question
    window.game.table.answer(session.model.view.actions[-1])
    qtbot.waitUntil(lambda: session.model.question not in (None, first), timeout=PATIENCE)
    before = session.model
    QTest.keyClick(window.game.table, Qt.Key.Key_Backspace)
    flush()
    assert session.model is before


def test_the_person_sits_where_the_review_looks(qtbot, window, record) -> None:
    page = reviewed(qtbot, window, record, seat=2)
    page.graph.setValue(1)
    page._fork()
    session = window.game.session
    qtbot.waitUntil(lambda: session.model is not None and session.model.question is not None, timeout=PATIENCE)
    assert session.model.view.seat == 2
    assert session.model.view.hand == page.told[1].view.hand


@pytest.mark.parametrize("rules", SYSTEMS)
def test_a_fork_stands_where_the_record_stood(profile, rules: str) -> None:
    record = keep(profile, rules, "fork", 1)[0]
    moment = len(record.events) // 2
    saved = forked(record, moment, 0)
    begun = record.begin().apply_all(record.events[:moment])
    assert [state.tiles() for state in saved.round.seats] == [state.tiles() for state in begun.seats]
    assert saved.round.wall == record.wall
    assert saved.round.setup.match == saved.match.id
    assert saved.match.rounds == 1


def test_a_wall_that_is_not_known_cannot_be_played_on(record) -> None:
    assert can_fork(record)
    assert not can_fork(Record(record.setup, (*record.wall[:-1], UNKNOWN), record.events))


# --- bad moments


def test_a_record_that_breaks_the_rules_is_refused_in_words(qtbot, window, record) -> None:
    events = list(record.events)
    place = next(n for n, event in enumerate(events) if isinstance(event, Discard))
    events[place] = replace(events[place], seat=(events[place].seat + 1) % 4)
    page = reviewed(qtbot, window, Record(record.setup, record.wall, tuple(events)))
    assert page.problem
    assert "没法复盘" in page.stage.accessibleDescription()
    page.grab()


def test_leaving_stops_the_thinking(qtbot, window, record) -> None:
    page = open_review(window, record)
    qtbot.waitUntil(lambda: page.film is not None, timeout=PATIENCE)
    assert page.reviewer._thinker is not None
    page.leave()
    assert page.reviewer._thinker is None
    flush()


# --- looks


@given(low=st.floats(-1000, 0), span=st.floats(0.01, 2000))
def test_marks_of_the_graph_are_few_and_reach_round_the_values(low: float, span: float) -> None:
    marks = ticks(low, low + span)
    assert marks[0] <= low + 1e-6
    assert marks[-1] >= low + span - 1e-6
    assert 2 <= len(marks) <= 7
    assert marks[0] > 0 or marks[-1] < 0 or any(abs(mark) < 1e-9 for mark in marks)


def test_no_hanzi_in_english(window, page, monkeypatch) -> None:
    window.change_settings(replace(window.settings, language="en"))
    page._done(page.review)
    flush()
    painted = Painted(monkeypatch)
    for place in range(0, len(page.told), 3):
        page.graph.setValue(place)
        page.grab()
    assert hanzi_in(painted.texts) == []
    assert hanzi_in(list(texts_of(page))) == []


@pytest.mark.parametrize("scale", [100, 200, 300])
@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
def test_nothing_overlaps_at_any_size(window, page, scale: int, size) -> None:
    window.resize(*size)
    window.change_settings(replace(window.settings, text_scale=scale))
    flush()
    body = page.body
    parts = [body.graph, body.stage, *(card for card in body.cards if card.isVisible())]
    boxes = [part.geometry().adjusted(7, 7, -7, -7) for part in parts]
    assert not [1 for n, box in enumerate(boxes) for other in boxes[:n] if box.intersects(other)]
    assert all(body.rect().contains(box) for box in boxes)
    assert body.stage.fork.geometry().right() <= body.stage.width()
    page.grab()
