"""Everything entered of one round: who won from whom, tiles, circumstances; and its judgement (no Qt)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

from mjdesk.engine.case import By
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.notation import format_tiles, parse_tile, parse_tiles, tile_name
from mjdesk.engine.text import Text
from mjdesk.engine.tiles import Tile
from mjdesk.ledger.entry import Factor, FanEntry, PointsEntry, TilesEntry, Won

from .draft import Draft, Laid
from .entered_table import Judged, Table, judged
from .entry_family import family_of, may_be_told

NOBODY = -1


@dataclass(frozen=True, slots=True)
class TilesForm:
    """A round by tiles. ``winner`` is a seat or `NOBODY`; ``drafts`` the tiles of each seat."""

    drafts: tuple[Draft, ...]
    winner: int = NOBODY
    source: int = NOBODY
    by: By = By.DISCARD
    circumstances: tuple[str, ...] = ()
    indicator: Tile | None = None
    extra: tuple[Tile, ...] = ()
    exhausted: bool = False


@dataclass(frozen=True, slots=True)
class FanForm:
    """A round by points and doublings: ``doubled`` are factors of the whole win, ``payers`` of single seats."""

    points: int = 0
    winner: int = NOBODY
    source: int = NOBODY
    by: By = By.DISCARD
    doubled: int = 0
    payers: tuple[int, ...] = ()  #: doublings by seat
    only_source: bool = False


# --- by tiles


def left(table: Table, form: TilesForm, tile: Tile) -> int:
    """Copies of a tile that are not entered yet."""
    by = table.evening.house_at(table.number)
    used = Counter(t for draft in form.drafts for t in draft.tiles)
    used[form.indicator if form.indicator is not None else -1] += 1
    return by.rules.tile_set(by.options).copies[tile] - used[tile]


def known_circumstances(table: Table, form: TilesForm) -> tuple[str, ...]:
    """What may be told of the win as it was won, in the words of a case; one of a fed kong is there for each seat."""
    by_draw = form.by is By.DRAW
    out: list[str] = []
    for told in table.evening.house.rules.told_circumstances:
        if told == "after_kong_exposed_by":
            if by_draw and "after_kong" in form.circumstances:
                out += [f"{told}:{seat}" for seat in range(table.seats) if seat != form.winner]
        elif not may_be_told(told, form.by):
            continue
        else:
            out.append(told)
    return tuple(out)


def case_of(table: Table, form: TilesForm) -> dict[str, Any]:
    """The fields of a scoring case that the form tells; hands of losers are not known."""
    family = family_of(table.evening.house.rules)
    seats: list[dict[str, Any]] = []
    for seat, draft in enumerate(form.drafts):
        hand = format_tiles(draft.hand) if seat == form.winner else family.hidden(draft)
        melds = []
        for meld in draft.melds:
            told: dict[str, Any] = {"type": meld.kind.value, "tiles": format_tiles(meld.tiles)}
            if meld.feeder:
                told |= {"from": (seat + meld.feeder) % table.seats, "claimed": tile_name(meld.tiles[-1])}
            melds.append(told)
        seats.append({"hand": hand} | ({"melds": melds} if melds else {}))
    case: dict[str, Any] = {"seats": seats, "wins": []}
    if not form.exhausted and form.winner != NOBODY:
        win = form.drafts[form.winner].win
        told = {"seat": form.winner, "by": form.by.value, "tile": "" if win is None else tile_name(win)}
        if form.by is not By.DRAW:
            told["from"] = form.source
        circumstances = [c for c in form.circumstances if c in known_circumstances(table, form)]
        case["wins"] = [told | ({"circumstances": circumstances} if circumstances else {})]
    if form.indicator is not None:
        case["indicator"] = tile_name(form.indicator)
    for key, _ in table.evening.house.rules.told_tiles:
        if form.extra:
            case["extra"] = {key: [tile_name(t) for t in form.extra] if key == "horses" else format_tiles(form.extra)}
    return case


def judge_tiles(table: Table, form: TilesForm) -> Judged:
    """The judgement of a round by tiles, or what is still missing."""
    missing = _missing(table, form)
    if missing is not None:
        return Judged(words=missing)
    return judged(table, TilesEntry(case_of(table, form)))


_SOURCE = {
    By.DISCARD: Text("再点谁放炮", "then click who dealt in"),
    By.KONG: Text("再点被抢的是谁", "then click whose kong was robbed"),
    By.FLIP: Text("再点谁翻的牌", "then click who turned it up"),
}


def _missing(table: Table, form: TilesForm) -> Text | None:
    system = table.evening.house.rules
    family = family_of(system)
    if system.turns_indicator and form.indicator is None:
        return Text("还差翻牌", "the turned tile is missing")
    if form.exhausted:
        return None
    if form.winner == NOBODY:
        return Text("点一下谁胡", "click who won")
    if form.by is not By.DRAW and form.source == NOBODY:
        return _SOURCE[form.by]
    draft = form.drafts[form.winner]
    if draft.open_meld:
        return Text("这一副还没完", "this meld is not whole yet")
    if family.dealt and family.dealt in form.circumstances and draft.hand:
        return None
    wanted = family.melding.wanted(draft)
    if wanted > 0:
        return Text(f"手牌还差 {wanted} 张", f"{wanted} tiles of the hand are missing")
    if wanted < 0:
        return Text(f"手牌多了 {-wanted} 张", f"{-wanted} tiles too many in the hand")
    if draft.win is None:
        return Text("还差胡的那张", "the winning tile is missing")
    return None


def start_form(table: Table) -> TilesForm:
    """An empty form."""
    return TilesForm((Draft(),) * table.seats, by=family_of(table.evening.house.rules).usual)


def win_by(form: TilesForm, seat: int, usual: By = By.DISCARD) -> TilesForm:
    """A click on a seat: the first names the winner, the next who fed the tile; one on the winner is a self-draw."""
    if form.winner == NOBODY or form.exhausted:
        return replace(form, winner=seat, exhausted=False)
    if seat == form.winner:
        return replace(form, by=By.DRAW, source=NOBODY)
    by = usual if form.by is By.DRAW else form.by
    return replace(form, source=seat, by=by)


def form_of(table: Table, entry: TilesEntry) -> TilesForm:
    """The form in which an entry by tiles is shown again."""
    case = entry.case
    seats = case.get("seats", ())
    wins = case.get("wins", ())
    drafts_ = []
    for seat, told in enumerate(seats):
        won = bool(wins) and wins[0]["seat"] == seat
        melds = tuple(
            Laid(
                MeldKind(m["type"]),
                tuple(sorted(parse_tiles(m["tiles"]))),
                0 if m.get("from") is None else (m["from"] - seat) % table.seats,
            )
            for m in told.get("melds", ())
        )
        hand = tuple(sorted(parse_tiles(told["hand"]))) if won else ()
        drafts_.append(Draft(hand, melds, parse_tile(wins[0]["tile"]) if won and wins[0].get("tile") else None))
    indicator = parse_tile(case["indicator"]) if case.get("indicator") else None
    extra = [case.get("extra", {}).get(key, "") for key, _ in table.evening.house.rules.told_tiles]
    told_tiles = parse_tiles("".join(extra[0]) if extra and extra[0] else "")
    form = TilesForm(tuple(drafts_), indicator=indicator, extra=told_tiles, exhausted=not wins)
    if not wins:
        return form
    win = wins[0]
    source = NOBODY if win.get("from") is None else win["from"]
    told_ = tuple(win.get("circumstances", ()))
    return replace(form, winner=win["seat"], source=source, by=By(win["by"]), circumstances=told_)


# --- by fan


def judge_fan(table: Table, form: FanForm) -> Judged:
    """The judgement of a round by points and doublings."""
    if form.winner == NOBODY:
        return Judged(words=Text("点一下谁胡", "click who won"))
    if form.by is not By.DRAW and form.source == NOBODY:
        return Judged(words=Text("再点谁放炮", "then click who dealt in"))
    if form.points <= 0:
        return Judged(words=Text("还没有分", "no points yet"))
    won = Won(form.winner, form.by, None if form.by is By.DRAW else form.source)
    shared = (Factor(2**form.doubled, "番"),) if form.doubled else ()
    payers = []
    for seat in range(table.seats):
        if seat == form.winner or (form.only_source and form.by is not By.DRAW and seat != form.source):
            continue
        own = form.payers[seat] if seat < len(form.payers) else 0
        payers.append((seat, (Factor(2**own, "加倍"),) if own else ()))
    return judged(table, FanEntry(won, form.points, shared, tuple(payers)))


# --- plain points


def judge_points(table: Table, points: tuple[int | None, ...], winner: int) -> Judged:
    """The judgement of plain points; one seat left open gets what is missing to zero."""
    open_ = [seat for seat, number in enumerate(points) if number is None]
    if len(open_) > 1:
        return Judged(words=Text("每家填上输赢，留一家自动补齐", "fill in all seats but one: the last one is reckoned"))
    total = sum(number or 0 for number in points)
    net = tuple(-total if number is None else number for number in points)
    if not any(net):
        return Judged(words=Text("还没有分", "no points yet"))
    wins = () if winner == NOBODY else (Won(winner, By.OTHER),)
    return judged(table, PointsEntry(net, wins))
