"""What is plugged in: sound, cameras, serial ports. Nothing is opened to find out."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ..engine.text import Text
from .finding import NOTHING, Finding, State
from .probing import ProbeFailed, ask
from .system import pip_line

_SOUND: Final = Text("声音", "Sound")
_CAMERAS: Final = Text("摄像头", "Cameras")
_PORTS: Final = Text("串口", "Serial ports")
VIDEO: Final = Path("/sys/class/video4linux")


def look_at_devices() -> Iterator[Finding]:
    """Findings ``sound``, ``cameras`` and ``ports``."""
    yield look_at_sound()
    yield look_at_cameras()
    yield look_at_ports()


def look_at_sound() -> Finding:
    """What plays, and on what."""
    if find_spec("miniaudio") is None:
        told = Text("没有装播放声音的库，程序是静音的", "what plays is not installed: the program is silent")
        advice = Text("装上就有声音", "install it")
        return Finding("sound", _SOUND, State.OPTIONAL, told, advice, pip_line(["miniaudio>=1.61,<2"]))
    try:
        found = ask("sound")
    except ProbeFailed as error:
        return Finding("sound", _SOUND, State.OPTIONAL, Text(f"用不了：{error}", f"cannot be used: {error}"))
    names = ", ".join(found["devices"])
    if not found["devices"]:
        told = Text("没有声音设备，程序是静音的", "no device: the program is silent")
        return Finding("sound", _SOUND, State.OPTIONAL, told, NOTHING, facts=found)
    return Finding("sound", _SOUND, State.OK, Text(names, names), facts=found)


def look_at_cameras(folder: Path = VIDEO, devices: Path = Path("/dev")) -> Finding:
    """The cameras that Linux lists; other systems tell only a program that opens them."""
    if sys.platform != "linux":
        told = Text("打开摄像头页面时才看", "looked for when the camera page is opened")
        return Finding("cameras", _CAMERAS, State.OK, told)
    found = {}
    for entry in sorted(folder.glob("video*")):
        try:
            if (entry / "index").read_text().strip() == "0":  # else another stream of the same camera
                found[entry.name] = (entry / "name").read_text().strip()
        except OSError:
            continue
    if not found:
        return Finding("cameras", _CAMERAS, State.OPTIONAL, Text("没有", "none"))
    locked = [name for name in found if not os.access(devices / name, os.R_OK | os.W_OK)]
    words = ", ".join(f"{name} (/dev/{device})" for device, name in found.items())
    if locked:
        return Finding(
            "cameras",
            _CAMERAS,
            State.WRONG,
            Text(f"{words}；不许打开", f"{words}; may not be opened"),
            Text("把自己加进 video 组，再重新登录", "join the group video, then log in again"),
            f"sudo usermod -aG video {_me()}",
            {"cameras": found, "locked": locked},
        )
    return Finding("cameras", _CAMERAS, State.OK, Text(words, words), facts={"cameras": found})


def look_at_ports() -> Finding:
    """The serial ports, those that may be a table first."""
    from ..devices.link.ports import choices

    ports = choices()
    if not ports:
        return Finding("ports", _PORTS, State.OPTIONAL, Text("没有", "none"))
    zh = "、".join(f"{port.title.zh} {port.address}" for port in ports)
    en = ", ".join(f"{port.title.en} {port.address}" for port in ports)
    facts = {"ports": [{"address": port.address, "name": port.title.en, "likely": port.likely} for port in ports]}
    closed = [
        port.address
        for port in ports
        if port.likely and os.path.exists(port.address) and not os.access(port.address, os.R_OK | os.W_OK)
    ]
    if closed:
        return Finding(
            "ports",
            _PORTS,
            State.WRONG,
            Text(f"{zh}；{closed[0]} 不许打开", f"{en}; {closed[0]} may not be opened"),
            Text("把自己加进 dialout 组，再重新登录", "join the group dialout, then log in again"),
            f"sudo usermod -aG dialout {_me()}",
            facts,
        )
    return Finding("ports", _PORTS, State.OK, Text(zh, en), facts=facts)


def _me() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # an account without a name, as in some containers
        return "$USER"
