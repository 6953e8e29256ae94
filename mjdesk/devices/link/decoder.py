"""Bytes as they come, in pieces of any size, become frames. Nothing is opened here and nothing waits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from ...engine.errors import BadInput
from . import binary, lines
from .messages import Frame


class Encoding(StrEnum):
    """How frames are written."""

    BINARY = "binary"
    LINES = "lines"


@dataclass(frozen=True, slots=True)
class Fault:
    """Bytes that were no frame: why, and how many."""

    why: str
    size: int


Found: TypeAlias = Frame | Fault


def encode(frame: Frame, encoding: Encoding) -> bytes:
    """The bytes of a frame."""
    return binary.encode(frame) if encoding is Encoding.BINARY else lines.encode(frame)


class _Splitter:
    """Cuts bytes at a delimiter; what grows beyond ``longest`` without one is dropped up to the next."""

    def __init__(self, end: bytes, longest: int) -> None:
        self._end, self._longest = end, longest
        self._rest = b""
        self._dropping = 0

    def feed(self, data: bytes) -> list[bytes | Fault]:
        *pieces, rest = (self._rest + data).split(self._end)
        out: list[bytes | Fault] = []
        for piece in pieces:
            if self._dropping or len(piece) > self._longest:
                out.append(Fault("too-long", self._dropping + len(piece)))
                self._dropping = 0
            elif piece:
                out.append(piece)
        if self._dropping or len(rest) > self._longest:
            self._dropping += len(rest)
            rest = b""
        self._rest = rest
        return out

    @property
    def held(self) -> int:
        return len(self._rest)


class BinaryDecoder:
    """COBS frames between zeros."""

    def __init__(self) -> None:
        self._splitter = _Splitter(b"\0", binary.MAX_FRAME)

    def feed(self, data: bytes) -> list[Found]:
        """The frames that these bytes complete, and what was none."""
        return [piece if isinstance(piece, Fault) else self._one(piece) for piece in self._splitter.feed(data)]

    @staticmethod
    def _one(raw: bytes) -> Found:
        try:
            return binary.decode(raw)
        except BadInput as error:
            return Fault(str(error), len(raw))

    @property
    def held(self) -> int:
        """Bytes kept for a frame not complete yet."""
        return self._splitter.held


class LineDecoder:
    """JSON Lines. Once a line came with a checksum, one without is a fault: the checksum may be what was damaged."""

    def __init__(self) -> None:
        self._splitter = _Splitter(b"\n", lines.MAX_LINE)
        self._has_sums = False

    def feed(self, data: bytes) -> list[Found]:
        """The frames that these bytes complete, and what was none."""
        out: list[Found] = []
        for piece in self._splitter.feed(data):
            if isinstance(piece, Fault):
                out.append(piece)
            elif piece.strip(b"\r \0"):
                out.append(self._one(piece))
        return out

    def _one(self, raw: bytes) -> Found:
        try:
            line, summed = lines.checked(raw)
            if self._has_sums and not summed:
                raise BadInput("checksum")
            frame = lines.decode(line)
        except BadInput as error:
            return Fault(str(error), len(raw))
        self._has_sums = self._has_sums or summed
        return frame

    @property
    def held(self) -> int:
        """Bytes kept for a line not complete yet."""
        return self._splitter.held


class Decoder:
    """Either encoding: the first frame that can be read decides which it is."""

    #: bytes without any frame after which the ends of both are told as faults
    _PATIENCE: Final = 2048

    def __init__(self, encoding: Encoding | None = None) -> None:
        self._binary = BinaryDecoder()
        self._lines = LineDecoder()
        self.encoding = encoding
        self._unread = 0

    def feed(self, data: bytes) -> list[Found]:
        """The frames that these bytes complete, and what was none."""
        if self.encoding is Encoding.BINARY:
            return self._binary.feed(data)
        if self.encoding is Encoding.LINES:
            return self._lines.feed(data)
        return self._undecided(data)

    def _undecided(self, data: bytes) -> list[Found]:
        for encoding, decoder in ((Encoding.BINARY, self._binary), (Encoding.LINES, self._lines)):
            found: list[Found] = decoder.feed(data)
            first = next((n for n, each in enumerate(found) if isinstance(each, Frame)), None)
            if first is not None:
                self.encoding = encoding
                return found[first:]  # what came before is no fault, in whatever pieces it came
        self._unread += len(data)
        if self._unread < self._PATIENCE:
            return []
        size, self._unread = self._unread, 0
        return [Fault("no-frame", size)]

    @property
    def held(self) -> int:
        """Bytes kept for frames not complete yet."""
        return self._binary.held + self._lines.held
