"""Motion and sound as the design has them: each figure once, and shown by what moves for how long."""

from __future__ import annotations

import ast
from dataclasses import fields, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtTest import QTest

import mjdesk.ui
from mjdesk.engine.events import Claim, Deal, Discard, Draw, End
from mjdesk.modes.levels import LEVELS
from mjdesk.ui.lobby.level_sheet import LevelSheet
from mjdesk.ui.look import look
from mjdesk.ui.menu_sheet import MenuSheet
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.settlement.timeline import Timeline
from mjdesk.ui.sound.cues import COUNT, WON, Cue
from mjdesk.ui.table import flying
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.theme import MOTION
from mjdesk.ui.widgets.full_page import FullPage
from tests.ui import table_models as models
from tests.ui.shell_tools import flush, settlements

#: section 4 of the design: milliseconds at speed ×1, px and shares where they are named so
DESIGN = {
    "hover_lift": 70, "draw": 120, "discard": 180, "settle": 2, "claim_gather": 200, "claim_slide": 160,
    "kong_draw": 140, "bar_in": 140, "bar_out": 90, "caret": 120, "turn_bar": 160, "deal": 60, "settle_band": 160,
    "settle_open_gap": 35, "settle_arrows": 300, "settle_count": 400, "panel": 160, "page": 180, "page_rise": 8,
    "level_up": 900, "reduced_fade": 80, "forced_notice": 1600,
}  # fmt: skip
#: what is no figure of the design but follows from one
FREE = {"settle_share", "ease_in", "ease_out"}
NEVER = 10**6  #: ms until time passes by itself: a test says when it does


@pytest.fixture
def lively():
    """Motion as it is without the setting that reduces it."""
    look().apply(replace(look().settings, reduced_motion=False))


@pytest.fixture
def table(qtbot):
    """A table whose time passes only when the test says so."""
    made = TableWidget()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.motion._timer.setInterval(NEVER)
    return made


def shown(table, wanted, seed: str = "table-21") -> None:
    """Show the first event of a round that is wanted, after the moment before it."""
    round_ = models.whole_round(seed)
    at = next(n for n, (model, event) in enumerate(round_) if n and wanted(model, event))
    table.show_model(*round_[at - 1])
    table.finish_motion()
    table.show_model(*round_[at])


def lasting(table) -> set[float]:
    """How long the motions take that run, with what they wait for."""
    return {track.delay + track.duration for track in table.motion.tracks}


def test_every_figure_of_the_design_stands_in_one_table() -> None:
    assert {f.name for f in fields(MOTION)} == set(DESIGN) | FREE
    assert {name: getattr(MOTION, name) for name in DESIGN} == DESIGN
    assert (MOTION.ease_in, MOTION.ease_out) == (QEasingCurve.Type.OutCubic, QEasingCurve.Type.InCubic)


