"""Asking `mjdesk.ui.probe`, a process of its own, about what may end a process: Qt with its fonts, the sound device."""

from __future__ import annotations

import json
import subprocess
from typing import Any, Final

from ..children import part_command

PROBE: Final = "mjdesk.ui.probe"
PATIENCE_S: Final = 60
_SAID: Final = 400  #: characters of what a process said that are kept


class ProbeFailed(Exception):
    """The process ended without an answer; its message is the last that it said."""


def ask(what: str) -> dict[str, Any]:
    """What the probe finds out about ``screen`` or ``sound``; raises ProbeFailed with what it said last."""
    try:
        done = subprocess.run(
            part_command(PROBE, [what]),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE_S,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except subprocess.TimeoutExpired:
        raise ProbeFailed(f"no answer in {PATIENCE_S} s") from None
    except OSError as error:
        raise ProbeFailed(error.strerror or str(error)) from None
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        said = " ".join(done.stderr.decode("utf-8", "replace").split())
        raise ProbeFailed(said[-_SAID:] or f"it ended with status {done.returncode}") from None
    if "failed" in answer:
        raise ProbeFailed(answer["failed"])
    found: dict[str, Any] = answer
    return found
