"""The entry of the menu: a file that says how to start this copy of the program, and the icon.

Desktop Entry Specification 1.5 and Icon Theme Specification: below ``XDG_DATA_HOME``, so nobody but this person is
concerned, and no right is needed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from .profile import write_atomic
from .shipped import asset

APPLICATION: Final = "mjdesk"  #: name of the file and of the icon; Qt tells it to the desktop as that of our windows
_WINDOW: Final = "mjdesk-window"  #: the program without a terminal, beside the interpreter
#: what has to be escaped within a quoted argument of Exec
_RESERVED: Final = str.maketrans({char: f"\\\\{char}" for char in '"`$'} | {"\\": "\\\\\\\\", "%": "%%"})

_ENTRY: Final = """[Desktop Entry]
Type=Application
Version=1.0
Name=mjdesk
Name[zh_CN]=mjdesk 麻将
Name[zh_TW]=mjdesk 麻將
GenericName=Mahjong
GenericName[zh_CN]=麻将和跑胡子
GenericName[zh_TW]=麻將和跑胡子
Comment=Chinese regional mahjong and 跑胡子
Comment[zh_CN]=各地麻将和跑胡子，每一分都说得清
Comment[zh_TW]=各地麻將和跑胡子，每一分都說得清
Exec={command}
Icon=mjdesk
Terminal=false
StartupWMClass=mjdesk
Categories=Game;BoardGame;Qt;
Keywords=mahjong;majiang;paohuzi;麻将;麻將;跑胡子;
"""


def data_home() -> Path:
    """Where a person's menu entries and icons are."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def places() -> tuple[Path, Path]:
    """The files: the entry and the icon."""
    home = data_home()
    return (
        home / "applications" / f"{APPLICATION}.desktop",
        home / "icons" / "hicolor" / "scalable" / "apps" / f"{APPLICATION}.svg",
    )


def start_command() -> tuple[str, ...]:
    """What starts the window of this copy, without a terminal where there is such a program."""
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    beside = Path(sys.executable).with_name(_WINDOW)
    return (str(beside),) if beside.exists() else (sys.executable, "-m", "mjdesk")


def quoted(argument: str) -> str:
    """An argument of ``Exec``: quoted, what is reserved escaped once for the quotes and once for the file."""
    return f'"{argument.translate(_RESERVED)}"'


def entry(command: tuple[str, ...]) -> str:
    """The text of the entry."""
    return _ENTRY.format(command=" ".join(map(quoted, command)))


def install() -> tuple[Path, Path]:
    """Write both files, over older ones; raises OSError."""
    where, icon = places()
    write_atomic(icon, asset("app", f"{APPLICATION}.svg").read_bytes())
    write_atomic(where, entry(start_command()).encode())
    return where, icon


def remove() -> tuple[Path, ...]:
    """Delete them; returns those that were there."""
    gone = []
    for path in places():
        try:
            path.unlink()
        except FileNotFoundError:
            continue
        gone.append(path)
    return tuple(gone)
