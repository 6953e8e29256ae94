"""Consistent overhead byte stuffing: bytes without zeros, so that a zero ends a frame (Cheshire and Baker 1999)."""

from __future__ import annotations

_FULL = 0xFF


def stuffed(data: bytes) -> bytes:
    """The bytes without zeros; at most one more in every 254, and one.

    >>> stuffed(bytes([0x11, 0x00, 0x00, 0x22])).hex()
    '0211010222'
    """
    out = bytearray()
    pieces = data.split(b"\0")
    for number, piece in enumerate(pieces, start=1):
        rest = piece
        while len(rest) >= _FULL - 1:
            out.append(_FULL)
            out += rest[: _FULL - 1]
            rest = rest[_FULL - 1 :]
            if number == len(pieces) and not rest:
                return bytes(out)
        out.append(len(rest) + 1)
        out += rest
    return bytes(out)


def unstuffed(data: bytes) -> bytes | None:
    """The bytes that were stuffed; None where they cannot have been."""
    out, place, size = bytearray(), 0, len(data)
    while place < size:
        code = data[place]
        end = place + code
        if code == 0 or end > size:
            return None
        out += data[place + 1 : end]
        place = end
        if code != _FULL and place < size:
            out.append(0)
    return bytes(out)
