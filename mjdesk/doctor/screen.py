"""Is there a screen, does Qt open a window on it, and has the font every character?"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Any, Final

from ..display import has_display
from ..engine.text import Text
from . import libraries
from .finding import Finding, State
from .probing import ProbeFailed, ask
from .system import package_manager, pip_line

_NAME: Final = Text("屏幕", "Screen")
_LIBRARIES: Final = Text("系统库", "System libraries")
_FONTS: Final = Text("字体", "Fonts")
_SMALLEST: Final = (1180, 664)  #: px, the smallest window


def look_at_screen() -> Iterator[Finding]:
    """Findings ``libraries``, ``display`` and ``fonts``."""
    if sys.platform == "linux":
        yield _libraries()
    if not has_display():
        yield Finding(
            "display",
            _NAME,
            State.WRONG,
            Text(
                "没有屏幕（DISPLAY 和 WAYLAND_DISPLAY 都没有设）", "none (neither DISPLAY nor WAYLAND_DISPLAY is set)"
            ),
            Text("在桌面里启动，或者不用屏幕运行", "start it on a desktop, or run it without a screen"),
            "QT_QPA_PLATFORM=offscreen mjdesk",
        )
        return
    try:
        found = ask("screen")
    except ProbeFailed as error:
        yield Finding(
            "display",
            _NAME,
            State.WRONG,
            Text(f"Qt 打不开窗口：{error}", f"Qt cannot open a window: {error}"),
            Text(
                "装上缺的系统库，或者换一个 Qt 平台", "install the libraries that are missing, or try another platform"
            ),
            "QT_QPA_PLATFORM=offscreen mjdesk doctor",
        )
        return
    yield _display(found)
    yield _fonts(found)


def _libraries() -> Finding:
    with_window = not os.environ.get("QT_QPA_PLATFORM", "").startswith(("offscreen", "minimal"))
    gone = libraries.missing(libraries.OFFSCREEN | (libraries.WINDOW if with_window and has_display() else {}))
    if not gone:
        return Finding("libraries", _LIBRARIES, State.OK, Text("Qt 要的都有", "all that Qt loads are there"))
    names = ", ".join(gone)
    manager = package_manager()
    command = f"{manager} {' '.join(gone.values())}" if "apt-get" in manager else ""
    return Finding(
        "libraries",
        _LIBRARIES,
        State.WRONG,
        Text(f"缺：{names}", f"missing: {names}"),
        Text("用系统的包管理器装上", "install them with the package manager of the system"),
        command,
        {"missing": sorted(gone)},
    )


def _display(found: dict[str, Any]) -> Finding:
    screens = [(s["width"], s["height"], s["scale"]) for s in found["screens"]]
    shown = ", ".join(f"{wide}×{high} ({round(100 * scale)} %)" for wide, high, scale in screens)
    words = f"{found['platform']}, {shown}"
    facts = {"platform": found["platform"], "screens": found["screens"], "qt": found["qt"], "pyside": found["pyside"]}
    if found["platform"] != "offscreen" and not any(
        wide >= _SMALLEST[0] and high >= _SMALLEST[1] for wide, high, _ in screens
    ):
        small = f"{_SMALLEST[0]}×{_SMALLEST[1]}"
        told = Text(f"{words}；窗口至少要 {small}", f"{words}; the window needs {small}")
        advice = Text("换大一点的分辨率，或把缩放调小", "choose a larger resolution or a smaller scale of the screen")
        return Finding("display", _NAME, State.WRONG, told, advice, facts=facts)
    return Finding("display", _NAME, State.OK, Text(words, words), facts=facts)


def _fonts(found: dict[str, Any]) -> Finding:
    gone = {script: font["missing"] for script, font in found["fonts"].items() if font["missing"]}
    families = ", ".join(font["family"] for font in found["fonts"].values())
    number = max(font["characters"] for font in found["fonts"].values())
    if not gone:
        told = Text(f"{families}，{number} 个字都有", f"{families}: all {number} characters")
        return Finding("fonts", _FONTS, State.OK, told, facts=found["fonts"])
    shown = "".join(gone.values())[:20]
    return Finding(
        "fonts",
        _FONTS,
        State.WRONG,
        Text(f"缺字：{shown}", f"no glyph for {shown}"),
        Text("重新安装字体", "install the font again"),
        pip_line(["justmytype-intl-cjk"]),
        found["fonts"],
    )
