"""The table as a person meets it: mouse, keyboard, drag, words, languages, motion."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from mjdesk.engine.actions import Kind
from mjdesk.engine.events import Discard, Win
from mjdesk.engine.text import Text
from mjdesk.ui.i18n import set_language
from mjdesk.ui.look import look
from mjdesk.ui.table.buttons import TipState
from mjdesk.ui.table.choices import lifted, offer_of
from mjdesk.ui.table.glass import Panel
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.targets import Group, Target
from mjdesk.ui.table.widget import TableWidget

from . import table_models as models


class Answers:
    """What the table said."""

    def __init__(self, table: TableWidget) -> None:
        self.chosen: list = []
        self.auto: list = []
        self.menus: list = []
        table.chosen.connect(lambda question, action: self.chosen.append((question, action)))
        table.auto_changed.connect(lambda name, on: self.auto.append((name, on)))
        table.menu.connect(self.menus.append)


@pytest.fixture
def table(qtbot):
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1366, 768)
    widget.show()
    return widget


@pytest.fixture
def answers(table):
    return Answers(table)


def show(table: TableWidget, shown, **changes) -> None:
    model, event = shown
    table.show_model(replace(model, **changes) if changes else model, event)
    table.finish_motion()


def target(table: TableWidget, name: str) -> Target:
    return next(t for t in table.targets if t.name == name)


def middle(table: TableWidget, name: str) -> QPoint:
    box = target(table, name).box
    return QPoint(round(box.cx), round(box.y + min(box.h, 60) / 2))


def click(qtbot, table: TableWidget, name: str) -> None:
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, name))


def point(table: TableWidget, name: str | None) -> None:
    at = QPointF(683, 150) if name is None else QPointF(middle(table, name))
    table.pointer.moved(at)
    table.finish_motion()


def names(table: TableWidget, group: Group) -> list[str]:
    return [t.name for t in table.targets if t.group is group]


# --- choosing


def test_a_click_discards_once_however_often_it_comes(qtbot, table, answers):
    show(table, models.own_kong())
    place = next(n for n in range(len(table.moment.hand)) if table.discard_of(n))
    action, question = table.discard_of(place), table.model.question
    click(qtbot, table, f"hand-{place}")
    click(qtbot, table, f"hand-{place}")
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(600, 710))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert answers.chosen == [(question, action)]


def test_the_same_question_shown_again_is_not_answered_again(qtbot, table, answers):
    show(table, models.own_kong())
    place = next(n for n in range(len(table.moment.hand)) if table.discard_of(n))
    click(qtbot, table, f"hand-{place}")
    show(table, models.own_kong())
    assert not table.open
    click(qtbot, table, f"hand-{place}")
    assert len(answers.chosen) == 1
    show(table, models.own_kong(), question=table.model.question + 1)
    click(qtbot, table, f"hand-{place}")
    assert len(answers.chosen) == 2


def test_nothing_can_be_chosen_while_nothing_is_asked(qtbot, table, answers):
    show(table, models.own_kong(), question=None)
    click(qtbot, table, "hand-3")
    for key in (Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_G, Qt.Key.Key_Return):
        qtbot.keyClick(table, key)
    assert answers.chosen == []
    assert names(table, Group.CHOICES) == []


def test_a_locked_tile_stays_and_says_why(qtbot, table, answers):
    show(table, models.own_kong())
    place = next(n for n, t in enumerate(table.moment.hand) if t in table.model.locked)
    click(qtbot, table, f"hand-{place}")
    assert answers.chosen == []
    tip = table.moment.tip(place, None)
    assert tip.plain == table.model.locked[table.moment.hand[place]].zh
    assert table.board.entries[table._shown.arrangement.hand[place]].dim
    assert target(table, f"hand-{place}").act is None
    assert "不能打" in target(table, f"hand-{place}").said


def test_two_step_discards_with_the_second_click(qtbot, table, answers):
    look().apply(replace(look().settings, two_step=True))
    show(table, models.own_kong())
    first, second = [n for n in range(len(table.moment.hand)) if table.discard_of(n)][:2]
    click(qtbot, table, f"hand-{first}")
    click(qtbot, table, f"hand-{second}")
    assert answers.chosen == []
    click(qtbot, table, f"hand-{second}")
    assert [a.tile for _, a in answers.chosen] == [table.moment.hand[second]]


def test_every_alternative_has_a_cell_in_reading_order_with_its_number(table):
    show(table, models.claim())
    offer = table.offer
    wanted = [a for a in table.model.view.actions if a.kind not in (Kind.PASS, Kind.DISCARD)]
    assert {c.action for c in offer.choices} == set(wanted)
    assert [c.key for c in offer.choices] == [str(n + 1) for n in range(len(wanted))]
    boxes = [target(table, f"choice-{n}").box for n in range(len(wanted))]
    assert all(a.right <= b.x for a, b in pairwise(boxes))
    assert target(table, "pass").box.x >= boxes[-1].right
    for choice in offer.choices:
        assert choice.tiles[choice.claimed] == table.model.view.phase.tile
        assert sorted((*choice.uses, table.model.view.phase.tile)) == sorted(choice.tiles)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_number_keys_choose(qtbot, table, answers, number):
    show(table, models.claim())
    wanted = table.offer.choices[number - 1].action
    qtbot.keyClick(table, str(number))
    assert answers.chosen == [(table.model.question, wanted)]


def test_a_click_on_a_cell_chooses_and_the_bar_goes(qtbot, table, answers):
    show(table, models.claim())
    wanted = table.offer.choices[1].action
    click(qtbot, table, "choice-1")
    table.finish_motion()
    assert answers.chosen == [(table.model.question, wanted)]
    assert not table._panels.bar.isVisible()


def test_space_passes_and_so_does_a_click_on_pass(qtbot, table, answers):
    show(table, models.claim())
    qtbot.keyClick(table, Qt.Key.Key_Space)
    show(table, models.claim(), question=table.model.question + 1)
    click(qtbot, table, "pass")
    assert [a.kind for _, a in answers.chosen] == [Kind.PASS, Kind.PASS]


def test_arrows_go_along_the_choices_and_enter_takes_one(qtbot, table, answers):
    show(table, models.claim())
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert table.pointer.choice == 1
    qtbot.keyClick(table, Qt.Key.Key_Left)
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert table.pointer.choice == 0
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert answers.chosen[0][1] == offer_of(table.model).choices[0].action


def test_g_lays_the_kong(qtbot, table, answers):
    show(table, models.own_kong())
    qtbot.keyClick(table, "g")
    assert [a.kind for _, a in answers.chosen] == [Kind.GANG]


def test_arrows_and_enter_discard(qtbot, table, answers):
    show(table, models.own_kong())
    qtbot.keyClick(table, Qt.Key.Key_Left)
    last = len(table.moment.hand) - 1
    assert table.pointer.focus == f"hand-{last}"
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert table.pointer.focus == f"hand-{last - 1}"
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert [a.tile for _, a in answers.chosen] == [table.moment.hand[last - 1]]


def test_a_win_is_offered_first_and_taken_with_its_key(qtbot, table, answers):
    show(table, models.win())
    assert table.offer.choices[0].wins
    qtbot.keyClick(table, table.offer.choices[0].key)
    assert [a.kind for _, a in answers.chosen] == [Kind.WIN]


def test_own_turn_choices_lie_above_the_hand(table):
    show(table, models.own_kong())
    layout = table._shown.layout
    assert target(table, "choice-0").box.bottom <= layout.hand_top


def test_the_claim_bar_keeps_off_the_last_discard(table):
    show(table, models.claim())
    ringed = next(e for e in table.board.entries.values() if e.placed.mark)
    assert not table._panels.bar_box.meets(ringed.box)


# --- dragging


def drag(table: TableWidget, start: QPoint, end: QPoint) -> None:
    def send(kind, at, held):
        event = QMouseEvent(
            kind,
            QPointF(at),
            table.viewport().mapToGlobal(QPointF(at)),
            Qt.MouseButton.LeftButton if kind is not QMouseEvent.Type.MouseMove else Qt.MouseButton.NoButton,
            held,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(table.viewport(), event)

    left = Qt.MouseButton.LeftButton
    send(QMouseEvent.Type.MouseButtonPress, start, left)
    for share in (0.3, 0.6, 1.0):
        send(QMouseEvent.Type.MouseMove, start + (end - start) * share, left)
    send(QMouseEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton)


def test_a_tile_carried_to_the_table_is_discarded(table, answers):
    show(table, models.own_kong())
    place = next(n for n in range(len(table.moment.hand)) if table.discard_of(n))
    tile = table.moment.hand[place]
    start = middle(table, f"hand-{place}")
    drag(table, start, start - QPoint(-40, 200))
    assert [a.tile for _, a in answers.chosen] == [tile]


def test_a_tile_let_go_near_the_hand_returns(table, answers):
    show(table, models.own_kong())
    place = next(n for n in range(len(table.moment.hand)) if table.discard_of(n))
    start = middle(table, f"hand-{place}")
    drag(table, start, start + QPoint(60, -20))
    table.finish_motion()
    entry = table.board.entries[table._shown.arrangement.hand[place]]
    assert answers.chosen == []
    assert (entry.dx, entry.dy, entry.moving) == (0, 0, False)
    assert entry.item.pos() == QPointF(entry.placed.x, entry.placed.y - entry.lift)


def test_a_locked_tile_cannot_be_carried_away(table, answers):
    show(table, models.own_kong())
    place = next(n for n, t in enumerate(table.moment.hand) if t in table.model.locked)
    start = middle(table, f"hand-{place}")
    drag(table, start, start - QPoint(0, 300))
    assert answers.chosen == []


# --- pointing


def test_pointing_at_a_choice_lifts_the_tiles_it_would_use(table):
    show(table, models.claim())
    for n, choice in enumerate(table.offer.choices):
        point(table, f"choice-{n}")
        keys = table._shown.arrangement.hand
        up = [table.moment.hand[p] for p, k in enumerate(keys) if table.board.entries[k].lift > 0]
        assert sorted(up) == sorted(choice.uses)


def test_only_as_many_equal_tiles_as_needed_are_lifted():
    assert lifted((3, 3, 3, 5, 7), (3, 3)) == (0, 1)
    assert lifted((1, 2, 3), (3, 1)) == (0, 2)
    assert lifted((1, 2, 3), ()) == ()


def test_pointing_at_a_tile_lifts_it_and_shows_what_it_would_wait_for(table):
    show(table, models.own_kong())
    place = next(n for n, t in enumerate(table.moment.hand) if t in table.model.waits_after)
    point(table, f"hand-{place}")
    entry = table.board.entries[table._shown.arrangement.hand[place]]
    assert entry.lift > 10
    assert table._panels.box("waits") is not None
    assert table._panels.box("tip") is not None
    assert "听" in table._panels.item("tip", type(None), 0).state.strong
    point(table, None)
    assert entry.lift == 0
    assert table._panels.box("tip") is None


def test_the_choices_do_not_move_when_waits_appear(table):
    show(table, models.own_kong())
    before = target(table, "choice-0").box
    place = next(n for n, t in enumerate(table.moment.hand) if t in table.model.waits_after)
    point(table, f"hand-{place}")
    assert target(table, "choice-0").box == before


def test_lifting_does_not_lose_the_mouse(table):
    show(table, models.own_kong())
    box = target(table, "hand-4").box
    at = QPointF(box.cx, box.bottom - 2)
    table.pointer.moved(at)
    table.finish_motion()
    table.pointer.moved(at)
    assert table.pointer.hover == "hand-4"


# --- switches, icons, keys


def test_switches_ask_and_show_what_the_model_says(qtbot, table, answers):
    show(table, models.own_kong())
    click(qtbot, table, "switch-win")
    assert answers.auto == [("win", True)]
    show(table, models.own_kong(), auto=frozenset({"win"}))
    assert target(table, "switch-win").on is True
    click(qtbot, table, "switch-win")
    assert answers.auto[-1] == ("win", False)


def test_icons_and_the_sheet_of_keys(qtbot, table, answers):
    show(table, models.own_kong())
    for name in ("hint", "tiles", "menu"):
        click(qtbot, table, f"icon-{name}")
    qtbot.keyClick(table, "?")
    assert answers.menus == ["hint", "tiles", "menu", "keys"]


# --- screen reader


def test_everything_has_a_name_and_can_be_pressed_by_it(table, answers):
    show(table, models.own_kong())
    proxies = {b.objectName(): b for b in table.findChildren(QAbstractButton) if b.objectName()}
    assert set(proxies) == {t.name for t in table.targets}
    assert all(b.accessibleName() for b in proxies.values())
    place = next(n for n in range(len(table.moment.hand)) if table.discard_of(n))
    proxies[f"hand-{place}"].click()
    assert [a.tile for _, a in answers.chosen] == [table.moment.hand[place]]


def test_a_tile_is_spoken_as_in_the_style_guide(table):
    show(table, models.own_kong())
    wild = table.model.view.special.wild[0]
    place = table.moment.hand.index(wild)
    said = target(table, f"hand-{place}").said
    assert said.split("，")[1:] == ["赖子", f"手牌第 {place + 1} 张", "不能打"]
    assert target(table, "plate-3").said.startswith("周伯，")
    assert "负 64" in target(table, "plate-3").said


def test_tab_goes_through_the_targets_with_a_visible_ring(qtbot, table):
    show(table, models.claim())
    first = table.findChild(QAbstractButton, "choice-0")
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow, timeout=30_000)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.pointer.focus == "choice-0"
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert table.pointer.focus == "choice-1"


# --- languages, looks, sizes


def test_the_language_changes_while_it_is_shown(table):
    show(table, models.own_kong())
    assert target(table, "icon-menu").said == "菜单"
    zh = table.grab().toImage()
    set_language("en")
    QApplication.processEvents()
    table.finish_motion()
    assert target(table, "icon-menu").said == "Menu"
    assert "hand tile 1" in target(table, "hand-0").said
    assert table.grab().toImage() != zh


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440), (700, 400), (1000, 1400)])
def test_every_size_shows_everything(table, size):
    table.resize(*size)
    show(table, models.own_kong())
    assert len([t for t in table.targets if t.group is Group.HAND]) == len(table.moment.hand)
    for t in table.targets:
        assert t.box.x >= -1
        assert t.box.right <= size[0] + 1, t.name
        assert t.box.bottom <= size[1] + 1, t.name


def test_a_table_being_resized_shows_its_last_picture_until_the_size_settles(qtbot, table):
    show(table, models.own_kong())
    before = table.grab().toImage()
    layout = table._shown.layout
    for width in (1360, 1350, 1340):
        table.resize(width, 768)
        assert table._shown.layout is layout  # nothing is laid out anew between two steps
    table.resize(1366, 768)
    assert table.grab().toImage() == before
    table.resize(1300, 731)
    qtbot.waitUntil(lambda: table._shown.layout.width == 1300, timeout=5000)
    assert target(table, "icon-menu").box.right <= 1300


def test_who_does_something_while_it_is_resized_meets_the_new_size(qtbot, table, answers):
    show(table, models.own_kong())
    table.resize(1200, 700)
    qtbot.keyClick(table, "g")
    assert table._shown.layout.width == 1200
    assert [a.kind for _, a in answers.chosen] == [Kind.GANG]
    table.resize(1100, 700)
    table.show_model(*models.claim())
    assert table._shown.layout.width == 1100


@pytest.mark.parametrize("scale", [100, 150, 200, 300])
def test_large_text_covers_no_plate_and_keeps_the_hand(table, scale):
    look().apply(replace(look().settings, text_scale=scale))
    for shown in (models.own_kong(), models.claim()):
        show(table, shown)
        boxes = [target(table, f"plate-{n}").box for n in range(4)] + [target(table, "info").box]
        for n, a in enumerate(boxes):
            assert not any(a.meets(b) for b in boxes[n + 1 :])
        hand = [table.board.entries[k].placed for k in table._shown.arrangement.hand]
        assert all(p.look.width >= 44 for p in hand)
        if table._panels.bar_box is not None:
            assert not table._panels.bar_box.meets(boxes[0])


def test_an_empty_table_and_a_change_of_players(table):
    table.grab()
    show(table, models.few(3))
    assert {f"plate-{n}" for n in range(3)} <= {t.name for t in table.targets}
    show(table, models.few(2))
    assert "plate-2" not in {t.name for t in table.targets}
    show(table, models.start())
    assert "plate-3" in {t.name for t in table.targets}


def test_large_tile_mode(table):
    show(table, models.own_kong())
    small = table.board.entries[table._shown.arrangement.hand[0]].placed.look.width
    table.set_large(True)
    assert not [k for k in table.board.entries if k[0] == "wall"]
    assert "switch-win" not in {t.name for t in table.targets}
    assert table.switches_folded
    assert table.board.entries[table._shown.arrangement.hand[0]].placed.look.width > 1.2 * small
    show(table, models.horses())
    lying = [e.placed.look.kind for k, e in table.board.entries.items() if k[0] == "turned"]
    assert sorted(lying) == sorted(table.model.turned.values())
    table.set_large(False)
    assert not table.switches_folded


@pytest.mark.parametrize("name", ["plate-1", "plate-2", "plate-3", "info", "waits"])
@pytest.mark.parametrize("how", ["mouse", "key"])
@pytest.mark.parametrize("lang", ["zh_CN", "en"])
def test_what_large_text_folds_is_unfolded_while_it_is_pointed_at(table, name, how, lang):
    set_language(lang)
    look().apply(replace(look().settings, text_scale=300))
    show(table, models.waiting())
    names = {f"plate-{n}": f"plate-{table.moment.side_of(n)}" for n in range(1, 4)}
    item = table._panels.item(names.get(name, name), Panel, 0)
    folded, stage = item.box, item.state.stage
    assert stage > 0
    if how == "mouse":
        point(table, name)
    else:
        table.pointer.focus_came(name, by_tab=True)
    assert item.state.stage == 0
    assert item.box.w > folded.w
    assert (item.box.x >= 0, item.box.y >= 0) == (True, True)
    assert (item.box.right <= 1366, item.box.bottom <= 768) == (True, True)
    over_all = ("tip", "notice", "clock", f"turn-{names.get(name, name)[6:]}")
    others = [i for k, i in table._panels._items.items() if i is not item and k not in over_all]
    assert item.zValue() > max(i.zValue() for i in others)
    table.pointer.focus_came("icon-menu", by_tab=True)
    assert (item.box, item.state.stage) == (folded, stage)


# --- motion


@pytest.fixture
def lively(table):
    look().apply(replace(look().settings, reduced_motion=False))
    return table


def test_the_state_is_there_at_once_and_the_motion_catches_up(lively):
    table = lively
    table.motion._timer.setInterval(10**6)  # time passes only when the test says so
    shown = models.whole_round("table-21")
    at = next(n for n, (_, e) in enumerate(shown) if isinstance(e, Discard))
    table.show_model(*shown[at - 1])
    table.finish_motion()
    table.show_model(*shown[at])
    moving = [e for e in table.board.entries.values() if e.moving]
    assert moving
    assert table.motion.running
    table.motion.advance(60)
    assert any(e.dx or e.dy for e in moving)
    table.motion.advance(1000)
    assert not table.motion.running
    for entry in table.board.entries.values():
        assert (entry.dx, entry.dy, entry.scale, entry.opacity) == (0, 0, 1, 1)
        assert (entry.item.x(), entry.item.y()) == (entry.placed.x, entry.placed.y - entry.lift)


def test_any_key_or_click_or_new_event_finishes_the_motion(qtbot, lively):
    table = lively
    table.motion._timer.setInterval(10**6)
    shown = models.whole_round("table-21")
    table.show_model(*shown[7])
    for n, finish in enumerate(
        (
            lambda: qtbot.keyClick(table, "x"),
            lambda: qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(683, 150)),
        )
    ):
        table.show_model(*shown[8 + n])
        assert table.motion.running
        finish()
        assert not any(e.moving for e in table.board.entries.values())
    table.show_model(*shown[10])
    table.show_model(*shown[11])
    assert len([e for e in table.board.entries.values() if e.moving]) <= 15


def test_an_answer_is_taken_while_things_move(qtbot, lively):
    table, answers = lively, Answers(lively)
    table.motion._timer.setInterval(10**6)
    show(table, models.start())
    table.show_model(*models.claim())
    assert table.motion.running
    qtbot.keyClick(table, "1")
    assert len(answers.chosen) == 1


def test_a_whole_round_leaves_nothing_behind(lively):
    table = lively
    for model, event in models.whole_round("table-9"):
        table.show_model(model, event)
        table.motion.advance(30)
    table.finish_motion()
    assert set(table.board.entries) == set(table._shown.arrangement.by_key())
    tiles = 2 * len(table.board.entries)
    assert len(table.board.items()) < tiles + 60


def test_a_win_on_a_discard_is_marked(table):
    for seed in range(60):
        for model, event in models.whole_round(f"table-{seed}"):
            if isinstance(event, Win) and event.source is not None:
                table.show_model(model, event)
                marks = [e.placed.mark for e in table.board.entries.values() if e.placed.mark]
                assert [m.value for m in marks] == ["winning"]
                return
    raise AssertionError("nobody won on a discard")


def test_a_moment_without_reason_still_says_something(table):
    model, event = models.own_kong()
    bare = replace(model, locked={})
    moment = Moment.of(bare, None)
    place = next(n for n in range(len(moment.hand)) if moment.discard_of(n) is None)
    said = moment.tip(place, None)
    assert said is not None
    assert said.plain
    locked = replace(model, locked={t: Text("就是不行", "no") for t in model.view.hand})
    assert Moment.of(locked, None).tip(place, None) == TipState("就是不行")
    assert event is not None
