"""One's own tiles: photographed in order, put right by a click, kept under a name, and used at once by photos."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mjdesk.devices.camera.own_sets import FOLDER, OwnSets
from mjdesk.ui.i18n import set_language
from mjdesk.ui.photo.opening import open_sets
from mjdesk.ui.photo.sets_page import SetsPage
from mjdesk.ui.photo.teach_page import TeachPage
from tests.devices.camera.test_own_sets import a_set
from tests.ui.photo.cloth import Row, photo_file
from tests.ui.shell_tools import HANZI, click, flush, texts_of

SUITS = [Row(f"123456789{suit}", 180, 60 + 160 * n) for n, suit in enumerate("mps")]
HONOURS = Row("ESWNCFP", 180, 540)


class Own:
    """What a test does on the pages of one's own tiles."""

    def __init__(self, qtbot, window, folder: Path, tmp_path: Path) -> None:
        self.qtbot, self.window, self.tmp_path = qtbot, window, tmp_path
        self.shelf = OwnSets(folder)
        self.changed: list[int] = []
        self.sets: SetsPage = open_sets(window, lambda: self.changed.append(1))
        self.wait()

    def wait(self) -> None:
        """Let files be read and written."""
        self.qtbot.waitUntil(lambda: not self.sets.busy, timeout=60_000)
        flush()

    @property
    def page(self) -> TeachPage:
        """The page on which a set is photographed, which is open."""
        assert isinstance(self.window.page, TeachPage)
        return self.window.page

    def photograph(self, *rows: Row) -> list[int | None]:
        """Show a photo; what its tiles are named."""
        path = self.tmp_path / f"{len(list(self.tmp_path.glob('photo-*')))}.png"
        photo_file(path, rows)
        self.page.look_at(path)
        self.qtbot.waitUntil(lambda: not self.page.looker.busy, timeout=60_000)
        flush()
        assert self.page.spread is not None
        return [tile.tile for tile in self.page.spread.tiles]

    def learn(self) -> None:
        """Learn the tiles of the photo."""
        click(self.page.card.primary)
        page = self.page
        self.qtbot.waitUntil(lambda: not page.busy, timeout=60_000)
        self.wait()

    @property
    def names(self) -> list[str]:
        return [own.name for own in self.shelf.all().sets]


@pytest.fixture
def own(qtbot, window, profile, tmp_path) -> Own:
    return Own(qtbot, window, profile, tmp_path)


def test_a_set_photographed_at_once_is_learned_and_used(own: Own) -> None:
    click(own.sets.new)
    assert own.photograph(*SUITS, HONOURS) == list(range(34))
    own.learn()
    assert own.window.page is own.sets, "there is nothing more to photograph"
    kept = own.shelf.all()
    assert (own.names, kept.used) == (["我的牌"], "我的牌")
    assert kept.own is not None
    assert sorted(kept.own.marks) == list(range(34))
    assert own.changed
    assert "我的牌" in own.window.toasted


def test_a_few_photos_go_on_where_the_last_ended(own: Own) -> None:
    click(own.sets.new)
    page = own.page
    assert own.photograph(*SUITS[:2]) == list(range(18))
    own.learn()
    assert page.guide.isVisible()
    assert page.guide.learned == frozenset(range(18))
    assert own.shelf.all().used == "我的牌", "what is learned is used at once"
    assert own.photograph(SUITS[2], HONOURS) == list(range(18, 34))
    own.learn()
    assert len(own.shelf.named("我的牌").marks) == 34


def test_half_a_set_is_enough_for_somebody_who_says_so(own: Own) -> None:
    click(own.sets.new)
    own.photograph(SUITS[0])
    own.learn()
    click(own.page.card.done)
    assert own.window.page is own.sets
    assert own.sets.kept.own is not None
    assert sorted(own.sets.kept.own.marks) == list(range(9))


def test_the_order_is_put_right_by_a_click_and_by_taking_a_tile_away(own: Own) -> None:
    click(own.sets.new)
    own.photograph(Row("6789m", 180, 60))
    page = own.page
    assert page.spread is not None
    page.put_spread(page.spread, frozenset({0}))
    box = page.card.palette_.box(2)
    click(page.card.palette_, box.center().toPoint())
    assert page.spread.tiles[0].tile == 2
    assert page.spread.tiles[0].named
    count = len(page.spread.tiles)
    page.choose(frozenset({1}))
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    assert len(page.spread.tiles) == count - 1
    QTest.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(page.spread.tiles) == count


def test_flowers_belong_to_a_set_that_has_them(own: Own) -> None:
    click(own.sets.new)
    click(own.page.card.flowers)
    assert len(own.page.rest) == 42
    assert sum(map(len, own.page.guide.rows)) == 42


def test_a_name_that_is_taken_or_empty_is_said_and_nothing_is_lost(own: Own) -> None:
    own.shelf.keep(a_set("爷爷的牌"))
    own.sets.load()
    own.wait()
    click(own.sets.new)
    page = own.page
    own.photograph(SUITS[0])
    for name, word in (("爷爷的牌", "已经有"), ("  ", "名字是空的")):
        page.card.name.edit.setText(name)
        click(page.card.primary)
        assert word in page.problem
        assert page.work is not None
    page.card.name.edit.setText("新牌")
    own.learn()
    assert own.names == ["新牌", "爷爷的牌"]
    page.card.name.edit.setText("更新的牌")
    page.card.name.edit.editingFinished.emit()
    own.wait()
    assert own.names == ["更新的牌", "爷爷的牌"], "renamed, not kept twice"


