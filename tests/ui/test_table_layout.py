"""The geometry of the table: nothing is off the window, nothing lies on anything else, the wall breaks by the dice."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from mjdesk.ui.table.fitting import Panels, Sizes
from mjdesk.ui.table.geometry import LEAST_HAND, Box, Side, side_of
from mjdesk.ui.table.layout import LIFT, TableLayout
from mjdesk.ui.table.rows import Rhythm, row

WINDOWS = [(1180, 664), (1366, 768), (1920, 1080), (2560, 1440), (1600, 1200), (2560, 1080)]
PLAYERS = [2, 3, 4]


def test_seats_sit_counter_clockwise_from_the_own_one():
    assert [side_of(s, 2, 4) for s in range(4)] == [Side.ACROSS, Side.LEFT, Side.OWN, Side.RIGHT]
    assert [side_of(s, 0, 3) for s in range(3)] == [Side.OWN, Side.RIGHT, Side.LEFT]
    assert [side_of(s, 1, 2) for s in range(2)] == [Side.ACROSS, Side.OWN]


def test_the_drawing_of_1366_is_kept():
    layout = TableLayout(1366, 768)
    assert (layout.u, layout.k, layout.g) == (1, 1, 1)
    assert (layout.cx, layout.cy) == (683, 322)
    assert layout.console == Box(603, 242, 160, 160)
    assert layout.pond(Side.OWN, 0).y == layout.cy + 102
    assert layout.pond(Side.OWN, 6).y - layout.pond(Side.OWN, 0).y == pytest.approx(44.6, abs=1)
    assert layout.hand_tile == 54
    assert TableLayout(2560, 1440).u == pytest.approx(1.874, abs=0.001)


def pond_boxes(layout: TableLayout, side: Side, tiles: int) -> list[Box]:
    w, h = layout.pond_tile, layout.pond_tile * 4 / 3
    size = (w, h) if side.upright else (h, w)
    return [Box(spot.x, spot.y, *size) for spot in (layout.pond(side, i) for i in range(tiles))]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("large", [False, True])
def test_ponds_lie_inside_and_on_nothing(window, players, large):
    layout = TableLayout(window[0], window[1], players, large=large)
    boxes = [(side, b) for side in layout.sides for b in pond_boxes(layout, side, 20 if large else 24)]
    for side, box in boxes:
        assert box.x >= 0
        assert box.right <= layout.width
        assert not box.meets(layout.console), side
        assert box.bottom <= layout.hand_top + LIFT * layout.u  # the hand with no tile lifted
    for (_, a), (_, b) in combinations(boxes, 2):
        assert not a.meets(b, -1.01)


def test_ponds_have_rows_of_six_and_the_last_row_runs_on():
    layout = TableLayout(1366, 768)
    own = [layout.pond(Side.OWN, i) for i in range(22)]
    assert [sum(s.y == y for s in own) for y in sorted({s.y for s in own})] == [6, 6, 10]
    assert all(b.x > a.x for a, b in pairwise(own[12:]))
    left = [layout.pond(Side.LEFT, i) for i in range(7)]
    assert all(b.y > a.y for a, b in pairwise(left[:6]))
    assert left[6].x < left[0].x
    assert layout.pond(Side.RIGHT, 1).y < layout.pond(Side.RIGHT, 0).y
    assert layout.pond(Side.ACROSS, 1).x < layout.pond(Side.ACROSS, 0).x


@pytest.mark.parametrize(("tiles", "players"), [(136, 4), (108, 4), (112, 4), (120, 4), (144, 4), (108, 3), (108, 2)])
def test_the_wall_has_every_stack_once(tiles, players):
    layout = TableLayout(1366, 768, players)
    stacks = layout.wall(tiles, Side.RIGHT if players > 2 else Side.ACROSS, (3, 4))
    assert len(stacks) == (tiles + 1) // 2
    assert len({(s.x, s.y) for s in stacks}) == len(stacks)
    counts = [n for _, n in layout.wall_sides(len(stacks))]
    assert max(counts) - min(counts) <= 1


def test_three_players_leave_the_empty_side_free_and_two_need_all_sides():
    assert Side.ACROSS not in dict(TableLayout(1366, 768, 3).wall_sides(54))
    assert set(dict(TableLayout(1366, 768, 2).wall_sides(54))) == set(Side)


@pytest.mark.parametrize(
    ("dealer", "dice", "owner"),
    [
        (Side.OWN, (2, 3), Side.OWN),  # five: counted round to the dealer again
        (Side.OWN, (3, 4), Side.ACROSS),
        (Side.OWN, (1, 1), Side.RIGHT),
        (Side.LEFT, (1, 2), Side.RIGHT),
        (Side.ACROSS, (6, 6), Side.RIGHT),
    ],
)
def test_the_wall_is_broken_by_the_dice(dealer, dice, owner):
    layout = TableLayout(1366, 768)
    stacks = layout.wall(136, dealer, dice)
    first, last = stacks[0], stacks[-1]
    assert first.side is last.side is owner  # broken in the middle of this wall
    # the owner leaves as many stacks at its right end as the dice show: they are the tail
    tail = [s for s in stacks[-sum(dice) :] if s.side is owner]
    assert len(tail) == sum(dice)
    order = [Side.OWN, Side.LEFT, Side.ACROSS, Side.RIGHT]
    met = list(dict.fromkeys(s.side for s in stacks))
    start = order.index(owner)
    assert met == [order[(start + i) % 4] for i in range(4)]  # drawn clockwise


def test_the_own_wall_is_drawn_from_right_to_left():
    layout = TableLayout(1366, 768)
    own = [s for s in layout.wall(136, Side.OWN, ()) if s.side is Side.OWN]
    assert all(b.x < a.x for a, b in pairwise(own))
    left = [s for s in layout.wall(136, Side.OWN, ()) if s.side is Side.LEFT]
    assert all(b.y < a.y for a, b in pairwise(left))


def test_brackets_stand_inside_the_wall():
    layout = TableLayout(1366, 768)
    stacks = layout.wall(136, Side.OWN, (3, 4))
    (line,) = layout.brackets(stacks[-5:])
    assert line.h == 0
    assert stacks[-1].y < line.y < layout.cy
    across_two = layout.brackets(stacks[-10:])
    assert len(across_two) == 2


# --- hands


def test_a_drawn_tile_lies_apart_and_nothing_jumps_for_it():
    layout = TableLayout(1366, 768)
    before = layout.own_hand(10, False, [3], 0, left=248, right=1128)
    after = layout.own_hand(10, True, [3], 0, left=248, right=1128)
    assert after.hand == before.hand
    assert after.melds == before.melds
    assert after.drawn is not None
    assert after.drawn.x - (after.hand[-1].x + after.tile) == pytest.approx(20, abs=2)
    claimed = layout.own_hand(11, False, [3], 0, left=248, right=1128)
    assert claimed.hand[:10] == before.hand
    assert claimed.melds == before.melds


def test_the_own_hand_and_its_melds_stand_on_one_foot_line():
    layout = TableLayout(1366, 768)
    hand = layout.own_hand(7, True, [3, 4], 1, left=248, right=1128)
    assert hand.hand[0].y + hand.tile * 4 / 3 == pytest.approx(750, abs=1)
    assert hand.melds[0][0].y + hand.meld_tile * (4 / 3 + 0.17) == pytest.approx(750, abs=1)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    ("hand", "melds", "singles"), [(13, [], 0), (13, [], 6), (1, [4, 4, 4, 4], 0), (4, [3, 4, 3], 5)]
)
def test_the_own_hand_fits_and_stays_large_enough(window, hand, melds, singles):
    layout = TableLayout(*window)
    left, right = 248 * layout.u, layout.width - 238 * layout.u
    place = layout.own_hand(hand, True, melds, singles, left=left, right=right)
    assert place.drawn is not None
    last = max((s.x for s in (*place.singles, *(s for m in place.melds for s in m), place.drawn)), default=0)
    assert place.tile >= min(LEAST_HAND, layout.hand_tile)
    assert place.hand[0].x >= left - 1
    assert last + place.meld_tile <= right + place.tile
    xs = [s.x for s in place.hand]
    assert len({round(b - a, 6) for a, b in pairwise(xs)}) <= 1  # even seams


def test_single_kongs_beyond_two_fan_over_each_other():
    rhythm = Rhythm(54, 55, 20, 40, 41, 15, 28, 20)
    two, three = row(rhythm, 13, True, [], 2).singles, row(rhythm, 13, True, [], 3).singles
    assert two[1] - two[0] == 41
    assert three[1] - three[0] == 20


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("side", [Side.RIGHT, Side.ACROSS, Side.LEFT])
@pytest.mark.parametrize(
    ("hand", "melds", "singles", "shown"), [(13, [], 0, False), (1, [4, 4, 4, 4], 4, False), (13, [], 3, True)]
)
def test_other_hands_lie_inside_the_window_and_off_the_ponds(window, side, hand, melds, singles, shown):
    layout = TableLayout(*window)
    place = layout.other_hand(side, hand, True, melds, singles=singles, shown=shown)
    assert place.drawn is not None
    spots = [*place.hand, place.drawn, *(s for m in place.melds for s in m), *place.singles]
    ponds = pond_boxes(layout, side, 18)
    for spot in spots:
        assert 0 <= spot.x <= layout.width - place.meld_tile
        assert -2 <= spot.y <= layout.hand_top
        assert not any(Box(spot.x, spot.y, 10, 10).meets(p) for p in ponds)


def test_melds_lie_at_the_right_hand_of_each_player():
    layout = TableLayout(1366, 768)
    places = {side: layout.other_hand(side, 10, False, [3], singles=0) for side in (Side.RIGHT, Side.ACROSS, Side.LEFT)}
    assert places[Side.RIGHT].melds[0][0].y < min(s.y for s in places[Side.RIGHT].hand)
    assert places[Side.ACROSS].melds[0][0].x < min(s.x for s in places[Side.ACROSS].hand)
    assert places[Side.LEFT].melds[0][0].y > max(s.y for s in places[Side.LEFT].hand)


# --- panels


def sizes_at(layout: TableLayout, players: int) -> Sizes:
    """Panels about as large as those of the game."""
    k, g = layout.k, layout.g
    plate = ((226 * k, 62 * k), (150 * k, 76 * k), (140 * k, 54 * k))
    info = ((280 * k, 60 * k + 68 * g), (250 * g, 14 * g + 68 * g), (60 * g, 82 * g))
    return Sizes((plate,) * players, info, (212 * k, 75 * k), (184 * g, 40 * g), (60 * g, max(42 * g, 21 * k)))


def check(layout: TableLayout, panels: Panels) -> None:
    boxes = [*panels.plates, panels.info, panels.icons]
    boxes += [panels.switches] if panels.switches is not None else []
    for a, b in combinations(boxes, 2):
        assert not a.meets(b), (a, b)
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= layout.width + 0.5
        assert box.bottom <= layout.height + 0.5
    assert panels.hand_right - panels.hand_left >= 13 * min(LEAST_HAND, layout.hand_tile)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0, 2.5, 3.0])
def test_panels_never_touch_each_other(window, players, scale):
    layout = TableLayout(window[0], window[1], players, text_scale=scale)
    panels = layout.panels(sizes_at(layout, players))
    check(layout, panels)
    stage, waits = panels.waits(((270 * layout.k, 180 * layout.k), (200 * layout.k, 42 * layout.k), (40, 30)))
    if stage < 2:
        assert not any(waits.meets(b) for b in (*panels.plates, panels.info))


def test_nothing_is_folded_at_100_per_cent():
    for window in WINDOWS:
        layout = TableLayout(*window)
        panels = layout.panels(sizes_at(layout, 4))
        assert panels.info_stage == 0
        assert panels.plate_stages == (0, 0, 0, 0), window
        assert panels.switches is not None
        assert panels.waits(((262 * layout.k, 180 * layout.k), (1, 1)))[0] == 0


@pytest.mark.parametrize("icons", [3, 4, 5, 6])
def test_no_plate_is_folded_for_the_icons_of_practice_or_props(icons: int):
    """One more to press at the upper right moves the plate opposite under the icons."""
    for window in WINDOWS:
        layout = TableLayout(*window)
        g = layout.g
        sizes = replace(sizes_at(layout, 4), icons=((48 * icons - 8) * g, 40 * g))
        panels = layout.panels(sizes)
        assert panels.plate_stages == (0, 0, 0, 0), window
        check(layout, panels)


def test_large_tile_mode_makes_tiles_larger_and_hides_the_switches():
    layout = TableLayout(1366, 768, large=True)
    assert layout.hand_tile == 72
    assert layout.pond_tile == 34
    assert layout.panels(sizes_at(layout, 4)).switches is None
