"""The counter of a room or table: books the coins of a match, lets people sit, and hands out props. No Qt.

It lives in the thread of the match; everything it does reads and writes the profile's coin book.
"""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ..engine import props
from ..engine.errors import BadInput, IllegalAction
from ..engine.events import Exchange, Look
from ..engine.match import Match, Prepared
from ..engine.phase import How, Step
from ..engine.round import Round
from ..engine.text import Text
from ..engine.tiles import Tile, is_flower
from ..engine.wall import Stream
from ..modes import bag, stakes, strong_hand
from ..modes.booking import flight_points
from ..modes.coins import Currency
from ..modes.levels import level_of
from ..modes.regulars import BY_ID, ME, REGULARS
from ..modes.stakes import Outcome
from ..modes.till import Till
from ..modes.venue import Venue
from ..save import PERSON
from .models import Person, PropLine, PropTold

NOT_YOUR_TURN = Text("轮到自己出牌时才能用", "Only in your own turn, before you discard")
DECLARED = Text("听牌以后不能用", "Not after declaring ready")
DONE_THIS_TURN = Text("这一巡已经换过，只能打牌", "A tile was changed this turn: now you discard")
TRIED = Text("这一巡已经问过牌墙", "The wall was asked in this turn already")
ROUND_OVER = Text("这一局已经结束", "The round is over")
BEFORE_DEAL = Text("下一局发牌前用", "Before the next deal")
ARMED = Text("下一局就用上", "Laid ready for the next deal")

HEADS = 6  #: portraits of one outfit


def _now() -> datetime:
    return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class Own:
    """How the person appears: name, head (0–5) and the outfit that was chosen (−1: by level)."""

    name: Text
    head: int
    outfit: int = -1


