"""What went wrong is written into ``mjdesk.log`` of the profile: errors nobody caught, warnings, what Qt said.

The file is made when there is something to write, holds 256 KB and keeps one older one of the size. It stays on this
machine; the file for support (`mjdesk.doctor.bundle`) takes its end, names and paths taken out.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from mjdesk.profile import profile_dir

FILE: Final = "mjdesk.log"
_SIZE: Final = 256 * 1024
_log = logging.getLogger("mjdesk")
#: where Python keeps the last error that nobody caught
_KEPT: Final = ("last_exc", "last_type", "last_value", "last_traceback")
_QT: Final = "Qt"
_LEVELS: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class ProfileLog(RotatingFileHandler):
    """The file; its folder is made with the first line. Where it cannot be written to, nothing is."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=_SIZE, backupCount=1, encoding="utf-8", errors="backslashreplace", delay=True)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        try:
            Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A full disk is no reason to tell about the log instead of the thing."""


class StillSaid(logging.StreamHandler):
    """Standard error. Python says there what is logged only as long as nobody else listens; ours are told apart,
    because who logs them says them there as well."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.name not in (_log.name, _QT) and sys.stderr is not None and super().filter(record)


def start_log(told: Callable[[BaseException], None] | None = None) -> logging.Handler:
    """Write down from now on what goes wrong; what was said on standard error before is still said there.

    ``told`` is called with each error that nobody caught, in the thread in which it happened.
    """
    handler = ProfileLog(profile_dir() / FILE)
    still = StillSaid(sys.stderr)
    still.setLevel(logging.WARNING)
    for each in (handler, still):
        logging.getLogger().addHandler(each)
    logging.captureWarnings(True)
    before, before_in_threads = sys.excepthook, threading.excepthook

    def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            _log.critical("not caught", exc_info=(kind, error, trace))
        before(kind, error, trace)
        for kept in _KEPT:  # else what the frames of the error hold outlives the window, and ends the process with it
            vars(sys).pop(kept, None)
        if told is not None and isinstance(error, Exception):
            told(error)

    def uncaught_in_thread(args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            _log.critical("not caught in a thread", exc_info=(args.exc_type, args.exc_value, args.exc_traceback))
        before_in_threads(args)
        if told is not None and isinstance(args.exc_value, Exception):
            told(args.exc_value)

    sys.excepthook, threading.excepthook = uncaught, uncaught_in_thread
    qInstallMessageHandler(_from_qt)
    return handler


def _from_qt(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if kind in _LEVELS:
        logging.getLogger(_QT).log(_LEVELS[kind], message)
        print(message, file=sys.stderr)
