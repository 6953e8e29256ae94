"""Outcomes and deals as JSON: what a round came to is kept as it was judged, and read back the same."""

from __future__ import annotations

import json
from typing import Any

from mjdesk.engine.case import NO_TILE, By, WinCase
from mjdesk.engine.notation import parse_tile, tile_name
from mjdesk.engine.rules.values import NextDeal
from mjdesk.engine.settlement import Factor, Side, Transfer
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import UNKNOWN

from .evening import Outcome
from .scoring import Scored


def deal_json(deal: NextDeal) -> dict[str, Any]:
    """A deal as JSON."""
    wind = tile_name(deal.prevailing_wind)
    return {"dealer": deal.dealer, "wind": wind, "streak": deal.streak, "carried": dict(deal.carried)}


def read_deal(data: dict[str, Any]) -> NextDeal:
    """The deal of `deal_json`."""
    return NextDeal(data["dealer"], parse_tile(data["wind"]), data["streak"], data["carried"])


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """An outcome that may stand, as JSON."""
    scored = outcome.scored
    out: dict[str, Any] = {
        "deal": deal_json(outcome.deal),
        "players": list(outcome.players),
        "transfers": [_transfer(t) for t in scored.transfers],
        "wins": [_win(w) for w in scored.wins],
        "patterns": [list(p) for p in scored.patterns],
        "fan": list(scored.fan),
    }
    if scored.indicator is not None:
        out["indicator"] = tile_name(scored.indicator)
    if scored.dice:
        out["dice"] = list(scored.dice)
    for key, deal in (("recorded", scored.deal), ("following", scored.following)):
        if deal is not None:
            out[key] = deal_json(deal)
    return out


def _transfer(t: Transfer) -> list[Any]:
    why = [[f.sign, f.value, f.text.zh, f.text.en, f.side.value] for f in t.why]
    return [t.payer, t.payee, t.points, t.owed_by, why]


def _win(w: WinCase) -> list[Any]:
    """``tile`` is null for a win that names none."""
    return [w.seat, w.by.value, tile_name(w.tile) if w.tile <= UNKNOWN else None, w.source, list(w.circumstances)]


def outcome_text(outcome: Outcome) -> str:
    """An outcome in one line, the same for the same outcome."""
    return json.dumps(outcome_json(outcome), ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def read_outcome(text: str) -> Outcome:
    """The outcome of `outcome_text`."""
    data = json.loads(text)
    scored = Scored(
        tuple(_read_transfer(t) for t in data["transfers"]),
        tuple(_read_win(w) for w in data["wins"]),
        tuple(tuple(p) for p in data["patterns"]),
        tuple(data["fan"]),
        parse_tile(data["indicator"]) if "indicator" in data else None,
        tuple(data.get("dice", ())),
        deal=read_deal(data["recorded"]) if "recorded" in data else None,
        following=read_deal(data["following"]) if "following" in data else None,
    )
    return Outcome(read_deal(data["deal"]), tuple(data["players"]), scored)


def _read_transfer(data: list[Any]) -> Transfer:
    payer, payee, points, owed_by, why = data
    steps = tuple(Factor(sign, value, Text(zh, en), Side(side)) for sign, value, zh, en, side in why)
    return Transfer(payer, payee, points, steps, owed_by)


def _read_win(data: list[Any]) -> WinCase:
    seat, by, tile, source, circumstances = data
    return WinCase(seat, By(by), NO_TILE if tile is None else parse_tile(tile), source, tuple(circumstances))
