"""What a rule system is: facts, options, patterns, a scorer, and hooks where its flow differs.

A system overrides the class attributes and the few hooks it needs; the defaults are the plain game: four
groups and a pair, chi from the seat before, peng, three kinds of kong, one winner, draws until the wall ends.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ..actions import CHI, DECLARE, GANG, OPENED, PASS, PENG, PLAIN, WIN, Action
from ..arrange import in_groups
from ..case import NOTHING, By, Case, Verdict, WinCase
from ..events import Deal, Declare, Draw, Event, Passed, RuleEvent, Turned
from ..fields import Fields
from ..flowers import after_setup
from ..melds import FOUR_TILE_KONGS, Meld, MeldKind
from ..options import Option, Options
from ..phase import How, Phase, Step
from ..shapes import Pair
from ..text import Text
from ..tiles import EAST, SUITED, UNKNOWN, Tile, TileSet

if TYPE_CHECKING:
    from ..round import Round
    from ..setup import Setup
    from ..view import View


@dataclass(frozen=True, slots=True)
class Pattern:
    """A scoring pattern. ``value`` says what it is worth, in words of the page's own unit."""

    id: str
    name: Text
    help: Text
    value: Text = field(default_factory=lambda: Text("", ""))
    big: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a win is not legal."""

    id: str
    text: Text


@dataclass(frozen=True, slots=True)
class Special:
    """The tiles that one round makes special: ``wild`` (赖子), ``skins`` (皮子), ``kong`` (laid one at a time)."""

    wild: tuple[Tile, ...] = ()
    skins: tuple[Tile, ...] = ()
    kong: frozenset[Tile] = frozenset()
    #: tiles that never go into a claimed meld
    locked: frozenset[Tile] = field(init=False, repr=False, compare=False)
    #: the kong tiles in the order of kinds
    kong_order: tuple[Tile, ...] = field(init=False, repr=False, compare=False)
    #: kong tiles that no winning hand may hold: all but the wild ones
    to_lay: frozenset[Tile] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # worked out once: legality asks for them hundreds of times a round
        object.__setattr__(self, "locked", self.kong | frozenset(self.wild))
        object.__setattr__(self, "kong_order", tuple(sorted(self.kong)))
        object.__setattr__(self, "to_lay", self.kong - frozenset(self.wild))


@dataclass(frozen=True, slots=True)
class HandFacts:
    """What a player must know to aim at a win: which pair counts in a plain hand, whether the hand must be opened,
    how many wild tiles a plain hand may hold (None: any number), and whether it gains by what may be declared (听)."""

    pair: Pair = Pair.ANY
    must_open: bool = False
    wild_limit: int | None = None
    declares: bool = False


@dataclass(frozen=True, slots=True)
class SeatNote:
    """What is said of a seat on its plate: a word (``on`` when it has come true) and its factor so far."""

    text: Text | None = None
    on: bool = False
    factor: str = ""


@dataclass(frozen=True, slots=True)
class EventCodec:
    """A record line of a rule system's own event: its name, its type, and how it is written and read."""

    name: str
    type: type[RuleEvent]
    write: Callable[[Any], dict[str, Any]]
    read: Callable[[Fields], Event]


@dataclass(frozen=True, slots=True)
class NextDeal:
    """What the round hands on to the next one."""

    dealer: int
    prevailing_wind: Tile = EAST
    streak: int = 0
    carried: Mapping[str, Any] = field(default_factory=lambda: NOTHING, hash=False)


KONG_NAMES: Final = {
    MeldKind.GANG_EXPOSED: Text("明杠", "Exposed kong"),
    MeldKind.GANG_ADDED: Text("补杠", "Added kong"),
    MeldKind.GANG_CONCEALED: Text("暗杠", "Concealed kong"),
    MeldKind.GANG_SINGLE: Text("杠", "Kong"),
    MeldKind.GANG_SET: Text("亮", "Shown set"),
}

KONG_WAYS: Final = {OPENED: Text("开杠", "Open kong"), PLAIN: Text("补张", "Plain kong")}


# names of their own, as in legality.py
_CLAIM: Final = Step.CLAIM
_DRAW: Final = Step.DRAW
_TURN: Final = Step.TURN
_SINGLE: Final = MeldKind.GANG_SINGLE
_BY_DRAW: Final = By.DRAW
_KONG: Final = How.KONG
_ON_ANOTHERS_TILE: Final = (Step.CLAIM, Step.ROB)


