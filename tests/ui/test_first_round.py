"""The guided first round: a real one, told move by move; whoever follows it claims, is ready, and wins."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from mjdesk.engine.actions import Kind
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.save import save_path
from mjdesk.ui import settings as settings_file
from mjdesk.ui.i18n import say
from mjdesk.ui.learn.first_round import FirstRound, guide
from mjdesk.ui.learn.lessons import SEEDS, Stage
from mjdesk.ui.learn.page import LearnPage
from mjdesk.ui.pace import Pace
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import click, flush, hanzi_in, texts_of

PATIENCE = 60_000


@pytest.fixture
def window(qtbot, profile):
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True, muted=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.refresh_home()
    flush()
    yield made
    made.end_game()


def learning(window) -> LearnPage:
    QTest.keyClicks(window.home, "6")
    page = window.page
    assert isinstance(page, LearnPage)
    return page


def told(game: FirstRound, done: int | None = None) -> bool:
    """Whether the guide points at something, for another question than the one ``done``, or the round is over."""
    if game.session.settlement is not None:
        return True
    model = game.session.model
    return model is not None and model.question not in (None, done) and bool(game.mark.target)


def press(game: FirstRound, *, by_key: bool = False) -> None:
    """Do what the guide points at."""
    assert game.mark.isVisible()
    name = game.mark.target
    if by_key and name.startswith("choice-"):
        QTest.keyClicks(game.table, game.table.offer.choices[int(name.removeprefix("choice-"))].key)
    elif by_key and name == "pass":
        QTest.keyClick(game.table, Qt.Key.Key_Space)
    else:
        next(proxy for proxy in game.table.findChildren(QAbstractButton) if proxy.objectName() == name).click()


def follow(
    qtbot,
    game: FirstRound,
    *,
    by_key: bool = False,
    until_discard: bool = False,
    said: dict[Stage, str] | None = None,
) -> list[Stage]:
    """Do what the guide points at until the round is over, or a discard is meant; the stages as they were met.

    ``said`` takes what was said last in each of them.
    """
    game.session.set_pace(Pace(0))
    met: list[Stage] = []
    done: int | None = None
    while True:
        qtbot.waitUntil(partial(told, game, done), timeout=PATIENCE)
        stage = game.coach.lesson.stage
        if not met or met[-1] is not stage:
            met.append(stage)
        if said is not None:
            said[stage] = game.coach.lesson.why
        if game.session.settlement is not None or (until_discard and game.mark.target.startswith("hand-")):
            return met
        done = game.session.model.question
        press(game, by_key=by_key)


@pytest.mark.parametrize("rules", SYSTEMS)
def test_whoever_follows_it_claims_is_ready_and_wins(qtbot, window, rules: str) -> None:
    page = learning(window)
    game = guide(window, rules, page)
    said: dict[Stage, str] = {}
    met = follow(qtbot, game, said=said)
    assert met[0] in (Stage.GOAL, Stage.OTHERS, Stage.CLAIM)
    assert {Stage.GOAL, Stage.CLAIM, Stage.WIN, Stage.SETTLEMENT} <= set(met)
    assert met[-1] is Stage.SETTLEMENT
    own = next(win for win in game.session.settlement.wins if win.seat == 0)
    if game.session.model.cards is None:
        assert own.patterns, "the settlement names what was won with"
        names = [say(pattern) for pattern in own.patterns]
        assert any(name in said[Stage.WIN] for name in names), "what is turned up later may add to them"


def test_from_the_page_to_the_settlement_and_back(qtbot, window, profile) -> None:
    page = learning(window)
    page.choose("wuhan")
    QTest.keyClicks(page, "g")
    game = window.game
    assert isinstance(game, FirstRound)
    assert window.focusWidget() is game.table
    follow(qtbot, game, by_key=True)
    assert window.sheet is None, "the guide says first that it is over"
    click(game.coach.settlement)
    assert isinstance(window.sheet, SettlementSheet)
    QTest.keyClick(window.sheet.next_button, Qt.Key.Key_Return)
    assert window.page is page
    assert window.game is None
    assert not save_path(profile).exists(), "nothing of it is kept"


def test_it_is_left_at_any_time(qtbot, window) -> None:
    page = learning(window)
    game = guide(window, "changsha", page)
    qtbot.waitUntil(lambda: game.coach.lesson is not None, timeout=PATIENCE)
    click(game.coach.leave)
    assert window.page is page
    assert window.game is None
    flush()


def test_another_move_than_the_one_meant_is_fine(qtbot, window) -> None:
    game = guide(window, "wuhan", learning(window))
    follow(qtbot, game, until_discard=True)
    first, meant = game.session.model.question, game.coach.lesson.action
    other = next(a for a in game.session.model.view.actions if a.kind is Kind.DISCARD and a != meant)
    game.table.answer(other)
    assert not game.mark.isVisible()
    qtbot.waitUntil(
        lambda: game.session.model.question not in (None, first) and bool(game.mark.target), timeout=PATIENCE
    )


@pytest.mark.parametrize(("size", "scale"), [((1180, 664), 100), ((1180, 664), 200), ((2560, 1440), 100)])
def test_nothing_is_cut_off_and_the_mark_is_about_its_target(qtbot, window, size, scale: int) -> None:
    window.change_settings(replace(window.settings, language="en", text_scale=scale))
    window.resize(*size)
    game = guide(window, "wuhan", learning(window))
    follow(qtbot, game, until_discard=True)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.grab()
    coach, page = game.coach, game.lesson_page
    assert coach.geometry().bottom() <= page.rect().bottom()
    assert coach.why.height() >= coach.why.height_for(coach.why.width()) - 1

    def about_its_target() -> bool:
        target = next(each for each in game.table.targets if each.name == game.mark.target)
        return game.mark.geometry().contains(round(target.box.cx), round(target.box.cy))

    qtbot.waitUntil(about_its_target, timeout=PATIENCE)  # the table is laid out anew when the strip has its height
    assert hanzi_in([*texts_of(coach)]) == []
    assert coach.accessibleName()


def test_what_is_said_now_is_said_in_the_language_chosen_meanwhile(qtbot, window) -> None:
    game = guide(window, "wuhan", learning(window))
    follow(qtbot, game, until_discard=True)
    before, met = game.coach.lesson, game.coach.met
    window.change_settings(replace(window.settings, language="en"))
    flush()
    coach = game.coach
    assert coach.lesson.stage is before.stage
    assert coach.met == met
    assert coach.title.text() == coach.lesson.title != before.title
    assert coach.why.text() == coach.lesson.why
    assert hanzi_in([*texts_of(coach), coach.accessibleName()]) == []
    assert coach.why.height() >= coach.why.height_for(coach.why.width()) - 1
    window.change_settings(replace(window.settings, language="zh_CN"))
    flush()
    assert coach.lesson == before
    assert coach.title.text() == before.title


def test_every_system_has_a_round() -> None:
    assert set(SEEDS) == set(SYSTEMS)
