"""What can go wrong with a line to a table, in sentences a person can act on."""

from __future__ import annotations

import errno
from enum import StrEnum
from typing import Final

from ...engine.errors import MjdeskError
from ...engine.text import Text


class Problem(StrEnum):
    """The kinds of trouble with a line."""

    BUSY = "busy"
    DENIED = "denied"
    GONE = "gone"
    NO_PORT = "no-port"
    REFUSED = "refused"
    UNREACHABLE = "unreachable"
    BAD_ADDRESS = "bad-address"
    BAD_LOG = "bad-log"
    ENDED = "ended"
    FAULT = "fault"
    OTHER = "other"


TEXTS: Final = {
    Problem.BUSY: Text(
        "{where} 正被别的程序占用，关掉它再试", "{where} is in use by another program; close it and try again"
    ),
    Problem.DENIED: Text(
        "没有权限打开 {where}；Linux 上把自己加进 dialout 组，再重新登录",
        "No permission to open {where}; on Linux join the group dialout and log in again",
    ),
    Problem.GONE: Text("{where} 断开了，插回去会自己接上", "{where} was unplugged; plug it in again and it goes on"),
    Problem.NO_PORT: Text("没有 {where} 这个端口，看看线插好没有", "There is no port {where}; check the cable"),
    Problem.REFUSED: Text(
        "{where} 没有牌桌在听，看看牌桌开了没有", "Nobody listens at {where}; is the table switched on?"
    ),
    Problem.UNREACHABLE: Text(
        "连不到 {where}，看看地址和网络", "{where} cannot be reached; check the address and the network"
    ),
    Problem.BAD_ADDRESS: Text(
        "看不懂地址 {where}；要写成 /dev/ttyUSB0、COM3、socket://主机:端口 或 replay:文件",
        "Cannot read the address {where}; expected /dev/ttyUSB0, COM3, socket://host:port or replay:FILE",
    ),
    Problem.BAD_LOG: Text("{where} 不是通信记录", "{where} is no traffic log"),
    Problem.ENDED: Text("{where} 放完了", "{where} is played to its end"),
    Problem.FAULT: Text(
        "程序自己出了错（{detail}），这条线先断开了。牌都还在，重新连上接着打；日志里有详情",
        "The program made a mistake ({detail}) and let the line go. Nothing is lost: connect again. The log says more",
    ),
    Problem.OTHER: Text("{where}：{detail}", "{where}: {detail}"),
}

_BY_ERRNO: Final = {
    errno.EBUSY: Problem.BUSY,
    errno.EAGAIN: Problem.BUSY,  # another program holds the lock of the port
    errno.EACCES: Problem.DENIED,
    errno.EPERM: Problem.DENIED,
    errno.ENOENT: Problem.NO_PORT,
    errno.ENODEV: Problem.NO_PORT,
    errno.ENXIO: Problem.NO_PORT,
    errno.EIO: Problem.GONE,
    errno.EBADF: Problem.GONE,
    errno.EPIPE: Problem.GONE,
    errno.ECONNRESET: Problem.GONE,
    errno.ECONNREFUSED: Problem.REFUSED,
    errno.EHOSTUNREACH: Problem.UNREACHABLE,
    errno.ENETUNREACH: Problem.UNREACHABLE,
    errno.ETIMEDOUT: Problem.UNREACHABLE,
}


class LinkError(MjdeskError, OSError):
    """A line that cannot be opened, or is lost. ``text`` is the sentence for a person."""

    def __init__(self, problem: Problem, where: str, detail: str = "") -> None:
        self.problem = problem
        self.where = where
        said = TEXTS[problem]
        self.text = Text(said.zh.format(where=where, detail=detail), said.en.format(where=where, detail=detail))
        super().__init__(self.text.en)


def problem_of(error: OSError, where: str, otherwise: Problem = Problem.OTHER) -> LinkError:
    """The error of the operating system as one of ours; pyserial often hides its number in the text."""
    number = error.errno
    if number is None:
        text = str(error)
        number = next((code for code in _BY_ERRNO if f"Errno {code}]" in text), None)
        if "PermissionError" in text:  # Windows: another program has the port
            number = errno.EBUSY
        elif "FileNotFoundError" in text or ("could not open port" in text and number is None):
            number = errno.ENOENT
    problem = _BY_ERRNO.get(number, otherwise) if number is not None else otherwise
    return LinkError(problem, where, error.strerror or str(error))