def test_more_photos_of_a_set_add_to_it(own: Own) -> None:
    own.shelf.keep(a_set("老牌", kinds=3))
    own.shelf.use("老牌")
    own.sets.load()
    own.wait()
    click(own.sets.more)
    assert own.page.card.name.edit.text() == "老牌"
    own.photograph(SUITS[1])
    own.learn()
    known = own.shelf.named("老牌").marks
    assert {0, 1, 2} < set(known)
    assert len(own.names) == 1


def test_sets_are_chosen_renamed_and_deleted_by_key(own: Own) -> None:
    own.shelf.keep(a_set("一"))
    own.shelf.keep(a_set("二", 1))
    own.sets.load()
    own.wait()
    assert [row.item.key for row in own.sets.rail.rows] == ["=", "=一", "=二"]
    own.sets.rail.rows[0].setFocus()
    QTest.keyClick(own.sets.rail.rows[0], Qt.Key.Key_Down)
    own.wait()
    assert own.shelf.all().used == "一"
    QTest.keyClick(own.sets, Qt.Key.Key_F2)
    own.sets.field.edit.setText("二")
    QTest.keyClick(own.sets.field.edit, Qt.Key.Key_Return)
    own.wait()
    assert "已经有一副牌叫“二”" in own.window.toasted
    own.sets.field.edit.setText("大")
    QTest.keyClick(own.sets.field.edit, Qt.Key.Key_Return)
    own.wait()
    assert own.shelf.all().used == "大"
    QTest.keyClick(own.sets, Qt.Key.Key_Delete)
    QTest.keyClick(own.sets, Qt.Key.Key_Escape)
    assert own.names == ["二", "大"]
    QTest.keyClick(own.sets, Qt.Key.Key_Delete)
    QTest.keyClick(own.sets, Qt.Key.Key_Delete)
    own.wait()
    assert (own.names, own.shelf.all().used) == (["二"], "")


def test_a_damaged_set_is_told_and_the_others_are_there(own: Own, profile: Path) -> None:
    own.shelf.keep(a_set("好"))
    (profile / FOLDER / "set-9.json").write_text("{", encoding="utf-8")
    own.sets.load()
    own.wait()
    assert "set-9.json.damaged" in own.window.toasted
    assert [own.name for own in own.sets.kept.sets] == ["好"]


def test_a_disk_that_refuses_is_said(own: Own, monkeypatch) -> None:
    def refuse(_shelf: OwnSets, _own: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(OwnSets, "keep", refuse)
    click(own.sets.new)
    own.photograph(SUITS[0])
    own.learn()
    assert "No space left" in own.window.toasted


def test_the_pages_speak_english_and_name_everything(own: Own) -> None:
    set_language("en")
    flush()
    assert not [text for text in texts_of(own.sets) if HANZI.search(text)]
    click(own.sets.new)
    page = own.page
    assert page.card.name.edit.text() == "My tiles"
    own.photograph(SUITS[0])
    page.choose(frozenset({0}))
    assert not [text for text in texts_of(page) if HANZI.search(text)]


def test_a_photo_is_read_by_the_chosen_set_and_read_again_by_another(taken, photo, profile) -> None:
    shelf = OwnSets(profile)
    shelf.keep(a_set("一"))
    shelf.use("一")
    click(taken.entry.photo)
    taken.page.look_at(photo[0])
    page = taken.read()
    assert "一" in page.about.text()
    page.choose(frozenset({0}))
    page.name(8)
    named, parts = page.spread.tiles[0], [tile.part for tile in page.spread.tiles]
    click(page.sets)
    sets = taken.desk.window.page
    assert isinstance(sets, SetsPage)
    taken.qtbot.waitUntil(lambda: not sets.busy, timeout=60_000)
    sets.rail.rows[0].click()
    taken.qtbot.waitUntil(lambda: not sets.busy and not page._again.busy, timeout=60_000)
    flush()
    sets.leave()
    assert page.work is not None
    assert page.work.looked.kept.own is None
    assert page.spread.tiles[0].tile == named.tile == 8, "what a person said stays"
    assert [tile.part for tile in page.spread.tiles] == parts


def test_what_is_corrected_is_taught_to_the_set_when_a_person_wants_it(taken, photo, profile) -> None:
    shelf = OwnSets(profile)
    shelf.keep(a_set("一"))
    shelf.use("一")
    click(taken.entry.photo)
    taken.page.look_at(photo[0])
    page = taken.read()
    assert not page.card.teach.isVisible()
    before = dict(shelf.named("一").marks)
    page.choose(frozenset({0}))
    page.name(30)
    page.confirm_all()
    assert page.card.teach.isVisible()
    assert set(shelf.named("一").marks) == set(before), "nothing is learned unasked"
    click(page.card.teach)
    taken.qtbot.waitUntil(lambda: "记住了" in taken.desk.window.toasted, timeout=60_000)
    assert 30 in shelf.named("一").marks
    assert not page.card.teach.isVisible()


def test_without_a_set_nothing_is_offered_to_be_taught(taken, photo) -> None:
    click(taken.entry.photo)
    taken.page.look_at(photo[0])
    page = taken.read()
    page.choose(frozenset({0}))
    page.name(30)
    page.confirm_all()
    assert not page.card.teach.isVisible()
