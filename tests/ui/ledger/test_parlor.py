"""The parlor beyond its rounds: ranking, history, changes, two players, tables, clock, money, faces, backups."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from mjdesk.engine.errors import BadInput
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.rules.registry import rule_system
from mjdesk.ledger import audit, people, preferences, sessions
from mjdesk.ledger.backup import FOLDER, back_up
from mjdesk.ledger.check import faults
from mjdesk.ledger.dump import write_dump
from mjdesk.ledger.edits import ChangeRules, DeleteRound, EditRound, FirstDealer, InsertRound, Reseat
from mjdesk.ledger.entry import PointsEntry, RecordEntry, Won
from mjdesk.ledger.money import FeeBy, Kind, cancel, chips, fee, fine, posted
from mjdesk.ledger.ranking import Ties
from mjdesk.ledger.rounds import accept, correct, save_round
from mjdesk.ledger.sessions import State, load
from mjdesk.ui.ledger import faces
from mjdesk.ui.ledger.assign_page import AssignPage
from mjdesk.ui.ledger.backups_sheet import BackupsSheet
from mjdesk.ui.ledger.best_sheet import BestSheet
from mjdesk.ui.ledger.change_words import what_name
from mjdesk.ui.ledger.changes_page import ChangesPage, open_changes
from mjdesk.ui.ledger.clock_sheet import ClockSheet
from mjdesk.ui.ledger.compare_page import ComparePage, open_compare
from mjdesk.ui.ledger.difference_sheet import DifferenceSheet
from mjdesk.ui.ledger.files_sheet import FilesSheet
from mjdesk.ui.ledger.history_page import HistoryPage
from mjdesk.ui.ledger.money_sheet import CHIPS, RATE, MoneySheet
from mjdesk.ui.ledger.open_sheet import OpenSheet
from mjdesk.ui.ledger.player_page import PlayerPage, open_player
from mjdesk.ui.ledger.player_sheet import PlayerSheet
from mjdesk.ui.ledger.ranking_page import RankingPage
from mjdesk.ui.ledger.records_sheet import RecordsSheet
from mjdesk.ui.ledger.rounds_page import RoundsPage
from mjdesk.ui.ledger.rules_change import RulesChangePage
from mjdesk.ui.records.replay_page import ReplayPage
from tests.ui.shell_tools import Painted, click, flush

NAMES = ["陈姐", "老吴", "小魏", "高师傅"]


@pytest.fixture
def played(book, session) -> int:
    """Six rounds of the session; the first seat wins twice, the others once or not at all."""
    for n, seat in enumerate((0, 1, 0, 2, 0, 1)):
        net = [-10] * 4
        net[seat] = 30
        save_round(book, session, PointsEntry(tuple(net), (Won(seat),)), key=f"r{n}")
    return session


@pytest.fixture
def rounds(desk, played) -> RoundsPage:
    """The rounds of the session."""
    desk.board.open_rounds(played)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, RoundsPage)
    page.list.setFocus()
    return page


def id_of(book, name: str) -> int:
    """The number of a player."""
    with book.reading() as connection:
        return people.find(connection, name).id


def key(desk, letter: Qt.Key) -> None:
    """A letter on the board."""
    desk.board.cards.cards[0].setFocus()
    QTest.keyClick(desk.board.cards.cards[0], letter)
    desk.wait()


# --- looking back


def test_the_ranking_tells_what_is_missing_and_how_ties_are_decided(desk, book, played) -> None:
    other = sessions.begin_session(book, "guangdong-xinzhang", [id_of(book, n) for n in NAMES], note="春季杯")
    save_round(book, other.id, PointsEntry((-9, 9, 0, 0), (Won(1),)), key="cup")
    key(desk, Qt.Key.Key_K)
    page = desk.window.page
    assert isinstance(page, RankingPage)
    assert [row.texts[1] for row in page.list.rows] == ["陈姐", "老吴", "小魏", "高师傅"]
    assert page.list.rows[1].texts[-2:] == ("22", "+29")
    assert "离上一名 22 分" in page.list.rows[1].spoken
    page.evening.show_place(1)
    page.reload()
    desk.wait()
    assert [row.texts[-1] for row in page.list.rows] == ["+9", "0", "0", "−9"]
    assert [row.texts[0] for row in page.list.rows] == ["1", "2", "2", "4"], "they share the place"
    page.ties.setValue(2)
    desk.wait()
    with book.reading() as connection:
        assert preferences.ties(connection) is Ties.WINS
    page.rules.show_place(1)
    page.evening.show_place(0)
    page.reload()
    desk.wait()
    assert [row.texts[-1] for row in page.list.rows] == ["+60", "+20", "−20", "−60"], "of one system alone"
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    desk.wait()
    assert isinstance(desk.window.page, PlayerPage)


def test_an_evening_that_is_settled_is_found_and_opened_again(desk, book, played) -> None:
    sessions.set_state(book, played, State.SETTLED)
    desk.board.refresh()
    key(desk, Qt.Key.Key_H)
    page = desk.window.page
    assert isinstance(page, HistoryPage)
    assert "陈姐 +60" in page.list.rows[0].texts[5]
    assert page.list.rows[0].texts[6] == "已结账"
    page.search.edit.setText("老吴")
    page.reload()
    desk.wait()
    assert len(page.list.rows) == 1
    page.search.edit.setText("nobody of this name")
    page.reload()
    desk.wait()
    assert not page.list.rows
    page.search.edit.clear()
    page.reload()
    desk.wait()
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    desk.wait()
    rounds_page = desk.window.page
    assert isinstance(rounds_page, RoundsPage)
    click(rounds_page.end_button)
    desk.wait()
    with book.reading() as connection:
        assert load(connection, played).session.state is State.OPEN


def test_older_evenings_come_on_demand(desk, book, played, monkeypatch) -> None:
    from mjdesk.ui.ledger import history_page

    monkeypatch.setattr(history_page, "SHOWN", 2)
    who = [id_of(book, n) for n in NAMES]
    for _ in range(4):
        sessions.begin_session(book, "wuhan", who)
    key(desk, Qt.Key.Key_H)
    page = desk.window.page
    assert isinstance(page, HistoryPage)
    assert len(page.list.rows) == 2
    click(page.older)
    desk.wait()
    click(page.older)
    desk.wait()
    assert [row.key for row in page.list.rows] == [5, 4, 3, 2, 1]
    assert not page.older.isVisible()


def test_every_change_is_told_before_and_after(desk, book, rounds, played) -> None:
    rounds.list.choose(2)
    QTest.keyClick(rounds.list, Qt.Key.Key_D)
    desk.wait()
    click(desk.window.sheet.take)
    desk.wait()
    QTest.keyClick(rounds.list, Qt.Key.Key_H)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, ChangesPage)
    newest = page.list.rows[0].texts
    assert newest[2] == "删一局"
    assert "陈姐 −10 老吴 +30" in newest[3]
    assert newest[3].endswith("→ –")
    assert len(page.list.rows) == 8
    page.leave()
    key(desk, Qt.Key.Key_H)
    click(desk.window.page.changes)
    desk.wait()
    assert "新玩家" in [row.texts[2] for row in desk.window.page.list.rows]


def test_no_change_is_told_in_the_words_of_the_code(desk, book, rounds, played, tmp_path) -> None:
    """Whatever can be changed, done once; the line of each says it in the language of the person."""
    a, b, *_ = (id_of(book, name) for name in NAMES)
    with book.reading() as connection:
        shown = correct(connection, played, EditRound(2, PointsEntry((5, -5, 0, 0))))
        options = {**load(connection, played).evening.house.options, "next_dealer": "winner", "max_doubling": 64}
    accept(book, shown)
    system = rule_system("wuhan")
    known = {option.id for option in system.options}
    for edit in (
        InsertRound(1, PointsEntry((7, -7, 0, 0)), 1, "in"), DeleteRound(1), FirstDealer(2),
        Reseat(7, ((0, people.add_player(book, "小李", guest=True).id),)),
        ChangeRules(7, complete(system.options, {k: v for k, v in options.items() if k in known})),
    ):  # fmt: skip
        with book.reading() as connection:
            shown = correct(connection, played, edit)
        accept(book, shown)
    fine(book, played, a, 7, "诈胡")
    fee(book, played, FeeBy.HOUR, 1200)
    chips(book, played, b, 5000)
    with book.reading() as connection:
        entries = [p.id for p in posted(connection, played)]
    for entry in entries:
        cancel(book, entry, "点错")
    sessions.set_rate(book, played, 50)
    sessions.extend(book, played, minutes=75, rounds=2)
    for state in (State.CALL, State.BREAK, State.OPEN, State.DONE, State.SETTLED, State.OPEN):
        sessions.set_state(book, played, state)
    with book.reading() as connection:
        old = people.player(connection, a)
    people.change_player(book, replace(old, name="陈大姐", aliases=("陈姐",), guest=True))
    preferences.set_ties(book, Ties.WINS)
    QTest.keyClick(rounds.list, Qt.Key.Key_R)
    desk.window.page.leave()
    open_changes(desk.board)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, ChangesPage)
    lines = [row.texts for row in page.list.rows]
    assert not [line for line in lines if re.search("[a-z_]{2,}", f"{line[2]} {line[3]}")]
    told = {line[2]: line[3] for line in reversed(lines)}

    def of(what: str) -> str:
        return told[what_name(what)]

    assert of("fine-posted") == "诈胡  陈大姐 → 场子 7"
    assert "约定时间: 0:00 → 1:15" in of("session-extended")
    assert of("rate-changed").endswith("0.00 → 0.50")
    assert "陈姐 → 陈大姐" in of("player-changed")
    assert of("dealer-changed").startswith("1: 陈大姐坐庄 → 小魏坐庄")
    assert of("dealer-changed").endswith("1 号座 → 3 号座")
    assert "点错" in of("posting-cancelled")
    option = next(o for o in system.options if o.id == "next_dealer")
    assert f"{option.name.zh}: {option.label(option.default).zh} → {option.label('winner').zh}" in of("rules-changed")
    assert "陈大姐 +30" in lines[-7][3], "a saved round has names"


def test_two_players_are_compared(desk, book, played) -> None:
    a, b = (id_of(book, n) for n in ("陈姐", "老吴"))
    open_compare(desk.board, a, b)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, ComparePage)
    assert page.sides.model is not None
    assert page.sides.model.figures.net == 3 * 10 - 2 * 10
    assert page.sides.list.rows[0].texts[-1] == "+10"
    page.rules.show_place(2)
    page.reload()
    desk.wait()
    assert not page.sides.list.rows
    desk.window.grab()
    click(page.other)
    desk.wait()
    assert isinstance(desk.window.page, PlayerPage)


def test_a_players_months_systems_and_best_rounds(desk, book, played, monkeypatch) -> None:
    open_player(desk.board, id_of(book, "陈姐"))
    desk.wait()
    page = desk.window.page
    assert isinstance(page, PlayerPage)
    painted = Painted(monkeypatch)
    for view, wanted in ((1, "胡牌"), (2, "武汉麻将")):
        page.figure.view.setValue(view)
        painted.texts.clear()
        page.figure.grab()
        assert wanted in painted.texts
    assert "连赢 1 局" in page.figure.accessibleDescription()
    page.rules.show_place(2)
    page.reload()
    desk.wait()
    assert page.figure.model.figures.counts.rounds == 0
    page.rules.show_place(0)
    page.reload()
    desk.wait()
    page.figure.setFocus()
    assert page.figure.links[0].spoken == "最大几局"
    QTest.keyClick(page.figure, Qt.Key.Key_Return)
    sheet = desk.window.sheet
    assert isinstance(sheet, BestSheet)
    assert [hand.points for hand in sheet.rows.hands] == [30, 30, 30]
    QTest.keyClick(sheet.rows, Qt.Key.Key_Down)
    QTest.keyClick(sheet.rows, Qt.Key.Key_Return)
    desk.wait()
    assert isinstance(desk.window.page, RoundsPage)


# --- players


def picture(path, width: int, height: int) -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#3F6A9A"))
    image.save(str(path))


def test_a_player_is_renamed_and_gets_a_face(desk, book, played, tmp_path) -> None:
    open_player(desk.board, id_of(book, "老吴"))
    desk.wait()
    page = desk.window.page
    QTest.keyClick(page, Qt.Key.Key_E)
    sheet = desk.window.sheet
    assert isinstance(sheet, PlayerSheet)
    sheet.name.edit.setText("吴老")
    sheet.aliases.edit.setText("老吴，大吴")
    sheet.note.edit.setText("常迟到")
    click(sheet.heads[4])
    click(sheet.colours[2])
    picture(tmp_path / "me.png", 900, 500)
    sheet.take_photo(tmp_path / "me.png")
    desk.wait()
    token = sheet.player.photo
    assert token in faces.known_photos()
    sheet.accept()
    desk.wait()
    with book.reading() as connection:
        kept = people.find(connection, "大吴")
    assert (kept.name, kept.aliases, kept.note) == ("吴老", ("老吴", "大吴"), "常迟到")
    assert (kept.portrait % 6, kept.colour, kept.photo) == (4, faces.COLOURS[2], token)
    assert page.title.text() == "吴老"
    assert desk.board.cards.cards[0].model.seats[1].name == "吴老"
    shown = faces.face_pixmap(faces.Face(photo=token), 60, 1.0).toImage()
    assert abs(QColor(shown.pixel(30, 30)).red() - 0x3F) < 4, "the photo, as JPEG keeps it"


def test_a_player_that_cannot_be_so_says_why(desk, book, played, tmp_path) -> None:
    open_player(desk.board, id_of(book, "老吴"))
    desk.wait()
    desk.window.page.open_change()
    sheet = desk.window.sheet
    sheet.name.edit.setText("陈姐")
    sheet.accept()
    desk.wait()
    assert sheet.problem == "已经有人叫“陈姐”"
    (tmp_path / "letter.jpg").write_text("a letter")
    sheet.take_photo(tmp_path / "letter.jpg")
    desk.wait()
    assert sheet.problem == "这个文件不是能用的图片"
    with book.reading() as connection:
        assert people.find(connection, "老吴").photo == ""


# --- an evening


def test_the_clock_gives_time_rounds_a_break_and_the_end(desk, book, rounds, played) -> None:
    QTest.keyClick(rounds.list, Qt.Key.Key_T)
    sheet = desk.window.sheet
    assert isinstance(sheet, ClockSheet)
    started = rounds.table.loaded.session.started
    sheet.clock = lambda: started + 95 * 60_000
    assert sheet.words()[0] == "1:35"
    for button in (sheet.minutes[2], sheet.minutes[2], sheet.round):
        click(button)
        desk.wait()
    assert sheet.words() == ("1:35", "还剩 0:25 · 还剩 1 局")
    click(sheet.pause)
    desk.wait()
    assert sheet.words()[1].startswith("休息")
    click(sheet.pause)
    desk.wait()
    click(sheet.finish)
    desk.wait()
    with book.reading() as connection:
        found = load(connection, played).session
        assert [c.what for c in audit.changes(connection, played)][-6:] == [
            "session-extended", "session-extended", "session-extended", "session-break", "session-open", "session-done",
        ]  # fmt: skip
    assert (found.minutes, found.length, found.state) == (120, 7, State.DONE)
    assert not sheet.round.isEnabled()


def test_other_rules_from_a_round_on_are_shown_first(desk, book, rounds, played) -> None:
    rounds.list.choose(3)
    QTest.keyClick(rounds.list, Qt.Key.Key_R)
    page = desk.window.page
    assert isinstance(page, RulesChangePage)
    assert not page.take.isEnabled()
    row = next(row for row in page.options.rows if row.option.id == "next_dealer")
    other = next(value for value in row.option.values if value != row.value)
    row._take(other)
    click(page.take)
    desk.wait()
    assert desk.window.page is rounds, "no round that is played changes: it is done at once"
    with book.reading() as connection:
        evening = load(connection, played).evening
        assert [(c.from_round, c.options["next_dealer"]) for c in evening.changes] == [(7, other)]
        change = audit.changes(connection, played)[-1]
    assert change.after["options"]["next_dealer"] == other != change.before["options"]["next_dealer"]
    QTest.keyClick(rounds.list, Qt.Key.Key_R)
    page = desk.window.page
    page.start.setValue(1)
    row = next(row for row in page.options.rows if row.option.id == "next_dealer")
    row._take(other)
    click(page.take)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, DifferenceSheet)
    assert sheet.correction.differences, "who deals is another"
    click(sheet.take)
    desk.wait()
    with book.reading() as connection:
        assert load(connection, played).evening.changes[0].from_round == 3
        assert faults(book, connection) == []


def test_a_later_change_of_the_rules_goes_only_when_it_was_said(desk, book, rounds, played) -> None:
    with book.reading() as connection:
        loaded = load(connection, played)
        system, options = loaded.evening.house.rules, loaded.evening.house.options
        option = next(o for o in system.options if o.id == "next_dealer")
        other = next(value for value in option.values if value != options[option.id])
        accept(
            book, correct(connection, played, ChangeRules(7, complete(system.options, {**options, option.id: other})))
        )
    rounds.reload()
    desk.wait()
    rounds.list.choose(3)
    QTest.keyClick(rounds.list, Qt.Key.Key_R)
    page = desk.window.page
    page.start.setValue(1)
    row = next(row for row in page.options.rows if row.option.id == "cap")
    row._take(next(value for value in row.option.values if value != row.value))
    click(page.take)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, DifferenceSheet), "no round that is played changes, but a later change would go"
    assert not sheet.correction.differences
    assert option.label(other).zh in sheet.lost()[0]
    assert sheet.lost()[0] in sheet.accessibleDescription()
    with book.reading() as connection:
        assert [c.from_round for c in load(connection, played).evening.changes] == [7], "only shown"
    click(sheet.take)
    desk.wait()
    with book.reading() as connection:
        assert [c.from_round for c in load(connection, played).evening.changes] == [3]


def test_chips_and_what_a_point_is_worth(desk, book, rounds, played) -> None:
    QTest.keyClick(rounds.list, Qt.Key.Key_M)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, MoneySheet)
    sheet.tabs.setValue(CHIPS)
    click(sheet.people[1])
    QTest.keyClicks(sheet.chips.edit, "100")
    QTest.keyClick(sheet.chips.edit, Qt.Key.Key_Return)
    desk.wait()
    QTest.keyClicks(sheet.chips.edit, "30.5")
    click(sheet.back)
    desk.wait()
    with book.reading() as connection:
        assert [(p.kind, p.amount, p.payer is None) for p in posted(connection, played)] == [
            (Kind.CHIPS, 10000, False), (Kind.CHIPS, 3050, True),
        ]  # fmt: skip
    sheet.tabs.setValue(RATE)
    sheet.rate.edit.setText("2")
    sheet.change_rate()
    desk.wait()
    with book.reading() as connection:
        assert load(connection, played).session.rate == 200
    assert any("40.00" in words for words in rounds.plan_words())


def test_seats_are_drawn_with_dice_for_an_event_by_time(desk, book, monkeypatch) -> None:
    key(desk, Qt.Key.Key_N)
    sheet = desk.window.sheet
    assert isinstance(sheet, OpenSheet)
    for field, name in zip(sheet.names, "甲乙丙丁", strict=True):
        field.edit.setText(name)
    click(sheet.draw)
    assert sorted(sheet._texts()) == sorted("甲乙丙丁")
    sums = [each.sums for each in sheet.thrown]
    assert sums == sorted(sums, reverse=True)
    assert [each.name for each in sheet.thrown] == sheet._texts()
    sheet.grab()
    sheet.event_name.edit.setText("春季杯")
    sheet.length.show_place(5)
    sheet.accept()
    desk.wait()
    with book.reading() as connection:
        newest = sessions.sessions(connection)[0]
    assert (newest.note, newest.minutes, newest.length) == ("春季杯", 120, 0)


def test_people_are_assigned_to_tables_and_all_of_them_opened(desk, book) -> None:
    ids = [people.add_player(book, f"客{n}").id for n in range(9)]
    key(desk, Qt.Key.Key_A)
    page = desk.window.page
    assert isinstance(page, AssignPage)
    assert not page.start.isEnabled()
    assert "陈姐" not in [t.text() for t in page.people.toggles], "who plays already is not offered"
    for player in ids:
        page.tick(player)
    click(page.draw)
    desk.wait()
    assert [len(group) for group in page.plan.tables] == [4, 4]
    assert len(page.plan.left) == 1
    one, other = page.plan.tables[0][0], page.plan.left[0]
    page.pick(one)
    page.pick(other)
    assert page.plan.tables[0][0] == other
    page.grab()
    tables, wanted = page.table_names(), [set(group) for group in page.plan.tables]
    assert tables == ("1", "2")
    click(page.start)
    desk.wait()
    assert desk.window.page is desk.board
    with book.reading() as connection:
        running = sessions.sessions(connection, states=sessions.PLAYED)
        seated = [set(load(connection, s.id).seated) for s in running]
    assert all(group in seated for group in wanted)
    assert len(running) == 3


# --- rounds of the program


@pytest.fixture
def shelf(profile) -> list[str]:
    """Two finished rounds of Wuhan and one of Changsha on the shelf."""
    from mjdesk.players.headless import play_round
    from mjdesk.players.lineup import line_up
    from mjdesk.record_shelf import FOLDER as RECORDS

    folder = profile / RECORDS
    folder.mkdir(parents=True, exist_ok=True)
    texts = []
    for rules, number in (("wuhan", 2), ("changsha", 1)):
        system = rule_system(rules)
        match = Match.begin(system, complete(system.options, {}), "5", 4)
        players = line_up("greedy", 4, "5")
        for n in range(number):
            done = play_round(match.next_round(), players)
            match = match.after(done)
            text = write_record(Record.of(done))
            texts.append(text)
            (folder / f"{rules}-{n + 1}.jsonl").write_text(text, encoding="utf-8")
    return texts


def test_a_round_of_the_program_is_added_once_and_looked_at(desk, book, rounds, played, shelf) -> None:
    QTest.keyClick(rounds.list, Qt.Key.Key_L)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, RecordsSheet)
    assert len(sheet.list.rows) == 2, "only those of these rules"
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    desk.wait()
    assert sheet.list.rows[0].quiet
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    desk.wait()
    with book.reading() as connection:
        loaded = load(connection, played)
        assert loaded.session.count == 7
        assert isinstance(loaded.evening.rounds[-1].entry, RecordEntry)
        assert faults(book, connection) == []
    desk.window.close_sheet()
    rounds.list.choose(7)
    assert rounds.more_choices()[0][0].startswith("看牌谱")
    QTest.keyClick(rounds.list, Qt.Key.Key_Return)
    flush()
    assert isinstance(desk.window.page, ReplayPage)


def test_a_record_that_is_gone_leaves_the_others_to_be_added(desk, book, rounds, played, shelf, profile) -> None:
    from mjdesk.record_shelf import FOLDER as RECORDS
    from mjdesk.record_shelf import read_shelf

    read_shelf(profile)  # both stand in the index
    gone = profile / RECORDS / "wuhan-1.jsonl"
    gone.write_bytes(b"\xff\xfe" * (gone.stat().st_size // 2))
    QTest.keyClick(rounds.list, Qt.Key.Key_L)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, RecordsSheet)
    wrong = [place for place, offer in enumerate(sheet.offers) if not offer.readable]
    for place, row in enumerate(sheet.list.rows):
        assert (row.texts[3], row.quiet) == (("打不开", True) if place in wrong else ("", False))
    good = next(place for place, offer in enumerate(sheet.offers) if offer.readable)
    sheet._open(good)
    desk.wait()
    with book.reading() as connection:
        assert load(connection, played).session.count == 7


def test_a_record_that_goes_while_the_list_is_made_says_so_at_its_place(
    desk, book, rounds, played, shelf, monkeypatch
) -> None:
    from mjdesk.ui.ledger import records_sheet

    real = records_sheet._text

    def text(name: str) -> str:
        if name == "wuhan-2.jsonl":
            raise BadInput("cannot be read", name, records_sheet._GONE)
        return real(name)

    monkeypatch.setattr(records_sheet, "_text", text)
    QTest.keyClick(rounds.list, Qt.Key.Key_L)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, RecordsSheet)
    assert sorted(row.texts[3] for row in sheet.list.rows) == ["", "打不开"]
    sheet._open(next(n for n, row in enumerate(sheet.list.rows) if row.quiet))
    desk.wait()
    assert sheet.problem == "这个牌谱打不开了"


# --- files


def test_a_backup_is_put_back_from_the_window(desk, book, played, profile) -> None:
    assert book.path is not None
    made = back_up(book.path, profile / FOLDER, "kept-1")
    save_round(book, played, PointsEntry((1, -1, 0, 0)), key="later")
    (profile / FOLDER / "kept-2.db").write_text("a letter", "utf-8")
    key(desk, Qt.Key.Key_F)
    assert isinstance(desk.window.sheet, FilesSheet)
    click(desk.window.sheet.restore)
    desk.wait()
    sheet = desk.window.sheet
    assert isinstance(sheet, BackupsSheet)
    assert not sheet.take.isEnabled()
    sheet.choose(profile / FOLDER / "kept-2.db")
    click(sheet.take)
    desk.wait()
    assert "坏了" in sheet.words
    with book.reading() as connection:
        assert load(connection, played).session.count == 7, "nothing was changed"
    sheet.choose(made)
    QTest.keyClick(sheet.take, Qt.Key.Key_Return)
    desk.wait()
    assert sheet.words.startswith("已恢复")
    with book.reading() as connection:
        assert load(connection, played).session.count == 6
    assert any(row.texts[1] == "恢复之前" for row in sheet.list.rows)


def test_a_damaged_ledger_is_mended_from_the_window(qtbot, window, book, played, profile) -> None:
    from mjdesk.ui.ledger.backups_sheet import show_backups
    from mjdesk.ui.ledger.board_page import BoardPage

    assert book.path is not None
    made = back_up(book.path, profile / FOLDER, "kept-1")
    book.close()
    for name in ("ledger.db", "ledger.db-wal", "ledger.db-shm"):
        (profile / name).unlink(missing_ok=True)
    (profile / "ledger.db").write_text("a letter", "utf-8")
    QTest.keyClick(window.home, Qt.Key.Key_4)
    board = window.page
    assert isinstance(board, BoardPage)
    qtbot.waitUntil(lambda: board.keeper.asked == 0, timeout=60_000)
    assert "坏了" in board.closed.why
    sheet = show_backups(board)
    qtbot.waitUntil(lambda: board.keeper.asked == 0, timeout=60_000)
    sheet.choose(made)
    click(sheet.take)
    qtbot.waitUntil(lambda: board.keeper.asked == 0, timeout=60_000)
    assert board.cards.cards[0].model.rounds == 6


def test_everything_from_json_fills_an_empty_ledger_alone(desk, book, played, tmp_path) -> None:
    with book.reading() as connection:
        write_dump(tmp_path / "all.json", connection)
    assert json.loads((tmp_path / "all.json").read_text("utf-8"))["tables"]["round"]
    desk.board.open_files()
    sheet = desk.window.sheet
    assert isinstance(sheet, FilesSheet)
    sheet.load_dump(tmp_path / "all.json")
    desk.wait()
    assert "账本不是空的" in sheet.words
    assert not sheet.halt.isVisible()


def test_what_a_file_would_bring_is_shown_line_by_line(desk, played, tmp_path, monkeypatch) -> None:
    desk.board.open_files()
    sheet = desk.window.sheet
    path = tmp_path / "old.csv"
    path.write_text("date,table,rules,player1,points1,player2,points2,player3,points3,player4,points4\n"
                    "2026-07-01,9,wuhan,陈姐,5,老吴,-5,甲,0,乙,0\n", encoding="utf-8")  # fmt: skip
    sheet.look_at(path)
    desk.wait()
    texts = [" ".join(row.texts) for row in sheet.preview.rows]
    assert any("甲, 乙" in text for text in texts)
    assert any("陈姐 +5   老吴 −5" in text for text in texts)
    path.write_text("date,player1,points1,player2,points2\nsoon,a,1,b,-1\n2026-07-01,a,1,b,1\n", encoding="utf-8")
    sheet.look_at(path)
    desk.wait()
    assert [row.texts[-1] for row in sheet.preview.rows if row.texts[0] == "!"] == [
        "第 2 行：“soon”不是日期，应当像 2026-07-22", "第 3 行：各家分数加起来是 +2，应当是 0"
    ]  # fmt: skip
    assert not sheet.take.isVisible()


@pytest.mark.parametrize("scale", [100, 300])
def test_large_text_keeps_lists_and_sheets_usable(desk, book, rounds, played, scale) -> None:
    desk.window.change_settings(replace(desk.window.settings, text_scale=scale))
    for letter, kind in ((Qt.Key.Key_K, RankingPage), (Qt.Key.Key_H, HistoryPage), (Qt.Key.Key_A, AssignPage)):
        desk.window.leave_page(rounds)
        key(desk, letter)
        page = desk.window.page
        assert isinstance(page, kind)
        boxes = [b.face().translated(b.x(), b.y()) for b in (page.back, *page.at_right) if b.isVisible()]
        assert all(box.right() <= page.width() + 8 for box in boxes)
        page.grab()
        page.leave()


def test_the_clock_is_closed_before_the_ledger_has_answered(desk, book, rounds, played) -> None:
    QTest.keyClick(rounds.list, Qt.Key.Key_T)
    sheet = desk.window.sheet
    assert isinstance(sheet, ClockSheet)
    click(sheet.finish)
    desk.window.close_sheet()
    flush()  # the sheet is gone
    desk.wait()
    with book.reading() as connection:
        assert load(connection, played).session.state is State.DONE
    rounds.reload(sheet._sync)  # nor is one told that went while the page was read anew
    desk.wait()


def test_changes_that_are_open_speak_another_language_at_once(desk, book, rounds, played) -> None:
    open_changes(desk.board, played)
    desk.wait()
    page = desk.window.page
    assert isinstance(page, ChangesPage)
    assert page.list.rows[0].texts[2] == "记一局"
    desk.window.change_settings(replace(desk.window.settings, language="en"))
    flush()
    assert page.list.rows[0].texts[2] == "Round saved"
    assert page.list.accessibleName().split(", ")[2] == "Round saved"


def test_the_page_of_a_player_is_kept_as_pdf_and_picture(desk, book, played, monkeypatch) -> None:
    open_player(desk.board, id_of(book, "陈姐"))
    desk.wait()
    page = desk.window.page
    assert isinstance(page, PlayerPage)
    painted = Painted(monkeypatch)
    record = page.figure.recorded()
    assert {"陈姐", "+60"} <= set(painted.texts)
    assert not record.isNull()
    pdf, png = page.keep("pdf"), page.keep("png")
    again = page.keep("png")
    desk.wait()
    assert pdf.read_bytes().startswith(b"%PDF")
    image = QImage(str(png))
    assert image.width() == page.figure.width() + 48
    assert len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)}) > 20
    assert again.is_file()
    assert str(again) in desk.window.toasted
