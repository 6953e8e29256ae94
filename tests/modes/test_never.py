"""What play modes may never do (``play-modes``, 4.4): be at a physical table, in the scorer, in training."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mjdesk
from mjdesk.engine import props
from mjdesk.engine.errors import IllegalAction
from mjdesk.engine.events import Look
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.setup import Setup
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.modes import venue
from mjdesk.modes.regulars import ME
from mjdesk.save import PERSON, Saved
from mjdesk.ui.at_stake import Coins, Nothing, Points, at_stake

ROOT = Path(mjdesk.__file__).parent
SEATS = (ME, "ai:xu", "ai:heng", "ai:zhou")
#: what stands for tables of wood, the ledger of a parlor, the scorer and training
PHYSICAL = ("devices", "ledger", "ui/companion", "ui/ledger", "ui/learn", "learning", "players")
OURS = ("mjdesk.modes", "mjdesk.ui.lobby", "mjdesk.ui.counter", "mjdesk.ui.at_stake")


def imported(path: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    package = [*path.relative_to(ROOT.parent).parent.parts]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            found.update({module, *(f"{module}.{alias.name}" for alias in node.names)})
    return found


def files_of(place: str) -> list[Path]:
    path = ROOT / place
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


@pytest.mark.parametrize("place", PHYSICAL)
def test_nothing_of_them_reaches_a_physical_table_the_ledger_or_training(place: str) -> None:
    paths = files_of(place)
    assert paths
    for path in paths:
        wrong = {name for name in imported(path) if name.startswith(OURS)}
        assert not wrong, path


def test_relative_imports_are_seen() -> None:
    assert "mjdesk.modes.till" in imported(ROOT / "ui" / "counter.py")
    assert "mjdesk.modes.venue" in imported(ROOT / "save.py")


@pytest.mark.parametrize("practice", [True, False])
@pytest.mark.parametrize("persons", [True, False])
@pytest.mark.parametrize("for_coins", [True, False])
def test_something_is_at_stake_only_where_a_person_plays_a_match_that_counts(
    tmp_path: Path, practice: bool, persons: bool, for_coins: bool
) -> None:
    where = venue.coin_room("guangdong-jipinghu", "small", SEATS)
    system = rule_system(where.rules)
    match = Match.begin(system, complete(system.options, where.options()), "x", practice=practice)
    players = (PERSON if persons else "greedy", "greedy", "greedy", "greedy")
    saved = Saved(match, players, match.next_round(), where if for_coins else None)
    found = type(at_stake(tmp_path, saved))
    assert found is (Nothing if practice or not persons else Coins if for_coins else Points)


@pytest.mark.parametrize("rules", ["guangdong-jipinghu", "guangdong-tuidaohu"])
def test_no_prop_looks_into_a_wall_that_nobody_knows(rules: str) -> None:
    system = rule_system(rules)
    options = complete(system.options, {})
    wall = [UNKNOWN] * system.tile_set(options).size
    physical = system.new_round(Setup(rules, options), wall)
    assert not props.is_known(physical)
    while (event := physical.owed()) is not None:
        physical = physical.apply(event)
    for prop in props.LOOKS:
        with pytest.raises(IllegalAction):
            physical.apply(Look(prop, 0))
