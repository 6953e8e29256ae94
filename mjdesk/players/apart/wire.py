"""What goes between the two processes: pickled values, each after its length in four bytes.

Both ends are this program, started by itself; nothing else can write to the pipes.
"""

from __future__ import annotations

import copyreg
import io
import pickle
import struct
from types import MappingProxyType
from typing import Any, BinaryIO, Final

_LENGTH: Final = struct.Struct(">I")


def frozen(mapping: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    """A mapping that may not be changed, as it comes out of the pipe."""
    return MappingProxyType(mapping)


def _plain(mapping: MappingProxyType[Any, Any]) -> tuple[Any, tuple[dict[Any, Any]]]:
    return frozen, (dict(mapping),)


class _Pickler(pickle.Pickler):
    """Knows mappings that may not be changed, which views are full of."""

    dispatch_table = copyreg.dispatch_table.copy()
    dispatch_table[MappingProxyType] = _plain


def write_frame(pipe: BinaryIO, value: object) -> None:
    """Send one value; raises OSError when the other end is gone."""
    data = io.BytesIO()
    _Pickler(data, pickle.HIGHEST_PROTOCOL).dump(value)
    pipe.write(_LENGTH.pack(data.tell()) + data.getvalue())
    pipe.flush()


def read_frame(pipe: BinaryIO) -> Any:
    """The next value; raises EOFError when the other end is gone."""
    return pickle.loads(_exactly(pipe, _LENGTH.unpack(_exactly(pipe, _LENGTH.size))[0]))


def _exactly(pipe: BinaryIO, size: int) -> bytes:
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data
