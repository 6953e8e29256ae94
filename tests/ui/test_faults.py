"""A fault of the program while something is painted: written down, told once, and the window goes on."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mjdesk.ui.faults import Faults
from mjdesk.ui.log import FILE
from mjdesk.ui.shell import Shell

ROOT = Path(__file__).resolve().parents[2]
PAINTERS = {"QPainter", "Canvas", "canvas", "ground", "_painter"}
GIVERS = PAINTERS | {"__init__"}  #: what makes one for somebody else's block

PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from mjdesk.ui import app, home, icons, window
where = sys.argv[1]
def fails(*args, **more):
    raise ZeroDivisionError("while it was painted")
if where == "page":
    home.HomeBody._paint_head = fails
elif where == "control":
    home.write = fails
else:  # a picture that is being made
    icons.QSvgRenderer.render = fails
    icons._icon.cache_clear()
seen = []
def look_on(main):
    seen.append(main)
    main.complete.connect(lambda: QTimer.singleShot(0, lambda: again(10)))
def again(times):
    main = seen[0]
    main.home.update()
    main.home.widget().update()
    if times:
        QTimer.singleShot(20, lambda: again(times - 1))
    else:
        print("said:", main.toasted)
        main.close()
born = window.MainWindow.__init__
def init(self):
    born(self)
    look_on(self)
window.MainWindow.__init__ = init
sys.exit(app.run(["mjdesk"]))
"""


@pytest.mark.slow
@pytest.mark.parametrize("where", ["page", "control", "picture"])
def test_what_fails_while_it_is_painted_ends_nothing(profile: Path, where: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, where],
        cwd=ROOT,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert f"said: Something went wrong and is written down in {FILE}" in done.stdout
    written = (profile / FILE).read_text()
    assert "ZeroDivisionError: while it was painted" in written
    assert "being painted" not in written.replace("while it was painted", ""), "no painter was left open"
    assert "active painter" not in written


def test_every_painter_ends_with_its_block() -> None:
    """One that is open when an error comes ends the process: each is opened by `with`, or given to who does so."""
    loose = []
    for path in sorted((ROOT / "mjdesk").rglob("*.py")):
        tree = ast.parse(path.read_text())
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node) in PAINTERS and _makes_one(node):
                keeper = parents[node]
                function = keeper
                while not isinstance(function, ast.FunctionDef | ast.Module):
                    function = parents[function]
                gives = isinstance(function, ast.FunctionDef) and function.name in GIVERS
                if not isinstance(keeper, ast.withitem) and not gives:
                    loose.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert loose == []


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _makes_one(call: ast.Call) -> bool:
    """Not the ground of a table, which is handed what it lies on."""
    return _name(call) != "ground" or not call.args


def test_each_place_is_told_once(qtbot, profile) -> None:
    window = Shell()
    qtbot.addWidget(window)
    said: list[str] = []
    window.toast = said.append  # type: ignore[assignment, method-assign]
    faults = Faults()
    faults.tell(window)

    def here() -> None:
        raise ValueError

    def there() -> None:
        raise ValueError

    for fault in (here, here, there, here, there):
        try:
            fault()
        except ValueError as error:
            faults.take(error)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert FILE in said[0]
