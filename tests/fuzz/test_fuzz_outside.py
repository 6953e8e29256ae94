"""What comes from outside: files for the ledger, frames of a table, pictures, voices: read, or refused with words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjdesk.devices.link.decoder import BinaryDecoder, Decoder, Encoding, Fault, LineDecoder, encode
from mjdesk.devices.link.messages import Frame
from mjdesk.devices.profiles.registry import PROFILES
from mjdesk.engine.errors import BadInput
from mjdesk.ledger.book import Book
from mjdesk.ledger.csv_import import carry_out, plan
from mjdesk.ledger.dump import read_dump, write_dump
from mjdesk.ledger.errors import LedgerError
from mjdesk.ledger.people import add_player
from tests.devices.frames import frames

from .mutation import damaged_bytes, damaged_json, may_refuse, search
from .valid import a_csv, pictures

# --- the ledger


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Book:
    made = Book.open(folder=tmp_path_factory.mktemp("book"))
    for name in ("A", "B", "C", "D"):
        add_player(made, name)
    return made


@pytest.fixture(scope="module")
def dumped(book: Book, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("dump") / "x.json"
    with book.reading() as connection:
        write_dump(path, connection)
    return path.read_bytes()


def test_the_csv_file_is_one_before_it_is_damaged(tmp_path: Path, book: Book) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes(a_csv())
    with book.reading() as connection:
        found = plan(path, connection, "wuhan", book.zone)
    assert (len(found.lines), found.problems) == (3, ())
    assert carry_out(book, found) == 3


@search(60)
@given(data=st.data())
def test_rounds_from_a_csv_file(tmp_path: Path, book: Book, data: st.DataObject) -> None:
    """Problems are listed, and then nothing is added."""
    path = tmp_path / "x.csv"
    path.write_bytes(data.draw(damaged_bytes(a_csv(), 8) | st.binary(max_size=120)))
    with may_refuse(BadInput, LedgerError):
        with book.reading() as connection:
            found = plan(path, connection, "wuhan", book.zone)
        if not found.problems and found.lines:
            carry_out(book, found)


@search(12)
@given(data=st.data())
def test_a_ledger_from_a_json_export(tmp_path: Path, dumped: bytes, data: st.DataObject) -> None:
    """All of it, or none of it."""
    folder = tmp_path / str(len(list(tmp_path.iterdir())))
    path = tmp_path / "x.json"
    path.write_bytes(
        data.draw(
            damaged_bytes(dumped) | damaged_json(json.loads(dumped)).map(lambda v: json.dumps(v, indent=0).encode())
        )
    )
    fresh = Book.open(folder=folder)
    try:
        taken = False
        with may_refuse(BadInput, LedgerError):
            read_dump(path, fresh)
            taken = True
        with fresh.reading() as connection:
            assert taken or connection.exec_driver_sql("SELECT count(*) FROM player").scalar_one() == 0
    finally:
        fresh.close()


# --- the wire of a table


@search(150)
@given(st.lists(st.binary(max_size=60), max_size=8))
def test_noise_on_the_wire(pieces: list[bytes]) -> None:
    """Never an exception, never more kept than a frame is long; the same however the bytes are cut."""
    for make in (BinaryDecoder, LineDecoder, Decoder):
        together, apart = make(), make()
        whole = together.feed(b"".join(pieces))
        cut = [found for piece in pieces for found in apart.feed(piece)]
        assert [str(f) for f in whole] == [str(f) for f in cut]
        assert apart.held < 70_000


@search(150)
@given(st.lists(frames, min_size=1, max_size=4), st.sampled_from(list(Encoding)), st.data())
def test_damaged_frames(sent: list[Frame], encoding: Encoding, data: st.DataObject) -> None:
    """What comes out is frames and faults, and after the noise a whole frame is understood again."""
    decoder = BinaryDecoder() if encoding is Encoding.BINARY else LineDecoder()
    noise = data.draw(damaged_bytes(b"".join(encode(frame, encoding) for frame in sent)))
    for found in decoder.feed(noise):
        assert isinstance(found, Frame | Fault)
    decoder.feed(encode(sent[0], encoding))
    assert decoder.feed(encode(sent[0], encoding))[-1] == sent[0]


@search(60)
@given(st.sampled_from(sorted(PROFILES)), st.lists(st.binary(max_size=60), max_size=6))
def test_noise_from_foreign_devices(name: str, pieces: list[bytes]) -> None:
    dialect = PROFILES[name].dialect()
    for now, piece in enumerate(pieces):
        dialect.feed(piece, now)
        dialect.tick(now)


# --- pictures and voices


@search(120)
@given(data=st.data())
def test_image_files(data: st.DataObject) -> None:
    pytest.importorskip("cv2")
    from mjdesk.devices.camera.picture import BadPicture, read_picture
    from mjdesk.devices.camera.recogniser import Recogniser

    valid = data.draw(st.sampled_from(pictures()))
    with may_refuse(BadPicture):
        Recogniser().read(read_picture(data.draw(damaged_bytes(valid) | st.binary(max_size=60))))


@search(60)
@given(data=st.data())
def test_voices(tmp_path: Path, data: st.DataObject) -> None:
    """A file of somebody's own voices that cannot be played stays silent."""
    pytest.importorskip("miniaudio")
    from mjdesk.shipped import asset
    from mjdesk.ui.sound import clips

    valid = asset("sounds", "claim.ogg").read_bytes()
    number = len(list(tmp_path.iterdir()))
    pack = tmp_path / str(number)
    pack.mkdir()
    (pack / "peng.ogg").write_bytes(data.draw(damaged_bytes(valid) | st.binary(max_size=80)))
    sound = clips.call(pack, "peng")
    assert sound is None or len(sound) <= clips.LONGEST * clips.RATE
