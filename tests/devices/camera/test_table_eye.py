"""A camera above a table: what lies where is told at rest, once readings agree; nothing is guessed, nothing covered is
lost. The recogniser that ships reads drawn tables."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from mjdesk.devices.camera.frames import Pixels
from mjdesk.devices.camera.readings import Box, Guess, Reading, Sight
from mjdesk.devices.camera.watching import Sighted
from mjdesk.devices.layout import Place
from mjdesk.devices.link.messages import Zone
from mjdesk.engine.tiles import UNKNOWN, Tile

from .drawn_table import SIZE, DrawnTable, Lies, certain, noise, places_in, told

RIVER = tuple(Place(Zone.RIVER, seat) for seat in range(4))
MELD = tuple(Place(Zone.MELD, seat) for seat in range(4))
HAND_COLOUR = (140, 170, 220)


@pytest.fixture
def kinds() -> tuple[Tile, ...]:
    return tuple(range(3, 20, 2))


@pytest.fixture
def table(kinds) -> DrawnTable:
    """A table with some discards and a meld, looked at until it was told."""
    made = DrawnTable(tiles={
        RIVER[0]: list(kinds[:3]), RIVER[1]: [kinds[3]], RIVER[2]: [kinds[4], kinds[5]], MELD[3]: [kinds[6]] * 3,
    })  # fmt: skip
    made.show(1.0)
    return made


def hand(table: DrawnTable, at: tuple[float, float], size: int = 90) -> Pixels:
    """The table with a hand and an arm over a point."""
    pixels = table.picture()
    cv2.line(pixels, (round(at[0]), round(at[1])), (round(at[0]) + 200, SIZE[1]), HAND_COLOUR, size)
    cv2.circle(pixels, (round(at[0]), round(at[1])), size, HAND_COLOUR, -1)
    return pixels


def at(table: DrawnTable, place: Place, number: int) -> tuple[float, float]:
    area = table.view.area(place)
    assert area is not None
    return places_in(area)[number]


def test_every_place_is_told_with_its_tiles(table: DrawnTable) -> None:
    assert table.eye.begun
    assert told(table) == {place: sorted(tiles) for place, tiles in table.tiles.items()}


@pytest.mark.slow
def test_the_recogniser_that_ships_reads_such_a_table() -> None:
    a, b, c = certain()
    table = DrawnTable(tiles={RIVER[0]: [a, b], RIVER[3]: [c], MELD[0]: [a] * 3}, real=True)
    table.show(1.2)
    assert told(table) == {RIVER[0]: sorted((a, b)), RIVER[3]: [c], MELD[0]: [a] * 3}


def test_nothing_is_told_before_two_readings_agree(kinds) -> None:
    table = DrawnTable(tiles={RIVER[0]: [kinds[0]]})
    table.show(0.5)
    assert table.eye.readings <= 1
    assert table.eye.tiles == {}
    table.show(0.3)
    assert told(table) == {RIVER[0]: [kinds[0]]}


def test_a_discard_is_told_when_the_hand_has_gone_and_the_others_are_told_meanwhile(table: DrawnTable, kinds) -> None:
    before = told(table)
    area = table.view.area(RIVER[0])
    assert area is not None
    table.tiles[RIVER[0]].append(kinds[7])
    for n in range(10):
        x, y = at(table, RIVER[0], 3)
        table.frame(noise(hand(table, (x + 8 * n, y + 8 * n)), table.number))
    assert told(table) == before, "while it moves nothing is told"
    table.show(0.8)
    assert told(table)[RIVER[0]] == sorted(table.tiles[RIVER[0]])


def test_tiles_under_a_hand_that_rests_are_still_there(table: DrawnTable) -> None:
    before = told(table)
    covering = hand(table, at(table, RIVER[0], 1))
    table.show(3.0, over=covering)
    assert told(table) == before
    table.show(1.0)
    assert told(table) == before


def test_a_tile_that_was_taken_away_has_gone(table: DrawnTable, kinds) -> None:
    taken = table.tiles[RIVER[2]].pop()
    table.tiles[MELD[0]] = [taken] * 3
    table.show(1.2)
    assert told(table)[RIVER[2]] == [kinds[4]]
    assert told(table)[MELD[0]] == [taken] * 3


def test_a_tile_pushed_aside_is_one_tile(table: DrawnTable, kinds) -> None:
    table.tiles[RIVER[1]] = []
    x, y = at(table, RIVER[1], 0)
    table.pushed.append(Lies(kinds[3], (x + 9, y - 24), 1))
    table.show(1.2)
    assert told(table)[RIVER[1]] == [kinds[3]]


@pytest.mark.parametrize(("value", "sighted"), [(0, Sighted.DARK), (70, Sighted.REST), (150, Sighted.REST)])
def test_a_covered_lens_takes_nothing_away_however_light_it_is(table: DrawnTable, value: int, sighted: Sighted) -> None:
    before = told(table)
    table.show(2.0, over=np.full((SIZE[1], SIZE[0], 3), value, np.uint8))
    assert table.eye.sighted is sighted
    assert told(table) == before
    table.show(1.2)
    assert table.eye.sighted is Sighted.REST
    assert told(table) == before


def test_a_camera_that_hangs_is_frozen_and_tells_nothing_new(table: DrawnTable, kinds) -> None:
    before, same = told(table), noise(table.picture(), 0)
    for _ in range(30):
        table.frame(same)
    assert table.eye.sighted is Sighted.FROZEN
    assert told(table) == before
    table.tiles[RIVER[3]] = [kinds[8]]
    table.show(1.2)
    assert told(table)[RIVER[3]] == [kinds[8]]


def test_light_that_drifts_moves_nothing(table: DrawnTable) -> None:
    before, readings = told(table), table.eye.readings
    for n in range(25):
        table.show(0.1, gain=1.0 - 0.012 * n)
    assert told(table) == before
    assert table.eye.readings <= readings + 3, "what rests is looked at again only now and then"


def test_another_size_of_the_same_view_changes_nothing_and_another_shape_is_read_anew(table: DrawnTable) -> None:
    before = told(table)
    small = cv2.resize(table.picture(), (960, 540), interpolation=cv2.INTER_AREA)
    table.show(1.2, over=np.asarray(small, np.uint8))
    assert {place: len(tiles) for place, tiles in told(table).items()} == {p: len(t) for p, t in before.items()}
    table.show(1.2)
    assert told(table) == before


def test_what_is_not_vouched_for_is_unknown_and_never_guessed() -> None:
    table = DrawnTable()

    def unsure(_picture: object, _quick: bool) -> Sight:
        tiles = []
        for n, (kind, vouched) in enumerate(((4, True), (7, False))):
            x, y = at(table, RIVER[0], n)
            box = Box(x - 18, y - 25, 36, 50)
            quad = ((x - 18, y - 25), (x + 18, y - 25), (x + 18, y + 25), (x - 18, y + 25))
            tiles.append(Reading(kind if vouched else None, box, quad, 0.6, (Guess(kind, 0.6),)))
        return Sight(tuple(tiles))

    table.eye._read = unsure
    table.show(2.0)
    assert told(table) == {RIVER[0]: sorted((4, UNKNOWN))}


def test_readings_that_contradict_each_other_are_unknown() -> None:
    table = DrawnTable()
    said = iter((4, 5) * 20)

    def wavering(_picture: object, _quick: bool) -> Sight:
        x, y = at(table, RIVER[0], 0)
        quad = ((x - 18, y - 25), (x + 18, y - 25), (x + 18, y + 25), (x - 18, y + 25))
        return Sight((Reading(next(said), Box(x - 18, y - 25, 36, 50), quad, 0.99),))

    table.eye._read = wavering
    table.show(2.0)
    assert told(table) == {RIVER[0]: [UNKNOWN]}


# --- dice


@pytest.fixture
def pips() -> tuple[int, ...]:
    return 2, 5, 3


def test_dice_that_come_to_rest_are_one_throw(pips) -> None:
    table = DrawnTable()
    table.show(1.0)
    for n in range(6):
        table.dice, table.shift = [pips[n % len(pips)], pips[0]], (10 * n - 40, 5 * n - 30)
        table.show(0.1)
    table.dice, table.shift = [pips[1], pips[0]], (0, 0)
    table.show(1.5)
    assert table.eye.throws == [(pips[1], pips[0])]
    table.show(3.0)
    assert len(table.eye.throws) == 1


def test_dice_that_lie_there_at_first_are_no_throw_and_those_pushed_aside_are_none_again(pips) -> None:
    table = DrawnTable(dice=[pips[1], pips[0]])
    table.show(1.5)
    table.shift = (30, 20)
    table.show(1.5)
    assert table.eye.throws == []
    table.dice = [pips[2], pips[2]]
    table.show(1.5)
    assert table.eye.throws == [(pips[2], pips[2])]


def test_dice_taken_up_and_thrown_the_same_are_a_throw(pips) -> None:
    table = DrawnTable(dice=[pips[1], pips[0]])
    table.show(1.5)
    table.dice = []
    table.show(1.5)
    table.dice = [pips[1], pips[0]]
    table.show(1.5)
    assert table.eye.throws == [(pips[1], pips[0])]


def test_dice_under_a_hand_are_not_taken_up(pips) -> None:
    table = DrawnTable(dice=[pips[1], pips[0]])
    table.show(1.5)
    table.show(2.0, over=hand(table, (SIZE[0] / 2, SIZE[1] / 2 + 50)))
    table.show(1.5)
    assert table.eye.throws == []
