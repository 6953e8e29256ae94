"""Table link, firmware side, as MicroPython reads it: JSON Lines with a checksum (docs/table-link.md).

No f-strings with nested quotes, no dataclasses, no type hints: it runs on MicroPython 1.20 and on any Python 3.
Give `Table` something with write(bytes) and a clock in milliseconds. Run by tests/devices/test_firmware.py.
"""

try:
    import ujson as json
except ImportError:
    import json


def crc16(data):
    """CRC-16/CCITT-FALSE."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = ((crc << 1) ^ 0x1021) & 0xFFFF if crc & 0x8000 else (crc << 1) & 0xFFFF
    return crc


class Table:
    """Says what lies on a table; `zones` maps (zone, seat) to the text of its tiles."""

    def __init__(self, port, clock, boot):
        self.port = port
        self.clock = clock
        self.boot = boot
        self.number = 0
        self.presses = []
        self.zones = {}

    def send(self, name, fields):
        """One line: the message, its number, the clock, and the checksum of all that."""
        line = {"t": name, "n": self.number, "ms": self.clock()}
        line.update(fields)
        self.number = (self.number + 1) % 65536
        raw = json.dumps(line).encode()
        self.port.write(raw + b"*%04X\n" % crc16(raw))

    def hello(self):
        """The answer to ``greet``."""
        self.send(
            "hello",
            {
                "protocol": 1,
                "device": "four rivers",
                "firmware": "0.1",
                "boot": self.boot,
                "zones": [{"zone": "river", "seats": [0, 1, 2, 3], "detail": "tiles"}],
                "features": ["buttons"],
            },
        )

    def beat(self):
        """At least once a second."""
        self.send("beat", {})

    def seen(self, zone, seat, tiles):
        """All tiles of a zone whenever they change, such as ``seen("river", 2, "5p1mC?")``."""
        self.zones[(zone, seat)] = tiles
        self.send("seen", {"zone": zone, "seat": seat, "tiles": tiles})

    def pressed(self, seat, button):
        """A button; the last eight are repeated by each snapshot."""
        last = self.presses[-1]["press"] if self.presses else 0
        press = {"press": last + 1, "seat": seat, "button": button}
        self.presses = [*self.presses[-7:], press]
        self.send("press", press)

    def snapshot(self):
        """The answer to ``ask``, and what follows ``hello``."""
        zones = [{"zone": zone, "seat": seat, "tiles": tiles} for (zone, seat), tiles in self.zones.items()]
        self.send("snapshot", {"zones": zones, "presses": self.presses})

    def hear(self, raw):
        """A line from the program."""
        try:
            told = json.loads(raw.split(b"*")[0])
        except ValueError:
            return  # the first greeting comes in both encodings, the other one is noise
        if told["t"] == "greet":
            self.hello()
        if told["t"] in ("greet", "ask"):
            self.snapshot()
