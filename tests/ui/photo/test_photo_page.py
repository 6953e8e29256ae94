"""A round scored by a photo: the recogniser runs, a person puts right whatever it made of it, the ledger has it."""

from __future__ import annotations

from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mjdesk.engine.notation import format_tiles, parse_tile, tile_name
from mjdesk.ledger.sessions import load
from mjdesk.ui.i18n import set_language
from mjdesk.ui.ledger.entry_page import EntryPage
from mjdesk.ui.ledger.round_photo_page import RoundPhotoPage
from mjdesk.ui.ledger.round_photos import FOLDER
from mjdesk.ui.photo.seen import Part
from tests.ui.shell_tools import HANZI, click, flush, texts_of

PAID = (-32, 48, -8, -8)


def place_of(taken, tile) -> int:
    """Which of the tiles on the page lies where a painted one does; -1: none."""
    near = [(tile.box.overlap(seen.box), n) for n, seen in enumerate(taken.spread.tiles)]
    overlap, place = max(near, default=(0.0, -1))
    return place if overlap > 0.3 else -1


def choose(taken, place: int) -> None:
    view = taken.page.view
    click(view, view.outline(place).boundingRect().center().toPoint())
    assert taken.page.places == {place}


def mend(taken, lying) -> None:
    """Put the reading right by clicks and keys, whatever the recogniser made of the photo."""
    view = taken.page.view
    for n in reversed(range(len(taken.spread.tiles))):
        if all(tile.box.overlap(taken.spread.tiles[n].box) <= 0.3 for tile in lying):
            choose(taken, n)
            QTest.keyClick(view, Qt.Key.Key_Delete)
    for tile in lying:
        if place_of(taken, tile) < 0:
            add_at(taken, tile.box.centre)
        place = place_of(taken, tile)
        assert place >= 0
        choose(taken, place)
        QTest.keyClicks(view, tile_name(tile.tile))
        assert taken.spread.tiles[place].tile == tile.tile


def add_at(taken, at: tuple[float, float]) -> None:
    view = taken.page.view
    part, where, scale = view._frame()
    QTest.mouseDClick(view, Qt.MouseButton.LeftButton,
                      pos=(where.topLeft() + (QPointF(*at) - part.topLeft()) * scale).toPoint())  # fmt: skip


def put_parts(taken, lying) -> None:
    """Say where each belongs: 吃123p, 杠C, the hand, the last one won."""
    view = taken.page.view
    for n, tile in enumerate(lying):
        place = place_of(taken, tile)
        choose(taken, place)
        QTest.keyClicks(view, "[" if n < 4 else "+" if n == len(lying) - 1 else "]")


def test_from_the_photo_to_the_ledger(taken, photo, book, session) -> None:
    path, lying = photo
    QTest.keyClicks(taken.entry.by_tiles.stage.edit, "!5m")
    QTest.keyClick(taken.entry.by_tiles.stage.edit, Qt.Key.Key_F8)
    taken.page.look_at(path)
    taken.read()
    mend(taken, lying)
    put_parts(taken, lying)
    assert taken.spread.problem() is None
    assert taken.page.card.message() == ""
    QTest.keyClick(taken.page.view, Qt.Key.Key_Return)
    flush()
    entry = taken.desk.window.page
    assert entry is taken.entry
    assert entry.by_tiles.stage.edit.text() == "吃123p 杠C 789p2345678s +5s"
    QTest.keyClick(entry.by_tiles.stage.edit, Qt.Key.Key_F2)  # 老吴 won
    QTest.keyClick(entry.by_tiles.stage.edit, Qt.Key.Key_F1)  # 陈姐 dealt in
    flush()
    entry._judge_now()
    QTest.keyClick(entry.by_tiles.stage.edit, Qt.Key.Key_Return)
    taken.desk.wait()
    with book.reading() as connection:
        assert [o.payments for o in load(connection, session).outcomes] == [PAID]
    assert entry.photo_work is None, "the next round begins without a photo"


def open_read(taken, path) -> None:
    click(taken.entry.photo)
    taken.page.look_at(path)
    taken.read()


