"""``mjdesk rules``: the rule systems, or one of them with its options, patterns and reasons."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from .engine.rules.registry import SYSTEMS, rule_system
from .storytelling import describe_rules, rules_json


def rules(
    rules_id: Annotated[
        str | None, typer.Argument(metavar="ID", help="a rule system; without it all are listed")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
) -> None:
    """List the rule systems, or one system's options, patterns and reasons."""
    systems = list(SYSTEMS.values()) if rules_id is None else [rule_system(rules_id)]
    if as_json:
        data: Any = rules_json(systems[0]) if rules_id is not None else [rules_json(s) for s in systems]
        print(json.dumps(data, ensure_ascii=False, indent=1))
    elif rules_id is None:
        for system in systems:
            print(f"{system.id:24} {system.name.zh} · {system.name.en}")
    else:
        print(describe_rules(systems[0]))
