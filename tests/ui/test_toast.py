"""What is said in passing, while the look changes under it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mjdesk.ui.look import look
from mjdesk.ui.shell import Shell


@pytest.mark.parametrize("size", [200, 300])
def test_a_toast_grows_with_the_size_of_text(qtbot, size: int) -> None:
    shell = Shell()
    qtbot.addWidget(shell)
    shell.show()
    shell.toast("已保存")
    toast = shell._toast
    assert toast is not None
    look().apply(replace(look().settings, text_scale=size))
    grown = toast.geometry()
    shell.toast("已保存")
    assert grown == toast.geometry()
    toast.grab()
