"""Are the ranges of the dependencies true? Installs the lowest and the highest versions, and runs tests with them.

    python -m tools.check_ends                       # both ends, a quick part of the tests
    python -m tools.check_ends --end lowest          # one of them
    python -m tools.check_ends -- tests -m "not slow"  # with arguments for pytest

Lowest: each package that mjdesk names, extras for persons included, at the version its range begins with; what those
need is resolved by pip. Highest: what pip resolves today. The tools of the tests are the newest that fit. Some minutes
and a gigabyte each; needs the package index.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

from mjdesk.doctor.packages import EXTRAS

ROOT = Path(__file__).resolve().parent.parent
#: touches every package at run time: the command line, the ledger, the window with its fonts, sound, pictures
QUICK: Final = (
    "tests/cli/test_start.py",
    "tests/cli/test_commands.py",
    "tests/devices",
    "tests/ledger",
    "tests/ui/test_window.py",
    "tests/ui/sound",
    "tests/whole/test_self_play.py",
    "-k",
    "not network and not measure",
)


def requirements() -> list[Requirement]:
    """What mjdesk names for running it, extras for persons included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra, more in project["optional-dependencies"].items():
        lines += more if extra in EXTRAS else []
    return [Requirement(line) for line in lines]


def lowest(requirement: Requirement) -> str:
    """The constraint that holds a package at the lower end of its range; raises SystemExit where it has none."""
    begins = [each.version for each in requirement.specifier if each.operator in (">=", "==", "~=")]
    if not begins:
        raise SystemExit(f"{requirement}: its range has no lower end")
    return f"{requirement.name}=={max(begins)}"


def constraints(end: str) -> str:
    """The constraints of one end."""
    return "\n".join(map(lowest, requirements())) + "\n" if end == "lowest" else ""


def check(end: str, arguments: list[str]) -> None:
    """Install one end into a fresh environment and run tests in it; raises CalledProcessError when something fails."""
    with tempfile.TemporaryDirectory(prefix=f"mjdesk-{end}-") as folder:
        home = Path(folder)
        venv.create(home / "environment", symlinks=os.name == "posix")
        python = home / "environment" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        held = home / "constraints.txt"
        held.write_text(constraints(end), encoding="utf-8")
        pip = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(python),
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ]
        subprocess.run([*pip, "--no-input", "-c", str(held), "-e", f"{ROOT}[test]"], check=True)
        listed = subprocess.run([*pip[:-3], "freeze"], check=True, capture_output=True, text=True).stdout
        names = {requirement.name.lower().replace("_", "-") for requirement in requirements()}
        kept = [line for line in listed.splitlines() if line.split("==")[0].lower().replace("_", "-") in names]
        print(f"{end}: {', '.join(kept)}", flush=True)
        subprocess.run(
            [str(python), "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *arguments], cwd=ROOT, check=True
        )


def main() -> None:
    """Check one end or both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--end", choices=("lowest", "highest"), action="append")
    parser.add_argument("pytest", nargs="*", help="arguments for pytest, after --")
    given = parser.parse_args()
    for end in given.end or ("lowest", "highest"):
        check(end, given.pytest or list(QUICK))


if __name__ == "__main__":
    main()