def _calls(name: str):
    for path in sorted(Path(mjdesk.ui.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and name in (getattr(node.func, "attr", ""), getattr(node.func, "id", "")):
                yield path, node


@pytest.mark.parametrize(("call", "place"), [("setDuration", 0), ("Track", 0), ("Curtain", 2)])
def test_no_other_place_says_how_long_something_moves(call: str, place: int) -> None:
    found = [(path.name, node.args[place]) for path, node in _calls(call)]
    assert found
    for name, said in found:
        figures = [part.value for part in ast.walk(said) if isinstance(part, ast.Constant)]
        assert not any(isinstance(value, int) and value > 4 for value in figures), name


def test_every_flight_lasts_as_long_as_the_table_says() -> None:
    for path, node in _calls("Flight"):
        said = [ast.unparse(part) for part in node.args]
        assert any("MOTION." in part or part == "duration" for part in said), path.name


def test_every_figure_is_used() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in Path(mjdesk.ui.__file__).parent.rglob("*.py"))
    assert [name for name in DESIGN if f"MOTION.{name}" not in text] == []


def test_nothing_goes_round() -> None:
    assert list(_calls("setLoopCount")) == []


# --- the table

MOVES = {
    "draw": (lambda m, e: isinstance(e, Draw) and e.end is not End.BACK and e.seat == m.view.seat, {120}),
    "discard": (lambda m, e: isinstance(e, Discard) and e.seat != m.view.seat, {180, 180 + 120}),
    "claim": (lambda m, e: isinstance(e, Claim), {200 + 160}),
    "deal": (lambda m, e: isinstance(e, Deal) and e.seat == m.view.seat, {60, 120, 180, 240}),
}


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("speed", [50, 100, 300])
def test_tiles_move_as_long_as_designed_at_each_speed(table, lively, move: str, speed: int) -> None:
    look().apply(replace(look().settings, speed=speed))
    wanted, lengths = MOVES[move]
    shown(table, wanted)
    assert {round(ms * 100 / speed) for ms in lengths} <= {round(ms) for ms in lasting(table)}
    longest = max(ms for ms in lasting(table))
    table.motion.advance(longest - 1)
    assert table.motion.running
    table.motion.advance(1)
    assert not table.motion.running


def test_a_discard_flies_in_an_arc_and_settles(table, lively) -> None:
    shown(table, MOVES["discard"][0])
    tile = next(e for e in table.board.entries.values() if e.moving)
    (way_x, way_y), path = (tile.dx, tile.dy), []
    for _ in range(60):
        table.motion.advance(3)
        path.append((tile.dx * way_x + tile.dy * way_y) / (way_x**2 + way_y**2) ** 0.5)  # px that are left
    too_far = -min(path)
    assert 1 < too_far <= 2 + 26 * 0.11
    assert path[-1] == 0
    assert (tile.dx, tile.dy, tile.moving) == (0, 0, False)


def test_the_action_bar_comes_slower_than_it_goes(table, lively) -> None:
    for model, event in models.whole_round("table-21"):
        table.show_model(model, event)
        if table.offer.choices and not table.offer.own:
            break
    (bar,) = [track for track in table.motion.tracks if track.name == "bar"]
    assert (bar.duration, bar.ease) == (140, QEasingCurve.Type.OutCubic)
    table.finish_motion()
    table.answer(table.offer.may_pass)
    (bar,) = [track for track in table.motion.tracks if track.name == "bar"]
    assert (bar.duration, bar.ease) == (90, QEasingCurve.Type.InCubic)


def test_with_less_motion_tiles_only_fade_for_80_ms(table) -> None:
    for n, (model, event) in enumerate(models.whole_round("table-21")):
        table.show_model(model, event)
        if n:
            assert all(track.duration <= 80 for track in table.motion.tracks)
        table.motion.advance(20)
        assert not any(e.moving or e.dx or e.dy or e.scale != 1 for e in table.board.entries.values())


def test_with_less_motion_a_tile_is_lifted_and_put_back_at_once(table) -> None:
    shown(table, MOVES["draw"][0])
    table.finish_motion()
    entry = next(iter(table.board.entries.values()))
    flying.lift(table.motion, entry, 12.0, quick=False)
    assert entry.lift == 12
    entry.dx = entry.dy = 40.0
    flying.go_back(table.motion, entry)
    assert (entry.dx, entry.dy) == (0, 0)
    assert not table.motion.running


# --- the settlement


def test_the_settlement_opens_in_the_order_and_the_time_of_the_design() -> None:
    line = Timeline(tiles=14, payments=3)
    assert (line.opened, line.paid, line.total) == (160 + 14 * 35 + 160, line.opened + 3 * 300, line.paid + 400)
    assert [line.arrow(line.opened + 300 * n, n) for n in range(3)] == [0, 0, 0]
    assert [line.arrow(line.opened + 300 * (n + 1), n) for n in range(3)] == [1, 1, 1]


def _won() -> SettlementSheet:
    return SettlementSheet(next(model for model in settlements() if model.wins and not model.last))


@pytest.mark.parametrize("speed", [50, 100, 300])
def test_the_settlement_keeps_the_speed(qtbot, lively, speed: int) -> None:
    look().apply(replace(look().settings, speed=speed))
    sheet = _won()
    qtbot.addWidget(sheet)
    assert sheet._anim.duration() == round(sheet.timeline.total * 100 / speed)


def test_with_less_motion_the_settlement_stands_there(qtbot) -> None:
    sheet = _won()
    qtbot.addWidget(sheet)
    assert not sheet.moving
    assert (sheet.band.now, sheet.totals.share) == (sheet.timeline.total, 1)


def test_the_totals_are_heard_as_they_count_and_not_when_a_key_ends_it(qtbot, lively) -> None:
    heard: list[int] = []
    for ended in (False, True):
        sheet = _won()
        qtbot.addWidget(sheet)
        sheet.counted.connect(lambda: heard.append(1))
        sheet._anim.setCurrentTime(round(sheet.timeline.paid))
        assert not heard
        if ended:
            sheet.finish_motion()
            assert not heard
        else:
            for ms in range(0, 401, 8):
                sheet._anim.setCurrentTime(round(sheet.timeline.paid) + ms)
            assert len(heard) == 5
            heard.clear()


# --- pages and sheets


def fade_of(window) -> QVariantAnimation:
    """The fade that runs in a window."""
    assert window._curtain is not None
    return window._curtain._fade


@pytest.fixture
def moving(qtbot, window, lively):
    """The window, with motion, once it has been seen."""
    window.change_settings(replace(window.settings, reduced_motion=False))
    qtbot.waitUntil(lambda: window._painted)
    window.finish_everything()
    return window


class Plain(FullPage):
    """A page with nothing on it."""

    def __init__(self) -> None:
        super().__init__("a page")


def test_a_page_rises_by_8_px_while_it_fades_in(moving) -> None:
    page = moving.visit(Plain())
    fade = fade_of(moving)
    fade.pause()
    assert (fade.duration(), fade.easingCurve().type()) == (180, QEasingCurve.Type.OutCubic)
    assert page.y() == 8
    seen = []
    for ms in range(0, 180, 20):
        fade.setCurrentTime(ms)
        seen.append(page.y())
    assert seen == sorted(seen, reverse=True)
    assert 0 < seen[1] < 8
    moving.finish_motion()
    assert page.y() == 0


def test_a_sheet_fades_in_for_160_ms_and_the_page_stays(moving) -> None:
    moving.open_sheet(MenuSheet())
    assert fade_of(moving).duration() == 160
    assert moving.page.y() == 0
    moving.finish_motion()
    moving.close_sheet()
    assert fade_of(moving).duration() == 160


def test_with_less_motion_pages_and_sheets_only_fade_for_80_ms(window) -> None:
    flush()
    page = window.visit(Plain())
    assert (fade_of(window).duration(), page.y()) == (80, 0)
    window.finish_motion()
    window.open_sheet(MenuSheet())
    assert fade_of(window).duration() == 80


def test_a_page_that_is_left_while_it_comes_stands_in_its_place_the_next_time(moving) -> None:
    before = moving.page
    page = moving.visit(Plain())
    assert page.y() == 8
    moving.leave_page(page)
    assert before.y() == 8
    moving.finish_motion()
    assert before.y() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_F7, Qt.Key.Key_Space, Qt.Key.Key_Shift, Qt.Key.Key_9])
