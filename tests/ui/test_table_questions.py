"""Questions with many or unusual answers: declarations, kongs in two ways, several rows, titles."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from mjdesk.engine import actions as act
from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.events import Declare, Discard, Draw, End, Flower, Turned
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.phase import Phase, Step
from mjdesk.engine.seat import Discarded
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import DRAGONS
from mjdesk.ui.i18n import say
from mjdesk.ui.look import look
from mjdesk.ui.table.access import spoken
from mjdesk.ui.table.choreography import Choreographer
from mjdesk.ui.table.layout import TableLayout
from mjdesk.ui.table.placing import Arranger
from mjdesk.ui.table.targets import Group, hit
from mjdesk.ui.table.widget import TableWidget

from . import table_models as models
from .test_table_layout import sizes_at

ASKED = Text("起手胡：亮哪几样", "Start-of-hand wins: what to show")
TAKE, PICK, SHOW = Text("要", "Take"), Text("选", "Pick"), Text("亮", "Show")


def asked(actions: list[Action], labels: dict[Action, Text], step: Step = Step.ASK, title: Text | None = ASKED):
    """A question with these answers in the middle of a round."""
    model, event = models.claim()
    view = model.view._replace(phase=Phase(step, 0), actions=tuple(actions))
    return replace(model, view=view, labels=labels, asked=title), event


def two_ways() -> tuple[list[Action], dict[Action, Text]]:
    """Three kongs, each in two ways."""
    kinds = ((MeldKind.GANG_CONCEALED, 3), (MeldKind.GANG_CONCEALED, 12), (MeldKind.GANG_ADDED, 20))
    found = [act.gang(0, kind, tile, way) for kind, tile in kinds for way in (act.OPENED, act.PLAIN)]
    words = {act.OPENED: Text("开杠", "Open kong"), act.PLAIN: Text("补张", "Plain kong")}
    return found, {a: words[a.way] for a in found}


@pytest.fixture
def table(qtbot):
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.resize(1366, 768)
    widget.show()
    return widget


def choices_of(table: TableWidget) -> dict[str, Action]:
    return {f"choice-{n}": c.action for n, c in enumerate(table.offer.choices)}


def press(qtbot, table: TableWidget, name: str) -> Action:
    """Click a target and say what was answered."""
    said: list = []
    table.chosen.connect(lambda _question, action: said.append(action))
    box = next(t.box for t in table.targets if t.name == name)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(box.cx), round(box.cy)))
    table.chosen.disconnect()
    (action,) = said
    return action


def test_declarations_say_their_words_and_show_their_tiles(qtbot, table):
    take, pick = act.declare(0, "take"), act.declare(0, "pick", 4)
    show = act.declare(0, "liang", tiles=DRAGONS)
    table.show_model(*asked([take, pick, show, act.pass_(0)], {take: TAKE, pick: PICK, show: SHOW}))
    assert [(c.word, c.tiles) for c in table.offer.choices] == [("要", ()), ("选", (4,)), ("亮", DRAGONS)]
    assert [t.said for t in table.targets if t.group is Group.CHOICES] == ["要", "选 五万", "亮 红中 发财 白板", "过"]
    assert all(ASKED.zh in t.more for t in table.targets if t.name.startswith("choice-"))
    assert press(qtbot, table, "choice-1") == pick


def test_tiles_that_are_shown_are_lifted_from_the_hand(table):
    show = act.declare(0, "liang", tiles=DRAGONS)
    model, event = asked([show, act.pass_(0)], {show: SHOW})
    hand = tuple(sorted((*model.view.hand[: len(model.view.hand) - 3], *DRAGONS)))
    table.show_model(replace(model, view=model.view._replace(hand=hand)), event)
    up = table.moment.raised(0)
    assert sorted(table.moment.hand[place] for place in up) == list(DRAGONS)


def test_a_question_says_what_it_asks_above_its_answers(table):
    take = act.declare(0, "take")
    table.show_model(*asked([take, act.pass_(0)], {take: TAKE}))
    titled = table._panels.plan
    (title,) = [p for p in titled.parts if p.kind == "title"]
    assert title.said == ASKED.zh
    assert all(p.box.y >= title.box.h for p in titled.parts if p.kind in ("cell", "pass", "word"))
    table.show_model(*asked([take, act.pass_(0)], {take: TAKE}, title=None))
    assert not [p for p in table._panels.plan.parts if p.kind == "title"]
    assert table._panels.plan.height < titled.height


def test_a_kong_in_two_ways_stands_under_both_words(table):
    actions, labels = two_ways()
    table.show_model(*asked([*actions, act.discard(0, 5)], labels, Step.TURN, None))
    assert {c.action for c in table.offer.choices} == set(actions)
    assert [c.word for c in table.offer.choices] == ["开杠"] * 3 + ["补张"] * 3
    assert [p.said for p in table._panels.plan.parts if p.kind == "word"] == ["开杠", "补张"]
    assert [c.key for c in table.offer.choices] == list("123456")


def many() -> tuple[list[Action], dict[Action, Text]]:
    """More answers than fit in a row."""
    kongs, labels = two_ways()
    picks = [act.declare(0, "pick", tile) for tile in range(9, 15)]
    return [*kongs, *picks, act.pass_(0)], labels | dict.fromkeys(picks, PICK)


@pytest.mark.parametrize("scale", [100, 200, 300])
@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("step", [Step.ASK, Step.TURN])
def test_every_answer_is_on_the_window_however_many_there_are(table, size, scale, step):
    look().apply(replace(look().settings, text_scale=scale))
    table.resize(*size)
    actions, labels = many()
    table.show_model(*asked(actions, labels, step))
    names = [*choices_of(table), "pass"]
    boxes = {t.name: t.box for t in table.targets if t.name in names}
    assert set(boxes) == set(names)
    for name, box in boxes.items():
        assert box.x >= 0, name
        assert box.y >= 0, name
        assert box.right <= size[0], name
        assert box.bottom <= size[1], name
        under = hit(table.targets, box.cx, box.cy)
        assert under is not None
        assert under.name == name
        assert min(box.w, box.h) >= 36 * table._shown.layout.g * 0.98, name


def test_every_answer_has_a_key_of_its_own(qtbot, table):
    actions, labels = many()
    said: list = []
    table.chosen.connect(lambda _question, action: said.append(action))
    model, event = asked(actions, labels)
    for question, (key, action) in enumerate((c.key, c.action) for c in table_offer(table, model, event)):
        table.show_model(replace(model, question=1000 + question), event)
        qtbot.keyClicks(table, key.lower())
        assert said[-1] == action
    assert len(said) == len(actions) - 1


def table_offer(table: TableWidget, model, event):
    table.show_model(model, event)
    return table.offer.choices


def test_what_happens_and_what_is_asked_is_said_for_those_who_listen():
    model, event = models.ready()
    seat = next(n for n, plate in enumerate(model.plates) if plate.declared)
    assert spoken(Declare(seat, "ting"), model) == f"{say(model.plates[seat].person.name)} 听"
    take = act.declare(0, "take")
    asking, _ = asked([take, act.pass_(0)], {take: TAKE})
    assert spoken(Draw(0, 4, End.FRONT), asking) == f"摸到五万，{ASKED.zh}"
    assert spoken(Draw(1, 62, End.FRONT), model) == ""
    assert spoken(Turned("horses", (4, 31)), model) == "翻出五万 红中"
    assert spoken(Flower(0, 38), model) == "玩家补花梅"
    assert event is not None


def test_a_tile_turned_by_a_die_does_not_fly_into_the_hand():
    model, _ = models.claim()
    layout = TableLayout(1366, 768)
    panels = layout.panels(sizes_at(layout, 4))
    before = Arranger(layout, panels, model, None).result()
    turned = replace(model, view=model.view._replace(aside=(7,)))
    after = Arranger(layout, panels, turned, None).result()
    show = Choreographer(layout, turned.view, before.by_key(), before, after)
    assert [f.key for f in show.flights(Draw(1, 7, End.BACK, 3))] == [("aside", 0)]
    thrown = model.view.seats[1]
    seats = (
        model.view.seats[0],
        thrown._replace(discards=(*thrown.discards, Discarded(7, True))),
        *model.view.seats[2:],
    )
    gone = replace(model, view=model.view._replace(seats=seats))
    last = Arranger(layout, panels, gone, Discard(1, 7)).result()
    (flight, *_) = Choreographer(layout, gone.view, after.by_key(), after, last).flights(Discard(1, 7))
    lay = after.by_key()["aside", 0]
    assert (flight.x, flight.y) == (lay.x, lay.y)


def test_a_question_of_the_next_round_with_the_same_number_can_be_answered(qtbot, table):
    model, event = models.claim()
    table.show_model(model, event)
    assert press(qtbot, table, "pass").kind is Kind.PASS
    table.show_model(model, event)
    assert not table.open
    following = model.view.setup
    table.show_model(replace(model, view=model.view._replace(setup=replace(following, number=following.number + 1))))
    assert table.open
