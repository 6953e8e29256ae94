"""What a card table says in words: who did what, why it had to be, names for the screen reader."""

from __future__ import annotations

from mjdesk.engine.events import Event
from mjdesk.engine.melds import MeldKind
from mjdesk.engine.paohuzi.events import Chi, Laid, Show, TurnUp
from mjdesk.engine.paohuzi.stages import Card
from mjdesk.engine.paohuzi.words import MELD_NAMES
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.models import OpenCard, TableModel
from mjdesk.ui.table import access
from mjdesk.ui.table.words import tile_name


def _who(model: TableModel, seat: int) -> str:
    return say(model.plates[seat].person.name)


def meld_word(kind: MeldKind) -> str:
    """What a meld is called."""
    return say(MELD_NAMES[kind])


def how_it_came(card: OpenCard, model: TableModel) -> str:
    """Who brought the card in the middle, and how."""
    who = _who(model, card.seat)
    mine = card.seat == model.view.seat
    if card.how == Card.DRAWN:
        return tr("You drew, only you see it") if mine else tr("{who} draws", who=who)
    if card.how == Card.REVEALED:
        return tr("You turned up") if mine else tr("{who} turned up", who=who)
    if card.how == Card.DISCARDED:
        return tr("You played") if mine else tr("{who} played", who=who)
    return tr("The dealer's shown card")


def reason(event: Event, model: TableModel) -> str:
    """Why something was laid that nobody chose: 秦伯跑四：坎里三张，别家翻出第四张，必跑."""
    if not isinstance(event, Laid):
        return ""
    card = tile_name(event.tiles[0]) if _is_seen(event, model) else ""
    what = f"{_who(model, event.seat)} {meld_word(event.kind)} {card}".rstrip()
    return tr("{what}: {why}", what=what, why=_why(event))


def _is_seen(event: Laid, model: TableModel) -> bool:
    """Whether the own seat may know which card was laid: of another's wei it does not."""
    card = event.tiles[0]
    return card != UNKNOWN and any(card in meld.tiles for meld in model.view.seats[event.seat].melds)


def _why(event: Laid) -> str:
    if event.start:
        return tr("dealt four alike, laid at once")
    if event.kind is MeldKind.WEI:
        return (
            tr("a pair in hand and the third drawn, laid open: let go before")
            if event.exposed
            else tr("a pair in hand and the third drawn")
        )
    if event.kind is MeldKind.TI:
        return tr("the fourth of its wei drawn") if event.was else tr("three in hand and the fourth drawn")
    if event.was == MeldKind.PENG:
        return tr("the fourth of its peng turned up")
    if event.was:
        return tr("the fourth of its wei came out")
    return tr("three in hand and the fourth came out")


def spoken(event: Event | None, model: TableModel) -> str:
    """An event in words for the screen reader; empty where nobody needs to hear anything."""
    said = ""
    if isinstance(event, Laid):
        said = reason(event, model)
    elif isinstance(event, TurnUp):
        said = tr("{who} turns up {tile}", who=_who(model, event.seat), tile=tile_name(event.tile))
    elif isinstance(event, Show):
        said = tr("{who} shows {tile}", who=_who(model, event.seat), tile=tile_name(event.tile))
    elif isinstance(event, Chi):
        cards = " ".join(map(tile_name, event.tiles))
        said = f"{_who(model, event.seat)} {tr('Chi')} {cards}"
        if event.bi:
            said += " ".join(["", meld_word(MeldKind.BI), *(tile_name(card) for group in event.bi for card in group)])
    if not said:
        return access.spoken(event, model)
    return tr(", ").join([said, say(model.asked)] if model.asked is not None else [said])
