"""The own cards as the person put them: by mouse and keyboard, kept while the round lasts, whoever ends the program."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from mjdesk.engine.phase import Step
from mjdesk.ui import hand_order
from mjdesk.ui import settings as settings_file
from mjdesk.ui.hand_order import FILE
from mjdesk.ui.match_choice import Length, MatchChoice
from mjdesk.ui.pace import Pace
from mjdesk.ui.settings import Settings
from mjdesk.ui.table.buttons import SORT
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.window import MainWindow

from . import table_models as models
from .hand_keys import walk_to
from .shell_tools import flush

PATIENCE = 60_000
SHIFT = Qt.KeyboardModifier.ShiftModifier


def columns_of(table: TableWidget) -> tuple[tuple[int, ...], ...]:
    """The cards of the own hand by column."""
    moment = table.moment
    assert moment is not None
    found, begin = [], 0
    for size in moment.columns:
        found.append(moment.hand[begin : begin + size])
        begin += size
    return tuple(found)


def pointed_at(table: TableWidget) -> int:
    """The place of the hand that the keyboard is at."""
    place = table.pointer.hand_place
    assert place is not None
    return place


@pytest.fixture
def table(qtbot) -> TableWidget:
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1366, 768)
    widget.show()
    for presenter, moment in models.moments("paohuzi", "order"):
        model = models.model_of(presenter, moment)
        if moment[2] is not None and model.view.phase.step is Step.TURN:
            widget.show_model(model, moment[0])
            return widget
    raise LookupError("no own turn in this round")


# --- by keyboard


def test_a_card_is_carried_through_every_column_and_back(table: TableWidget) -> None:
    said: list[object] = []
    table.arranged.connect(said.append)
    before = columns_of(table)
    walk_to(table, 0)
    card, hand = table.moment.hand[0], Counter(table.moment.hand)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        steps = 0
        while True:
            shown = columns_of(table)
            QTest.keyClick(table, key, SHIFT)
            assert Counter(table.moment.hand) == hand
            assert table.moment.hand[pointed_at(table)] == card
            if columns_of(table) == shown:
                break
            steps += 1
        assert steps >= len(before)
        column, _ = table.moment.column_of(pointed_at(table))
        assert column == (len(columns_of(table)) - 1 if key == Qt.Key.Key_Right else 0)
        assert columns_of(table)[column] == (card,)  # beyond the last column it has one of its own
    assert said[-1] == columns_of(table)
    table.switch(SORT)
    assert said[-1] is None
    assert columns_of(table) == before


def test_a_card_is_carried_up_and_down_its_column(table: TableWidget) -> None:
    place = next(table.moment.place_in(n, 0) for n, column in enumerate(columns_of(table)) if len(set(column)) == 3)
    walk_to(table, place)
    column, _ = table.moment.column_of(place)
    one, two, three = columns_of(table)[column]
    for key, wanted in (
        (Qt.Key.Key_Down, (two, one, three)),
        (Qt.Key.Key_Down, (two, three, one)),
        (Qt.Key.Key_Down, (two, three, one)),
        (Qt.Key.Key_Up, (two, one, three)),
    ):
        QTest.keyClick(table, key, SHIFT)
        assert columns_of(table)[column] == wanted
        assert table.moment.hand[pointed_at(table)] == one


def test_a_mahjong_hand_stays_sorted(qtbot) -> None:
    table = TableWidget()
    qtbot.addWidget(table)
    table.show()
    model, event = models.own_kong()
    table.show_model(model, event)
    walk_to(table, 0)
    before = table.moment.hand
    QTest.keyClick(table, Qt.Key.Key_Right, SHIFT)
    assert table.moment.hand == before
    assert table.pointer.hand_place == 0


# --- kept


def opened(qtbot) -> MainWindow:
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True, speed=300))
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.refresh_home()
    flush()
    return window


def asked(qtbot, window: MainWindow) -> TableWidget:
    """The table once the own seat is asked."""
    session = window.game.session
    session.set_pace(Pace(0))
    qtbot.waitUntil(lambda: session.model is not None and session.model.question is not None, timeout=PATIENCE)
    flush()
    return window.game.table


def carry_first_card_to_the_end(table: TableWidget) -> None:
    boxes = {target.name: target.box for target in table.targets}
    start, last = boxes["hand-0"], boxes[f"hand-{len(table.moment.hand) - 1}"]
    at = QPointF(start.cx, start.y + 10)
    table.pointer.moved(at)
    table.pointer.press(at)
    table.pointer.moved(QPointF(at.x() + 30, at.y()))
    table.pointer.moved(QPointF(last.right + 20, last.cy))
    table.pointer.release(QPointF(last.right + 20, last.cy))


def test_the_order_is_there_again_when_the_program_is_started_again(qtbot, profile) -> None:
    window = opened(qtbot)
    window.start(MatchChoice("paohuzi", {}, ("greedy",) * 2, Length(2)))
    table = asked(qtbot, window)
    sorted_by_itself = columns_of(table)
    carry_first_card_to_the_end(table)
    put = columns_of(table)
    assert put != sorted_by_itself
    qtbot.waitUntil((profile / FILE).exists, timeout=PATIENCE)
    window.end_game()  # as a power cut leaves it: nothing more is written

    again = opened(qtbot)
    again.resume()
    table = asked(qtbot, again)
    assert columns_of(table) == put
    assert not table.shelf.sorted
    table.switch(SORT)
    assert columns_of(table) == sorted_by_itself
    qtbot.waitUntil(lambda: not (profile / FILE).exists(), timeout=PATIENCE)
    again.end_game(forget=True)


def test_an_order_of_another_round_is_nothing_to_this_one(profile) -> None:
    columns = ((42, 43, 44), (52,))
    hand_order.keep(profile, "one", 3, columns)
    assert hand_order.kept(profile, "one", 3) == columns
    assert hand_order.kept(profile, "one", 4) is None
    assert hand_order.kept(profile, "two", 3) is None
    hand_order.keep(profile, "one", 3, None)
    assert hand_order.kept(profile, "one", 3) is None
    hand_order.keep(profile, "one", 3, None)  # twice is once


@pytest.mark.parametrize(
    "damaged",
    ["{", "[]", '{"match": "one", "round": 3}', json.dumps({"match": "one", "round": 3, "columns": ["99z"]})],
)
def test_a_damaged_file_costs_the_order_alone(profile, damaged: str) -> None:
    profile.mkdir(exist_ok=True)
    (profile / FILE).write_text(damaged)
    assert hand_order.kept(profile, "one", 3) is None
    assert not (profile / FILE).exists()
    assert (profile / f"{FILE}.damaged").read_text() == damaged


def test_cards_that_are_gone_leave_no_gap_in_a_kept_order(table: TableWidget) -> None:
    walk_to(table, 0)
    QTest.keyClick(table, Qt.Key.Key_Left, SHIFT)
    order = table.shelf.order
    assert order is not None
    model = table.moment.model
    gone = model.view.hand[:3]
    fewer = replace(model, view=model.view._replace(hand=model.view.hand[3:], actions=()), question=None)
    other = TableWidget()
    other.restore_order(order)
    other.show_model(fewer)
    assert Counter(other.moment.hand) == Counter(model.view.hand) - Counter(gone)
    assert all(columns_of(other))
    other.deleteLater()
