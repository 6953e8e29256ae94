"""Every window test begins with the standard look, in Chinese, without motion left over from another test."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from mjdesk.ui import fonts
from mjdesk.ui.garbage import Collector
from mjdesk.ui.i18n import set_language
from mjdesk.ui.look import look
from mjdesk.ui.settings import Settings


@pytest.fixture(autouse=True)
def standard_look(qapp):
    """The look of a first start in a light Chinese system, motion reduced so that nothing waits."""
    fonts.install(qapp)
    set_language("zh_CN")
    look().fit(1366, 768)
    look().apply(replace(Settings(), language="zh_CN", light="light", reduced_motion=True))


@pytest.fixture(autouse=True)
def collector(qapp) -> Iterator[Collector]:
    """Garbage is collected as in the program: in the window's thread only. A test may leave threads that end later."""
    collecting = Collector()
    yield collecting
    collecting.tidy()
    collecting.close()