class Counter:
    """The counter. ``now`` tells the time."""

    def __init__(self, profile: Path, venue: Venue, now: Callable[[], datetime] = _now) -> None:
        self.venue = venue
        self.armed = ""  #: the prop laid ready for the next deal
        self._till, self._now = Till(profile), now
        self._tried: tuple[int, int] | None = None  # round and turn in which the wall was asked in vain

    # --- who sits there

    def people(self, own: Own, levels: tuple[Text | None, ...]) -> tuple[Person, ...]:
        """One person a seat, dressed by their gold; ``levels`` are the names of how well the computer plays."""
        book = self._till.read()
        found = []
        for who, how in zip(self.venue.seats, levels, strict=True):
            gold = level_of(book.balance(who, Currency.GOLD))
            if who == ME:
                outfit = gold.outfit if own.outfit < 0 else own.outfit
                found.append(Person(own.name, own.head + HEADS * outfit, None, gold.title))
            else:
                regular = BY_ID[who]
                found.append(Person(regular.name, regular.head + HEADS * gold.outfit, how, gold.title))
        return tuple(found)

    # --- coins

    def sit(self) -> int:
        """Let the computer's players sit; returns the coins that the person lacks for the next round."""
        book = self._till.act(lambda book: stakes.refills(book, self.venue, self._now()))
        return stakes.missing(book, self.venue)

    def book(self, match: Match, round_: Round) -> Outcome | None:
        """Book a settled round, once however often it is asked; what it came to, None where no coins change."""
        book = self._till.act(lambda book: stakes.booking_of(book, self.venue, match, round_, self._now()))
        return stakes.outcome(book, self.venue, match, round_)

    def give_up(self, match: Match, round_: Round) -> None:
        """Book that the person leaves a round whose rules know no flight."""
        self._till.act(lambda book: stakes.flight_booking(book, self.venue, match, round_, self._now()))

    def balances(self) -> tuple[int, ...]:
        """What everybody at the table has."""
        book = self._till.read()
        return tuple(book.balance(who, self.venue.currency) for who in self.venue.seats)

    # --- props

    def lines(self, match: Match, round_: Round, seat: int) -> tuple[PropLine, ...]:
        """What is in the bag and why each prop cannot be used now; empty where there are no props."""
        if not self.venue.has_props or match.practice:
            return ()
        held = self._till.read().bag(ME)
        used = Count() if round_.over else bag.used_in(round_.setup.props, round_.events)
        return tuple(
            PropLine(prop.id, held.count(prop.id) - used[prop.id], self._refusal(prop.id, round_, seat))
            for prop in bag.PROPS
        )

    def arm(self, match: Match, round_: Round, seat: int) -> None:
        """Lay 乾坤大挪移 ready for the next deal, or take it back; raises IllegalAction where it may not be used."""
        if self.armed:
            self.armed = ""
            return
        line = next((line for line in self.lines(match, round_, seat) if line.prop == props.QIANKUN), None)
        if line is None or (line.refusal is not None and not round_.over):
            raise IllegalAction("prop", "no prop may be used here now")
        if line.refusal is not None:
            raise IllegalAction("prop", line.refusal.en)
        self.armed = props.QIANKUN

    def prepared(self, match: Match, seat: int) -> Prepared | None:
        """What the prop laid ready does to the next wall."""
        if not self.armed:
            return None
        self.armed = ""
        return strong_hand.prepared(match.rules, match.options, match.players, seat)

    def look(self, round_: Round, seat: int, prop: str, tile: Tile | None) -> tuple[Look, PropTold]:
        """What 千里眼 and 顺风耳 tell, and the event that says that they were used."""
        self._may(prop, round_, seat)
        if prop == props.QIANLI:
            if tile is None:
                raise BadInput("no tile is named", prop)
            told = PropTold(prop, tile, tuple(sorted(props.bands_with(round_, tile))))
        else:
            told = PropTold(prop, props.next_tile(round_))
        return Look(prop, seat), told

    def exchange(
        self, round_: Round, seat: int, prop: str, given: Tile, wanted: Tile | None
    ) -> tuple[Exchange | None, PropTold]:
        """The exchange with the wall; None where the wall has no copy of the named tile, which uses nothing up."""
        self._may(prop, round_, seat)
        if prop == props.TOULIANG:
            if wanted is None:
                raise BadInput("no tile is named", prop)
            index = props.place_for(round_, wanted)
            if index is None:
                self._tried = _turn_of(round_)
                return None, PropTold(prop, wanted, missing=True)
            received = wanted
        else:
            left = props.remaining(round_)
            index = Stream(f"{round_.setup.match}/{round_.setup.number}/{round_.length}/{round_.salt}").below(len(left))
            received = left[index]
        return Exchange(prop, seat, given, received, index), PropTold(prop, received)

    def _may(self, prop: str, round_: Round, seat: int) -> None:
        if not self.venue.has_props or round_.setup.practice:
            raise IllegalAction("prop", "there are no props here")
        refusal = self._refusal(prop, round_, seat)
        if refusal is not None:
            raise IllegalAction("prop", refusal.en)

    def _refusal(self, prop: str, round_: Round, seat: int) -> Text | None:
        """Why a prop may not be used now: what the bag says, then the moment."""
        used = bag.used_in(round_.setup.props, round_.events)
        if prop == props.QIANKUN:
            return self._refusal_of_shift(round_, used)
        held = self._till.read().bag(ME)
        if round_.over:
            return None if bag.BY_ID[prop].price is None else ROUND_OVER
        refusal = bag.refusal(prop, held, used)
        if refusal is None and prop in props.EXCHANGES:
            return self._refusal_of_exchange(prop, round_, seat)
        return refusal

    def _refusal_of_shift(self, round_: Round, used: Count[str]) -> Text | None:
        """乾坤大挪移 works before the dice alone."""
        if self.armed:
            return ARMED
        held = self._till.read().bag(ME)
        if not round_.over:
            return BEFORE_DEAL if held.count(props.QIANKUN) - used[props.QIANKUN] > 0 else bag.NONE_HELD
        return bag.refusal(props.QIANKUN, held, Count(), last_round=round_.setup.props)

    def _refusal_of_exchange(self, prop: str, round_: Round, seat: int) -> Text | None:
        phase = round_.phase
        if phase.step is not Step.TURN or phase.seat != seat:
            return NOT_YOUR_TURN
        if phase.how is How.EXCHANGE:
            return DONE_THIS_TURN
        if round_.declared(seat):
            return DECLARED
        if not props.may_exchange(round_, seat):
            return NOT_YOUR_TURN
        if prop == props.TOULIANG and self._tried == _turn_of(round_):
            return TRIED
        return None


def _turn_of(round_: Round) -> tuple[int, int]:
    """A name for the turn that a round is in: a turn ends with a discard, whatever is laid or asked in it."""
    return round_.setup.number, sum(len(state.discards) for state in round_.seats)


class PointsCounter:
    """Where the points (积分) of matches without coins are kept. ``seats`` is who sits, by seat."""

    def __init__(self, profile: Path, players: tuple[str, ...], now: Callable[[], datetime] = _now) -> None:
        others = iter(regular.id for regular in REGULARS)
        self.seats = tuple(ME if kind == PERSON else next(others) for kind in players)
        self._till, self._now = Till(profile, sums_only=True), now

    def book(self, match: Match, round_: Round) -> None:
        """Book a settled round, once however often it is asked."""
        self._till.act(lambda book: stakes.points_booking(book, self.seats, match, round_, self._now()))

    def give_up(self, match: Match) -> None:
        """Book that the person leaves a round whose rules know no flight."""
        self._till.act(lambda book: stakes.points_flight(book, self.seats, match, self._now()))

    @property
    def flight(self) -> tuple[int, ...]:
        """What leaving a round comes to for each seat, in points."""
        return flight_points(self.seats.index(ME), len(self.seats))


def to_give(hand: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The kinds of a hand that can be exchanged: no flowers."""
    return tuple(sorted({tile for tile in hand if not is_flower(tile)}))
