"""What the counter of tiles and the panel of waits say, against the round as it is: hidden hands, the wall, the pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from mjdesk.engine.case import By
from mjdesk.engine.phase import Step
from mjdesk.engine.props import remaining
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.engine.view import View, view_of
from mjdesk.ui.tiles_sheet import TilesSheet, left_of
from tests.ui.table_models import ME, model_of, moments

MAHJONG = [system.id for system in SYSTEMS.values() if system.family == "mahjong"]
BEFORE_PLAY = (Step.DEAL, Step.INDICATOR, Step.FLOWER)


def hidden(round_: Round, view: View) -> Counter[Tile]:
    """What lies where the own seat cannot see it, counted tile by tile in the round as it really is."""
    places = [*remaining(round_), *(round_.wall[place] for place in round_.taken)]
    shown = Counter(view.aside)
    if round_.phase.step is Step.OWE and round_.phase.name == "drawn" and view.phase.tile != round_.phase.tile:
        assert round_.phase.tile is not None
        places.append(round_.phase.tile)  # another's letter card that lies face down still
    for seat, state in enumerate(round_.seats):
        if seat == ME:
            continue
        places += state.tiles()
        for meld, seen in zip(state.melds, view.seats[seat].melds, strict=True):
            places += [tile for tile, face in zip(meld.tiles, seen.tiles, strict=True) if face == UNKNOWN]
    return Counter(places) - shown


def watched(rules: str, seed: str) -> Iterator[tuple]:
    """The moments of a round from the first turn on, each with its view and its model."""
    for presenter, moment in moments(rules, seed):
        round_ = moment[1]
        if round_.phase.step not in BEFORE_PLAY and not round_.over:
            yield presenter, moment, round_, view_of(round_, ME)


@pytest.mark.slow
@pytest.mark.parametrize("rules", SYSTEMS)
def test_the_counter_tells_what_is_hidden(rules: str) -> None:
    seen = 0
    for _presenter, _moment, round_, view in watched(rules, "count-1"):
        real = hidden(round_, view)
        for tile, (left, copies) in left_of(view).items():
            assert left == real[tile], (rules, round_.length, tile, left, real[tile])
            assert 0 <= left <= copies
        seen += 1
    assert seen > 20


@pytest.mark.parametrize("rules", ["wuhan", "paohuzi"])
def test_the_sheet_paints_a_dot_for_each_copy_and_fills_those_hidden(qtbot, monkeypatch, rules: str) -> None:
    *_, (_presenter, _moment, round_, view) = watched(rules, "count-1")
    filled: list[bool] = []
    original = QPainter.drawEllipse

    def draw(painter: QPainter, *where: object) -> None:
        filled.append(painter.brush().style() is not Qt.BrushStyle.NoBrush)
        original(painter, *where)  # type: ignore[call-overload]

    sheet = TilesSheet(view)
    qtbot.addWidget(sheet)
    sheet.resize(700, 560)
    sheet.show()
    sheet.grid.grab()  # tiles are painted before dots are counted
    monkeypatch.setattr(QPainter, "drawEllipse", draw)
    sheet.grid.grab()
    real, counts = hidden(round_, view), left_of(view)
    assert filled == [n < real[tile] for tile, (_left, copies) in counts.items() for n in range(copies)]


@pytest.mark.slow
@pytest.mark.parametrize("rules", MAHJONG)
def test_waits_count_what_is_hidden_and_pay_what_the_settlement_pays(rules: str) -> None:
    """The panel before a win is held against the settlement after it, where nothing came in between."""
    counted = paid = 0
    for seed in range(40):
        said: dict[Tile, object] = {}
        for presenter, moment, round_, view in watched(rules, f"waits-{seed}"):
            waits = model_of(presenter, moment).waits
            if waits is not None:
                said = {line.tile: line for line in waits.lines}
                real = hidden(round_, view)
                drawn = Counter(view.hand)
                for line in waits.lines:
                    assert line.left == real[line.tile], (rules, seed, round_.length, line)
                    counted += 1
                assert drawn.total() % 3 == 1 or view.phase.step is Step.TURN
        if paid >= 3:
            break
        paid += _paid_as_said(rules, seed, said)
    assert counted > 10
    assert paid >= 1, "nobody won plainly"


def _paid_as_said(rules: str, seed: int, said: dict) -> int:
    """Whether the own seat won plainly at the end of the round, and was paid what the panel had said."""
    *_, (_presenter, (_event, round_, _question)) = moments(rules, f"waits-{seed}")
    wins = round_.wins
    if len(wins) != 1 or wins[0].seat != ME or wins[0].circumstances or wins[0].tile not in said:
        return 0
    line, points = said[wins[0].tile], round_.settled.payments[ME]
    if round_.turned:  # horses and birds bring more, which nobody can know before
        assert points >= min(filter(None, (line.by_draw, *(line.by_discard or ())))), (rules, seed, line, points)
    elif wins[0].by is By.DRAW:
        assert line.by_draw == points, (rules, seed, line, points)
    else:
        least, most = line.by_discard
        assert least <= points <= most, (rules, seed, line, points)
    return 1
