"""Builds the wheel, installs it into a fresh environment and uses it there, far from the checkout.

    python -m tools.check_wheel          # everything it needs from the package index, wheels only: no compiler
    python -m tools.check_wheel --here   # without the network: what it needs is borrowed from this environment

What is tried: the version, a match without a window, rounds through the window (offscreen) with all its pictures, the
doctor, the entry of the menu. `./mj test` runs the second kind.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from mjdesk import __version__

ROOT = Path(__file__).resolve().parent.parent


def build(folder: Path) -> Path:
    """The wheel of this checkout."""
    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))


class Installed:
    """An environment in a folder with the wheel in it."""

    def __init__(self, folder: Path, wheel: Path, *, borrow: bool) -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        environment = folder / "environment"
        venv.create(environment, with_pip=False, symlinks=os.name == "posix")
        self.scripts = environment / ("Scripts" if os.name == "nt" else "bin")
        python = self.scripts / ("python.exe" if os.name == "nt" else "python")
        given = ["--no-deps", "--no-index", str(wheel)] if borrow else ["--only-binary", ":all:", f"{wheel}[sound]"]
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-input"]
        subprocess.run([*pip, "--disable-pip-version-check", *given], check=True)
        if borrow:
            site = sysconfig.get_path("purelib", vars={"base": str(environment), "platbase": str(environment)})
            # a path in a .pth file; the .pth files of that folder, ours among them, are not followed
            Path(site, "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")

    def run(self, program: str, *arguments: str, **variables: str) -> str:
        """What a program of the environment says; raises CalledProcessError when it fails."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "MJDESK", "VIRTUAL"))}
        environment = {
            **kept,
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": str(self.home),
            "MJDESK_HOME": str(self.home / "profile"),
            "XDG_DATA_HOME": str(self.home / "data"),
            **variables,
        }
        done = subprocess.run(
            [str(self.scripts / program), *arguments],
            cwd=self.home,
            env=environment,
            stdout=subprocess.PIPE,
            check=True,
            timeout=300,
        )
        return done.stdout.decode()


def version(there: Installed) -> str:
    """The version that the installed program tells."""
    said = there.run("mjdesk", "--version").strip()
    assert said == f"mjdesk {__version__}", said
    return said


def simulation(there: Installed) -> str:
    """A match without a window."""
    told = json.loads(there.run("mjdesk", "simulate", "--rules", "wuhan", "--rounds", "3", "--seed", "1"))
    assert told["rounds"] == 3, told
    return f"{told['wins']} of 3 rounds won"


def window(there: Installed) -> str:
    """Rounds through the window, at both tables."""
    told = json.loads(there.run("mjdesk-window", MJDESK_PLAY_ROUNDS="5 wuhan paohuzi"))
    assert told["rounds"] == 5, told
    return f"{told['rounds']} rounds through the window"


def doctor(there: Installed) -> str:
    """What the doctor finds: this copy, with its fonts."""
    report = json.loads(there.run("mjdesk", "doctor", "--json"))
    found = {finding["id"]: finding for finding in report["findings"]}
    assert report["works"], [finding for finding in report["findings"] if finding["state"] == "wrong"]
    return str(found["fonts"]["found"]["en"])


def menu(there: Installed) -> str:
    """The entry of the menu starts the installed window."""
    if sys.platform != "linux":
        return "no menu of ours here"
    there.run("mjdesk", "desktop", "install")
    entry = (there.home / "data" / "applications" / "mjdesk.desktop").read_text(encoding="utf-8")
    assert str(there.scripts / "mjdesk-window") in entry, entry
    return "in the menu"


CHECKS: tuple[Callable[[Installed], str], ...] = (version, simulation, window, doctor, menu)


def check(folder: Path, *, borrow: bool, tell: Callable[[str], object] = print) -> None:
    """Build, install, use; raises when something fails."""
    wheel = build(folder)
    tell(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    there = Installed(folder, wheel, borrow=borrow)
    for attempt in CHECKS:
        tell(f"{attempt.__name__}: {attempt(there)}")


def main() -> None:
    """Check in a temporary folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--here", action="store_true", help="borrow what it needs from this environment")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        check(Path(folder), borrow=given.here)


if __name__ == "__main__":
    main()
