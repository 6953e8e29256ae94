"""Traditional Chinese as written in Taiwan, made from the simplified texts of the program.

There is one Chinese text of everything: whoever adds a rule writes it once. OpenCC turns it into traditional
characters with Taiwan's words (設定, 檔案); what the tables of OpenCC take for something else is named here.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from opencc import OpenCC

#: words of the game that are not what a dictionary of everyday words makes of them; our names of languages
_OURS: Final = {
    "简体中文": "简体中文",
    "跑胡子": "跑胡子",
    "托管": "託管",
    "幺": "么",
}


@cache
def _converter() -> OpenCC:
    return OpenCC("s2twp")


@lru_cache(maxsize=8192)
def traditional(text: str) -> str:
    """A text of the program in traditional characters; what is traditional already stays as it is."""
    for ours, said in _OURS.items():
        if ours in text:
            return said.join(map(traditional, text.split(ours)))
    converted: str = _converter().convert(text)
    return converted
