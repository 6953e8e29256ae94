"""The process that tries what may end it, for `mjdesk.doctor`: Qt with its fonts, the sound device.

Its only argument is what to try (``screen`` or ``sound``); its standard output is one JSON object.
"""

from __future__ import annotations

import json
import os
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from typing import Any, Final

_NO_DEVICE: Final = "Discard all samples"  #: how ALSA's device begins that plays nothing


def texts() -> list[str]:
    """What the program writes: its rule systems and its translations."""
    from mjdesk.engine.rules.registry import SYSTEMS
    from mjdesk.shipped import assets_dir

    told = []
    for system in SYSTEMS.values():
        told += [system.name, system.summary]
        told += [text for option in system.options for text in (option.name, option.help, option.group, *option.labels)]
        told += [text for pattern in system.patterns for text in (pattern.name, pattern.help, pattern.value)]
    words = [form for text in told for form in (text.zh, text.en)]
    for path in (assets_dir() / "translations").glob("*.ts"):
        words += [text for element in ET.parse(path).iter("translation") for text in element.itertext()]
    return words


def look_at_screen() -> dict[str, Any]:
    """Qt's platform, its screens, and which of our characters a font has no glyph for."""
    import PySide6
    from PySide6.QtCore import qVersion

    from mjdesk.ui import fonts
    from mjdesk.ui.app import make_application
    from mjdesk.ui.traditional import traditional

    app = make_application(["mjdesk"])
    said = texts()
    wanted = {"SC": _characters(said), "TC": _characters(map(traditional, said))}
    return {
        "platform": app.platformName(),
        "qt": qVersion(),
        "pyside": PySide6.__version__,
        "screens": [
            {"width": s.size().width(), "height": s.size().height(), "scale": s.devicePixelRatio()}
            for s in app.screens()
        ],
        "fonts": {
            script: {
                "family": fonts.family(script),
                "characters": len(chars),
                "missing": "".join(char for char in chars if not fonts.covers(char, script)),
            }
            for script, chars in wanted.items()
        },
    }


def _characters(said: Iterable[str]) -> str:
    return "".join(sorted(set("".join(said)) - {"\n"}))


def look_at_sound() -> dict[str, Any]:
    """What sound can come from."""
    import miniaudio

    devices = miniaudio.Devices()
    found = [] if devices.backend == "Null" else [device["name"] for device in devices.get_playbacks()]
    names = [name for name in found if not name.startswith(_NO_DEVICE)]
    return {"library": miniaudio.__version__, "backend": devices.backend, "devices": names}


def main() -> None:
    """Answer one question on standard output."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a library prints is no answer
    try:
        answer = {"screen": look_at_screen, "sound": look_at_sound}[sys.argv[1]]()
    except Exception as error:  # whatever a library of the system raises is the answer
        answer = {"failed": f"{type(error).__name__}: {error}"}
    json.dump(answer, answers)
    answers.close()
    sys.stderr.flush()
    os._exit(0)  # what was opened to look at it need not be taken down


if __name__ == "__main__":
    main()
