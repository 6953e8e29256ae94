"""How long the program takes to start: best of several, on the clock and of a processor, beside a bare Python.

python -m tools.measure_start            # import, --version, --help, the window's first frame
python -m tools.measure_start --times 20
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from typing import Final

STARTS: Final = {
    "python -c pass": ["-c", "pass"],
    "import mjdesk": ["-c", "import mjdesk"],
    "mjdesk --version": ["-m", "mjdesk", "--version"],
    "mjdesk --help": ["-m", "mjdesk", "--help"],
    "mjdesk rules": ["-m", "mjdesk", "rules"],
    "window, home page complete": ["-m", "mjdesk.ui.app", "--measure-first-frame"],
}
_FRAME: Final = re.compile(r"first frame after (\d+) ms")


def once(arguments: list[str], environment: dict[str, str]) -> tuple[float, float, str]:
    """Milliseconds on the clock and of a processor, and what it said."""
    before, began = os.times(), time.perf_counter()
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True)
    took, after = time.perf_counter() - began, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return 1000 * took, 1000 * used, done.stdout


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=7)
    times = parser.parse_args().times
    print("| start | clock | processor |\n|---|---:|---:|")
    with tempfile.TemporaryDirectory() as profile:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "MJDESK_HOME": profile}
        for name, arguments in STARTS.items():
            once(arguments, environment)  # compiled, and in the cache of the disk
            found = [once(arguments, environment) for _ in range(times)]
            print(f"| {name} | {min(f[0] for f in found):.0f} ms | {min(f[1] for f in found):.0f} ms |", flush=True)
            frames = [int(match[1]) for _, _, said in found if (match := _FRAME.search(said))]
            if frames:
                print(f"| window, first frame | {min(frames)} ms | |")
    print(f"best of {times}; load of the machine {os.getloadavg()[0]:.1f}", file=sys.stderr)


if __name__ == "__main__":
    main()
