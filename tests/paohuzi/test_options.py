"""Every value of every option changes what the page says it changes: a case here, a round in `test_flow.py`."""

from __future__ import annotations

import pytest

from mjdesk.engine.case import Verdict
from mjdesk.engine.errors import BadInput
from mjdesk.engine.options import complete

from .table import RULES, case_of

#: worked example 1, and what else a case of it may be
A = "1: 111d789d34x270x peng[555d] chi[123x] wei[888x]"
LOW = "1: 111d123x789d34x peng[555d] peng[888x] peng[666x]"
BLACK = "1: 111d999d34x456d peng[555d] wei[888x] chi[345x]"
ALIKE = "1: 111d222x444x66x peng[555d] wei[888x] peng[999d]"
BOUND = "1: 555x789d34x270x peng[666d] chi[123x] wei[888x]"
FIVE = "1: 111x333x555x888x999x1d2d5d7x0x"


def judged(setup: str, seats: str = A, win: str = "1+5x<0") -> Verdict:
    return RULES.judge(case_of(setup, seats, win))


def paid(setup: str, seats: str = A, win: str = "1+5x<0") -> object:
    """The payments, or the reason why there are none."""
    verdict = judged(setup, seats, win)
    return verdict.payments(3) if verdict.legal else verdict.reason


CHANGES = [
    ("min_huxi=10", A, "1+5x<0", (-3, 6, -3)),  # (18 − 10) / 3 + 1
    ("min_huxi=15", A, "1+5x<0", (-2, 4, -2)),
    ("min_huxi=18", A, "1+5x<0", (-1, 2, -1)),
    ("min_huxi=21", A, "1+5x<0", "below-minimum"),
    ("tun_step=1", A, "1+5x<0", (-4, 8, -4)),
    ("tun_step=3", A, "1+5x<0", (-2, 4, -2)),
    ("tun_step=5", A, "1+5x<0", (-1, 2, -1)),
    ("ming_tang=none", BLACK, "1+5x<0", (-2, 4, -2)),
    ("ming_tang=red-black-dot", BLACK, "1+5x<0", (-10, 20, -10)),
    ("ming_tang=full", BLACK, "1+5x<0", (-16, 32, -16)),
    ("ming_tang=many-red", BLACK, "1+5x<0", (-12, 24, -12)),
    ("extra_ming_tang=false", ALIKE, "1+6x<0", (-3, 6, -3)),
    ("extra_ming_tang=true", ALIKE, "1+6x<0", (-12, 24, -12)),
    ("self_draw_bonus=tun", A, "1+5x", (-3, 6, -3)),
    ("self_draw_bonus=fan", A, "1+5x", (-4, 8, -4)),
    ("self_draw_bonus=none", A, "1+5x", (-2, 4, -2)),
    *((f"chong_tun={n}", A, "1+5x<0", (-2 - n, 4 + 2 * n, -2 - n)) for n in range(6)),
    *((f"base={n}", A, "1+5x<0", (-2 * n, 4 * n, -2 * n)) for n in (1, 2, 5, 10, 7)),
    *((f"base=150 cap={n}", A, "1+5x<0", (-min(n or 300, 300),) * 1) for n in (0, 20, 40, 100, 200)),
    ("dealer_double=false", A, "1+5x<2", (-2, 4, -2)),
    ("dealer_double=true", A, "1+5x<2", (-4, 6, -2)),
    ("win_on_discard=false", A, "1+5x@2", "draw-only"),
    ("win_on_discard=true", A, "1+5x@2", (0, 4, -4)),
    ("free_win_card=true", BOUND, "1+5x<0", (-1, 2, -1)),
    ("free_win_card=false", BOUND, "1+5x<0", "no-shape"),
    ("san_ti_wu_kan=true", FIVE, "1+ san_ti_wu_kan", (-1, 2, -1)),
    ("san_ti_wu_kan=false", FIVE, "1+ san_ti_wu_kan", "bad-circumstance"),
    ("passed1 pass_hu_lock=true", A, "1+5x<0", "passed-win"),
    ("passed1 pass_hu_lock=false", A, "1+5x<0", (-2, 4, -2)),
    ("huang=3 huang_fan=true", A, "1+5x<0", (-8, 16, -8)),
    ("huang=3 huang_fan=false", A, "1+5x<0", (-2, 4, -2)),
    # those of the table alone leave a case as it is
    *(
        (f"{key}={value}", A, "1+5x<0", (-2, 4, -2))
        for key in ("own_discard_dead", "pass_peng_dead", "chi_discard")
        for value in ("true", "false")
    ),
    *((f"huang_dealer={value}", A, "1+5x<0", (-2, 4, -2)) for value in ("stay", "next")),
]


@pytest.mark.parametrize(("setup", "seats", "win", "expected"), CHANGES, ids=lambda value: str(value)[:30])
def test_what_a_value_does(setup: str, seats: str, win: str, expected: object) -> None:
    found = paid(setup, seats, win)
    if isinstance(expected, tuple) and isinstance(found, tuple) and len(expected) == 1:
        found = found[:1]
    assert found == expected


def test_every_value_of_every_option_is_tried() -> None:
    tried = {word for setup, *_ in CHANGES for word in setup.split() if "=" in word}
    for option in RULES.options:
        values = ("true", "false") if option.kind == "bool" else option.values
        assert {f"{option.id}={value}" for value in values} <= tried, option.id


@pytest.mark.parametrize("given", [{"min_huxi": 12}, {"base": 0}, {"cap": 30}, {"ming_tang": "all"}, {"kings": 4}])
def test_values_that_are_none(given: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        complete(RULES.options, given)


def test_the_fewest_huxi_still_pay_one_tun() -> None:
    assert paid("min_huxi=10", LOW) == (-2, 4, -2)
    assert paid("min_huxi=21", FIVE, "1+ san_ti_wu_kan") == (-1, 2, -1)


def test_carried_rounds_must_be_a_number() -> None:
    with pytest.raises(BadInput):
        RULES.judge(_with_carried({"huang": "two"}))


def _with_carried(carried: dict[str, object]):
    from dataclasses import replace

    return replace(case_of("huang_fan=true", A, "1+5x<0"), carried=carried)


def test_texts_are_there_in_both_languages() -> None:
    for option in RULES.options:
        for text in (option.name, option.help, option.group, *option.labels):
            assert text.zh
            assert text.en
    for pattern in RULES.patterns:
        assert pattern.name.zh != pattern.name.en
        assert pattern.help.zh
        assert pattern.value.en
    assert RULES.headline(complete(RULES.options, {})).zh == "15 息起胡 · 3 息一囤 · 红黑点"
