"""Devices that do not speak the table link, told in its messages."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.devices.link import messages as m
from mjdesk.devices.link.decoder import Fault
from mjdesk.devices.link.session import LinkState, Session, StateChanged, Told
from mjdesk.devices.profiles import mfrc522, sticks, yrm100
from mjdesk.devices.profiles.registry import PROFILES, TESTED, profile
from mjdesk.devices.profiles.tags import TILE_OF_BYTE
from mjdesk.engine.errors import BadInput
from mjdesk.engine.notation import format_tiles, parse_tiles


def line(**fields: object) -> bytes:
    return json.dumps(fields).encode() + b"\n"


def seen(found: list) -> list[tuple[str, int | None, str]]:
    bodies = [f.body for f in found if isinstance(f, m.Frame)]
    return [(b.zone.value, b.seat, format_tiles(b.tiles)) for b in bodies if isinstance(b, m.Seen)]


def test_the_tile_byte_is_that_of_hobby_readers() -> None:
    codes = (0x01, 0x09, 0x11, 0x19, 0x21, 0x29, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37)
    assert tuple(TILE_OF_BYTE[code] for code in codes) == parse_tiles("19p19s19mESWNPFC")
    assert len(TILE_OF_BYTE) == len(set(TILE_OF_BYTE.values())) == 34


def test_tags_come_move_and_go() -> None:
    board = mfrc522.Mfrc522Dialect()
    assert seen(board.feed(line(reader=0, uid="a", code="05"), 1)) == [("river", 0, "5p")]
    assert seen(board.feed(line(reader=0, uid="b", code=0x37, on=True), 2)) == [("river", 0, "5pC")]
    assert board.feed(line(reader=0, uid="b", code="37"), 3) == []
    assert seen(board.feed(line(reader=9, uid="b", code="37"), 4)) == [("river", 0, "5p"), ("meld", 1, "C")]
    assert seen(board.feed(line(reader=9, uid="b", on=False), 5)) == [("meld", 1, "")]
    assert seen(board.feed(line(reader=12, uid="c", code="21"), 6)) == [("indicator", None, "1m")]


@pytest.mark.parametrize(
    "bad", [b"{\n", line(reader=13, uid="a", code="05"), line(reader=1, uid="a", code="0A"), line(uid="a")]
)
def test_what_is_no_tag_is_a_fault(bad: bytes) -> None:
    (fault,) = mfrc522.Mfrc522Dialect().feed(bad, 0)
    assert isinstance(fault, Fault)


def notice(code: int, copy: int = 0, mark: bytes = b"MJ") -> bytes:
    epc = mark + bytes(8) + bytes([copy, code])
    return yrm100.packed(0x02, 0x22, bytes([0xC8, 0x34, 0x00]) + epc + b"\0\0")


def test_uhf_tags_are_read_again_and_again_until_they_are_gone() -> None:
    reader = yrm100.Yrm100Dialect((m.Zone.RIVER, 2))
    assert yrm100.POLL.hex().upper() == "BB00270003" + "22FFFF" + "4A7E"
    assert reader.say(m.Frame(0, 0, m.Greet(1, "x"))) == yrm100.POLL
    both = notice(0x11) + notice(0x11, copy=1)
    assert seen(reader.feed(both, 0)) == [("river", 2, "1s"), ("river", 2, "11s")]
    assert reader.feed(both[:30], 1000) == []
    assert seen(reader.tick(1600)) == [("river", 2, "1s")]
    assert seen(reader.tick(2600)) == [("river", 2, "")]
    assert seen(reader.feed(notice(0x11, mark=b"XX"), 3000)) == []


@given(st.binary(max_size=60), st.integers(1, 9))
def test_uhf_frames_are_found_in_any_noise(noise: bytes, size: int) -> None:
    reader = yrm100.Yrm100Dialect()
    data = noise + bytes(70) + notice(0x05)
    found = [f for i in range(0, len(data), size) for f in reader.feed(data[i : i + size], 0)]
    assert seen(found)[-1:] == [("river", 0, "5p")]


def test_sticks_are_counted_from_what_their_resistors_read() -> None:
    slots = sticks.SticksDialect()
    two, three, none = sticks.LADDER[2], sticks.LADDER[3], 0
    (frame,) = slots.feed(b"P 1 %d %d %d %d\n" % (two, none, three, sticks.LADDER[12]), 0)
    assert isinstance(frame, m.Frame)
    assert frame.body == m.Sticks(1, 2 * 10_000 + 3 * 1000 + 12 * 100)
    between = (two + three) // 2
    (frame,) = slots.feed(b"P 3 %d 0 0 %d\n" % (between, between), 0)
    assert isinstance(frame, m.Frame)
    assert frame.body == m.Sticks(3, 0, "slot 10000, 100")
    assert [type(f) for f in slots.feed(b"P 4 0 0 0 0\nP x\n0 0 0 0 0\n", 0)] == [Fault] * 3
    assert [sticks.sticks_in(value) for value in sticks.LADDER] == list(range(13))


def test_a_device_that_cannot_say_who_it_is_is_live_at_once() -> None:
    session = Session(profile("mfrc522").dialect)
    states = [u.state for u in session.opened(0) if isinstance(u, StateChanged)]
    assert states == [LinkState.CONNECTING, LinkState.LIVE]
    updates = session.feed(line(reader=2, uid="a", code="05"), 10)
    assert updates == [Told(m.Seen(m.Zone.RIVER, 2, parse_tiles("5p")), 10)]
    assert session.tick(60_000) == [], "silence is no news from a board that only tells of changes"


def test_every_profile_is_named_and_says_how_far_it_was_tried() -> None:
    assert set(PROFILES) == {"table-link", "camera", "mfrc522", "yrm100", "sticks"}
    assert all(p.name.zh and p.name.en and p.about.zh and p.about.en for p in PROFILES.values())
    assert "simulator" in TESTED.en
    assert all("only" in p.tested.en and p.tested.zh for p in PROFILES.values())
    with pytest.raises(BadInput, match="expected one of table-link"):
        profile("teapot")
