"""Everything that is drawn before there is a table: faces, poses, states, icons, portraits, cloth, fonts."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from mjdesk import shipped
from mjdesk.engine.tiles import FIRST_SMALL_CARD, KINDS, UNKNOWN
from mjdesk.ui import cardpix, fonts, gallery, icons, surfaces, theme, tilefaces, tilepix
from mjdesk.ui.theme import INKS, INKS_SAFE, Back, FaceTint
from mjdesk.ui.tilepix import Mark, Pose, Sprite, TileLook, TilePainter
from tools import make_art

pytestmark = pytest.mark.usefixtures("qapp")

MAHJONG = range(FIRST_SMALL_CARD)
CARDS = range(FIRST_SMALL_CARD, KINDS)


def pixels(picture: QPixmap | QImage) -> bytes:
    """The raw pixels of a picture, with its size."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(image.constBits()) + f"{image.width()}x{image.height()}".encode()


def colour_at(sprite: Sprite, x: float, y: float) -> QColor:
    """The colour of a sprite at a place relative to the corner of its face."""
    return sprite.pixmap.toImage().pixelColor(int(x - sprite.offset.x()), int(y - sprite.offset.y()))


def contrast(first: str, second: str) -> float:
    """Contrast of two colours as WCAG 2 counts it, 1 to 21."""

    def light(code: str) -> float:
        parts = (QColor(code).redF(), QColor(code).greenF(), QColor(code).blueF())
        r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(first), light(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


# -- drawings ------------------------------------------------------------------------------------------------


def test_committed_drawings_are_what_the_script_draws() -> None:
    assert make_art.differences(shipped.assets_dir()) == []


def test_a_changed_and_a_left_over_drawing_are_found(tmp_path: Path) -> None:
    make_art.write(tmp_path)
    assert make_art.differences(tmp_path) == []
    (tmp_path / "icons" / "check.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "tiles" / "old.svg").write_text("<svg/>", encoding="utf-8")
    assert make_art.differences(tmp_path) == ["icons/check.svg", "tiles/old.svg"]
    assert make_art.write(tmp_path) == 2
    assert make_art.differences(tmp_path) == []


@pytest.mark.parametrize("folder", ["tiles/full", "tiles/simple", "icons", "portraits", "houses", "app"])
def test_every_drawing_can_be_read_and_needs_nothing_else(folder: str) -> None:
    paths = sorted((shipped.assets_dir() / folder).glob("*.svg"))
    assert paths
    for path in paths:
        assert QSvgRenderer(str(path)).isValid(), path
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"<(text|image|use|style|script|filter)\b|href", text), path


def test_full_and_simple_drawings_pair() -> None:
    full, simple = (
        {path.name for path in (shipped.assets_dir() / "tiles" / kind).iterdir()} for kind in ("full", "simple")
    )
    assert full == simple
    assert full == {f"{tilefaces.drawing_of(kind)}.svg" for kind in MAHJONG if tilefaces.drawing_of(kind)}


def test_assets_are_found_in_a_wheel_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mjdesk" / "assets" / "tiles").mkdir(parents=True)
    monkeypatch.setattr(shipped, "__file__", str(tmp_path / "mjdesk" / "shipped.py"))
    shipped.assets_dir.cache_clear()
    try:
        assert shipped.assets_dir() == tmp_path / "mjdesk" / "assets"
        with pytest.raises(FileNotFoundError):
            shipped.asset("icons", "check.svg")
    finally:
        shipped.assets_dir.cache_clear()


# -- fonts ---------------------------------------------------------------------------------------------------


def test_the_font_has_every_character_that_is_painted() -> None:
    painted = tilefaces.NUMERALS + tilefaces.WINDS + tilefaces.FLOWERS + "萬中發" + cardpix.SMALL + cardpix.BIG
    assert fonts.covers(painted + "赖皮胡WS")
    assert fonts.covers("麻將東南西北開口−×+0123456789", "TC")
    assert not fonts.covers("\U0001f600")


def test_text_is_not_thin() -> None:
    thin, regular, bold = (fonts.glyph_path("中", weight) for weight in (100, 400, 700))
    assert thin.boundingRect().width() < regular.boundingRect().width() < bold.boundingRect().width()
    assert fonts.text_width("开口番", 14, 700) == pytest.approx(fonts.text_width("开口番", 14, 400))
    assert fonts.text_width("Open", 14, 700) > fonts.text_width("Open", 14, 400)
    assert fonts.font(14).family() == "Noto Sans SC"


def test_traditional_forms_for_taiwan() -> None:
    try:
        fonts.use_locale("zh_TW")
        assert fonts.font(14).family() == "Noto Sans TC"
    finally:
        fonts.use_locale("zh_CN")
    assert fonts.font(14).family() == "Noto Sans SC"


def test_a_font_handed_out_can_be_changed_without_harm() -> None:
    first = fonts.font(15, 600)
    first.setPixelSize(99)
    assert fonts.font(15, 600).pixelSize() == 15


def test_digits_are_equally_wide() -> None:
    widths = {round(fonts.text_width(char, 20, 600), 3) for char in "0123456789+−"}
    assert len(widths) == 1


def test_overlapping_strokes_are_filled() -> None:
    path = tilefaces.fitted("十", 800, QRectF(0, 0, 60, 60))
    assert path.fillRule() is Qt.FillRule.WindingFill
    assert path.contains(path.boundingRect().center())


@pytest.mark.parametrize("char", "一七萬中")
def test_ink_fills_its_box_and_stays_inside(char: str) -> None:
    box = QRectF(5, 7, 40, 30)
    ink = tilefaces.fitted(char, 740, box).boundingRect()
    assert box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(ink)
    assert ink.center().x() == pytest.approx(box.center().x())
    assert ink.center().y() == pytest.approx(box.center().y())
    assert ink.width() == pytest.approx(40) or ink.height() == pytest.approx(30)


def test_text_without_ink_is_no_error() -> None:
    assert tilefaces.fitted(" ", 700, QRectF(0, 0, 10, 10)).isEmpty()


# -- faces ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [22, 54])
def test_every_kind_has_a_face_of_its_own(width: int) -> None:
    blank = pixels(TilePainter().sprite(TileLook(UNKNOWN, width)).pixmap)
    seen = {pixels(TilePainter().sprite(TileLook(kind, width)).pixmap) for kind in MAHJONG}
    assert len(seen) == len(MAHJONG)
    assert blank not in seen


def test_every_card_has_a_face_of_its_own() -> None:
    tiles = TilePainter()
    seen = {pixels(tiles.card(kind, 50, 116).pixmap) for kind in (*CARDS, UNKNOWN)}
    assert len(seen) == len(CARDS) + 1
    assert [cardpix.numeral(kind) for kind in CARDS if cardpix.is_red(kind)] == list("二七十贰柒拾")


def test_the_covered_cards_of_a_hand_still_show_their_numeral() -> None:
    """Cards overlap in steps of 46 px: all the ink of the upper numeral lies above that."""
    seen = set()
    for kind in CARDS:
        image = TilePainter().card(kind, 50, 116).pixmap.toImage()
        seen.add(tuple(image.pixel(x, y) for x in range(50) for y in range(46, 51)))
    assert len(seen) == 1


def test_small_tiles_take_the_simple_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is the width on the screen, in device pixels."""
    assert pixels(tilefaces.face_image(13, 40, 0)) != pixels(tilefaces.face_image(13, 40, 0, simple=True))
    asked = []

    def spy(kind: int, tile_w: int, turn: int, inks: theme.Inks, simple: bool) -> QImage:
        asked.append((tile_w, simple))
        return tilefaces.face_image(kind, tile_w, turn, inks, simple)

    monkeypatch.setattr(tilepix, "face_image", spy)
    for dpr, width in ((1.0, 35), (1.0, 36), (2.0, 17), (2.0, 18)):
        TilePainter(dpr).sprite(TileLook(13, width))
    assert asked == [(35, True), (36, False), (34, True), (36, False)]


def test_safe_inks_leave_no_green_and_no_plain_red() -> None:
    image = tilefaces.face_image(22, 120, 0, INKS_SAFE)
    found = {image.pixelColor(x, y).name() for x in range(120) for y in range(160)}
    assert INKS.green.lower() not in found
    assert INKS.red.lower() not in found
    assert INKS_SAFE.red.lower() in found


def test_art_turns_and_light_does_not() -> None:
    tiles = TilePainter()
    for turn in (0, 90, 180, 270):
        sprite = tiles.sprite(TileLook(5, 40, turn=turn))
        middle = sprite.face.width() / 2
        foot = colour_at(sprite, middle, sprite.body.bottom() - 1)
        side = colour_at(sprite, middle, sprite.face.bottom() + 1)
        head = colour_at(sprite, middle, 0)
        assert foot.green() > foot.red() + 30, turn  # the jade lies at the foot of the screen
        assert side.red() > 180, turn  # the ivory between
        assert head.lightness() > 245, turn  # the lit edge at the head
    assert sorted(tiles.face_rect(40, turn=turn).width() for turn in (0, 90, 180, 270)) == [40, 40, 53, 53]


def test_standing_tiles_show_jade_then_white_above() -> None:
    tiles = TilePainter()
    sprite = tiles.sprite(TileLook(5, 54, Pose.STANDING))
    assert sprite.body == QRectF(0, -11, 54, 83)
    assert sprite.face == QRectF(0, 0, 54, 72)
    top = colour_at(sprite, 27, -10)
    edge = colour_at(sprite, 27, -4)
    assert top.green() > top.red() + 30
    assert edge.lightness() > 240


@pytest.mark.parametrize("pose", list(Pose))
@pytest.mark.parametrize("back", list(Back))
def test_pictures_come_out_equal_each_time(pose: Pose, back: Back) -> None:
    first, second = TilePainter(1.5, back), TilePainter(1.5, back)
    look = TileLook(31, 40, pose)
    assert pixels(first.sprite(look).pixmap) == pixels(second.sprite(look).pixmap)
    assert pixels(first.shadow(40, pose).pixmap) == pixels(second.shadow(40, pose).pixmap)
    assert first.sprite(look) is first.sprite(TileLook(31, 40, pose))


def test_backs_differ() -> None:
    look = TileLook(width=30, pose=Pose.ACROSS)
    assert len({pixels(TilePainter(back=back).sprite(look).pixmap) for back in Back}) == 3


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_faces_are_whole_device_pixels(dpr: float) -> None:
    tiles = TilePainter(dpr)
    for width in (17.3, 30.0, 54.55):
        sprite = tiles.sprite(TileLook(0, width))
        assert sprite.pixmap.devicePixelRatio() == dpr
        assert (sprite.face.width() * dpr) == pytest.approx(round(width * dpr))
        assert sprite.pixmap.height() == pytest.approx(sprite.body.height() * dpr)


def test_the_upper_layer_of_a_wall_rises_from_the_same_place() -> None:
    tiles = TilePainter()
    one, two = (tiles.sprite(TileLook(width=44, pose=pose)) for pose in (Pose.WALL_1, Pose.WALL_2))
    assert one.body == two.body
    lift = two.pixmap.height() - one.pixmap.height()
    assert lift == round(0.26 * 34)
    assert two.offset.y() == one.offset.y() - lift


# -- states --------------------------------------------------------------------------------------------------


def test_every_state_looks_different() -> None:
    tiles = TilePainter()
    plain = TileLook(5)
    flags = (
        plain,
        replace(plain, wild=True),
        replace(plain, skin=True),
        replace(plain, drawn=True),
        replace(plain, dim=True),
    )
    for width in (26, 54):
        assert len({pixels(tiles.sprite(replace(look, width=width)).pixmap) for look in flags}) == len(flags)
    assert len({pixels(tiles.mark(mark, 54).pixmap) for mark in Mark}) == len(Mark)


def test_foot_lane_marks_never_cover_a_face() -> None:
    tiles = TilePainter()
    for mark in Mark:
        sprite = tiles.mark(mark, 54, Pose.STANDING)
        if mark.in_foot_lane:
            assert sprite.offset.y() >= 72
            assert sprite.offset.y() + sprite.pixmap.height() <= 72 + 15


def test_frames_leave_the_face_clear() -> None:
    for mark in (Mark.LAST_DISCARD, Mark.WINNING, Mark.FOCUS, Mark.DIFFERS):
        sprite = TilePainter().mark(mark, 54)
        assert colour_at(sprite, 27, 30).alpha() == 0, mark
        ring = sprite.pixmap.toImage()
        beside = [ring.pixelColor(x, y).alpha() for x in range(int(-sprite.offset.x())) for y in range(ring.height())]
        assert max(beside) > 200, mark


def test_the_skin_tab_stands_over_the_edge() -> None:
    sprite = TilePainter().sprite(TileLook(3, 60, skin=True))
    assert sprite.offset.y() < -8
    assert colour_at(sprite, 33, 1).blue() > colour_at(sprite, 33, 1).red() + 40


@pytest.mark.parametrize("letter", ["赖", "W", "✓", ""])
def test_letters_of_other_languages(letter: str) -> None:
    tiles = TilePainter(1.0, Back.JADE, INKS, letter, letter, letter)
    for look in (TileLook(5, 54, wild=True), TileLook(5, 54, skin=True)):
        assert not tiles.sprite(look).pixmap.isNull()
    assert not tiles.mark(Mark.WINNING, 54).pixmap.isNull()


def test_an_unknown_tile_is_seen_from_its_back() -> None:
    tiles = TilePainter()
    down = tiles.sprite(TileLook(UNKNOWN, 40, Pose.FACE_DOWN))
    assert pixels(tiles.sprite(TileLook(UNKNOWN, 40, wild=True)).pixmap) == pixels(down.pixmap)


# -- cloth, shadow, glass ------------------------------------------------------------------------------------


def test_felt_is_lit_from_the_upper_middle() -> None:
    for felt in theme.FELTS.values():
        image = surfaces.felt_image(QSize(400, 300), felt)
        heart, corner = image.pixelColor(200, 126), image.pixelColor(399, 299)
        assert abs(heart.lightness() - QColor(felt.inner).lightness()) <= 2
        assert corner.lightness() < QColor(felt.middle).lightness()
        assert pixels(image) == pixels(surfaces.felt_image(QSize(400, 300), felt))


def test_grain_is_fine_and_ends_at_wide_windows() -> None:
    def levels(width: int) -> list[int]:
        image = surfaces.felt_image(QSize(width, 64))
        return [image.pixelColor(width // 2 + x, 27).green() for x in range(24)]

    grainy = levels(1900)
    assert len(set(grainy)) > 1
    assert max(grainy) - min(grainy) <= 2
    assert len(set(levels(2100))) == 1


def painted(size: tuple[int, int], dpr: float, draw: Callable[[QPainter], None]) -> QImage:
    """What is drawn onto a clear image of this logical size."""
    image = QImage(QSizeF(*size).toSize() * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        draw(painter)
    return image


def test_shadows_fade_out_within_their_margin() -> None:
    shadow = theme.Shadow(20, 0, 0.5)
    margin = round(surfaces.shadow_margin(shadow))
    rect = QRectF(margin, margin, 100, 60)
    image = painted(
        (100 + 2 * margin, 60 + 2 * margin), 1.0, lambda painter: surfaces.draw_shadow(painter, rect, 12, shadow)
    )
    middle = image.height() // 2
    row = [image.pixelColor(x, middle).alpha() for x in range(image.width())]
    assert row[0] <= 2
    assert all(abs(left - right) <= 1 for left, right in zip(row, row[::-1], strict=True))
    assert row[: len(row) // 2] == sorted(row[: len(row) // 2])
    assert row[margin] == pytest.approx(0.25 * 255, abs=12)  # half the strength where the thing ends
    assert row[len(row) // 2] == pytest.approx(0.5 * 255, abs=8)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("size", [(30, 20), (44, 400), (700, 40), (640, 360)])
def test_a_shadow_of_any_size_is_what_it_would_be_painted_whole(dpr: float, size: tuple[int, int]) -> None:
    """Corners are painted once for all sizes and what lies between is stretched: nobody can tell."""
    shadow = theme.Shadow(22, 8, 0.6)
    rect = QRectF(48, 48, *size)
    room = (size[0] + 96, size[1] + 96)
    whole = painted(room, dpr, lambda painter: surfaces.paint_shadow(painter, rect, 16, shadow))
    drawn = painted(room, dpr, lambda painter: surfaces.draw_shadow(painter, rect, 16, shadow, dpr))
    a_pixel = 6  #: what the shadow changes from one device px to the next at most
    for x in range(0, whole.width(), 3):
        for y in range(0, whole.height(), 3):
            assert abs(whole.pixelColor(x, y).alpha() - drawn.pixelColor(x, y).alpha()) <= a_pixel, (x, y)


def test_what_is_kept_of_shadows_does_not_grow_with_sizes() -> None:
    shadow = theme.Shadow(24, 8, 0.1)
    before = surfaces._shadow.cache_info().misses

    def draw(painter: QPainter) -> None:
        for width in range(300, 340):
            surfaces.draw_shadow(painter, QRectF(40, 40, width, 190.5), 20, shadow)

    painted((500, 300), 1.0, draw)
    assert surfaces._shadow.cache_info().misses <= before + 1


def test_a_turned_shadow_has_no_seams() -> None:
    """Where device pixels are not whole the shadow is drawn in one piece."""

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(200, 150)
        painter.rotate(12)
        surfaces.draw_shadow(painter, QRectF(-100, -60, 200, 120), 12, theme.Shadow(12, 0, 0.5))

    image = painted((400, 300), 1.0, draw)
    heart = [image.pixelColor(x, 150).alpha() for x in range(140, 260)]
    assert max(heart) - min(heart) <= 1


def test_glass_has_no_shadow_below_itself() -> None:
    def glass(action: bool) -> QImage:
        return painted((280, 200), 1.0, lambda p: surfaces.draw_glass(p, QRectF(40, 40, 200, 120), action=action))

    panel, action = glass(False), glass(True)
    inside = panel.pixelColor(140, 100)
    assert inside.alphaF() == pytest.approx(theme.PINE.glass_alpha, abs=0.01)
    assert panel.pixelColor(140, 164).alpha() > 20
    assert action.pixelColor(140, 100).alpha() > inside.alpha()


# -- icons and portraits -------------------------------------------------------------------------------------


def test_every_icon_paints_in_its_colour_inside_its_field() -> None:
    looks = set()
    for name in icons.names():
        image = icons.icon(name, 24, "#F0B44C", dpr=2).toImage()
        inked = [image.pixelColor(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255]
        assert inked, name
        assert {ink.name() for ink in inked} == {"#f0b44c"}, name
        border = [image.pixelColor(x, y).alpha() for x in range(48) for y in (0, 47)]
        border += [image.pixelColor(x, y).alpha() for y in range(48) for x in (0, 47)]
        assert not any(border), name
        looks.add(pixels(image))
    assert len(looks) >= len(icons.names()) - 2


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("no-such-icon")


def test_a_disabled_icon_is_fainter() -> None:
    result = icons.qicon("check", 24)
    mode = type(result).Mode
    strong, faint = (result.pixmap(24, 24, each).toImage() for each in (mode.Normal, mode.Disabled))
    peak = [max(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24)) for image in (strong, faint)]
    assert peak[1] == pytest.approx(0.45 * peak[0], abs=4)


def test_sixty_six_people_and_then_the_first_again() -> None:
    everyone = [pixels(icons.portrait(n, 48)) for n in range(icons.PORTRAITS)]
    assert icons.PORTRAITS == 66
    assert len(set(everyone)) == 66
    assert pixels(icons.portrait(66, 48)) == everyone[0]
    assert icons.portrait(0, 48).toImage().pixelColor(1, 1).alpha() == 0  # round


# -- colour --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", [theme.LIGHT, theme.DARK])
def test_text_on_paper_can_be_read(palette: theme.Palette) -> None:
    for ground in (palette.bg, palette.surface, palette.raised, palette.sunken):
        for ink in (palette.ink, palette.ink2, palette.ink3, palette.gain, palette.loss):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(palette.on_accent, palette.accent) >= 4.5
    assert contrast(palette.accent_ink, palette.accent_soft) >= 4.5


def test_text_and_marks_on_felt_can_be_read() -> None:
    for felt in theme.FELTS.values():
        assert contrast(theme.ON_FELT2, felt.inner) >= 4.5
        for mark in (theme.AMBER, theme.AMBER_NUMBER, theme.FOCUS_ON_FELT, theme.DANGER_MARK[0]):
            assert contrast(mark, felt.inner) >= 3


@pytest.mark.parametrize("inks", [INKS, INKS_SAFE])
def test_inks_can_be_read_on_every_face(inks: theme.Inks) -> None:
    for tint in FaceTint:
        for shade in tint.colours:
            for ink in (inks.red, inks.green, inks.blue, inks.black):
                assert contrast(ink, shade) >= 4.5, (ink, shade)


# -- cost ----------------------------------------------------------------------------------------------------


def test_the_cache_forgets_what_was_not_used_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tilepix, "CACHE_BYTES", 200_000)
    tiles = TilePainter()
    first = tiles.sprite(TileLook(0, 54))
    for kind in range(1, 20):
        tiles.sprite(TileLook(kind, 54))
        assert tiles.sprite(TileLook(0, 54)) is first  # used, so kept
    assert sum(s.pixmap.width() * s.pixmap.height() * 4 for s in tiles._sprites.values()) <= 200_000
    assert TileLook(1, 54) not in tiles._sprites


def test_none_does_not_lose_references() -> None:
    """PySide6 6.12.0 on Python 3.10/3.11 takes one reference to None at every void call (DESIGN 7)."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    path = QPainterPath()
    before = sys.getrefcount(None)
    for _ in range(5_000):
        painter.setOpacity(1.0)
        path.clear()
    after = sys.getrefcount(None)
    painter.end()
    assert after > before - 1_000


def test_the_gallery_is_written(tmp_path: Path, qtbot: QtBot) -> None:
    out = tmp_path / "sheet.png"
    assert gallery.main([str(out), "--felt", "ink", "--back", "indigo"]) == 0
    assert QImage(str(out)).size() == QSize(gallery.WIDTH, gallery.HEIGHT)
    assert gallery.main([str(tmp_path / "missing" / "sheet.png")]) == 1


@pytest.mark.parametrize("rect", [QRectF(9, 9, 0, 40), QRectF(9, 9, 40, -90), QRectF(9, 9, -90, 40), QRectF()])
def test_what_has_no_room_is_not_drawn(rect: QRectF) -> None:
    """Very large text may leave a panel none: nothing is painted, and Qt has nothing to say."""
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#123456"))
    before = image.copy()
    with QPainter(image) as painter:
        surfaces.draw_glass(painter, rect, radius=4)
        surfaces.draw_shadow(painter, rect, 4, theme.SHADOW_GLASS)
        painter.rotate(3)  # drawn in another way where pixels do not stay whole
        surfaces.draw_glass(painter, rect, radius=4)
    assert image == before
