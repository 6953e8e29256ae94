"""The example encoders for firmware: the C one compiled and run, the MicroPython one run as it is."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from pathlib import Path

import pytest

from mjdesk.devices.link import lines
from mjdesk.devices.link import messages as m
from mjdesk.devices.link.decoder import Decoder, Encoding
from mjdesk.engine.notation import parse_tiles

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "table-link"
HELLO = m.Hello(
    1, "four rivers", "0.1", 7, (m.ZoneSpec(m.Zone.RIVER, (0, 1, 2, 3), m.Detail.TILES),), (m.Feature.BUTTONS,)
)
COMPILER = shutil.which("cc") or shutil.which("gcc")


@pytest.mark.skipif(COMPILER is None, reason="no C compiler")
def test_the_encoder_in_c(tmp_path: Path) -> None:
    program = tmp_path / "encoder"
    command = [str(COMPILER), "-std=c99", "-Wall", "-Wextra", "-Werror", "-o", str(program), str(FOLDER / "encoder.c")]
    subprocess.run(command, check=True)
    decoder = Decoder()
    found = decoder.feed(subprocess.run([program], check=True, capture_output=True).stdout)
    assert decoder.encoding is Encoding.BINARY
    ones = [(0,) * many for many in (237, 240, 241, 242)]
    assert [frame.body for frame in found if isinstance(frame, m.Frame)] == [
        HELLO,
        m.Seen(m.Zone.RIVER, 2, parse_tiles("5p1mC?")),
        m.Seen(m.Zone.INDICATOR, None, parse_tiles("5p")),
        *(m.Seen(m.Zone.WALL, 0, tiles) for tiles in ones),
        m.Press(1, 3, "win"),
        m.Beat(),
    ]
    assert [frame.number for frame in found if isinstance(frame, m.Frame)] == list(range(9))


class Port:
    def __init__(self) -> None:
        self.data = b""

    def write(self, data: bytes) -> None:
        self.data += data


def test_the_encoder_in_micropython() -> None:
    spec = importlib.util.spec_from_file_location("encoder", FOLDER / "encoder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    port = Port()
    table = module.Table(port, lambda: 1000, 7)
    table.hear(lines.encode(m.Frame(0, 0, m.Greet(1, "mjdesk"))))
    table.seen("river", 2, "5p1mC?")
    table.pressed(3, "win")
    table.beat()
    table.hear(lines.encode(m.Frame(1, 0, m.Ask())))
    decoder = Decoder()
    found = [frame.body for frame in decoder.feed(port.data) if isinstance(frame, m.Frame)]
    river = m.Seen(m.Zone.RIVER, 2, parse_tiles("5p1mC?"))
    assert decoder.encoding is Encoding.LINES
    assert found == [
        HELLO,
        m.Snapshot(()),
        river,
        m.Press(1, 3, "win"),
        m.Beat(),
        m.Snapshot((river,), (m.Press(1, 3, "win"),)),
    ]
