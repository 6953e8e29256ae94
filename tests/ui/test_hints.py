"""Hints: an expert's advice on the open question, at the table, by setting, key and button; late advice is dropped."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest

from mjdesk.engine.actions import Kind
from mjdesk.engine.text import Text
from mjdesk.engine.view import view_of
from mjdesk.players.families import weigh
from mjdesk.players.valued import Valued
from mjdesk.profile import profile_dir
from mjdesk.ui import settings as settings_file
from mjdesk.ui.advice import FULL, OFF, WAITS, Advice, can_advise
from mjdesk.ui.i18n import set_language
from mjdesk.ui.look import look
from mjdesk.ui.pace import Pace
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settings import Settings
from mjdesk.ui.table import advice as words
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.tilemarks import Mark
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

from . import table_models as models

PATIENCE = 60_000


@pytest.fixture
def table(qtbot):
    made = TableWidget()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    return made


def advice_on(model, dangers: dict[int, float] | None = None) -> Advice:
    """Advice with values going down in the order of the actions, and dangers by tile."""
    found = [
        Valued(
            action,
            10.0 - n,
            0.3,
            100.0,
            (dangers or {}).get(action.tile or 0, 0.0) if action.kind is Kind.DISCARD else 0.0,
            1,
            ((3, 2), (12, 4)),
            (Text("留着大牌", "keeps a big hand"),),
        )
        for n, action in enumerate(model.view.actions)
    ]
    return Advice.of(model.view, model.question, tuple(found))


def show(table: TableWidget, shown, **changes) -> None:
    model, event = shown
    table.show_model(replace(model, advised=True, **changes), event)
    table.finish_motion()


def lanes(table: TableWidget) -> dict[int, Mark | None]:
    """The marks under the tiles of the hand, by tile."""
    assert table._shown is not None
    assert table.moment is not None
    keys = table._shown.arrangement.hand
    return {tile: table.board.entries[key].lane for tile, key in zip(table.moment.hand, keys, strict=True)}


def panel(table: TableWidget, name: str):
    assert table._panels is not None
    item = table._panels._items.get(name)
    return item if item is not None and item.isVisible() else None


# --- at the table


def test_danger_and_the_best_discard_lie_under_the_tiles(table) -> None:
    show(table, models.own_kong())
    assert set(lanes(table).values()) == {None}
    discards = [a.tile for a in table.model.view.actions if a.kind is Kind.DISCARD]
    best = next(a for a in table.model.view.actions if a.kind is Kind.DISCARD)
    advice = advice_on(table.model, {discards[1]: 0.7, discards[2]: 4.0, discards[3]: 40.0})
    ordered = sorted(advice.choices, key=lambda valued: valued.action != best)
    table.advise(replace(advice, choices=tuple(ordered)))
    marks = lanes(table)
    assert marks[discards[0]] is Mark.ADVISED
    assert [marks[tile] for tile in discards[1:4]] == [Mark.DANGER_1, Mark.DANGER_2, Mark.DANGER_3]
    locked = set(table.model.locked)
    assert locked
    assert all(marks[tile] is None for tile in locked)
    table.grab()


def test_the_panel_lists_the_best_and_shows_what_helps_after_the_tile_pointed_at(table) -> None:
    show(table, models.own_kong())
    assert panel(table, "advice") is None
    table.advise(advice_on(table.model))
    item = panel(table, "advice")
    assert item is not None
    assert item.state.pointed is None
    place = next(n for n in range(len(table.moment.hand)) if table.discard_of(n) is not None)
    box = next(t.box for t in table.targets if t.name == f"hand-{place}")
    table.pointer.moved(QPointF(box.cx, box.y + 20))
    assert item.state.pointed is not None
    assert item.state.pointed.action == table.discard_of(place)
    table.grab()
    said = next(t.said for t in table.targets if t.name == "advice")
    assert "+10" in said


@pytest.mark.parametrize(("language", "wanted"), [("zh_CN", "高手：碰 +10"), ("en", "Expert: Peng +10")])
def test_why_stands_in_the_claim_bar(table, language: str, wanted: str) -> None:
    set_language(language)
    show(table, models.claim())
    bar = table._panels.bar
    assert bar.state.hint == "…"
    high = bar.box.h
    table.advise(advice_on(table.model))
    assert bar.state.hint.startswith(wanted)
    assert ("留着大牌" if language == "zh_CN" else "keeps a big hand") in bar.state.hint
    assert bar.box.h == high, "the bar does not move when the words come"
    table.pointer._point("pass", None)
    assert "比碰 −" in bar.state.hint if language == "zh_CN" else " against Peng" in bar.state.hint
    assert "−" in bar.state.hint.split("·", maxsplit=1)[0]
    table.grab()


def test_advice_goes_with_its_question(table) -> None:
    show(table, models.claim())
    advice = advice_on(table.model)
    table.advise(replace(advice, question=advice.question + 1))
    assert table.moment.advice is None
    table.advise(replace(advice, round=advice.round + 1))
    assert table.moment.advice is None
    table.advise(advice)
    assert table.moment.advice is advice
    model = table.model
    table.show_model(replace(model, auto=frozenset({"win"})))
    assert table.moment.advice is advice, "the same question: what is known of it stays"
    table.show_model(replace(model, advised=False))
    assert table.moment.advice is None
    table.show_model(model)
    table.answer(model.view.actions[-1])
    assert table.moment.advice is None
    assert panel(table, "advice") is None or not panel(table, "advice").isVisible()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("scale", [100, 150, 300])
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_the_panel_covers_nothing(table, players: int, size, scale: int, language: str) -> None:
    set_language(language)
    look().apply(replace(look().settings, text_scale=scale))
    table.resize(*size)
    model, event = models.find("plain", lambda v: v.actions[0].kind is Kind.DISCARD, players)
    show(table, (model, event))
    table.advise(advice_on(table.model, {4: 50.0}))
    item = panel(table, "advice")
    if item is None:
        assert scale > 100
        return
    places = table._shown.places
    others = [*places.plates, places.icons, *([places.switches] if places.switches else [])]
    others += [table.board.entries[key].box for key in table._shown.arrangement.hand]
    assert not [box for box in others if box.meets(item.box)]
    assert item.box.right <= size[0]


def test_words_of_advice() -> None:
    assert [words.points(value) for value in (0.02, -0.04, 3.14, -2.5, 12.4, -64.6)] == [
        "0",
        "0",
        "+3.1",
        "−2.5",
        "+12",
        "−65",
    ]
    set_language("en")
    model, _ = models.claim()
    advice = advice_on(model)
    last = model.view.actions[-1]
    assert words.in_words(advice, None, {}).startswith("Expert: ")
    assert " against " in words.in_words(advice, last, {})


# --- in a match


@pytest.fixture
def window(qtbot, profile):
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    session = MatchSession.start(profile_dir(), "wuhan", {}, ("greedy",) * 3, 2, seed="hints", pace=Pace(0))
    made.play(session)
    session.set_pace(Pace(0))
    qtbot.waitUntil(lambda: session.model is not None and session.model.question is not None, timeout=PATIENCE)
    flush()
    yield made
    made.end_game()


def test_the_key_and_the_button_switch_hints_and_advice_comes(qtbot, window) -> None:
    table, session = window.game.table, window.game.session
    assert window.settings.hints == WAITS
    assert not session.model.advised
    QTest.keyClicks(table, "h")
    assert settings_file.load()[0].hints == FULL
    qtbot.waitUntil(lambda: table.moment.advice is not None, timeout=PATIENCE)
    view = table.model.view
    assert {v.action for v in table.moment.advice.choices} == set(view.actions)
    assert table.moment.advice.choices == weigh(view)
    assert next(t for t in table.targets if t.name == "icon-hint")
    assert panel(table, "icon-hint").state.on
    window.game.table.menu.emit("hint")
    qtbot.waitUntil(lambda: not table.model.advised, timeout=PATIENCE)
    assert table.moment.advice is None
    assert window.settings.hints == WAITS
    assert not panel(table, "icon-hint").state.on


def test_without_hints_not_even_waits_are_shown(qtbot, window) -> None:
    window.change_settings(replace(window.settings, hints=OFF))
    qtbot.waitUntil(lambda: not window.game.session.model.waits_after, timeout=PATIENCE)
    assert window.game.session.model.waits is None


def test_advice_that_comes_too_late_is_dropped(window) -> None:
    heard: list[Advice] = []
    session = window.game.session
    session.advised.connect(heard.append)
    advice = advice_on(session.model)
    session._on_advised(replace(advice, question=advice.question - 1))
    assert heard == []
    session._on_advised(advice)
    assert heard == [advice]


def test_every_question_of_a_round_is_advised_once(qtbot, window) -> None:
    session, asked, answered = window.game.session, [], set()
    session.changed.connect(lambda model, event: asked.append(model.question) if model.advised else None)

    def take(advice: Advice) -> None:
        assert (advice.round, advice.question) not in answered
        answered.add((advice.round, advice.question))
        session.answer(advice.question, advice.best.action)

    session.advised.connect(take)
    window.change_settings(replace(window.settings, hints=FULL))
    qtbot.waitUntil(lambda: session.settlement is not None, timeout=PATIENCE)
    assert {question for _, question in answered} == set(asked)
    assert len(answered) > 5


def test_there_is_somebody_to_ask_for_mahjong() -> None:
    assert can_advise("wuhan")


@pytest.mark.slow
def test_at_the_deal_few_letter_cards_have_a_mark() -> None:
    """A card is of use to somebody nearly always: a mark on every one would say nothing."""
    marked = cards = 0
    for seed in range(12):
        for _presenter, moment in models.moments("paohuzi", f"marks-{seed}"):
            view = view_of(moment[1], models.ME)
            if moment[2] is not None and any(action.kind is Kind.DISCARD for action in view.actions):
                advice = Advice.of(view, moment[2], weigh(view))
                marked += len(advice.danger)
                cards += len({action.tile for action in view.actions if action.kind is Kind.DISCARD})
                break
    assert cards > 60
    assert 0 < marked < cards / 3