def test_any_key_finishes_the_fade_of_a_page_whoever_takes_it(moving, key: Qt.Key) -> None:
    page = moving.visit(Plain())
    page.back.setFocus()
    fade_of(moving).pause()
    QTest.keyClick(moving.focusWidget(), key)
    if key is Qt.Key.Key_Space:  # it presses the button: back again
        assert moving.page is not page
        moving.finish_motion()
    assert moving._curtain is None
    assert moving.page.y() == 0


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_F7])
def test_any_key_finishes_what_moves_on_a_sheet(moving, key: Qt.Key) -> None:
    sheet = moving.open_sheet(_won())
    assert sheet.moving
    QTest.keyClick(moving.focusWidget(), key)
    assert not sheet.moving
    moving.close_sheet()
    level = moving.open_sheet(LevelSheet(LEVELS[2], LEVELS[3], 0))
    assert level._anim.duration() == 900
    QTest.keyClick(moving.focusWidget(), key)
    assert level._anim.state() is QVariantAnimation.State.Stopped
    assert level._share == 1.0
    assert moving.sheet is level


# --- sounds


def test_one_hears_the_own_win_and_no_loss(moving, monkeypatch) -> None:
    from mjdesk.ui.match_choice import Length, MatchChoice

    moving.start(MatchChoice("wuhan", {}, ("greedy",) * 3, Length(2)))
    heard: list[Cue] = []
    monkeypatch.setattr(moving.game.sounds, "play", heard.append)
    for model in settlements():
        heard.clear()
        moving.game._settled(model)
        assert (WON in heard) == any(win.seat == model.me for win in model.wins)
        moving.finish_everything()
        moving.close_sheet()
    assert COUNT not in heard  # a key ended it before


def test_with_less_motion_the_totals_are_heard_once(window, monkeypatch) -> None:
    from mjdesk.ui.match_choice import Length, MatchChoice

    window.start(MatchChoice("wuhan", {}, ("greedy",) * 3, Length(2)))
    heard: list[Cue] = []
    monkeypatch.setattr(window.game.sounds, "play", heard.append)
    window.game._settled(settlements()[0])
    assert heard.count(COUNT) == 1


def test_a_saved_round_is_heard_and_silence_is_silent(window) -> None:
    assert "sounds" not in vars(window)
    window.hear_saved()
    asked: list[float] = []
    window.sounds.speaker.sound = lambda _find, *, volume, **_rest: asked.append(volume)
    window.hear_saved()
    assert asked == [0.7]
    for chosen in ({"muted": True}, {"volume": 0}, {"effects": False}):
        window.change_settings(replace(window.settings, muted=False, effects=True, volume=70))
        window.change_settings(replace(window.settings, **chosen))
        window.hear_saved()
    assert asked == [0.7]
    window.close_sounds()
