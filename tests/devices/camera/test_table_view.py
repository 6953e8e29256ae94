"""Cameras over tables as they are kept: areas in shares of the picture, one file, damaged ones set aside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.devices.camera.table_view import PURPOSES, Area, TableView, first_areas
from mjdesk.devices.camera.table_views import FILE, delete_view, keep_view, load_views, view_named
from mjdesk.devices.layout import Place
from mjdesk.devices.link.messages import Zone
from mjdesk.engine.errors import BadInput

SQUARE = Area(Place(Zone.RIVER, 0), ((0.2, 0.2), (0.4, 0.2), (0.4, 0.4), (0.2, 0.4)))


@pytest.mark.parametrize("aspect", [4 / 3, 16 / 9, 1.0, 0.75])
def test_first_areas_lie_in_the_picture_and_none_in_another(aspect: float) -> None:
    areas = first_areas(aspect)
    assert [area.purpose for area in areas] == list(PURPOSES)
    for area in areas:
        middle = sum(x for x, _ in area.corners) / 4, sum(y for _, y in area.corners) / 4
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in area.corners)
        if aspect >= 1:
            assert [other.purpose for other in areas if other.holds(middle)] == [area.purpose]


def test_seats_go_round_against_the_clock_from_below() -> None:
    middles = {}
    for area in first_areas(16 / 9):
        if area.purpose is not None and area.purpose.zone is Zone.RIVER:
            xs, ys = [x for x, _ in area.corners], [y for _, y in area.corners]
            middles[area.purpose.seat] = (sum(xs) / 4 - 0.5, sum(ys) / 4 - 0.5)
    assert middles[0][1] > 0.2
    assert middles[1][0] > 0.1
    assert middles[2][1] < -0.2
    assert middles[3][0] < -0.1


def test_an_area_is_moved_and_pulled_but_never_out_of_the_picture() -> None:
    assert SQUARE.moved(0.1, -0.1).corners[0] == pytest.approx((0.3, 0.1))
    assert SQUARE.moved(2, -2).corners[0] == pytest.approx((0.8, 0.0))
    assert SQUARE.moved(2, -2).corners[2] == pytest.approx((1.0, 0.2))
    assert SQUARE.with_corner(2, (7, 0.5)).corners[2] == (1.0, 0.5)
    assert SQUARE.grown(2).corners[0] == pytest.approx((0.1, 0.1))
    assert all(0 <= n <= 1 for corner in SQUARE.grown(90).corners for n in corner)


@given(st.floats(0, 1), st.floats(0, 1))
def test_a_point_lies_in_an_upright_area_where_it_should(x: float, y: float) -> None:
    inside = 0.2 < x < 0.4 and 0.2 < y < 0.4
    if all(abs(n - edge) > 1e-6 for n in (x, y) for edge in (0.2, 0.4)):
        assert SQUARE.holds((x, y)) == inside


def test_a_camera_is_kept_replaced_and_forgotten(tmp_path: Path) -> None:
    view = TableView("家里", "camera:Webcam", first_areas(16 / 9))
    keep_view(view, tmp_path)
    keep_view(TableView("b", "film:x.mp4"), tmp_path)
    assert load_views(tmp_path) == ((view, TableView("b", "film:x.mp4")), None)
    keep_view(view.without(None), tmp_path)
    assert view_named("家里", tmp_path).area(None) is None
    assert [each.name for each in load_views(tmp_path)[0]] == ["家里", "b"]
    delete_view("家里", tmp_path)
    delete_view("nobody", tmp_path)
    assert [each.name for each in load_views(tmp_path)[0]] == ["b"]
    with pytest.raises(BadInput, match="expected one of: 'b'"):
        view_named("家里", tmp_path)


def a_view(**changed: object) -> str:
    area = {"for": "dice", "corners": [[0, 0], [0, 1], [1, 1], [1, 0]]}
    return json.dumps([{"view": 1, "name": "a", "source": "x", "areas": [area], **changed}])


def an_area(**changed: object) -> str:
    return a_view(areas=[{"for": "dice", "corners": [[0, 0], [0, 1], [1, 1], [1, 0]], **changed}])


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[1]", a_view(view=2), a_view(name=""), a_view(source=3), a_view(areas={}), an_area(**{"for": "sea"}),
     an_area(corners=[[0, 0], [0, 1], [1, 1]]), an_area(corners=[[0, 0], [0, 1], [1, 1], [float("nan"), 0]]),
     an_area(corners=[[0, 0], [0, 1], [1, 1], [True, 0]]), an_area(corners=[[0, 0], [0, 1], [1, 1], 4])],
)  # fmt: skip
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    views, damaged = load_views(tmp_path)
    assert views == ()
    assert damaged is not None
    assert damaged.moved_to.read_text(encoding="utf-8") == text
    keep_view(TableView("a", "film:x"), tmp_path)
    assert len(json.loads((tmp_path / FILE).read_text(encoding="utf-8"))) == 1
