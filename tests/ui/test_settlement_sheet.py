"""The settlement sheet on real rounds: what it says adds up, it goes on, and what it saves can be read."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo
from PySide6.QtTest import QTest

from mjdesk.engine.settlement import Factor
from mjdesk.engine.text import Text
from mjdesk.ui.i18n import say, set_language, tr
from mjdesk.ui.look import look
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.settlement.band import laid_out
from mjdesk.ui.settlement.chart import Chart, running_totals, spread
from mjdesk.ui.settlement.flow import Flow, arrow_shape, arrow_width
from mjdesk.ui.settlement.sums import formula, worked_out
from mjdesk.ui.settlement.timeline import Timeline
from mjdesk.ui.widgets import MenuList
from tests.ui.shell_tools import Painted, click, flush, settlements

MODELS = settlements()
WON = next(m for m in MODELS if m.wins and not m.last)
LAST = MODELS[-1]
NOBODY = replace(WON, wins=(), payments=(0, 0, 0, 0), totals=tuple(p.score for p in WON.plates))


def open_sheet(qtbot, model: SettlementModel) -> SettlementSheet:
    sheet = SettlementSheet(model)
    qtbot.addWidget(sheet)
    sheet.resize(1180, 688)
    sheet.show()
    flush()
    sheet.finish_motion()
    return sheet


@pytest.mark.parametrize("number", range(len(MODELS)))
def test_every_payment_of_a_real_match_is_painted(qtbot, monkeypatch, number: int) -> None:
    model = MODELS[number]
    sheet = open_sheet(qtbot, model)
    sheet.resize(1180, 1000)  # all lines in sight
    flush()
    painted = Painted(monkeypatch)
    sheet.grab()
    said = set(painted.texts)
    for win in model.wins:
        assert f"+{win.points:,}" in said
        assert f"= {worked_out(win.shared):,}" in said
        for line in win.lines:
            assert f"{line.points:,}" in said
            assert formula(win, line) in said
    for total in model.totals:
        assert (f"{total:+,}".replace("-", "−") if total else "0") in said


def test_a_sum_that_is_shown_is_true() -> None:
    for model in MODELS:
        for win in model.wins:
            for line in win.lines:
                own, times = (int(n.replace(",", "")) for n in formula(win, line).split(" × "))
                caps = [f.value for f in line.factors if f.sign in ("≤", "=")]
                assert line.points == (caps[-1] if caps else own * times)


def test_factors_are_worked_out_one_after_the_other() -> None:
    def factor(sign: str, value: int) -> Factor:
        return Factor(sign, value, Text("", ""))

    assert worked_out([factor("", 1), factor("+", 3), factor("×", 20)]) == 80
    assert worked_out([factor("", 16), factor("×", 64), factor("≤", 800)]) == 800
    assert worked_out([factor("", 5), factor("=", 9), factor("!", 7)]) == 9
    assert worked_out([]) == 0


def test_a_sum_that_is_not_true_is_not_shown() -> None:
    win, odd = WON.wins[0], Factor("=", 7, Text("", ""))
    line = replace(win.lines[0], points=7, factors=(odd,))
    assert formula(win, line) == ""
    plus = replace(win.lines[0], factors=(Factor("+", 2, Text("", "")),))
    assert formula(win, plus) == ""


@pytest.mark.parametrize("rules", ["guangdong-zhuama", "guangdong-tuidaohu"])
def test_payments_beside_the_wins_are_told_and_all_add_up(qtbot, monkeypatch, rules: str) -> None:
    """Kongs and horses: every point of the settlement stands in a line, and each such line is painted."""
    models = settlements(rounds=12, rules=rules)
    assert any(model.others for model in models)
    assert any(model.turned for model in models)
    for model in models:
        net = [0] * len(model.payments)
        for win in model.wins:
            for line in win.lines:
                net[line.payer] -= line.points
                net[line.payee] += line.points
        for other in model.others:
            for payer in other.payers:
                net[payer] -= other.points
                net[other.payee] += other.points
        assert tuple(net) == model.payments
    model = next(m for m in models if m.others)
    sheet = open_sheet(qtbot, model)
    sheet.resize(1180, 1400)
    flush()
    painted = Painted(monkeypatch)
    sheet.grab()
    for other in model.others:
        payers = "，".join(model.plates[seat].person.name.zh for seat in other.payers)
        assert f"{payers} → {model.plates[other.payee].person.name.zh}" in painted.texts


def test_the_opened_hand_has_each_tile_once_and_the_winning_one_marked() -> None:
    for model in MODELS:
        for win in model.wins:
            laid, width = laid_out(win)
            assert len(laid) == sum(map(len, win.groups)) + sum(len(m.tiles) for _, m in win.melds)
            (marked,) = [tile for tile in laid if tile.winning]
            assert marked.tile == win.groups[win.winning[0]][win.winning[1]]
            assert width >= laid[-1].x + 1
            assert all(b.x - a.x >= 1 for a, b in pairwise(laid))


def test_enter_goes_on_and_escape_does_not(qtbot) -> None:
    sheet, heard = open_sheet(qtbot, WON), []
    sheet.next_wanted.connect(lambda: heard.append("next"))
    sheet.closed.connect(lambda: heard.append("closed"))
    sheet.shut()
    assert heard == []
    QTest.keyClick(sheet.next_button, Qt.Key.Key_Return)
    assert heard == ["next"]
    click(sheet.next_button)
    assert heard == ["next", "next"]


def test_the_last_round_ends_the_match_with_a_chart(qtbot) -> None:
    sheet, heard = open_sheet(qtbot, LAST), []
    sheet.home_wanted.connect(lambda: heard.append("home"))
    sheet.again_wanted.connect(lambda: heard.append("again"))
    assert isinstance(sheet.flow, Chart)
    assert sheet.next_button.text() == "完成"
    click(sheet.next_button)
    click(sheet.again_button)
    assert heard == ["home", "again"]


def test_running_totals_end_at_the_totals() -> None:
    for seat in range(4):
        line = running_totals(LAST.history, seat)
        assert line[0] == 0
        assert line[-1] == LAST.totals[seat]
        assert len(line) == len(LAST.history) + 1


def test_labels_of_the_chart_do_not_meet() -> None:
    for places in ([10.0, 11.0, 12.0, 90.0], [0.0, 0.0, 0.0, 0.0], [100.0, 100.0, 99.0, 98.0]):
        apart = sorted(spread(places, 20.0, 0.0, 100.0))
        assert all(b - a >= 20 for a, b in pairwise(apart))
        assert apart[0] >= 0
        assert apart[-1] <= 100


def test_nobody_won(qtbot, monkeypatch) -> None:
    sheet = open_sheet(qtbot, NOBODY)
    painted = Painted(monkeypatch)
    sheet.grab()
    assert "荒庄" in painted.texts
    assert "没有人胡，谁也不用付" in painted.texts
    assert isinstance(sheet.flow, Flow)
    assert sheet.flow._payments() == []


def test_several_winners_are_chosen_by_pills(qtbot) -> None:
    two = replace(WON, wins=(WON.wins[0], replace(WON.wins[0], points=8)))
    sheet = open_sheet(qtbot, two)
    assert sheet.choice is not None
    click(sheet.choice, sheet.choice.cells()[1].center().toPoint())
    assert sheet.band.win is two.wins[1]
    assert sheet.lines.win is two.wins[1]


def test_arrows_are_as_wide_as_the_root_of_the_amount() -> None:
    assert arrow_width(400, 400) == 16
    assert arrow_width(100, 400) == 8
    assert arrow_width(1, 4000) == 4


def test_an_arrow_ends_where_it_points() -> None:
    shape = arrow_shape(QPointF(0, 0), QPointF(100, 100), QPointF(60, 20), 12, 1.0)
    assert isinstance(shape, QPainterPath)
    assert shape.contains(QPointF(99, 98.5))
    assert shape.boundingRect().right() <= 125


def test_motion_shows_one_thing_after_the_other_and_any_key_ends_it(qtbot) -> None:
    look().apply(replace(look().settings, reduced_motion=False))
    sheet = SettlementSheet(WON)
    qtbot.addWidget(sheet)
    sheet.resize(1180, 688)
    sheet.show()
    assert sheet.moving
    assert sheet.totals.share == 0
    QTest.keyClick(sheet, Qt.Key.Key_F5)
    assert not sheet.moving
    assert sheet.totals.share == 1
    assert sheet.band.now == sheet.timeline.total


def test_the_timeline_is_in_order() -> None:
    line = Timeline(tiles=14, payments=3)
    assert line.tile(0, 0) == 0
    assert line.tile(line.opened, 13) == 1
    assert line.arrow(line.opened, 0) == 0
    assert line.arrow(line.paid, 2) == 1
    assert line.count(line.paid) == 0
    assert line.count(line.total) == 1


def test_picture_and_page_are_files_one_can_open(qtbot, profile) -> None:
    said: list[str] = []
    sheet = open_sheet(qtbot, WON)
    sheet.said.connect(said.append)
    click(sheet.share_button)
    choose_paper(sheet, 0)
    (picture,) = profile.glob("exports/*.png")
    (page,) = profile.glob("exports/*.pdf")
    image = QImage(str(picture))
    assert image.width() >= 1180
    assert page.read_bytes().startswith(b"%PDF-")
    assert len(said) == 2
    assert str(picture) in said[0]
    assert not list(profile.glob("exports/*.part"))


def choose_paper(sheet: SettlementSheet, place: int) -> None:
    """Open the list of ways onto paper and take one, by key."""
    click(sheet.print_button)
    menu = sheet.window().findChild(MenuList)
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Home)
    for _ in range(place):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    flush()


def test_without_a_printer_one_message(qtbot, monkeypatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: pytest.fail("nothing to choose from"))
    said: list[str] = []
    sheet = open_sheet(qtbot, WON)
    sheet.said.connect(said.append)
    choose_paper(sheet, 1)
    assert said == [tr("No printer is set up on this computer; a PDF can be printed elsewhere")]


@pytest.mark.parametrize("prints", [True, False])
def test_it_is_printed_as_the_dialog_of_the_system_says(qtbot, monkeypatch, tmp_path, prints: bool) -> None:
    """The printer of this test writes its paper into a file."""
    paper = tmp_path / "paper.pdf"

    def answer(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFileName(str(paper))
        return int(prints)

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["a printer"])
    monkeypatch.setattr(QPrintDialog, "exec", answer)
    said: list[str] = []
    sheet = open_sheet(qtbot, WON)
    sheet.said.connect(said.append)
    choose_paper(sheet, 1)
    assert paper.exists() == prints
    assert len(said) == prints
    if prints:
        assert paper.read_bytes().startswith(b"%PDF-")
        assert paper.stat().st_size > 20_000, "more than an empty page"


def test_what_cannot_be_saved_is_said(qtbot, profile) -> None:
    profile.mkdir()
    (profile / "exports").write_text("in the way")
    said: list[str] = []
    sheet = open_sheet(qtbot, WON)
    sheet.said.connect(said.append)
    click(sheet.share_button)
    assert said[0].startswith("没存成")


def test_it_is_told_in_words(qtbot) -> None:
    sheet = open_sheet(qtbot, WON)
    assert f"+{WON.wins[0].points:,}" in sheet.accessibleName()


def test_left_alone_the_motion_comes_to_its_end(qtbot) -> None:
    """Nobody touches it: tiles open, arrows arrive and totals count by the running clock alone."""
    look().apply(replace(look().settings, reduced_motion=False))
    sheet = SettlementSheet(WON)
    qtbot.addWidget(sheet)
    sheet.resize(1180, 688)
    sheet.show()
    assert sheet.totals.share == 0.0
    qtbot.waitUntil(lambda: sheet.totals.share == 1.0, timeout=30_000)
    assert sheet.band.now >= sheet.timeline.total
    assert isinstance(sheet.flow, Flow)
    assert sheet.flow.now >= sheet.timeline.paid


@pytest.mark.parametrize("language", ["zh_CN", "en"])
@pytest.mark.parametrize("last", [False, True])
def test_every_name_stands_whole_in_the_totals(qtbot, monkeypatch, language: str, last: bool) -> None:
    set_language(language)
    sheet = SettlementSheet(next(model for model in settlements() if model.wins and model.last is last))
    qtbot.addWidget(sheet)
    sheet.resize(1180, 688)
    painted = Painted(monkeypatch)
    sheet.totals.grab()
    names = {say(plate.person.name) for plate in sheet.model.plates}
    assert names <= set(painted.texts)
