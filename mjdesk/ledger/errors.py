"""What the ledger refuses, as sentences for the person who keeps it."""

from __future__ import annotations

from mjdesk.engine.errors import MjdeskError
from mjdesk.engine.text import Text


class LedgerError(MjdeskError):
    """Something the ledger cannot or will not do; ``text`` says it in the languages of the program."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


class AlreadySaved(LedgerError):
    """The round is in the ledger already; ``number`` is its number in the session."""

    def __init__(self, number: int) -> None:
        super().__init__(Text(f"第 {number} 局已经记过了", f"round {number} has been saved already"))
        self.number = number


class Stale(LedgerError):
    """Somebody else changed the session in between."""

    def __init__(self) -> None:
        super().__init__(Text("这一场刚被别人改过，请再看一遍", "this session has been changed meanwhile; look again"))


class Unusable(LedgerError):
    """The database cannot be opened as it is; nothing of it has been changed."""


def refused(what: str) -> LedgerError:
    """The database said no: what it said, in words a person can act on."""
    lower = what.lower()
    if "full" in lower or "no space" in lower:
        return LedgerError(Text("磁盘满了，这一笔没有记下", "the disk is full; this has not been saved"))
    if "readonly" in lower or "read-only" in lower or "permission" in lower or "unable to open" in lower:
        return LedgerError(Text("账本所在的文件夹不能写", "the folder of the ledger cannot be written to"))
    if "i/o error" in lower or "too large" in lower:
        words = f"the disk did not take it ({what}): it may be full or gone; this has not been saved"
        return LedgerError(Text(f"磁盘没有写进去（{what}），可能满了或断开了，这一笔没有记下", words))
    if "locked" in lower:
        return LedgerError(Text("账本正被别的程序占用", "the ledger is in use by another program"))
    return LedgerError(Text(f"账本出错：{what}", f"the ledger failed: {what}"))
