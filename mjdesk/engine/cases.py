"""Scoring cases as JSON (CONTRACT, "Scoring case"): reading them, and writing the answers of `mjdesk score`."""

from __future__ import annotations

from typing import Any

from .carried import read_carried
from .case import NO_TILE, By, Case, SeatCase, Verdict, WinCase
from .errors import BadInput
from .fields import Fields, flag, texts, tile, tiles, whole, wind
from .melds import Meld, MeldKind
from .notation import format_tiles, tile_name
from .options import changed, complete
from .rules.base import RuleSystem
from .rules.registry import rule_system
from .settlement import HOUSE, Transfer
from .tiles import WINDS, Tile


def read_case(data: object) -> Case:
    """The case in a JSON object; raises BadInput naming the field."""
    fields = Fields(data)
    rules = fields.read("rules", _rules)
    system = rule_system(rules)
    players = fields.number("players", max(system.players))
    if players not in system.players:
        allowed = ", ".join(map(str, system.players))
        raise BadInput(f"{players}; expected {allowed} for {rules}", "players")
    options = complete(system.options, fields.mapping("options"))
    system.check_options(options)
    seats = tuple(_seat(f, system) for f in fields.objects("seats"))
    if len(seats) != players:
        raise BadInput(f"{len(seats)} seats; expected {players}", "seats")
    wins = fields.objects("wins", [])
    return Case(
        rules=rules,
        options=options,
        seats=seats,
        wins=tuple(_win(f, players, system) for f in wins),
        dealer=fields.number("dealer", 0, most=players - 1),
        prevailing_wind=fields.read("prevailing_wind", wind, WINDS[0]),
        dice=fields.read("dice", _dice, ()),
        indicator=fields.read("indicator", tile) if "indicator" in fields else None,
        streak=fields.number("streak", 0),
        carried=read_carried(fields, system, players),
        extra=fields.mapping("extra"),
        id=fields.text("id", ""),
    )


def _rules(value: object) -> str:
    if not isinstance(value, str):
        raise BadInput(f"{value!r}; expected the id of a rule system")
    return rule_system(value).id


def _dice(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise BadInput(f"{value!r}; expected a list of dice")
    return tuple(whole(die, 1, 6) for die in value)


def _seat(fields: Fields, system: RuleSystem) -> SeatCase:
    return SeatCase(
        hand=tuple(sorted(fields.tiles("hand"))),
        melds=tuple(_meld(f, system) for f in fields.objects("melds", [])),
        flowers=fields.tiles("flowers", ()),
        discards=fields.tiles("discards", ()),
        declared=fields.read("declared", texts, ()),
    )


def _meld(fields: Fields, system: RuleSystem) -> Meld:
    return Meld(
        _meld_kind(fields.text("type"), system),
        tuple(sorted(fields.tiles("tiles"))),
        _source(fields),
        fields.read("claimed", tile) if fields.data.get("claimed") else None,
        fields.read("start", flag, False),
        fields.text("was", ""),
        fields.read("exposed", flag, False),
    )


def _meld_kind(kind: str, system: RuleSystem) -> MeldKind:
    """What is no type of meld of the system is a fault of the round, not of the file: the system judges it."""
    known = kind in list(MeldKind) and MeldKind(kind) in system.meld_types
    return MeldKind(kind) if known else MeldKind.OTHER


def _by(by: str, system: RuleSystem) -> By:
    known = by in list(By) and By(by) in system.win_ways
    return By(by) if known else By.OTHER


def _won_tile(value: object) -> Tile:
    """The one tile, or `NO_TILE`."""
    written = tiles(value)
    return written[0] if len(written) == 1 else NO_TILE


def _source(fields: Fields) -> int | None:
    """The seat; one that does not exist is a fault of the round, like a seat that fed itself."""
    return None if fields.data.get("from") is None else fields.number("from")


def _win(fields: Fields, players: int, system: RuleSystem) -> WinCase:
    return WinCase(
        fields.number("seat", most=players - 1),
        _by(fields.text("by"), system),
        fields.read("tile", _won_tile),
        _source(fields),
        fields.read("circumstances", texts, ()),
    )


def case_json(case: Case) -> dict[str, Any]:
    """The case as JSON: what `read_case` reads, without what has its default.

    ``carried`` and ``extra`` are written as they stand, in the notation of the file that they were read from.
    """
    system = rule_system(case.rules)
    found: dict[str, Any] = {
        "id": case.id,
        "rules": case.rules,
        "options": changed(system.options, case.options),
        "players": case.players,
        "dealer": case.dealer,
        "prevailing_wind": "" if case.prevailing_wind == WINDS[0] else tile_name(case.prevailing_wind),
        "dice": list(case.dice),
        "indicator": "" if case.indicator is None else tile_name(case.indicator),
        "streak": case.streak,
        "carried": dict(case.carried),
        "extra": dict(case.extra),
    }
    seats = [_seat_json(seat) for seat in case.seats]
    return {key: value for key, value in found.items() if value} | {
        "seats": seats,
        "wins": list(map(_win_json, case.wins)),
    }


def _seat_json(seat: SeatCase) -> dict[str, Any]:
    found: dict[str, Any] = {
        "melds": [_meld_json(meld) for meld in seat.melds],
        "flowers": format_tiles(seat.flowers),
        "discards": format_tiles(seat.discards),
        "declared": list(seat.declared),
    }
    return {"hand": format_tiles(seat.hand)} | {key: value for key, value in found.items() if value}


def _meld_json(meld: Meld) -> dict[str, Any]:
    found: dict[str, Any] = {"type": meld.kind.value, "tiles": format_tiles(meld.tiles)}
    if meld.source is not None:
        found["from"] = meld.source
    if meld.claimed is not None:
        found["claimed"] = tile_name(meld.claimed)
    kept = {"start": meld.start, "was": meld.was, "exposed": meld.exposed}
    return found | {key: value for key, value in kept.items() if value}


def _win_json(win: WinCase) -> dict[str, Any]:
    found: dict[str, Any] = {"seat": win.seat, "by": win.by.value}
    found["tile"] = "" if win.tile == NO_TILE else tile_name(win.tile)
    if win.source is not None:
        found["from"] = win.source
    if win.circumstances:
        found["circumstances"] = list(win.circumstances)
    return found


def answer(case: Case) -> dict[str, Any]:
    """The JSON object that `mjdesk score` writes for a case."""
    verdict = rule_system(case.rules).judge(case)
    payments = verdict.payments(case.players)
    found = {
        "id": case.id,
        "legal": verdict.legal,
        "reason": verdict.reason,
        "patterns": [list(p) for p in verdict.patterns] if verdict.legal else None,
        "fan": list(verdict.fan) if verdict.legal else None,
        "payments": None if payments is None else list(payments),
        "transfers": transfers_json(verdict),
    }
    return found if verdict.huxi is None else found | {"huxi": list(verdict.huxi)}


def transfers_json(verdict: Verdict) -> list[dict[str, Any]]:
    """Transfers with every factor in both languages."""
    return [_transfer(t) for t in verdict.transfers] if verdict.legal else []


def _transfer(transfer: Transfer) -> dict[str, Any]:
    out: dict[str, Any] = {
        "from": transfer.payer,
        "to": None if transfer.payee == HOUSE else transfer.payee,
        "points": transfer.points,
        "why": [{"zh": f.in_language("zh"), "en": f.in_language("en")} for f in transfer.why],
    }
    if transfer.owed_by is not None:
        out["owed_by"] = transfer.owed_by
    return out
