"""Frames of the table link: the vector file, there and back, damage, resynchronising, speed and memory."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_benchmark.fixture import BenchmarkFixture

from mjdesk.devices.link import binary, lines
from mjdesk.devices.link import messages as m
from mjdesk.devices.link.cobs import stuffed, unstuffed
from mjdesk.devices.link.decoder import BinaryDecoder, Decoder, Encoding, Fault, LineDecoder, encode
from mjdesk.engine.errors import BadInput
from mjdesk.engine.tiles import KINDS, UNKNOWN

from .frames import bodies, frames

BOTH = pytest.mark.parametrize("encoding", list(Encoding))
ROOT = Path(__file__).resolve().parents[2]


def vectors() -> list[tuple[str, str]]:
    text = (Path(__file__).parent / "vectors.txt").read_text("utf-8")
    rows = [row for row in text.splitlines() if row and not row.startswith("#")]
    return [(rows[i], rows[i + 1]) for i in range(0, len(rows), 2)]


@pytest.mark.parametrize(("raw", "line"), vectors())
def test_vectors_say_the_same_in_both_encodings(raw: str, line: str) -> None:
    frame = binary.decode(bytes.fromhex(raw).removesuffix(b"\0"))
    told, summed = lines.checked(line.encode())
    assert summed
    assert lines.decode(told) == frame
    assert binary.encode(frame).hex().upper() == raw
    assert lines.encode(frame).decode() == line + "\n"


def test_every_message_has_a_vector() -> None:
    kinds = {type(binary.decode(bytes.fromhex(raw).removesuffix(b"\0")).body) for raw, _ in vectors()}
    assert len(kinds) == 14


def test_the_page_shows_vectors_of_the_file() -> None:
    page = (ROOT / "docs" / "table-link.md").read_text("utf-8")
    raws = {raw for raw, _ in vectors()}
    shown = re.findall(r"`((?:[0-9A-F]{2}){8,})`", page)
    assert shown
    assert set(shown) <= raws
    told = {line for _, line in vectors()}
    assert set(re.findall(r"`(\{\"t\".*?\*[0-9A-F]{4})`", page)) <= told


@given(st.binary(max_size=1200))
def test_stuffing_leaves_no_zero_and_comes_back(data: bytes) -> None:
    packed = stuffed(data)
    assert 0 not in packed
    assert len(packed) <= len(data) + len(data) // 254 + 1
    assert unstuffed(packed) == data


@given(frames)
def test_both_encodings_come_back(frame: m.Frame) -> None:
    for encoding in Encoding:
        assert Decoder().feed(encode(frame, encoding)) == [frame]


@BOTH
@given(st.lists(frames, min_size=1, max_size=5), st.data())
def test_frames_may_come_in_pieces_of_any_size(encoding: Encoding, sent: list[m.Frame], data: st.DataObject) -> None:
    raw = b"".join(encode(frame, encoding) for frame in sent)
    decoder, got, place = Decoder(encoding), [], 0
    while place < len(raw):
        size = data.draw(st.integers(1, 40))
        got += decoder.feed(raw[place : place + size])
        place += size
    assert got == sent


@BOTH
@given(frames, bodies, st.data())
def test_a_damaged_byte_never_makes_another_message(
    encoding: Encoding, frame: m.Frame, other: m.Body, data: st.DataObject
) -> None:
    raw = bytearray(encode(frame, encoding))
    place = data.draw(st.integers(0, len(raw) - 1))
    raw[place] ^= data.draw(st.integers(1, 255))
    following = m.Frame(7, 7, other)
    decoder = Decoder(encoding)
    decoder.feed(encode(m.Frame(1, 1, m.Beat()), encoding))  # the line has had a checksum
    found = decoder.feed(bytes(raw) + encode(following, encoding) * 2)
    got = [each for each in found if isinstance(each, m.Frame)]
    assert got[-1] == following, "in step again within one frame"
    assert all(each in (frame, following) for each in got)


@BOTH
@given(st.binary(max_size=3000), frames)
def test_noise_before_a_frame_costs_at_most_that_frame(encoding: Encoding, noise: bytes, frame: m.Frame) -> None:
    decoder = Decoder(encoding)
    decoder.feed(noise)
    got = decoder.feed(encode(frame, encoding) * 2)
    assert got[-1] == frame


@given(st.binary(max_size=300))
def test_any_bytes_are_a_frame_or_a_fault(data: bytes) -> None:
    for decoder in (BinaryDecoder(), LineDecoder(), Decoder()):
        assert all(isinstance(each, (m.Frame, Fault)) for each in decoder.feed(data + b"\0\n"))
    with pytest.raises(BadInput):
        binary.decode(data[:8])


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    )
)
def test_any_json_is_a_frame_or_a_fault(value: object) -> None:
    found = LineDecoder().feed(json.dumps({"t": "snapshot", "zones": value}).encode() + b"\n")
    assert len(found) == 1


@pytest.mark.slow
def test_ten_megabytes_of_noise_leave_no_trace() -> None:
    noise = random.Random(7).randbytes(10_000_000)
    for decoder in (BinaryDecoder(), LineDecoder(), Decoder()):
        for place in range(0, len(noise), 65536):
            for found in decoder.feed(noise[place : place + 65536]):
                assert isinstance(found, Fault)
            assert decoder.held <= binary.MAX_FRAME + lines.MAX_LINE


def test_a_line_without_end_is_dropped_as_it_grows() -> None:
    decoder = LineDecoder()
    for _ in range(1000):
        decoder.feed(b"x" * 5000)
        assert decoder.held <= lines.MAX_LINE
    (fault, frame) = decoder.feed(b"\n" + lines.encode(m.Frame(1, 2, m.Ask())))
    assert fault == Fault("too-long", 5_000_000)
    assert frame == m.Frame(1, 2, m.Ask())


@BOTH
def test_thousands_of_frames_in_portions_are_all_read(encoding: Encoding, benchmark: BenchmarkFixture) -> None:
    """The benchmark of the decoder: 4,000 frames a call (aim: 20,000 a second)."""
    sent = [m.Frame(i, i, m.Seen(m.Zone.RIVER, i % 4, tuple(range(i % 24)))) for i in range(4000)]
    raw = b"".join(encode(frame, encoding) for frame in sent)

    def read() -> list[object]:
        decoder = Decoder()
        return [got for place in range(0, len(raw), 512) for got in decoder.feed(raw[place : place + 512])]

    assert benchmark(read) == sent


def test_a_line_without_checksum_is_dropped_once_one_had_it() -> None:
    decoder = LineDecoder()
    bare = b'{"t":"ask","n":4,"ms":1}\n'
    assert decoder.feed(bare) == [m.Frame(4, 1, m.Ask())]
    decoder.feed(lines.encode(m.Frame(5, 1, m.Ask())))
    assert decoder.feed(bare) == [Fault("checksum", len(bare) - 1)]


def test_a_table_of_another_protocol_is_recognised_whatever_else_it_says() -> None:
    data = bytes([1, 0, 1, 0, 0, 0, 9, 2, 1, ord("x"), 0, 0, 0, 0, 5, 1, 2, 3])
    raw = stuffed(data + binary.crc(data).to_bytes(2, "big"))
    assert binary.decode(raw).body == m.Hello(2, "x", "", 5)
    line = b'{"t":"hello","protocol":2,"device":"x","zones":"other"}'
    assert lines.decode(line).body == m.Hello(2, "x", "", 0)


def test_the_codes_of_tiles_are_those_of_the_page() -> None:
    from mjdesk.devices.link.tilecodes import from_bytes, to_bytes

    everything = (*range(KINDS), UNKNOWN)
    codes = to_bytes(everything)
    assert len(set(codes)) == len(everything)
    assert from_bytes(codes) == everything
    page = (ROOT / "docs" / "table-link.md").read_text("utf-8").partition("### Tiles")[2]
    named = {int(code, 16) for code in re.findall(r"0x([0-9A-F]{2})", page.partition("## 4")[0])}
    assert named <= set(codes)
    assert from_bytes(bytes([0x11, 0x25, 0x39, 0x45, 0x58])) == (0, 13, 26, 31, 41)
    with pytest.raises(BadInput, match="0x1A"):
        from_bytes(b"\x1a")


@pytest.mark.parametrize("encoding", list(Encoding))
def test_what_came_before_it_was_decided_how_a_table_speaks_is_no_fault(encoding: Encoding) -> None:
    """However it is cut: a line that is opened in mid-sentence."""
    sent = [encode(m.Frame(number, 0, m.Beat()), encoding) for number in range(3)]
    bytes_ = sent[0][3:] + sent[1] + sent[2]
    for size in range(1, len(bytes_) + 1):
        decoder = Decoder()
        found = [each for at in range(0, len(bytes_), size) for each in decoder.feed(bytes_[at : at + size])]
        assert [each.number if isinstance(each, m.Frame) else each for each in found] == [1, 2]
