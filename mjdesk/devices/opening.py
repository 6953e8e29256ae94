"""The line to whatever an address names: a table behind a port, the network or a log, or a camera above one."""

from __future__ import annotations

from typing import Final

from .link.transport import Transport, open_line

CAMERA: Final = "camera:"


def open_device(address: str) -> Transport:
    """The line of an address: those of `open_line`, and ``camera:NAME`` for a camera that was set up.

    Raises LinkError.
    """
    if address.startswith(CAMERA):
        from .camera.line import open_camera

        return open_camera(address.removeprefix(CAMERA))
    return open_line(address)