def test_a_photo_that_is_left_is_there_again_as_far_as_it_was_put_right(taken, photo) -> None:
    open_read(taken, photo[0])
    mend(taken, photo[1])
    before = taken.spread
    QTest.keyClick(taken.page.view, Qt.Key.Key_Escape)
    flush()
    assert isinstance(taken.desk.window.page, EntryPage)
    click(taken.entry.photo)
    assert taken.spread == before


def test_a_bad_picture_says_why_once_and_loses_nothing(taken, photo, tmp_path) -> None:
    open_read(taken, photo[0])
    mend(taken, photo[1])
    before, view = taken.spread, taken.page.view.looked
    for name, data in (("text.jpg", b"no picture"), ("empty.png", b""), ("cut.png", photo[0].read_bytes()[:900])):
        bad = tmp_path / name
        bad.write_bytes(data)
        taken.page.look_at(bad)
        taken.read()
        assert taken.page.problem
        assert "\n" not in taken.page.problem
        assert taken.spread is before
        assert taken.page.view.looked is view
    taken.page.look_at(tmp_path / "gone.png")
    taken.read()
    assert taken.page.problem == "文件无法读取"
    taken.page.look_at(photo[0])
    taken.read()
    assert taken.page.problem == ""


def test_a_bad_first_picture_leaves_the_page_ready_for_another(taken, tmp_path) -> None:
    click(taken.entry.photo)
    (tmp_path / "a.png").write_bytes(b"\x89PNG")
    taken.page.look_at(tmp_path / "a.png")
    taken.read()
    assert taken.page.empty.isVisible()
    assert taken.page.empty.words == taken.page.problem != ""


def test_only_the_newest_photo_is_shown(taken, photo, tmp_path) -> None:
    click(taken.entry.photo)
    bad = tmp_path / "bad.png"
    bad.write_bytes(b"bad")
    taken.page.look_at(bad)
    taken.page.look_at(photo[0])
    taken.read()
    flush()
    assert taken.page.problem == ""
    assert taken.page.spread is not None


def drop(widget, data: QMimeData) -> bool:
    """Drag something over a widget and let it go there; whether it was wanted."""
    at, buttons, none = QPoint(200, 200), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, buttons, none)
    widget.dragEnterEvent(enter)
    if enter.isAccepted():
        widget.dropEvent(QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, buttons, none))
    return enter.isAccepted()


def test_a_photo_is_dropped_on_the_entry_or_on_the_page(taken, photo) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(photo[0]))])
    assert drop(taken.entry, data)
    assert taken.read().spread is not None
    asked = taken.page.looker.asked
    assert drop(taken.page, data)
    assert taken.page.looker.asked == asked + 1
    taken.read()
    words = QMimeData()
    words.setText("123p")
    assert not drop(taken.page, words)


def test_a_picture_is_pasted_and_a_text_is_not(taken, photo) -> None:
    click(taken.entry.photo)
    QGuiApplication.clipboard().setText("123p")
    click(taken.page.empty.paste)
    assert taken.page.empty.words == "剪贴板里没有图片"
    QGuiApplication.clipboard().setImage(QImage(str(photo[0])))
    QTest.keyClick(taken.page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    taken.read()
    assert taken.page.problem == ""
    assert taken.page.view.looked is not None
    assert taken.page.view.looked.picture.stored == (1280, 800)
    QGuiApplication.clipboard().clear()


def test_a_fifth_of_a_kind_is_shown_and_not_entered(taken, photo) -> None:
    path, lying = photo
    open_read(taken, path)
    mend(taken, lying)
    put_parts(taken, lying)
    hand = [place_of(taken, tile) for tile in lying[4:8]]
    for place in hand:
        choose(taken, place)
        QTest.keyClicks(taken.page.view, "5s")
    assert taken.page.card.message() == "五条有 6 张，只能有 4 张"
    assert set(hand) < taken.spread.questioned
    QTest.keyClick(taken.page.view, Qt.Key.Key_Return)
    assert taken.page.places <= taken.spread.questioned, "Enter leads to what does not fit"
    assert taken.desk.window.page is taken.page
    for _ in hand:
        QTest.keyClick(taken.page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert taken.spread.questioned == frozenset()


def test_a_kind_is_chosen_from_the_palette_and_from_what_is_likely(taken, photo) -> None:
    open_read(taken, photo[0])
    mend(taken, photo[1])
    choose(taken, 0)
    palette = taken.page.card.palette_
    click(palette, palette.box(parse_tile("9m")).center().toPoint())
    assert taken.spread.tiles[0].tile == parse_tile("9m")
    assert taken.spread.tiles[0].named
    for n, tile in enumerate(taken.spread.tiles):
        choose(taken, n)
        shown = [button for button in taken.page.card.guesses if button.isVisible()]
        assert [button.guess for button in shown] == list(tile.guesses[:5])
        if shown:
            click(shown[-1])
            assert taken.spread.tiles[n].tile == tile.guesses[:5][-1].tile


def test_several_are_framed_and_belong_together(taken, photo) -> None:
    open_read(taken, photo[0])
    mend(taken, photo[1])
    view = taken.page.view
    boxes = [view.outline(place_of(taken, tile)).boundingRect() for tile in photo[1][:3]]
    first, last = boxes[0].topLeft().toPoint() - QPoint(6, 6), boxes[2].bottomRight().toPoint() + QPoint(6, 6)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=first)
    QTest.mouseMove(view, last)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=last)
    assert len(taken.page.places) == 3
    click(taken.page.card.parts[Part.MELD])
    assert "123p" in [format_tiles(meld.tiles) for meld in taken.spread.draft.melds]


