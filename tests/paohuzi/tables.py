"""Rounds on stacked decks: hands and stock as a test wants them, everything else filled up."""

from __future__ import annotations

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.events import Event
from mjdesk.engine.notation import format_tiles, parse_tile, parse_tiles
from mjdesk.engine.options import complete
from mjdesk.engine.paohuzi.cards import CARDS
from mjdesk.engine.paohuzi.round import PaohuziRound
from mjdesk.engine.play import Play
from mjdesk.engine.record import Record, read_records, verify, write_record
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.setup import Setup

RULES = rule_system("paohuzi")


def deck(hands: dict[int, str], stock: str, shown: str = "", avoid: str = "", bottom: str = "") -> tuple[int, ...]:
    """A deck that deals these cards (seat 0 deals, ``shown`` is its last card) and then has this stock on top.

    Hands that are not full are filled with cards of which they then hold at most two, and none to ``avoid``.
    """
    wanted = {seat: list(parse_tiles(hands.get(seat, ""))) for seat in range(3)}
    last, drawn, end = (list(parse_tiles(text)) for text in (shown, stock, bottom))
    left = [card for card in CARDS for _ in range(4)]
    for card in (*last, *drawn, *end, *(card for hand in wanted.values() for card in hand)):
        left.remove(card)
    barred = set(parse_tiles(avoid))

    def fill(hand: list[int]) -> int:
        may = [card for card in left if card not in barred and hand.count(card) < 2]
        card = min(may, key=lambda card: (hand.count(card), card * 7 % 20))
        left.remove(card)
        return card

    for hand in wanted.values():
        while len(hand) < 20:
            hand.append(fill(hand))
    last = last or [fill(wanted[0])]
    dealt = [wanted[seat][i] for i in range(20) for seat in range(3)]
    made = (*dealt, *last, *drawn, *sorted(left, key=lambda card: card * 7 % 20), *end)
    assert len(made) == 80
    return made


class Table:
    """A round being played by name: ``t.discard(0, "5x")``. Everything the table owes happens by itself."""

    def __init__(
        self,
        hands: dict[int, str],
        stock: str = "",
        shown: str = "",
        avoid: str = "",
        bottom: str = "",
        **options: object,
    ) -> None:
        setup = Setup("paohuzi", complete(RULES.options, options), players=3)
        start = RULES.new_round(setup, deck(hands, stock, shown, avoid, bottom))
        self.play = Play(start, lambda event, _: self.events.append(event))
        self.events: list[Event] = []
        self.play.advance()

    @property
    def round(self) -> PaohuziRound:
        """The round now."""
        found = self.play.round
        assert isinstance(found, PaohuziRound)
        return found

    @property
    def asked(self) -> str:
        """Who is asked for what, such as ``1 peng`` or ``0 discard``."""
        return "; ".join(f"{seat} {acts[0].kind.value}" for seat, acts in self.round.asked().items())

    @property
    def names(self) -> list[str]:
        """The names of the events, with the seat and cards of what was laid."""
        return [line_of(event) for event in self.events]

    def _answer(self, action: Action) -> None:
        self.play.answer(self.play.question, action)
        self.play.advance()

    def _find(self, seat: int, kind: Kind, cards: str = "") -> Action:
        for action in self.round.legal_actions(seat):
            if action.kind is kind and (not cards or sorted(action.tiles) == sorted(parse_tiles(cards))):
                return action
        raise AssertionError(f"seat {seat} may not {kind.value} {cards}: {self.round.legal_actions(seat)}")

    def discard(self, seat: int, card: str) -> Table:
        """A seat plays a card."""
        self._answer(Action(Kind.DISCARD, seat, parse_tile(card)))
        return self

    def skip(self, seat: int) -> Table:
        """A seat lets it go."""
        self._answer(self._find(seat, Kind.PASS))
        return self

    def skip_to(self, asked: str) -> Table:
        """Everybody lets everything go until this is asked."""
        while self.asked != asked:
            ((seat, actions),) = self.round.asked().items()
            assert actions[-1].kind is Kind.PASS, f"{self.asked} instead of {asked}"
            self.skip(seat)
        return self

    def peng(self, seat: int) -> Table:
        """A seat takes the card for a peng."""
        self._answer(self._find(seat, Kind.PENG))
        return self

    def chi(self, seat: int, cards: str) -> Table:
        """A seat takes the card for these groups."""
        self._answer(self._find(seat, Kind.CHI, cards))
        return self

    def win(self, seat: int) -> Table:
        """A seat wins."""
        self._answer(self._find(seat, Kind.WIN))
        return self

    def chi_options(self, seat: int) -> set[str]:
        """The chi a seat may make, each as its groups."""
        found = set()
        for action in self.round.legal_actions(seat):
            if action.kind is Kind.CHI:
                groups = [action.tiles[i : i + 3] for i in range(0, len(action.tiles), 3)]
                found.add(" ".join(format_tiles(group) for group in groups))
        return found

    def finish(self) -> Table:
        """Everybody lets everything go and plays its first card, to the end; the record must verify."""
        while not self.round.over:
            ((_, actions),) = self.round.asked().items()
            self._answer(actions[-1] if actions[-1].kind is Kind.PASS else actions[0])
        (record,) = read_records(write_record(Record.of(self.round)).splitlines())
        assert verify(record).settled == self.round.settled
        return self

    def melds(self, seat: int) -> str:
        """The melds of a seat in one line."""
        return " ".join(f"{meld.kind.value}[{format_tiles(meld.tiles)}]" for meld in self.round.seats[seat].melds)

    def hand(self, seat: int) -> str:
        """The hand of a seat."""
        return format_tiles(self.round.seats[seat].tiles())


def line_of(event: Event) -> str:
    """An event in a few words."""
    name = type(event).__name__.lower()
    tiles = getattr(event, "tiles", None) or (getattr(event, "tile", None),)
    cards = format_tiles(t for t in tiles if t is not None and t < 62)
    what = f" {event.what}" if name == "passed" else ""
    return f"{name} {getattr(event, 'seat', '')} {cards}{what}".strip()
