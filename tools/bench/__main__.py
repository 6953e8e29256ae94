"""`./mj bench`: measures and prints one table.

    python -m tools.bench               # everything
    python -m tools.bench shapes rounds # some of: shapes, scoring, rounds, inside

Times are processor time, the best of several passes, so other work on the machine changes them little; the figure
behind a peer's time says how many times ours it is, measured in the same run. Peers: pip install 'mjdesk[bench]'.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable, Iterator
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from . import inside, rounds, scoring, shapes
from .measure import PEERS, Row, table

PARTS: Final[dict[str, Callable[[], Iterator[Row]]]] = {
    "shapes": shapes.rows,
    "scoring": scoring.rows,
    "rounds": rounds.rows,
    "inside": inside.rows,
}


def versions() -> str:
    """The peers with their versions."""
    from mjdesk.doctor.packages import version_of

    return ", ".join(f"{name} {version_of(name) or 'not installed'}" for name in PEERS)


def main() -> None:
    """Measure the parts that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help=", ".join(PARTS))
    chosen = parser.parse_args().parts or list(PARTS)
    found = [row for part in chosen for row in PARTS[part]()]
    print(table(found))
    machine = f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}"
    print(f"\n{machine}; {versions()}")


if __name__ == "__main__":
    main()
