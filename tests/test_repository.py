"""What holds for the repository as a whole: layers, purity, versions, words, and a Qt that does not leak."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import resolve_name
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

import mjdesk

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "mjdesk"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

#: What the engine may not know: clocks, threads, networks, other processes, entropy.
IMPURE = {
    "asyncio", "concurrent", "datetime", "multiprocessing", "secrets", "select", "socket", "sqlite3",
    "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def module_name(path: Path) -> str:
    """`mjdesk.engine` for …/mjdesk/engine and for its __init__.py."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(tree: ast.AST, package: str) -> Iterator[tuple[str, int]]:
    """Absolute names of the modules that a module of the package imports, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield resolve_name("." * node.level + (node.module or ""), package), node.lineno


def imported_on_load(tree: ast.AST, package: str) -> Iterator[tuple[str, int]]:
    """As `imported`, without what stands in functions or under `if TYPE_CHECKING`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from imported(ast.Module([node], []), package)
        else:
            yield from imported_on_load(node, package)


def engine_faults(source: str, package: str = "mjdesk.engine") -> list[str]:
    """Imports that the engine may not have, and uses of the random generator that everybody shares."""
    tree = ast.parse(source)
    faults = []
    for name, line in imported(tree, package):
        top = name.split(".")[0]
        ours = f"{name}.".startswith("mjdesk.engine.")
        if not ours and (top not in sys.stdlib_module_names or top in IMPURE):
            faults.append(f"{line}: imports {name}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random":
            names = [node.attr]
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            names = [alias.name for alias in node.names]
        else:
            continue
        faults += [f"{node.lineno}: uses the global random.{name}" for name in names if name != "Random"]
    return faults


@pytest.mark.parametrize("path", modules(PACKAGE / "engine"), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_engine_is_pure(path: Path) -> None:
    assert engine_faults(path.read_text(encoding="utf-8"), module_name(path.parent)) == []


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "import numpy",
        "import mjdesk.players",
        "from mjdesk import cli",
        "from mjdesk.ui import theme",
        "from ..ui import theme",
        "from PySide6.QtCore import QObject",
        "import random\nrandom.shuffle([])",
        "from random import choice",
    ],
)
def test_engine_purity_is_noticed(line: str) -> None:
    assert len(engine_faults(line)) == 1


def test_qt_stays_in_the_user_interface() -> None:
    """Elsewhere Qt is imported inside the function that needs it, if at all."""
    faults = []
    for path in modules(PACKAGE):
        if "ui" not in path.relative_to(PACKAGE).parts:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for name, line in imported_on_load(tree, module_name(path.parent)):
                if name.startswith(("PySide6", "shiboken6", "mjdesk.ui")):
                    faults.append(f"{path.relative_to(ROOT)}:{line}: imports {name}")
    assert faults == []


def test_everything_but_the_window_loads_without_qt() -> None:
    """A match runs where PySide6 is not installed: each module outside `ui` is loaded with Qt blocked."""
    names = [
        module_name(path)
        for path in modules(PACKAGE)
        if "ui" not in path.relative_to(PACKAGE).parts and path.name != "__main__.py"
    ]
    assert {"mjdesk", "mjdesk.engine.tiles"} <= set(names)
    program = (
        "import importlib, sys\n"
        "sys.modules['PySide6'] = sys.modules['shiboken6'] = None\n"
        "for name in sys.argv[1:]: importlib.import_module(name)\n"
    )
    command = [sys.executable, "-W", "error", "-c", program, *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_version_is_one() -> None:
    assert version("mjdesk") == mjdesk.__version__, "installed from another state: run ./mj test"
    assert re.fullmatch(r"\d+\.\d+\.\d+", mjdesk.__version__)
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "mjdesk/__init__.py"


BUILT = {"__pycache__", "build", "dist", "htmlcov"}  #: folders in a checkout that git does not keep


def kept_files() -> Iterator[Path]:
    """The files of the checkout, caches and the like left out."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted({".ci", *(n for n in folders if n[0] != "." and n not in BUILT)} & {*folders})
        # in a second working tree .git is a file that says where the repository lies
        yield from (Path(folder, name) for name in sorted(names) if name != ".git")


def kept_texts() -> Iterator[tuple[Path, str]]:
    for path in kept_files():
        data = path.read_bytes()
        if b"\0" not in data[:8000]:
            yield path, data.decode("utf-8")  # a text in another encoding is a fault of its own


#: Each is written so that it does not find itself.
UNWANTED = {
    "a path of somebody's machine": r"(?<![\w.~}])/(?:[h]ome|[r]oot|[w]ork|[t]mp|[U]sers)/\w",
    "the host of a package registry": r"\b(?:[p]ypi|[p]ythonhosted|[n]pmjs|[d]eb\.debian)\.\w+\b(?<!\.py)",
    "who or what typed the code": r"(?i)\b(?:[s]ub-?agent|[c]laude|[c]hatgpt|[c]opilot|[a]nthropic|[o]penai)",
    "an unresolved merge": r"(?m)^(?:[<]{7}|[>]{7}) ",
}


@pytest.mark.parametrize("what", UNWANTED)
def test_unwanted_words(what: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for path, text in kept_texts()
        for match in re.finditer(UNWANTED[what], text)
    ]
    assert found == [], what


def test_wheel_holds_program_and_assets(tmp_path: Path) -> None:
    """All that lies in mjdesk and assets is in the wheel, the tables and pictures included."""
    wheel = next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"]))
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    kept = {path.relative_to(ROOT).as_posix() for path in kept_files()}
    assert held == {
        name if name.startswith("mjdesk/") else f"mjdesk/{name}"
        for name in kept
        if name.startswith(("mjdesk/", "assets/"))
    }


def test_commands_are_executable_and_answer() -> None:
    if os.name != "posix":
        pytest.skip("./mj is for POSIX systems")
    assert os.access(ROOT / "mj", os.X_OK)
    done = subprocess.run([ROOT / "mj", "help"], capture_output=True, text=True, check=True)
    for command in ("play", "test", "bench", "docs", "coverage"):
        assert f"./mj {command}" in done.stdout


def test_pyside_keeps_its_references_to_none() -> None:
    """PySide6 6.12.0 on Python 3.11 drops one at each void call: 5,000 calls and the process is gone."""
    from PySide6.QtCore import QObject

    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.blockSignals(False)
        thing.setObjectName("x")
    # From Python 3.12 on None is immortal and its count stands still.
    assert abs(sys.getrefcount(None) - before) < 100
