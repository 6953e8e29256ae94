"""Somebody who does not know what they do: seeded clicks, keys, words, drags and files, wherever the window has got to.

    python -m tests.ui.stray_hand 5000 --seed 3 --start lobby

Whatever Qt says, and whatever is not caught in any thread, ends the run with the steps that led there; status 1 then.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import tempfile
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final
from unittest import mock

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QtMsgType, QUrl, qInstallMessageHandler
from PySide6.QtGui import QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget

from mjdesk.ui import settings as settings_file
from mjdesk.ui.app import make_application
from mjdesk.ui.garbage import Collector
from mjdesk.ui.pace import Pace
from mjdesk.ui.places import PLACES
from mjdesk.ui.settings import Settings
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import flush

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
STUCK_S: Final = 60  #: more than any step takes on a busy machine
SIZES: Final = ((1180, 664), (1366, 768), (1920, 1080))
#: names nobody thought of: right to left, joined emoji, marks of direction, a very long one, no letter at all
WORDS: Final = (
    *("0", "-1", "12", "1.5", "99999999999999999999", "x" * 300, "'; --", "  ", "<b>&amp;"),
    *("阿明", "\u05d0\u05d1", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u202eabc"),
)
KEYS: Final = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Plus),
    *(Qt.Key.Key_Minus, Qt.Key.Key_Question, Qt.Key.Key_Slash),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)),
)


class StrayHand:
    """Does one thing after the other in a window; ``did`` holds the last of them in words."""

    def __init__(self, window: MainWindow, seed: int, files: tuple[Path, ...]) -> None:
        self.window, self.random, self.files = window, Random(seed), files
        self.did: deque[str] = deque(maxlen=60)
        self._ways: tuple[tuple[int, Callable[[], str]], ...] = (
            (40, self.press),
            (12, self.point),
            (28, self.key),
            (6, self.write),
            (4, self.drag),
            (3, self.wheel),
            (2, self.drop),
            (1, self.resize),
            (1, self.look),
            (3, self.travel),
        )

    def step(self) -> None:
        """Do something, and let come of it what comes at once."""
        weights = [weight for weight, _way in self._ways]
        (_weight, way) = self.random.choices(self._ways, weights)[0]
        where = type(self.window.sheet or self.window.page).__name__
        self.did.append(f"{where}: {way.__name__} …")
        self.did[-1] = f"{where}: {way()}"
        QApplication.processEvents()
        if self.random.random() < 0.1:
            flush()

    def top(self) -> QWidget:
        """What can be clicked: the topmost sheet, else the page."""
        return QApplication.activePopupWidget() or self.window.sheet or self.window.page or self.window

    def press(self) -> str:
        """Click something that is meant to be clicked."""
        there = [part for part in self.top().findChildren(QWidget) if part.isVisible() and part.isEnabled()]
        clicked = Qt.FocusPolicy.ClickFocus
        meant = [part for part in there if part.focusPolicy() & clicked or isinstance(part, QAbstractButton)]
        if not (meant or there):
            return "nothing to press"
        part = self.random.choice(meant or there)
        named = f"{type(part).__name__} {part.accessibleName() or part.objectName()!r}"
        button = RIGHT if self.random.random() < 0.1 else LEFT
        click = QTest.mouseDClick if self.random.random() < 0.1 else QTest.mouseClick
        click(part, button, pos=self._inside(part) if self.random.random() < 0.5 else part.rect().center())
        return f"press {named}"

    def _inside(self, part: QWidget) -> QPoint:
        return QPoint(self.random.randrange(max(1, part.width())), self.random.randrange(max(1, part.height())))

    def point(self) -> str:
        """Click anywhere."""
        at = self._inside(self.window)
        part = self.window.childAt(at) or self.window
        QTest.mouseMove(part, part.mapFrom(self.window, at))
        QTest.mouseClick(part, LEFT, pos=part.mapFrom(self.window, at))
        return f"click at {at.toTuple()}"

    def _focused(self) -> QWidget:
        return QApplication.focusWidget() or self.top()

    def key(self) -> str:
        """Press a key, now and then with Ctrl or Shift."""
        key = self.random.choice(KEYS)
        with_it = self.random.choices(("NoModifier", "ShiftModifier", "ControlModifier"), (8, 1, 1))[0]
        part = self._focused()
        QTest.keyClick(part, key, Qt.KeyboardModifier[with_it])
        return f"key {key.name} {with_it}"

    def write(self) -> str:
        """Write something where the focus is."""
        word = self.random.choice(WORDS)
        part = self._focused()
        insert = getattr(part, "insert", None)
        if callable(insert):
            insert(word)
            return f"write {word[:20]!r}"
        QTest.keyClicks(part, "".join(char for char in word if char.isascii())[:20])
        return f"type {word[:20]!r}"

    def drag(self) -> str:
        """Take something along the window."""
        at, to = self._inside(self.window), self._inside(self.window)
        part = self.window.childAt(at) or self.window
        QTest.mousePress(part, LEFT, pos=part.mapFrom(self.window, at))
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(part, part.mapFrom(self.window, at + (to - at) * share))
        QTest.mouseRelease(part, LEFT, pos=part.mapFrom(self.window, to))
        return f"drag {at.toTuple()} {to.toTuple()}"

    def wheel(self) -> str:
        """Turn the wheel somewhere."""
        at = self._inside(self.window)
        part = self.window.childAt(at) or self.window
        turn = QPoint(0, self.random.choice((-1200, -120, 120, 1200)))
        local, world = QPointF(part.mapFrom(self.window, at)), QPointF(self.window.mapToGlobal(at))
        button, held, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(local, world, QPoint(), turn, button, held, phase, False)
        QApplication.sendEvent(part, event)
        return f"wheel {turn.y()}"

    def drop(self) -> str:
        """Let files fall on the page."""
        chosen = self.random.sample(self.files, self.random.randint(1, min(3, len(self.files))))
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in chosen])
        place: QWidget | None = self.window.childAt(self._inside(self.window)) or self.window
        while place is not None and not place.acceptDrops():
            place = place.parentWidget()
        if place is None:
            return "drop on nothing"
        none = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(place, QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, LEFT, none))
        return f"drop {[path.name for path in chosen]} on {type(place).__name__}"

    def resize(self) -> str:
        """Another size of the window."""
        size = self.random.choice(SIZES)
        self.window.resize(*size)
        return f"resize {size}"

    def look(self) -> str:
        """Another language, light and text size, as the settings do it."""
        language = self.random.choice(("zh_CN", "zh_TW", "en"))
        light = self.random.choice(("light", "dark"))
        size = self.random.choice((100, 150, 300))
        settings = replace(self.window.settings, language=language, light=light, text_scale=size, muted=True)
        self.window.change_settings(settings)
        return f"look {language} {light} {size}"

    def travel(self) -> str:
        """Go somewhere else from the home page."""
        if self.window.overlays or self.window.page is not self.window.home:
            return "stay"
        place = self.random.choice(PLACES)
        self.window.go(place.name)
        return f"go {place.name}"


def litter(folder: Path) -> tuple[Path, ...]:
    """What somebody may have lying about: files that are empty, cut off or of another kind; one is not there."""
    made = {
        "empty.jsonl": b"",
        "other.json": b'{"rounds": [[]], "name": 3}',
        "no end.jsonl": b'{"format": "mjdesk-record", "version": 1',
        "deep.json": b"[" * 5000,
        "\u202egnp.csv": "日期,东,南\n2026-01-01,x,∞\n".encode(),
        "bytes.png": bytes(range(256)) * 8,
        "book.db": b"SQLite format 3\0" + bytes(84),
    }
    for name, data in made.items():
        (folder / name).write_bytes(data)
    (folder / "folder.json").mkdir()
    return (*(folder / name for name in made), folder / "folder.json", folder / "gone" / "nowhere.json")


@contextmanager
def watched(files: tuple[Path, ...], random: Random) -> Iterator[list[str]]:
    """Collects what Qt says and nobody catches; dialogs of the system answer with one of the files or with none."""
    faults: list[str] = []

    def said(kind: QtMsgType, _where: object, message: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and "propagateSizeHints" not in message:
            faults.append(f"Qt: {message}\n" + "".join(traceback.format_stack()[-6:-1]))

    def told(error: BaseException | None, where: str) -> None:
        faults.append(where + "".join(traceback.format_exception(error)))

    def answer(*_: object, **__: object) -> tuple[str, str]:
        return (str(random.choice(files)) if random.random() < 0.8 else "", "")

    def answers(*_: object, **__: object) -> tuple[list[str], str]:
        return ([str(path) for path in random.sample(files, random.randint(0, 3))], "")

    before = sys.excepthook, threading.excepthook, sys.unraisablehook, qInstallMessageHandler(said)
    sys.excepthook = lambda _kind, error, _trace: told(error, "")
    threading.excepthook = lambda args: told(args.exc_value, "in a thread: ")
    sys.unraisablehook = lambda args: told(args.exc_value, f"in {args.object!r}: ")
    try:
        with (
            mock.patch.object(QFileDialog, "getOpenFileName", answer),
            mock.patch.object(QFileDialog, "getSaveFileName", answer),
            mock.patch.object(QFileDialog, "getOpenFileNames", answers),
        ):
            yield faults
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook, said_before = before
        qInstallMessageHandler(said_before)


@contextmanager
def ended_when_stuck(seconds: float = STUCK_S) -> Iterator[None]:
    """What does not return within ``seconds`` ends the whole process, with the stacks of all threads and status 1."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()  # else it ends whatever the process does by then


