"""Builds a folder that runs without Python, with PyInstaller, and plays in it.

    python -m tools.make_folder FOLDER           # FOLDER/mjdesk/mjdesk starts the program
    python -m tools.make_folder FOLDER --keep    # only try a folder that is there

About a minute of a processor; needs the extra ``[package]``, objcopy and Python as a library. What is tried afterwards:
the version, a match without a window, rounds through the window with all its pictures, the doctor with its own process,
the ledger, a review. The licences of all packages go along in their metadata, and `LICENSE` beside the program.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from ctypes.util import find_library
from pathlib import Path
from typing import Any

from mjdesk import __version__

ROOT = Path(__file__).resolve().parent.parent
START = "from mjdesk.__main__ import main\n\nmain()\n"
#: what of the environment has no place in the folder
LEFT_OUT = (
    "numpy.f2py",
    "torch",
    "onnx",
    "distributed",  # a cluster has an environment of its own
    "dask",
    "pandas",
    "pytest",
    "hypothesis",
    "mypy",
    "sphinx",
    "tkinter",
    "IPython",
    "matplotlib",
    "tests",
    "tools",
)


def lacking() -> list[str]:
    """The packages of Debian that bring what PyInstaller needs and does not find here."""
    if sys.platform != "linux":
        return []
    missing = [] if shutil.which("objcopy") else ["binutils"]
    # Debian's own Python does not need itself as a library, and says that it was built with one
    places, name = sysconfig.get_config_vars("LIBDIR", "MULTIARCH"), sysconfig.get_config_var("INSTSONAME")
    beside = [Path(*places[:n]) / name for n in (1, 2) if all(places[:n])] if name else []
    library = f"python{sys.version_info.major}.{sys.version_info.minor}"
    if not any(path.exists() for path in beside) and find_library(library) is None:
        missing.append(f"lib{library}")
    return missing


def data(source: Path, target: str) -> str:
    """A folder that goes along, as PyInstaller wants it told."""
    return f"{source}{os.pathsep}{target}"


def options(work: Path, target: Path) -> list[str]:
    """What PyInstaller is told."""
    listed = [
        *("--noconfirm", "--clean", "--log-level", "WARN", "--onedir", "--name", "mjdesk"),
        *("--distpath", str(target), "--workpath", str(work / "build"), "--specpath", str(work)),
        *("--add-data", data(ROOT / "assets", "mjdesk/assets")),
        # alembic reads the migrations from the disk; the tables of shapes lie beside their module
        *("--add-data", data(ROOT / "mjdesk" / "ledger" / "migrations", "mjdesk/ledger/migrations")),
        *("--collect-data", "mjdesk", "--collect-submodules", "mjdesk"),
        *("--collect-data", "justmytype_intl_cjk", "--collect-data", "opencc", "--collect-all", "alembic"),
        *("--recursive-copy-metadata", "mjdesk", "--copy-metadata", "miniaudio"),
        *("--hidden-import", "miniaudio", "--hidden-import", "logging.config", "--paths", str(ROOT)),
    ]
    return [*listed, *(word for name in LEFT_OUT for word in ("--exclude-module", name))]


def build(target: Path) -> Path:
    """Build the folder; returns the program in it."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        start = work / "start.py"
        start.write_text(START, encoding="utf-8")
        command = [sys.executable, "-m", "PyInstaller", *options(work, target), str(start)]
        subprocess.run(command, cwd=ROOT, check=True)
    made = target / "mjdesk"
    shutil.copy(ROOT / "LICENSE", made / "LICENSE")
    return program_of(target)


def program_of(target: Path) -> Path:
    """The program of a folder."""
    return target / "mjdesk" / ("mjdesk.exe" if os.name == "nt" else "mjdesk")


def run(program: Path, *arguments: str, home: Path, **variables: str) -> str:
    """What the program says in an environment that knows no Python; raises CalledProcessError when it fails."""
    environment = {
        "PATH": "/nowhere",
        "LANG": "C.UTF-8",
        "HOME": str(home),
        "MJDESK_HOME": str(home / "profile"),
        "QT_QPA_PLATFORM": "offscreen",
        **({"SYSTEMROOT": os.environ["SYSTEMROOT"]} if "SYSTEMROOT" in os.environ else {}),
        **variables,
    }
    done = subprocess.run(
        [str(program), *arguments], cwd=home, env=environment, stdout=subprocess.PIPE, check=True, timeout=600
    )
    return done.stdout.decode()


def check(program: Path) -> None:
    """Use the program; raises when something fails."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        said = run(program, "--version", home=home).strip()
        assert said == f"mjdesk {__version__}", said
        print(said)
        told: Any = json.loads(run(program, "simulate", "--rules", "wuhan", "--rounds", "3", home=home))
        assert told["rounds"] == 3, told
        told = json.loads(run(program, home=home, MJDESK_PLAY_ROUNDS="5 wuhan paohuzi"))
        assert told["rounds"] == 5, told
        print("plays through the window")
        report = json.loads(run(program, "doctor", "--json", home=home))
        assert report["works"], [found for found in report["findings"] if found["state"] == "wrong"]
        print("the doctor finds nothing wrong")
        run(program, "ledger", "players", home=home)
        records = home / "r.jsonl"
        run(program, "simulate", "--rules", "wuhan", "--rounds", "1", "--records", str(records), home=home)
        run(program, "review", str(records), "--seat", "0", home=home)
        print("the ledger opens, a record is reviewed")


def main() -> None:
    """Build and try."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--keep", action="store_true", help="do not build: try what is there")
    given = parser.parse_args()
    target = given.folder.resolve()
    began = time.monotonic()
    program = program_of(target) if given.keep else build(target)
    size = sum(path.stat().st_size for path in program.parent.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{program}: {size / 1e6:.0f} MB after {time.monotonic() - began:.0f} s")
    check(program)


if __name__ == "__main__":
    main()