def test_arrows_go_from_tile_to_tile_and_say_what_it_is(taken, photo) -> None:
    path, lying = photo
    open_read(taken, path)
    mend(taken, lying)
    view = taken.page.view
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert taken.page.places == {0}
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert taken.page.places == {1, 2}
    choose(taken, place_of(taken, lying[0]))
    QTest.keyClick(view, Qt.Key.Key_Down)
    (below,) = taken.page.places
    assert taken.spread.tiles[below].centre[1] > 450
    count, middle = len(taken.spread.tiles), view.accessibleDescription()
    assert f"共 {count} 张" in middle
    QTest.keyClick(view, Qt.Key.Key_Insert)
    assert len(taken.spread.tiles) == count + 1
    assert "还没认出来" in view.accessibleDescription()
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert len(taken.spread.tiles) == count


def test_the_page_speaks_english_and_names_everything(taken, photo) -> None:
    open_read(taken, photo[0])
    choose(taken, 0)
    set_language("en")
    flush()
    assert not [text for text in texts_of(taken.page) if HANZI.search(text)]
    for button in taken.page.findChildren(type(taken.page.open)):
        assert button.accessibleName()


def test_the_part_with_tiles_fills_the_view_and_all_of_it_is_a_key_away(taken, photo) -> None:
    open_read(taken, photo[0])
    mend(taken, photo[1])
    view = taken.page.view
    near = view.outline(0).boundingRect().width()
    QTest.keyClick(view, Qt.Key.Key_Z)
    assert view.whole
    assert view.outline(0).boundingRect().width() <= near
    assert view._part().getRect() == (0, 0, 1280, 800)


def test_games_whose_cards_cannot_be_read_offer_no_photo(qtbot, window, book, profile) -> None:
    from mjdesk.ledger import people, sessions
    from tests.ui.ledger.conftest import Desk

    who = [people.add_player(book, name).id for name in ("甲", "乙", "丙")]
    sessions.begin_session(book, "paohuzi", who, desk=people.add_desk(book, "9").id)
    entry = Desk(qtbot, window).enter()
    assert not entry.photo.isVisible()
    assert not entry.acceptDrops()


@pytest.mark.parametrize("as_file", [True, False])
def test_a_picture_pasted_into_the_line_of_tiles_is_read_and_words_are_written(taken, photo, as_file) -> None:
    line, data = taken.entry.by_tiles.stage.edit, QMimeData()
    if as_file:
        data.setUrls([QUrl.fromLocalFile(str(photo[0]))])
        data.setText(str(photo[0]))
    else:
        data.setImageData(QImage(str(photo[0])))
    QGuiApplication.clipboard().setMimeData(data)
    QTest.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert taken.read().view.looked is not None
    assert line.text() == ""
    QTest.keyClick(taken.page, Qt.Key.Key_Escape)
    QGuiApplication.clipboard().setText("123p")
    QTest.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert taken.desk.window.page is taken.entry
    assert line.text() == "123p"
    QGuiApplication.clipboard().clear()


