"""The page for learning: hands, rules, exercises; by mouse and by keyboard alone, for every system."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mjdesk.engine.case import By
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.learning.exercise import Kind
from mjdesk.ui.i18n import set_language
from mjdesk.ui.learn.choice import Mark
from mjdesk.ui.learn.gallery import Gallery, shown
from mjdesk.ui.learn.page import PATTERNS, PRACTICE, RULES, LearnPage
from mjdesk.ui.learn.practice import Practice
from mjdesk.ui.learn.reasons import reasons
from mjdesk.ui.window import MainWindow


def ask(qtbot, practice: Practice, kind: Kind) -> None:
    """Choose a kind of exercise and wait until one is shown."""
    practice.kinds.setValue(list(Kind).index(kind))
    qtbot.waitUntil(lambda: practice.exercise is not None and practice.exercise.kind is kind)


@pytest.mark.parametrize("rules", SYSTEMS)
def test_every_pattern_has_its_card(qtbot, rules: str) -> None:
    gallery = Gallery()
    qtbot.addWidget(gallery)
    for width in (500, 1100):
        gallery.resize(width, 600)
        gallery.show_system(SYSTEMS[rules])
        cards = [rect for rect, _ in gallery._cards]
        assert len(cards) == len(SYSTEMS[rules].patterns)
        assert all(rect.left() >= 0 and rect.right() <= width and rect.bottom() <= gallery.height() for rect in cards)
        assert not any(a.intersects(b) for n, a in enumerate(cards) for b in cards[:n])
        assert not gallery.grab().isNull()
    for pattern in shown(SYSTEMS[rules]):
        assert pattern.name in gallery.accessibleDescription()
        places = [x for _, x, _ in pattern.strip.places()]
        assert places == sorted(places)
        assert sum(winning for _, _, winning in pattern.strip.places()) == (pattern.strip.win is not None)


def test_home_opens_the_page_and_back_leads_home(qtbot, window: MainWindow) -> None:
    qtbot.keyClick(window.home, "6")
    assert isinstance(window.page, LearnPage)
    page: LearnPage = window.page
    qtbot.mouseClick(page.rail.rows[3], Qt.MouseButton.LeftButton)
    assert page.system is list(SYSTEMS.values())[3]
    assert page.gallery.system is page.system
    page.tabs.setValue(RULES)
    assert page.scrolled[RULES].isVisible()
    assert not page.scrolled[PATTERNS].isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not isinstance(window.page, LearnPage)


@pytest.mark.parametrize("kind", Kind)
def test_a_right_and_a_wrong_answer_by_mouse(qtbot, window: MainWindow, kind: Kind) -> None:
    page = window.visit(LearnPage("wuhan"))
    page.practice._seed = "mouse"
    page.tabs.setValue(PRACTICE)
    practice = page.practice
    ask(qtbot, practice, kind)
    exercise = practice.exercise
    assert exercise is not None
    assert not practice.go.isEnabled()
    some = exercise.right if exercise.several else [min(exercise.right)]
    for place in some:
        qtbot.mouseClick(practice.choices[place], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(practice.go, Qt.MouseButton.LeftButton)
    assert (practice.right, practice.done) == (1, 1)
    assert {n for n, choice in enumerate(practice.choices) if choice.mark is Mark.RIGHT} == exercise.right
    assert "答对了" in practice.accessibleDescription()
    assert reasons(exercise)
    assert not page.grab().isNull()
    qtbot.mouseClick(practice.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: practice.exercise is not None)
    assert practice.exercise is not None
    assert practice.exercise != exercise
    wrong = next(n for n in range(len(practice.choices)) if n not in practice.exercise.right)
    qtbot.mouseClick(practice.choices[wrong], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(practice.go, Qt.MouseButton.LeftButton)
    assert (practice.right, practice.done) == (1, 2)
    assert practice.choices[wrong].mark is Mark.WRONG
    assert "不太对" in practice.accessibleDescription()


def test_by_keyboard_alone(qtbot, window: MainWindow) -> None:
    page = window.visit(LearnPage("changsha"))
    page.practice._seed = "keys"
    practice = page.practice
    assert QApplication.focusWidget() is page.tabs
    qtbot.keyClick(page.tabs, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: practice.exercise is not None)
    for done in (1, 2):
        exercise = practice.exercise
        assert exercise is not None
        for place in sorted(exercise.right):
            qtbot.keyClick(practice, practice.choices[place].key)
        qtbot.keyClick(practice, Qt.Key.Key_Return)
        assert (practice.right, practice.done) == (done, done)
        qtbot.keyClick(practice, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: practice.exercise is not None)
    qtbot.keyClick(practice, Qt.Key.Key_Escape)
    assert not isinstance(window.page, LearnPage)


def test_another_system_while_one_is_looked_for(qtbot, window: MainWindow) -> None:
    page = window.visit(LearnPage("wuhan"))
    page.tabs.setValue(PRACTICE)
    page.choose("huangshi")
    page.choose("qionghu")
    practice = page.practice
    qtbot.waitUntil(lambda: practice.exercise is not None)
    assert practice.exercise is not None
    assert practice.exercise.view.setup.rules == "qionghu"
    page.practice.kinds.setValue(1)
    page.leave()  # the search goes on; what it finds is dropped
    assert not isinstance(window.page, LearnPage)


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW", "en"])
@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
def test_parts_lie_inside_in_every_size_and_language(qtbot, window: MainWindow, language: str, size) -> None:
    window.resize(*size)
    set_language(language)
    page = window.visit(LearnPage("jingzhou-hongzhong"))
    page.practice._seed = "sizes"
    page.tabs.setValue(PRACTICE)
    ask(qtbot, page.practice, Kind.WAITS)
    practice, felt = page.practice, page.practice._felt()
    for choice in practice.choices:
        assert felt.contains(choice.geometry().toRectF())
    if not practice._square().isEmpty():
        assert not any(choice.geometry().toRectF().intersects(practice._square()) for choice in practice.choices)
    pad = practice.go.pad()
    assert practice.rect().contains(practice.go.geometry().adjusted(pad, pad, -pad, -pad))


@pytest.mark.parametrize("rules", SYSTEMS)
def test_every_system_has_exercises_in_the_window(qtbot, rules: str) -> None:
    for kind in (Kind.WAITS, Kind.PAYS):
        practice = Practice(None, seed="systems")  # type: ignore[arg-type]
        qtbot.addWidget(practice)
        practice.resize(900, 600)
        practice.show()
        practice.kinds.show_place(list(Kind).index(kind))
        practice.show_system(rules, begin=True)
        qtbot.waitUntil(lambda: practice.exercise is not None)  # noqa: B023
        practice.choices[0].click()
        practice.go_on()
        assert practice.done == 1
        assert practice.accessibleDescription().count("\n") >= 1
        assert not practice.grab().isNull()


@pytest.mark.parametrize("pattern", shown(SYSTEMS["paohuzi"]), ids=lambda pattern: pattern.name)
def test_letter_cards_stand_tall_and_in_their_sets(pattern) -> None:
    """As tall as on their table; every card once, the winning one in the set it makes."""
    strip = pattern.strip
    places = list(strip.places())
    assert strip.letters
    assert strip.height(20.0) == 50.0
    won = [] if strip.win is None else [strip.win]
    assert sorted(tile for tile, _, _ in places) == sorted(
        [*strip.hand, *won, *(tile for meld in strip.melds for tile in meld.tiles)]
    )
    if strip.win is None:
        return
    (at,) = (n for n, (_, _, winning) in enumerate(places) if winning)
    assert places[at][0] == strip.win
    beside = [n for n in (at - 1, at + 1) if 0 <= n < len(places)]
    touching = [n for n in beside if abs(places[n][1] - places[at][1]) < 1.1]
    assert touching or strip.hand.count(strip.win) >= 3


def test_tiles_of_mahjong_keep_their_shape() -> None:
    strip = shown(SYSTEMS["wuhan"])[0].strip
    assert not strip.letters
    assert strip.height(30.0) == 40.0


def test_seats_without_winds_are_told_from_the_dealer_on_and_turned_cards_as_such(qtbot, window: MainWindow) -> None:
    """跑胡子 has no winds, and cards are won that somebody turned up."""
    page = window.visit(LearnPage("paohuzi"))
    page.practice._seed = "turned"
    page.tabs.setValue(PRACTICE)
    said = set()
    for number in range(12):
        page.practice._seed = f"turned-{number}"
        page.practice._begin_anew()
        ask(qtbot, page.practice, Kind.PAYS)
        assert page.practice.exercise.case is not None
        question = page.practice._question()
        assert not set("东南西北") & set(question)
        turned = page.practice.exercise.case.wins[0].by is By.FLIP
        assert ("翻的牌" in question) is turned
        said.add(turned)
        if len(said) == 2:
            break
    assert said == {True, False}
    page.practice.kinds.setValue(list(Kind).index(Kind.WAITS))
    ask(qtbot, page.practice, Kind.WAITS)
    assert page.practice.exercise is not None
    told = reasons(page.practice.exercise)
    assert not any("点炮" in line for line in told)
    assert any("别人翻" in line for line in told)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_what_is_further_down_fades_into_the_paper_it_lies_on(window: MainWindow, light: str) -> None:
    window.change_settings(replace(window.settings, light=light))
    page = window.visit(LearnPage("wuhan"))
    window.finish_everything()
    area = page.scrolled[0]
    assert area.verticalScrollBar().maximum() > 0
    picture = page.grab().toImage()
    foot = area._fade.mapTo(page, area._fade.rect().bottomLeft())
    beside = picture.pixelColor(page.width() - 4, foot.y())
    within = picture.pixelColor(foot.x() + 2, foot.y())
    apart = (beside.red() - within.red(), beside.green() - within.green(), beside.blue() - within.blue())
    assert max(map(abs, apart)) <= 3
