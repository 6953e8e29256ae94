"""What the guide of a first round says: for each moment where one stands, what to do next and why.

Pure: it reads the model that the table shows, and the move that a greedy player would make.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Final

from mjdesk.engine.actions import Action, Kind
from mjdesk.engine.paohuzi.cards import is_card
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.tiles import SUITED, Tile, rank, suit
from mjdesk.engine.view import View
from mjdesk.ui.i18n import say, tr
from mjdesk.ui.models import TableModel
from mjdesk.ui.table.moment import Moment
from mjdesk.ui.table.words import choice_name, tile_name

#: by rule system a round in which somebody who follows the guide may claim, is ready and wins, within some turns
SEEDS: Final = MappingProxyType(
    {
        "wuhan": "first-1",
        "macheng": "first-1",
        "jingzhou-hongzhong": "first-1",
        "jingzhou-huangjin": "first-2",
        "huangshi": "first-1",
        "guangdong-jipinghu": "first-1",
        "guangdong-xinzhang": "first-1",
        "guangdong-tuidaohu": "first-6",
        "guangdong-tuidaohu-table": "first-12",
        "guangdong-zhuama": "first-12",
        "qionghu": "first-3",
        "changsha": "first-3",
        "paohuzi": "first-15",
    }
)


class Stage(IntEnum):
    """The things one has met in a round, in the order in which one usually meets them."""

    GOAL = 0
    TURN = 1
    OTHERS = 2
    CLAIM = 3
    READY = 4
    WIN = 5
    SETTLEMENT = 6


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is said now. ``action`` is the move that is meant, None where nothing is to be done."""

    stage: Stage
    title: str
    why: str
    action: Action | None = None


def lesson_of(model: TableModel, advised: Action | None, met: frozenset[Stage]) -> Lesson:
    """The lesson of a moment; ``met`` are the stages that were shown before."""
    view = model.view
    if model.question is None or advised is None:
        return _others(model)
    if advised.kind is Kind.WIN:
        return Lesson(Stage.WIN, tr("Your hand is whole: win"), _win_words(model), advised)
    if view.actions[-1].kind is Kind.PASS:
        return _claim(model, advised)
    if advised.kind is not Kind.DISCARD:
        name = choice_name(advised, model.labels.get(advised))
        why = tr("It lies open from now on and counts in the settlement; a tile from the wall replaces it.")
        return Lesson(Stage.CLAIM, tr("You may: {what}", what=name), why, advised)
    return _discard(model, advised, met)


def the_end(model: TableModel) -> Lesson:
    """What is said when the round is settled."""
    why = tr("The settlement shows who pays whom, and every factor of each amount.")
    return Lesson(Stage.SETTLEMENT, tr("The round is over"), why)


def _cards(model: TableModel) -> bool:
    return model.cards is not None


def _others(model: TableModel) -> Lesson:
    seat = model.view.phase.seat
    who = say(model.plates[seat].person.name) if seat != model.view.seat else ""
    title = tr("{who} is playing", who=who) if who else tr("The others are playing")
    why = tr("What they throw lies before them. You are asked when you may take a tile, and when it is your turn.")
    return Lesson(Stage.OTHERS, title, why)


def _win_words(model: TableModel) -> str:
    if _cards(model):
        return tr("Every card belongs to a set and there are huxi enough. What it pays stands on the button.")
    names = tr(", ").join(map(say, model.winning))
    said = tr("Your tiles make: {patterns}.", patterns=names) if names else tr("Nothing is missing any more.")
    return " ".join((said, tr("What the win pays is worked out in the settlement.")))


def _claim(model: TableModel, advised: Action) -> Lesson:
    """Somebody threw a tile that may be taken."""
    if advised.kind is Kind.PASS:
        why = tr("It would bring your hand no nearer to a win, and what you lay open everybody sees.")
        return Lesson(Stage.CLAIM, tr("You may take this, but let it go: Pass"), why, advised)
    name = choice_name(advised, model.labels.get(advised))
    if advised.kind is Kind.CHI:
        why = tr("It completes a run. Only the seat after the one that threw it may take it so.")
    elif advised.kind is Kind.PENG:
        why = tr("It makes three alike of your pair. Every seat may take it so, whoever threw it.")
    else:
        why = tr("Four alike. You draw another tile for it, and in most games it pays more.")
    if _must_open(model):
        why += " " + tr("In this game a hand must be opened before it may win: this opens it.")
    return Lesson(Stage.CLAIM, tr("Take it: {what}", what=name), why, advised)


def _must_open(model: TableModel) -> bool:
    view = model.view
    if _cards(model) or any(meld.is_opening for meld in view.me.melds):
        return False
    return rule_system(view.setup.rules).hand_facts(view.setup.options).must_open


def _discard(model: TableModel, advised: Action, met: frozenset[Stage]) -> Lesson:
    """The own turn."""
    tile = advised.tile
    assert tile is not None
    name = tile_name(tile)
    if Stage.GOAL not in met:
        goal = (
            tr("Make sets of all your cards, and enough huxi with them")
            if _cards(model)
            else tr("You want four groups and a pair")
        )
        return Lesson(Stage.GOAL, goal, " ".join((_goal_words(model), _begin_with(name))), advised)
    if tile in model.waits_after:
        why = tr("One tile is missing then. A panel shows which, how many are left, and what each would pay.")
        return Lesson(Stage.READY, tr("Throw {tile}, and you are ready", tile=name), why, advised)
    return Lesson(Stage.TURN, tr("Your turn: throw {tile}", tile=name), reason(model.view, tile), advised)


def _goal_words(model: TableModel) -> str:
    if _cards(model):
        return tr(
            "Runs, three alike and 2-7-10 are sets; three alike and four alike bring huxi. You draw, and play one."
        )
    wild = tr("The wild tile stands for any other: keep it.") if model.view.special.wild else ""
    words = tr("A group is three in a row of one suit, or three alike. You draw a tile and throw one, turn by turn.")
    return " ".join(filter(None, (words, wild)))


def _begin_with(name: str) -> str:
    return tr("Begin with {tile}: click it, or go there with the arrows and press Enter.", tile=name)


def reason(view: View, tile: Tile) -> str:
    """Why a tile of the own hand is the one to throw."""
    held = Counter(view.hand)
    if held[tile] > 1 or is_card(tile):
        return tr("The others of your tiles fit together better: the fewest tiles are missing then.")
    if tile >= SUITED:
        return tr("It stands alone, and winds and dragons make no runs.")
    near = [other for other in held if other < SUITED and suit(other) == suit(tile) and 0 < abs(other - tile) <= 2]
    if not near:
        return tr("It has no neighbour: two more tiles would be needed for a group.")
    if rank(tile) in (1, 9):
        return tr("At the edge of its suit it has fewer neighbours than the others.")
    return tr("The others of your tiles fit together better: the fewest tiles are missing then.")


def target_of(moment: Moment, action: Action | None) -> str | None:
    """The name of what to point at on the table, None for nothing."""
    if action is None:
        return None
    if action.kind is Kind.DISCARD:
        places = range(len(moment.hand))
        return next((f"hand-{place}" for place in places if moment.discard_of(place) == action), None)
    if action.kind is Kind.PASS:
        return "pass"
    choices = [choice.action for choice in moment.offer.choices]
    return f"choice-{choices.index(action)}" if action in choices else None