def test_a_file_dropped_on_the_line_of_tiles_is_left_to_the_page(taken, photo) -> None:
    data, at = QMimeData(), QPoint(5, 5)
    data.setUrls([QUrl.fromLocalFile(str(photo[0]))])
    data.setText(str(photo[0]))
    buttons, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, buttons, none)
    line = taken.entry.by_tiles.stage.edit
    QApplication.sendEvent(line, enter)
    QApplication.sendEvent(line, QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, buttons, none))
    assert taken.read().view.looked is not None
    assert line.text() == ""


def test_what_a_photo_comes_to_is_worked_out_off_the_thread_of_the_window(taken, photo, monkeypatch) -> None:
    from mjdesk.ui.photo import page

    threads, real = [], page.spread_of

    def watched(*given):
        threads.append(current_thread())
        return real(*given)

    monkeypatch.setattr(page, "spread_of", watched)
    open_read(taken, photo[0])
    assert threads
    assert main_thread() not in threads


def test_rows_that_do_not_count_are_said_on_the_page_and_when_the_tiles_are_entered(taken, photo) -> None:
    path, lying = photo
    open_read(taken, path)
    mend(taken, lying)
    put_parts(taken, lying)
    assert taken.page.card.message() == ""
    for tile in lying[:3]:  # the chi is somebody else's
        choose(taken, place_of(taken, tile))
        QTest.keyClicks(taken.page.view, "-")
    assert "不算" in taken.page.tray.accessibleDescription()
    page = taken.page
    if page.spread.problem() is None:
        assert "3 张" in page.card.message()
    page.taken.emit(page.spread)
    flush()
    assert taken.desk.window.page is taken.entry
    assert taken.desk.window.toasted == "照片里有 3 张不算：一饼，二饼，三饼"


def saved_with_photo(taken, photo, *, keep: bool) -> None:
    """A round of a photo is saved, with the photo kept or not."""
    QTest.keyClicks(taken.entry.by_tiles.stage.edit, "!5m")
    assert not taken.entry.keep_photo.isVisible()
    open_read(taken, photo[0])
    mend(taken, photo[1])
    put_parts(taken, photo[1])
    QTest.keyClick(taken.page.view, Qt.Key.Key_Return)
    flush()
    entry = taken.entry
    assert entry.keep_photo.isVisible()
    if keep:
        click(entry.keep_photo)
    QTest.keyClick(entry.by_tiles.stage.edit, Qt.Key.Key_F2)
    QTest.keyClick(entry.by_tiles.stage.edit, Qt.Key.Key_F1)
    flush()
    entry._judge_now()
    QTest.keyClick(entry.by_tiles.stage.edit, Qt.Key.Key_Return)
    taken.desk.wait()


def test_a_photo_is_kept_with_its_round_when_that_is_asked_for_and_deleted_again(taken, photo, profile) -> None:
    saved_with_photo(taken, photo, keep=True)
    entry, folder = taken.entry, profile / FOLDER
    taken.qtbot.waitUntil(lambda: len(list(folder.glob("*.jpg"))) == 1, timeout=20_000)
    assert not entry.keep_photo.isVisible()
    assert not entry.keeping, "the next round is asked anew"
    click(entry.rounds)
    taken.desk.wait()
    rounds = taken.desk.window.page
    assert any("照片" in words for words, _does in rounds.more_choices())
    QTest.keyClick(rounds, Qt.Key.Key_F)
    page = taken.desk.window.page
    assert isinstance(page, RoundPhotoPage)
    taken.qtbot.waitUntil(lambda: page.picture.image is not None, timeout=20_000)
    assert (page.picture.image.width(), page.picture.image.height()) == (1280, 800)
    page.grab()
    click(page.delete_)
    assert list(folder.glob("*.jpg"))
    QTest.keyClick(page, Qt.Key.Key_Delete)
    taken.qtbot.waitUntil(lambda: not list(folder.glob("*.jpg")), timeout=20_000)
    assert taken.desk.window.page is rounds
    QTest.keyClick(rounds, Qt.Key.Key_F)
    assert taken.desk.window.page is rounds


def test_no_photo_is_kept_unasked(taken, photo, profile) -> None:
    saved_with_photo(taken, photo, keep=False)
    assert not (profile / FOLDER).exists()
    assert not list(profile.rglob("*.jpg"))
