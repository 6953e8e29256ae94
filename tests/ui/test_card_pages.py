"""Letter cards away from the table: the settlement in sets, the round drawn small, cards not seen, cards in lists."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.cards import CARDS
from mjdesk.engine.round import Round
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.engine.view import view_of
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up
from mjdesk.ui.i18n import set_language
from mjdesk.ui.look import look
from mjdesk.ui.mini_table import paint_mini
from mjdesk.ui.models import SettlementModel
from mjdesk.ui.people import people
from mjdesk.ui.presenter import Presenter
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.settlement.sets import SetsBand
from mjdesk.ui.tiles_sheet import TilesSheet, left_of

from . import table_models as models

RULES = rule_system("paohuzi")


@pytest.fixture(scope="module")
def settled() -> list[tuple[SettlementModel, Round]]:
    """Settlements of a match of greedy players, won ones and at least one that nobody won."""
    match = Match.begin(RULES, complete(RULES.options, {}), "pages", 40)
    found: list[tuple[SettlementModel, Round]] = []
    persons = people(("person", "greedy", "greedy"), 0, "", 0)
    while len(found) < 6 or all(model.wins for model, _ in found):
        finished = play_round(match.next_round(), line_up("greedy", 3, "pages"))
        presenter, match = Presenter(match, persons, 0), match.after(finished)
        found.append((presenter.settlement(finished, match), finished))
    return found


def test_the_settlement_has_every_hand_in_sets(settled) -> None:
    for model, round_ in settled:
        assert len(model.hands) == 3
        for seat, sets in enumerate(model.hands):
            laid = sum(len(meld.tiles) for meld in round_.seats[seat].melds)
            won = sum(win.seat == seat and win.tile < UNKNOWN for win in round_.wins)
            assert sum(len(each.tiles) for each in sets) in (
                round_.seats[seat].size + laid + won,
                round_.seats[seat].size + laid,
            )
        for win, huxi in zip(model.wins, round_.verdict().huxi or (), strict=True):
            assert sum(each.points for each in model.hands[win.seat]) == huxi
            assert win.by.zh in ("自摸", "胡翻牌", "点炮胡")


@pytest.mark.parametrize("language", ["zh_CN", "en"])
@pytest.mark.parametrize(("size", "scale"), [((1180, 688), 100), ((1404, 820), 100), ((1300, 1900), 200)])
def test_the_sheet_lays_the_hands_open(qtbot, settled, language, size, scale) -> None:
    set_language(language)
    look().apply(replace(look().settings, language=language, text_scale=scale))
    for model in (next(m for m, _ in settled if m.wins), next(m for m, _ in settled if not m.wins)):
        sheet = SettlementSheet(model)
        qtbot.addWidget(sheet)
        sheet.resize(*size)
        sheet.place()
        assert isinstance(sheet.band, SetsBand)
        if model.wins:
            assert sheet.band.timeline().tiles == len(model.hands[model.wins[0].seat])
        sheet.finish_motion()
        assert not sheet.grab().isNull()
        assert sheet.band.height() == round(look().px(sheet.band.units(sheet.width())))


def test_a_mahjong_settlement_has_no_sets() -> None:
    moments = [moment for _, moment in models.moments("wuhan", "table-1")]
    assert rule_system("wuhan").counted_sets(moments[-1][1], 0) == ()


def test_cards_that_are_not_seen_are_counted(qtbot) -> None:
    for presenter, moment in models.moments("paohuzi", "pages"):
        model = models.model_of(presenter, moment)
        left = left_of(model.view)
        if model.view.hand:
            assert set(left) == set(CARDS)
            assert all(0 <= unseen <= copies == 4 for unseen, copies in left.values())
    sheet = TilesSheet(model.view)
    qtbot.addWidget(sheet)
    sheet.resize(700, 560)
    assert not sheet.grab().isNull()


def test_a_round_is_drawn_small() -> None:
    """Something lies on the cloth, and more of it the longer the round goes."""
    covered = []
    for presenter, moment in list(models.moments("paohuzi", "small"))[::12]:
        del presenter
        picture = QImage(480, 480, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        paint_mini(painter, QRectF(0, 0, 480, 480), view_of(moment[1], 0), look().tiles(1.0))
        painter.end()
        bits = picture.constBits()
        covered.append(sum(1 for byte in bytes(bits)[3::4] if byte > 200))
    assert covered[-1] > covered[1] > 0


def test_a_card_in_a_list_is_a_card() -> None:
    """A letter card stands higher and narrower than a tile in the same place."""
    shapes = []
    for kind in (CARDS[1], 4):
        picture = QImage(120, 160, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        look().tiles(1.0).draw_lying(painter, 30, 40, kind, 60)
        painter.end()
        solid = [(x, y) for x in range(120) for y in range(160) if picture.pixelColor(x, y).alpha() == 255]
        xs, ys = [x for x, _ in solid], [y for _, y in solid]
        shapes.append((max(xs) - min(xs), max(ys) - min(ys)))
    (card_wide, card_high), (wide, high) = shapes
    assert card_wide < wide
    assert card_high > high
