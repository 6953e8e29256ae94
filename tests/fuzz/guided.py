"""A fuzzer led by the code it reaches (atheris, libFuzzer) on one way into the program.

    python -m tests.fuzz.guided                        # what there is to try
    python -m tests.fuzz.guided records --seconds 600  # status 0 when nothing was found
    python -m tests.fuzz.guided records --again FILE   # what was found, once more

Needs the extra ``[fuzz]`` (Linux, macOS). What breaks something is written into ``build/fuzz`` and told with its
traceback; put it beside the hypothesis tests as an example. ``--corpus FOLDER`` keeps what leads to new code for the
next time.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOUND = ROOT / "build" / "fuzz"
LONGEST_S = 30  #: what one input may take


def main() -> None:
    """Fuzz one target; ends the process."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", nargs="?")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, help="a folder to go on from and to add to")
    parser.add_argument("--again", type=Path, help="a file that was found: only this one")
    given = parser.parse_args()
    if given.again is not None or given.target is None:
        from .targets import TARGETS

        if given.target is None:
            print("\n".join(TARGETS))
        else:
            with tempfile.TemporaryDirectory() as folder:
                TARGETS[given.target].take(given.again.read_bytes(), Path(folder))
        return
    try:
        import atheris
    except ModuleNotFoundError:
        sys.exit("atheris is not installed: pip install -e '.[fuzz]'")
    with atheris.instrument_imports(include=["mjdesk"]):
        from .targets import TARGETS
    if given.target not in TARGETS:
        sys.exit(f"no target {given.target!r}; expected one of {', '.join(TARGETS)}")
    fuzz(atheris, TARGETS[given.target], given)


def fuzz(atheris: Any, target: Any, given: argparse.Namespace) -> None:
    """Let the fuzzer run. It ends the process: the folder it worked in lies where temporary files are."""
    folder = Path(tempfile.mkdtemp(prefix="mjdesk-fuzz-"))
    corpus = given.corpus or folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    FOUND.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(target.seeds(folder)):
        (corpus / f"seed-{number}").write_bytes(seed)
    told = [f"-max_total_time={given.seconds}", f"-seed={given.seed}", f"-timeout={LONGEST_S}", "-rss_limit_mb=2048",
            f"-artifact_prefix={FOUND}/{given.target}-", "-print_final_stats=1"]  # fmt: skip
    atheris.Setup([sys.argv[0], str(corpus), *told], lambda data: target.take(data, folder))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
