"""What is said in passing, while the look changes under it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect

from mjdesk.ui.i18n import set_language, tr
from mjdesk.ui.look import look
from mjdesk.ui.shell import Shell
from mjdesk.ui.table.geometry import Box
from mjdesk.ui.table.widget import TableWidget
from tests.ui import table_models as models
from tests.ui.shell_tools import flush


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


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("rules", ["wuhan", "paohuzi"])
def test_it_lies_on_nothing_that_is_pressed_at_the_table(qtbot, rules: str, size: tuple[int, int]) -> None:
    shell = Shell()
    qtbot.addWidget(shell)
    shell.resize(*size)
    table = TableWidget(shell)
    shell.show_page(table)
    shell.show()
    table.show_model(*models.find(rules, lambda view: len(view.actions) > 2))
    table.finish_motion()
    shell.toast("Saved as ~/.local/share/mjdesk/exports/mjdesk-2026-11-30-210000-01.png")
    toast = shell._toast
    assert toast is not None
    line = toast.geometry().adjusted(30, 30, -30, -30)  # without its shadow
    assert line.top() >= 0
    pressed = [target for target in table.targets if target.act is not None]
    assert len(pressed) > 3
    assert [target.name for target in pressed if _rect(target.box).intersects(line)] == []


def _rect(box: Box) -> QRect:
    return QRect(round(box.x), round(box.y), round(box.w), round(box.h))


def test_it_speaks_the_language_of_the_moment(qtbot) -> None:
    shell = Shell()
    qtbot.addWidget(shell)
    shell.show()
    shell.toast(lambda: tr("Close"))
    assert shell.toasted == "关闭"
    set_language("en")
    flush()
    assert shell.toasted == "Close"
    assert shell._toast.accessibleName() == "Close"


def test_a_sentence_that_cannot_be_said_again_goes_with_its_language(qtbot) -> None:
    shell = Shell()
    qtbot.addWidget(shell)
    shell.show()
    shell.toast(tr("Close"))
    assert shell._toast.isVisible()
    set_language("en")
    flush()
    assert not shell._toast.isVisible()
    shell.toast(tr("Close"))
    assert shell._toast.isVisible()
    assert shell.toasted == "Close"
