"""How a kind of device speaks: bytes to messages and back. Our own protocol is one; profiles add others."""

from __future__ import annotations

from typing import Final, Protocol

from .decoder import Decoder, Encoding, Found, encode
from .messages import Frame, Hello

#: what ends a frame goes before each too: what was cut off before it then costs nothing
_ENDS: Final = {Encoding.BINARY: b"\0", Encoding.LINES: b"\n"}


class Dialect(Protocol):
    """Turns what comes over a line into frames of the table link, and what is said to the device into its bytes."""

    @property
    def introduces(self) -> Hello | None:
        """What a device that cannot say it is; None where the device says `Hello` itself."""

    @property
    def numbered(self) -> bool:
        """Whether frames have numbers and a snapshot can be asked for."""

    def feed(self, data: bytes, now: int) -> list[Found]:
        """The frames that these bytes complete at a time in ms, and what was none."""

    def tick(self, now: int) -> list[Found]:
        """What follows from nothing having come up to now (a tag not read any more)."""

    def say(self, frame: Frame) -> bytes:
        """The bytes that say it; empty where the device has no ears for it."""


class OwnDialect:
    """The table link itself, in whichever encoding the device uses."""

    introduces: Hello | None = None
    numbered = True

    def __init__(self, encoding: Encoding | None = None) -> None:
        self._decoder = Decoder(encoding)

    def feed(self, data: bytes, now: int) -> list[Found]:
        return self._decoder.feed(data)

    def tick(self, now: int) -> list[Found]:
        return []

    def say(self, frame: Frame) -> bytes:
        """Until the device has said which encoding it uses, both: each side drops what it cannot read."""
        one = self._decoder.encoding
        said = [_ENDS[each] + encode(frame, each) for each in Encoding if one in (None, each)]
        return b"".join(said)