#: claims that are no wins, the higher ones first
_RANKS: Final = ((GANG, PENG), (CHI,))

NO_OFFERS: Final[Mapping[int, Action]] = MappingProxyType({})


MAHJONG_MELDS: Final = frozenset(
    {MeldKind.CHI, MeldKind.PENG, *FOUR_TILE_KONGS, MeldKind.GANG_SINGLE, MeldKind.GANG_SET}
)


class RuleSystem(ABC):
    """One rule system. Instances have no state; everything about a round is in the `Round` given to a hook."""

    id: ClassVar[str]
    #: grows when the same record would be judged in another way
    version: ClassVar[int] = 1
    name: ClassVar[Text]
    summary: ClassVar[Text]
    #: the numbers of seats it can be played with
    players: ClassVar[tuple[int, ...]] = (4,)
    options: ClassVar[tuple[Option, ...]] = ()
    patterns: ClassVar[tuple[Pattern, ...]] = ()
    reasons: ClassVar[tuple[Reason, ...]] = ()

    #: the family of games it belongs to: who plays one of a family plays them all
    family: ClassVar[str] = "mahjong"
    #: whether the window has a table for it; without one it is played by the command line and the players alone
    on_table: ClassVar[bool] = True
    #: whether dice are thrown before the deal; they stand in the header of the record
    throws_dice: ClassVar[bool] = True
    #: whether a tile is turned up after the deal
    turns_indicator: ClassVar[bool] = False
    #: whether a discard may be claimed for a run
    chi: ClassVar[bool] = True
    #: the ways a winning tile comes, and the types of melds
    win_ways: ClassVar[frozenset[By]] = frozenset({By.DRAW, By.DISCARD, By.KONG})
    meld_types: ClassVar[frozenset[MeldKind]] = MAHJONG_MELDS

    #: how events are carried out that only this system has, or that it carries out in its own way
    handlers: ClassVar[Mapping[type, Callable[[Any, Any], None]]] = MappingProxyType({})
    #: how its own events are written and read
    codecs: ClassVar[tuple[EventCodec, ...]] = ()

    @abstractmethod
    def tile_set(self, options: Options) -> TileSet:
        """The tiles played with."""

    @abstractmethod
    def judge(self, case: Case) -> Verdict:
        """Whether the wins of a finished round are legal, what they are worth and who pays whom."""

    def check_options(self, options: Options) -> None:
        """Raises BadInput when options that fit one by one do not fit each other."""
        return

    def new_round(self, setup: Setup, wall: Sequence[Tile], salt: str = "") -> Round:
        """A round before the deal; see `Round.begin`."""
        from ..round import Round  # the machine knows the rule systems through this module

        return Round.begin(self, setup, wall, salt)

    # --- facts

    def special(self, options: Options, indicator: Tile) -> Special:
        """The special tiles that a turned-up indicator makes."""
        return Special()

    def reserve(self, options: Options) -> int:
        """Tiles of the wall that are never drawn in normal turns."""
        return 0

    def tail(self, options: Options) -> int:
        """Tiles at the end of the wall that are never drawn at all."""
        return self.reserve(options)

    def tracks_passes(self, options: Options) -> bool:
        """Whether a win on another's tile that is not taken bars later ones, and so is recorded."""
        return False

    def several_winners(self, options: Options) -> bool:
        """Whether more than one seat may win on one tile."""
        return False

    def hand_facts(self, options: Options) -> HandFacts:
        """What players aim at."""
        return HandFacts()

    # --- the wall before the deal

    def turned_at(self, setup: Setup) -> int | None:
        """The place in the wall of an indicator that is turned up before the deal and stays there; None: not so."""
        return None

    def set_aside(self, setup: Setup, size: int) -> frozenset[int]:
        """Places of the wall that nobody may draw (horses)."""
        return frozenset()

    def turned_places(self, round_: Round) -> tuple[int, ...]:
        """The places of the wall of the horses or birds turned up; empty where they lie elsewhere."""
        if round_.turned is None:
            return ()
        tiles = round_.turned.tiles
        places = sorted(self.set_aside(round_.setup, len(round_.wall))) or round_.places_left()
        for order in (places, places[::-1]):  # some turn the last tile of the wall first
            if len(order) >= len(tiles) and all(
                round_.wall[place] in (tile, UNKNOWN) for place, tile in zip(order, tiles, strict=False)
            ):
                return tuple(order[: len(tiles)])
        return ()

    # --- what is remembered, and the case a round makes

    def begin_memory(self, setup: Setup) -> Any:
        """What the rule system remembers of a round, a frozen value of its own, as it is before the deal."""
        return None

    def remember(self, before: Round, event: Event, after: Round) -> Any:
        """The memory after an event."""
        return after.memory

    def declared(self, round_: Round, seat: int) -> tuple[str, ...]:
        """What the seat itself knows it has declared, in the words of a case; others see ``declared`` of its state."""
        return round_.seats[seat].declared

    def lying(self, round_: Round) -> tuple[Tile, ...]:
        """Tiles that lie face up outside the hands, melds and ponds."""
        return ()

    def circumstances(self, round_: Round, seat: int, by: By) -> tuple[str, ...]:
        """Circumstances of a win in the phase the round is in."""
        if by is _BY_DRAW and round_.phase.how is _KONG:
            return ("after_kong",)
        return ()

    def extra(self, round_: Round) -> Mapping[str, Any]:
        """``extra`` of the case that this round makes."""
        if not self.tracks_passes(round_.options):
            return NOTHING
        return {"passed": {str(i): s.passed for i, s in enumerate(round_.seats) if s.passed}}

    # --- what a seat may know of the others

    def known_phase(self, round_: Round, seat: int) -> Phase:
        """The phase as a seat knows it."""
        phase = round_.phase
        if phase.step is _TURN and phase.seat != seat:
            return Phase(phase.step, phase.seat, None, phase.how)
        return phase

    def known_memory(self, round_: Round, seat: int) -> Any:
        """What a seat may know of the memory."""
        return None

    def known_lying(self, round_: Round, seat: int) -> tuple[Tile, ...]:
        """What a seat may know of `lying`, `UNKNOWN` for what lies face down."""
        return self.lying(round_)

    def known_extra(self, round_: Round, seat: int) -> Mapping[str, Any]:
        """What a seat may know of `extra`, for its own reckoning: the wins it passed itself."""
        passed = round_.seats[seat].passed
        return {"passed": {str(seat): passed}} if passed else NOTHING

    def seen_meld(self, meld: Meld) -> Meld:
        """A meld as the other seats see it."""
        return meld.face_down() if meld.kind is MeldKind.GANG_CONCEALED else meld

    def seen_event(self, round_: Round, event: Event, seat: int) -> Event | None:
        """An event as a seat learns of it, ``round_`` being the round before it; None when it does not at all."""
        if isinstance(event, Deal) and event.seat != seat:
            return replace(event, tiles=(UNKNOWN,) * len(event.tiles))
        if isinstance(event, Draw) and event.seat != seat:
            return replace(event, tile=UNKNOWN)
        if isinstance(event, Passed) and event.seat != seat:
            return None  # that a seat could have won is its own affair
        return event

    # --- legality: in the own turn

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        """None, or the reason id why this tile may not be thrown."""
        return None

    def never_thrown(self, round_: Round) -> frozenset[Tile] | None:
        """The tiles that no seat may throw, where that is all there is to `may_discard`: saves asking tile by tile."""
        return None

    def can_replace(self, round_: Round) -> bool:
        """Whether the wall still has a replacement tile for a kong."""
        return round_.wall_left > self.reserve(round_.options)

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        """Whether this kong may be laid now (that the tiles are there is known)."""
        fits = tile in round_.special.kong if kind is _SINGLE else tile not in round_.special.locked
        return fits and self.can_replace(round_)

    def kong_ways(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> tuple[str, ...]:
        """The ways in which a kong may be declared (`OPENED`, `PLAIN`); one without a name where there is no choice."""
        return ("",)

    def declarations(self, round_: Round, seat: int) -> tuple[Action, ...]:
        """What the seat may declare in its own turn (听)."""
        return ()

    def declaration(self, round_: Round, action: Action) -> Event:
        """The event that a declaration makes."""
        return Declare(action.seat, action.what)

    # --- legality: on another's tile

    def may_claim(self, round_: Round, seat: int, tile: Tile) -> bool:
        """Whether the seat may chi, peng or kong this discard at all."""
        return tile not in round_.special.locked

    def may_peng(self, round_: Round, seat: int, tile: Tile) -> bool:
        """Whether a discard that may be claimed may be claimed for a peng."""
        return True

    def may_chi(self, round_: Round, seat: int, low: Tile) -> bool:
        """Whether the run low, low+1, low+2 may be claimed."""
        locked = round_.special.locked
        return self.chi and low not in locked and low + 1 not in locked and low + 2 not in locked

    def robbable(self, round_: Round, kind: MeldKind) -> bool:
        """Whether a kong of this kind may be robbed before it stands."""
        return kind is MeldKind.GANG_ADDED

    def may_rob(self, round_: Round, seat: int) -> bool:
        """Whether the seat is asked at all when a kong may be robbed."""
        return True

    def must_rob(self, round_: Round, seat: int) -> bool:
        """Whether the seat has said already that it robs the kong, so that it cannot pass."""
        return False

    def counts_pass(self, round_: Round) -> bool:
        """Whether a win that is not taken in the phase the round is in bars later ones, and so is recorded."""
        return round_.phase.step in _ON_ANOTHERS_TILE and self.tracks_passes(round_.options)

    def forgets_passes(self, options: Options, event: Event) -> bool:
        """Whether an event of a seat ends what its passed wins bar."""
        return isinstance(event, Draw)

    def refusal(self, round_: Round, seat: int) -> Event | None:
        """The event that a pass makes; None where nothing is written down of it."""
        return None

    # --- legality: wins

    def plausible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        """A quick test that may only err on the side of yes; `judge` decides."""
        return True

    def possible_win(self, round_: Round, seat: int, tile: Tile, by: By) -> bool:
        """Whether some assignment of the unknown tiles of the seat makes the win legal (physical table)."""
        return self.plausible_win(round_, seat, tile, by)

    def may_wait(self, view: View, hand: tuple[Tile, ...], tile: Tile) -> bool:
        """A quick test whether concealed tiles may win on a tile; it may only err on the side of yes."""
        return True

    def offers(self, round_: Round) -> Mapping[int, Action]:
        """Wins that seats are offered beside what the phase asks, such as on a tile that lies aside (冲宝)."""
        return NO_OFFERS

    def win_order(self, round_: Round, source: int) -> tuple[int, ...]:
        """Seats in the order in which one of several that want to win gets it."""
        n = len(round_.seats)
        return tuple((source + 1 + i) % n for i in range(n))

    def resolve(self, round_: Round, answers: Mapping[int, Action]) -> tuple[Action, ...]:
        """Which of the answers to a discard (or an added kong) stand: wins, else kong or peng, else chi."""
        phase = round_.phase
        n = len(round_.seats)
        seats = ((phase.seat + i) % n for i in range(1, n))
        by_seat = {seat: answers[seat] for seat in seats if seat in answers and answers[seat].kind is not PASS}
        if not by_seat:
            return ()
        winners = [s for s in self.win_order(round_, phase.seat) if s in by_seat and by_seat[s].kind is WIN]
        if winners:
            several = self.several_winners(round_.options)
            return tuple(by_seat[s] for s in (winners if several else winners[:1]))
        for kinds in _RANKS:
            claims = tuple(a for a in by_seat.values() if a.kind in kinds)
            if claims:
                return claims[:1]
        return ()

    def may_flee(self, round_: Round) -> bool:
        """Whether a player who leaves ends the round."""
        return False

    # --- flow

    def after_deal(self, round_: Round) -> Phase:
        """The phase when all hands are dealt."""
        return Phase(Step.INDICATOR) if self.turns_indicator else after_setup(round_)

    def opening(self, round_: Round) -> Phase:
        """The phase after the deal, the indicator and the flowers."""
        return Phase(Step.TURN, round_.setup.dealer, round_.seats[round_.setup.dealer].drawn, How.DEAL)

    def after_discard(self, round_: Round, seat: int, tile: Tile) -> Phase:
        """The phase after a tile was thrown."""
        return Phase(_CLAIM, seat, tile)

    def after_unclaimed(self, round_: Round) -> Phase:
        """The phase when nobody claimed the discard."""
        return self.due_draw(round_, (round_.phase.seat + 1) % len(round_.seats))

    def due_draw(self, round_: Round, seat: int) -> Phase:
        """The phase when nobody claimed and ``seat`` is to draw."""
        if round_.wall_left > self.reserve(round_.options):
            return Phase(_DRAW, seat, None)
        return Phase(Step.EXHAUSTED)

    def after_claim(self, round_: Round, seat: int) -> Phase:
        """The phase after a chi or peng was laid."""
        return Phase(Step.TURN, seat, None, How.CLAIM)

    def after_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> Phase:
        """The phase after a kong stands (robbing is over)."""
        return Phase(Step.DRAW, seat, None, How.KONG)

    def turns(self, round_: Round) -> Turned | None:
        """Tiles to be turned up before the settlement; None when there are none, or they lie there already."""
        return None

    def next_deal(self, round_: Round) -> NextDeal:
        """Dealer, wind, streak and carried state of the next round; the round is settled."""
        setup = round_.setup
        if not round_.wins or any(w.seat == setup.dealer for w in round_.wins):
            return NextDeal(setup.dealer, setup.prevailing_wind)
        return NextDeal((setup.dealer + 1) % setup.players, setup.prevailing_wind)

    # --- flow: phases `ASK` and `OWE`, which only this system knows

    def asks(self, round_: Round, seat: int) -> tuple[Action, ...]:
        """What the seat is asked in a phase `ASK` of this system; empty when it is not asked."""
        return ()

    def after_ask(self, round_: Round) -> Phase | None:
        """The phase when everybody asked in `ASK` has passed; None where somebody must act."""
        return None

    def answer_simply(self, view: View) -> Action | None:
        """What a player who only counts tiles answers in a phase `ASK` of this system; None: as in any other."""
        return None

    def owes(self, round_: Round, phase: Phase) -> Event | None:
        """What the table brings in a phase `OWE` of this system."""
        return None

    # --- what the window says

    def headline(self, options: Options) -> Text:
        """The options that matter most, in a few words."""
        return self.summary

    def seat_note(self, options: Options, melds: Sequence[Meld], special: Special) -> SeatNote:
        """The note of a seat with these melds."""
        return SeatNote()

    def declared_note(self, declared: tuple[str, ...]) -> Text | None:
        """What is said of a seat that has declared this, in place of its note; None for nothing."""
        return None

    def wait_label(self, patterns: tuple[str, ...]) -> tuple[Text, bool]:
        """What a win with these patterns is called beside a tile waited for, and whether it is more than plain."""
        names = {p.id: p.name for p in self.patterns}
        big = [p.id for p in self.patterns if p.big and p.id in patterns]
        return names[(big or list(patterns))[0]], bool(big)

    def arranged(self, round_: Round, win: WinCase, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        """The winner's concealed tiles (``hand``, without the winning tile) and the winning tile, in groups."""
        groups = 4 - round_.seats[win.seat].groups
        return in_groups((*hand, win.tile), groups, round_.special.wild)

    def kong_name(self, kind: MeldKind, tile: Tile, special: Special) -> Text:
        """What a kong is called."""
        return KONG_NAMES[kind]

    def kong_label(self, options: Options, kind: MeldKind, tile: Tile, special: Special) -> Text:
        """What a kong is called, with what it is worth."""
        return self.kong_name(kind, tile, special)

    def declare_name(self, what: str) -> Text:
        """What a declaration is called."""
        return Text(what, what)

    def action_label(self, options: Options, action: Action, view: View) -> Text | None:
        """The word for an action of this system where the table has none of its own; None for the usual ones."""
        if action.kind is DECLARE:
            return self.declare_name(action.what)
        if action.way:
            return KONG_WAYS[action.way]
        return None

    def question_title(self, view: View) -> Text | None:
        """What is asked in a phase `ASK`, in a few words above the answers."""
        return None

    def special_labels(self, special: Special) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        """Special tiles to be shown beside the indicator: label, tiles, and ``wild``, ``skin`` or ``plain``."""
        return ((Text("赖子", "Wild"), special.wild, "wild"),) if special.wild else ()

    def shown(self, view: View) -> tuple[tuple[Text, tuple[Tile, ...], str], ...]:
        """Tiles shown beside the rules: label, tiles (`UNKNOWN` face down), and ``wild``, ``skin`` or ``plain``."""
        if view.indicator is None:
            return ()
        return ((Text("翻牌", "Flip"), (view.indicator,), "plain"), *self.special_labels(view.special))


def runs_with(tile: Tile) -> tuple[Tile, ...]:
    """The lowest tiles of the runs that contain a suited tile."""
    if tile >= SUITED:
        return ()
    place = tile % 9
    return tuple(tile - k for k in (2, 1, 0) if 0 <= place - k <= 6)
