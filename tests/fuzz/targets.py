"""What takes bytes from anywhere, each as one function: for a fuzzer that is led by the code it reaches (`guided`)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from mjdesk.devices.camera.picture import BadPicture, read_picture
from mjdesk.devices.link.decoder import BinaryDecoder, Decoder, Encoding, LineDecoder, encode
from mjdesk.devices.link.messages import Beat, Body, Frame, Hello, Seen, Snapshot, Throw, Zone, ZoneSpec
from mjdesk.devices.profiles.registry import PROFILES
from mjdesk.engine.cases import answer, read_case
from mjdesk.engine.errors import BadInput
from mjdesk.engine.notation import format_tiles, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.record import FaultyRecord, read_records, verify, write_record
from mjdesk.engine.rules.registry import SYSTEMS
from mjdesk.ledger.book import Book
from mjdesk.ledger.csv_import import plan
from mjdesk.ledger.errors import LedgerError
from mjdesk.modes.coins import BookFile
from mjdesk.preset_files import SUFFIX, read_file, write_file
from mjdesk.presets import Preset
from mjdesk.save import load
from mjdesk.ui import settings as settings_file

from .mutation import may_refuse
from .valid import COIN_LINE, a_csv, cases, pictures, records


@dataclass(frozen=True, slots=True)
class Target:
    """``take`` takes bytes, with a folder to write into, and raises when they do what they must not; ``seeds`` are
    valid ones."""

    take: Callable[[bytes, Path], None]
    seeds: Callable[[Path], list[bytes]]


def _json(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):  # refused before it comes to us
        return None


def _notation(data: bytes, _folder: Path) -> None:
    with may_refuse(BadInput):
        tiles = parse_tiles(data.decode("utf-8", "replace"))
        assert sorted(parse_tiles(format_tiles(tiles))) == sorted(tiles)


def _cases(data: bytes, _folder: Path) -> None:
    with may_refuse(BadInput):
        found = answer(read_case(_json(data)))
        json.dumps(found)
        if found["legal"]:
            house = sum(t["points"] for t in found["transfers"] if t["to"] is None)
            assert sum(found["payments"]) == -house


def _records(data: bytes, _folder: Path) -> None:
    with may_refuse(BadInput, FaultyRecord):
        for record in read_records(data.decode("utf-8", "replace").splitlines()):
            verify(record)
            assert list(read_records(write_record(record).splitlines())) == [record]


def _presets(data: bytes, folder: Path) -> None:
    path = folder / f"x{SUFFIX}"
    path.write_bytes(data)
    with may_refuse(BadInput):
        preset = read_file(path)
        preset.system.check_options(preset.options)


def _some_presets(folder: Path) -> list[bytes]:
    path = folder / f"seed{SUFFIX}"
    found = []
    for system in SYSTEMS.values():
        write_file(Preset("ours", system.id, complete(system.options, {})), path)
        found.append(path.read_bytes())
    return found


def _settings(data: bytes, _folder: Path) -> None:
    value = _json(data)
    found = settings_file.from_json(value if isinstance(value, dict) else {})
    assert settings_file.from_json(json.loads(json.dumps(settings_file.to_json(found)))) == found


def _coins(data: bytes, folder: Path) -> None:
    path = folder / "coins.jsonl"
    path.write_bytes(data)
    with may_refuse(BadInput, naming=str(path)):
        BookFile(path).read()


def _saved(data: bytes, folder: Path) -> None:
    path = folder / "match.jsonl"
    path.write_bytes(data)
    with may_refuse(BadInput, naming=str(path)):
        load(path)


@lru_cache(maxsize=1)
def _book(folder: Path) -> Book:
    return Book.open(folder=folder / "book")


def _csv(data: bytes, folder: Path) -> None:
    path = folder / "x.csv"
    path.write_bytes(data)
    with may_refuse(BadInput, LedgerError), _book(folder).reading() as connection:
        plan(path, connection, "wuhan")


def _frames(data: bytes, _folder: Path) -> None:
    for make in (BinaryDecoder, LineDecoder, Decoder):
        together, apart = make(), make()
        whole = together.feed(data)
        cut = [found for at in range(0, len(data), 7) for found in apart.feed(data[at : at + 7])]
        if make is not Decoder:  # of what holds frames of both encodings, one that is cut may see the other first
            assert [str(found) for found in whole] == [str(found) for found in cut]
        assert apart.held < 70_000


def _some_frames(_folder: Path) -> list[bytes]:
    laid = Seen(Zone.RIVER, 2, (0, 5, 33))
    bodies: tuple[Body, ...] = (
        Hello(1, "x", "1.0", 7, (ZoneSpec(Zone.RIVER, (0, 2)),)),
        Beat(),
        laid,
        Snapshot((laid,), throws=(Throw(1, (3, 4)),)),
    )
    sent = [Frame(number, 100 * number, body) for number, body in enumerate(bodies)]
    return [b"".join(encode(frame, encoding) for frame in sent) for encoding in Encoding]


def _dialects(data: bytes, _folder: Path) -> None:
    for profile in PROFILES.values():
        dialect = profile.dialect()
        for now, at in enumerate(range(0, len(data), 16)):
            dialect.feed(data[at : at + 16], now)
            dialect.tick(now)


def _pictures(data: bytes, _folder: Path) -> None:
    with may_refuse(BadPicture):
        read_picture(data)


TARGETS: dict[str, Target] = {
    "notation": Target(_notation, lambda _: [b"123m5p 11s ENC ?", b"19m19p19sESWNPFC", b"xd"]),
    "cases": Target(_cases, lambda _: [json.dumps(case, ensure_ascii=False).encode() for case in cases()]),
    "records": Target(_records, lambda _: [text.encode() for text in records()]),
    "saved": Target(_saved, lambda _: [text.encode() for text in records()]),
    "presets": Target(_presets, _some_presets),
    "settings": Target(_settings, lambda _: [json.dumps(settings_file.to_json(settings_file.Settings())).encode()]),
    "coins": Target(_coins, lambda _: [COIN_LINE * 2]),
    "csv": Target(_csv, lambda _: [a_csv()]),
    "frames": Target(_frames, _some_frames),
    "dialects": Target(_dialects, _some_frames),
    "pictures": Target(_pictures, lambda _: pictures()),
}
