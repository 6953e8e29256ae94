"""How the companion page speaks: of the connection, of steps, of places and of differences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from mjdesk.devices.layout import Place
from mjdesk.devices.link.messages import Zone
from mjdesk.devices.link.session import LinkState
from mjdesk.devices.simulator.firmware import NAME as SIMULATED
from mjdesk.devices.sync.difference import Difference, Sort
from mjdesk.devices.sync.pace import Pace
from mjdesk.devices.sync.story import Story
from mjdesk.engine.events import Claim, Deal, Discard, Draw, Event, Exhausted, Flower, Gang, Indicator, Win
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.tiles import UNKNOWN, Tile
from mjdesk.ui.companion.state import CompanionState
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.table.words import tile_name

#: the icon of the pill for each state of the connection, and of the pace once it is live
LINK_ICONS: Final = {
    LinkState.ABSENT: "link-none",
    LinkState.CONNECTING: "link-connecting",
    LinkState.WRONG_VERSION: "firmware",
    LinkState.STALE: "hourglass",
}
PACE_ICONS: Final = {
    Pace.IN_STEP: "link-ok",
    Pace.SETTLING: "link-settling",
    Pace.OFF: "link-settling",
    Pace.IGNORED: "link-ignored",
    Pace.WAITING: "hourglass",
}


Names = Sequence[str]


def seat_name(seat: int, names: Names = ()) -> str:
    """Who sits at a seat; without a name the side, as seen from the screen."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return (tr("South side"), tr("East side"), tr("North side"), tr("West side"))[seat]


def device(name: str) -> str:
    """What a device calls itself; ours has a name in each language."""
    return tr("simulated table") if name == SIMULATED else name


def pill(state: CompanionState) -> tuple[str, str, bool]:
    """Icon and words of the pill, and whether something is to be decided."""
    if state.link in LINK_ICONS:
        words = {
            LinkState.ABSENT: tr("No table"),
            LinkState.CONNECTING: tr("Connecting …"),
            LinkState.WRONG_VERSION: tr("The table speaks another version"),
            LinkState.STALE: tr("The table is silent"),
        }
        return LINK_ICONS[state.link], words[state.link], False
    if state.pace is Pace.OFF:
        n = len(state.differences)
        text = tr("Off by %n, the game goes on", n) if n else tr("One thing is not clear")
        return PACE_ICONS[state.pace], text, True
    words_of = {
        Pace.IN_STEP: tr("In step"),
        Pace.SETTLING: tr("Settling …"),
        Pace.IGNORED: tr("Not listening"),
        Pace.WAITING: tr("Waiting for the next round"),
    }
    return PACE_ICONS[state.pace], words_of[state.pace], False


def tile(kind: Tile | None) -> str:
    """A tile in words."""
    return tr("a tile") if kind is None or kind == UNKNOWN else tile_name(kind)


def place(at: Place, names: Names = ()) -> str:
    """Where a tile lies."""
    if at.seat is None:
        return tr("In the middle")
    who = seat_name(at.seat, names)
    return {
        Zone.HAND: tr("{who}, hand", who=who),
        Zone.RIVER: tr("{who}, pond", who=who),
        Zone.MELD: tr("{who}, melds", who=who),
        Zone.WALL: tr("{who}, wall", who=who),
    }[at.zone]


def difference(one: Difference, names: Names = ()) -> str:
    """A difference in a line."""
    where = place(one.place, names)
    if one.sort is Sort.MISPLACED and one.to is not None:
        return tr("{tile}: not at {here}, but at {there}", tile=tile(one.tile), here=where, there=place(one.to, names))
    if one.sort is Sort.OTHER:
        return tr("{here}: {tile}, read as {seen}", here=where, tile=tile(one.tile), seen=tile(one.seen))
    if one.sort is Sort.MISSING:
        return tr("{here}: {tile} is not seen", here=where, tile=tile(one.tile))
    return tr("{here}: {tile} too many", here=where, tile=tile(one.seen))


def verb(event: Event) -> str:
    """What an event does, in a word."""
    match event:
        case Discard():
            return tr("throws")
        case Draw():
            return tr("draws")
        case Claim(kind=MeldKind.CHI):
            return tr("chi")
        case Claim():
            return tr("peng")
        case Gang():
            return tr("kong")
        case Win():
            return tr("wins")
        case Flower():
            return tr("flower")
        case Indicator():
            return tr("turned up")
        case Exhausted():
            return tr("nobody wins")
    return tr("declares")


def shown_tiles(event: Event) -> tuple[Tile, ...]:
    """The tiles that go with an event on the strip; what is drawn or lies face down is nobody's business."""
    if isinstance(event, Draw) or getattr(event, "kind", None) is MeldKind.GANG_CONCEALED:
        return ()
    if isinstance(event, Indicator) and event.die is not None:  # chosen by a die, it stays face down
        return ()
    if isinstance(event, Claim):
        return event.tiles
    if isinstance(event, Gang):
        return event.tiles[:1]
    one = getattr(event, "tile", None)
    return () if one is None or one == UNKNOWN else (one,)


def way(stories: Sequence[Story], number: int, names: Names = ()) -> str:
    """A way it can have gone, told by what is unlike a plain draw, from where it parts from the other ways."""
    every = [[event for event in story.events if not isinstance(event, Draw)] for story in stories]
    told = every[number]
    if not told:
        return tr("Taken back, nothing else")
    alike = takewhile(lambda events: all(event == events[0] for event in events), zip(*every, strict=False))
    shared = sum(1 for _ in alike) if len(every) > 1 else 0
    parts = []
    parting = [event for event in told[shared:] if not isinstance(event, Deal)]
    for event in parting[:3] or told[-1:]:
        seat = getattr(event, "seat", None)
        tiles = "".join(tile(t) for t in shown_tiles(event)[:1])
        parts.append(" ".join(filter(None, ("" if seat is None else seat_name(seat, names), verb(event), tiles))))
    return tr(", then ").join(parts)


def announced(state: CompanionState) -> str:
    """What a seat played by the program does, to be carried out."""
    if state.asked is None:
        return ""
    seat, action = state.asked
    name = {
        "discard": tr("throws"), "chi": tr("chi"), "peng": tr("peng"), "gang": tr("kong"), "win": tr("wins"),
    }.get(action.kind.value, tr("declares"))  # fmt: skip
    return tr("{who}: {what} {tile}", who=seat_name(seat, state.names), what=name, tile=tile(action.tile))


def trouble(state: CompanionState) -> str:
    """What is wrong with the line, and what helps."""
    return "" if state.trouble is None else say(state.trouble)