def stray(
    window: MainWindow,
    seed: int,
    steps: int,
    files: tuple[Path, ...],
    start: str = "home",
    each: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> str:
    """Let the hand stray, each step within ``each``; returns the first fault and what led there, "" for none."""
    hand = StrayHand(window, seed, files)
    with watched(files, Random(seed)) as faults:
        if start != "home":
            window.go(start)
        for number in range(steps):
            with each():
                hand.step()
            if window.game is not None:
                window.game.session.set_pace(Pace(0))
            if faults:
                return "\n".join((*hand.did, f"fault at step {number} of seed {seed}:", *faults))
    return ""


def main() -> int:
    """Stray; 1 when something was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", type=int, nargs="?", default=5000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", default="home", help="a place of the home page")
    given = parser.parse_args()
    faulthandler.enable()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MJDESK_HOME"] = str(Path(folder) / "profile")
        (Path(folder) / "litter").mkdir()
        app = make_application(["mjdesk"])
        collector = Collector(app)
        settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True, muted=True))
        window = MainWindow()
        window.show()
        files = litter(Path(folder) / "litter")
        found = stray(window, given.seed, given.steps, files, given.start, ended_when_stuck)
        window.close()
        flush()
        collector.close()
    print(found or f"{given.steps} steps of seed {given.seed}: nothing")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
