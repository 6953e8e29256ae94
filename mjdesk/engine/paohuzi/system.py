"""`paohuzi`: 跑胡子 as a rule system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from ..actions import Action
from ..carried import carried_number
from ..case import By, Case, Verdict, WinCase
from ..events import Event
from ..melds import Meld, MeldKind
from ..options import Options
from ..phase import Phase, Step
from ..rules.base import RuleSystem
from ..rules.values import CountedSet, NextDeal
from ..setup import Setup
from ..text import Text
from ..tiles import PAOHUZI_80, UNKNOWN, Tile, TileSet
from . import fold
from .cards import MELDS, SEATS
from .events import CODECS, Show, Wei
from .forced import owed
from .judge import HUANG, Claimed, best_worth, judge
from .memory import Known, Memory
from .options import OPTIONS
from .refusals import refusals
from .sets import sets_of_hand, sets_of_win
from .stages import Card, spot_of
from .texts import LOCKED, PATTERNS, REASONS
from .words import MELD_NAMES

if TYPE_CHECKING:
    from ..round import Round
    from ..rules.values import Special
    from .round import PaohuziRound


def _own(round_: Round) -> PaohuziRound:
    return cast("PaohuziRound", round_)


class Paohuzi(RuleSystem):
    """80 cards, three players, forced actions, 胡息."""

    id = "paohuzi"
    name = Text("跑胡子", "Paohuzi")
    summary = Text("字牌，三人，胡息", "Hunan letter cards for three")
    players = (SEATS,)
    options = OPTIONS
    patterns = PATTERNS
    reasons = REASONS
    discard_reasons = (LOCKED,)
    family = "paohuzi"
    winds = False
    told_circumstances = ("last_tile", "heaven", "earth", "san_ti_wu_kan")
    throws_dice = False
    chi = False
    win_ways = frozenset({By.DRAW, By.FLIP, By.DISCARD})
    meld_types = MELDS
    handlers = fold.HANDLERS
    codecs = CODECS

    def tile_set(self, options: Options) -> TileSet:
        return PAOHUZI_80

    def judge(self, case: Case) -> Verdict:
        return judge(case)

    def new_round(self, setup: Setup, wall: Sequence[Tile], salt: str = "") -> Round:
        from .round import PaohuziRound  # the machine knows the rule systems, this one among them

        return PaohuziRound.begin(self, setup, wall, salt)

    # --- what players and the window are told

    def headline(self, options: Options) -> Text:
        least, step = options.number("min_huxi"), options.number("tun_step")
        tang = next(option for option in OPTIONS if option.id == "ming_tang").label(options.choice("ming_tang"))
        return Text(
            f"{least} 息起胡 · {step} 息一囤 · {tang.zh}", f"{least} huxi to win · {step} a tun · patterns: {tang.en}"
        )

    def kong_name(self, kind: MeldKind, tile: Tile, special: Special) -> Text:
        return MELD_NAMES[kind]

    def arranged(self, round_: Round, win: WinCase, hand: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
        found = best_worth(Claimed(round_.case((win,)), win))
        if isinstance(found, str) or found.hand.arrangement is None:  # 三提五坎 needs no shape
            return (tuple(sorted(hand)),)
        return found.hand.arrangement.concealed

    def counted_sets(self, round_: Round, seat: int) -> tuple[CountedSet, ...]:
        state = round_.seats[seat]
        win = next((win for win in round_.wins if win.seat == seat), None)
        if win is not None:
            found = best_worth(Claimed(round_.case((win,)), win))
            if not isinstance(found, str):
                return sets_of_win(found.hand)
        return sets_of_hand(state.tiles(), state.melds)

    def refusals(self, round_: Round, seat: int) -> tuple[Text, ...]:
        return refusals(_own(round_), seat)

    # --- what the other seats see

    def known_phase(self, round_: Round, seat: int) -> Phase:
        phase = round_.phase
        spot = spot_of(phase)
        if spot is None or (phase.step is Step.ASK and phase.seat == seat):
            return phase if spot is not None else super().known_phase(round_, seat)
        hidden = spot.step is Card.DRAWN and spot.source != seat
        return Phase(Step.OWE, spot.source, None if hidden else spot.card, phase.how, spot.step.value)

    def seen_meld(self, meld: Meld) -> Meld:
        if meld.kind is MeldKind.TI:
            return replace(meld, tiles=(meld.tiles[0], *(UNKNOWN,) * 3))
        return replace(meld.face_down(), claimed=None) if meld.kind is MeldKind.WEI and not meld.exposed else meld

    def seen_event(self, round_: Round, event: Event, seat: int) -> Event | None:
        if isinstance(event, Wei) and event.seat != seat and not event.exposed:
            return replace(event, tiles=(UNKNOWN,) * 3, claimed=None)
        return super().seen_event(round_, event, seat)

    def known_memory(self, round_: Round, seat: int) -> Any:
        memory = _own(round_).memory
        return Known(memory.seats[seat], memory.shown)

    # --- legality

    def begin_memory(self, setup: Setup) -> Memory:
        return Memory()

    def may_discard(self, round_: Round, seat: int, tile: Tile) -> str | None:
        return LOCKED.id if round_.seats[seat].counts[tile] >= 3 else None

    def may_kong(self, round_: Round, seat: int, kind: MeldKind, tile: Tile) -> bool:
        return False  # quads are laid by themselves

    def asks(self, round_: Round, seat: int) -> tuple[Action, ...]:
        return _own(round_).asks(seat)

    def owes(self, round_: Round, phase: Phase) -> Event | None:
        spot = spot_of(phase)
        if spot is not None:
            return owed(_own(round_), spot)
        assert phase.tile is not None
        return Show(phase.seat, phase.tile)

    def resolve(self, round_: Round, answers: Mapping[int, Action]) -> tuple[Action, ...]:
        # one seat is asked at a time; its passes are written down, but for those that say that nothing was forced
        return tuple([answer for answer in answers.values() if round_.event_of(answer) is not None])

    # --- rounds in a row

    def check_carried(self, carried: Mapping[str, Any], players: int) -> None:
        carried_number(carried, HUANG, 0)

    def next_deal(self, round_: Round) -> NextDeal:
        setup = round_.setup
        if round_.wins:
            return NextDeal(round_.wins[0].seat, setup.prevailing_wind, carried={HUANG: 0})
        stays = round_.options.choice("huang_dealer") == "stay"
        dealer = setup.dealer if stays else (setup.dealer + 1) % SEATS
        return NextDeal(dealer, setup.prevailing_wind, carried={HUANG: carried_number(setup.carried, HUANG, 0) + 1})
