"""Plays seeded rounds through the real window and keeps pictures of it in ``docs/screens``.

    python -m tools.make_screenshots            # all of them
    python -m tools.make_screenshots --only en  # those whose name contains a text
    python -m tools.make_screenshots --pages tiles  # one's own tiles alone

The pictures are for people to look at (and for the guide); what the window shows is tested elsewhere.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mjdesk.engine.actions import Kind
from mjdesk.engine.match import Match
from mjdesk.engine.options import complete
from mjdesk.engine.record import Record, write_record
from mjdesk.engine.rules.registry import rule_system
from mjdesk.engine.view import View
from mjdesk.modes import gifts
from mjdesk.modes.coins import Currency, Why
from mjdesk.modes.regulars import ME
from mjdesk.modes.till import Till
from mjdesk.players.headless import play_round
from mjdesk.players.lineup import line_up, player
from mjdesk.profile import write_atomic
from mjdesk.save import record_path
from mjdesk.ui.app import make_application
from mjdesk.ui.lobby.page import open_lobby
from mjdesk.ui.lobby.purse import now
from mjdesk.ui.lobby.streets import STREETS
from mjdesk.ui.models import TableModel
from mjdesk.ui.pace import Pace
from mjdesk.ui.photo.opening import open_sets
from mjdesk.ui.photo.teach_page import TeachPage
from mjdesk.ui.records.page import RecordsPage
from mjdesk.ui.records.replay_page import ReplayPage
from mjdesk.ui.records.review_page import ReviewPage
from mjdesk.ui.session import MatchSession
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.table.widget import TableWidget
from mjdesk.ui.window import MainWindow
from tests.ui.photo.cloth import Row, photo_file

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens"
SIZES = ((1366, 768), (2560, 1440))
LANGUAGES = {"zh": "zh_CN", "en": "en"}


@dataclass(frozen=True, slots=True)
class Show:
    """A round worth pictures: from which own turn on it is in its middle or a claim is shown, and which claim."""

    name: str
    rules: str
    seed: str
    turns: int
    claim: int
    wants: Callable[[View], bool] = lambda view: True


def _compares(view: View) -> bool:
    """Whether a chi lays more than one group (比)."""
    return any(action.kind is Kind.CHI and len(action.tiles) > 3 for action in view.actions)


SHOWS = (
    Show("", "wuhan", "screens-3", 6, 2),
    Show("cards-", "paohuzi", "screens-132", 3, 2, _compares),
)


def until(condition: Callable[[], bool], milliseconds: int = 900_000) -> None:
    """Let the window live until something holds: a busy machine takes its time over an expert's advice."""
    deadline = QDeadlineTimer(milliseconds)
    while not condition():
        if deadline.hasExpired():
            raise SystemExit("the window did not come to what was waited for")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


class Visit:
    """One window in one size and language, played by the greedy player to a settlement."""

    def __init__(self, size: tuple[int, int], language: str, cloth: str) -> None:
        self.name = f"{size[0]}x{size[1]}-{language}"
        self.window = MainWindow()
        settings = replace(self.window.settings, language=LANGUAGES[language], cloth=cloth, reduced_motion=True)
        self.window.change_settings(settings)
        self.window.resize(*size)
        self.window.show()
        self.taken: set[str] = set()

    def keep(self, what: str) -> None:
        """Save what is to be seen, once under a name."""
        if what in self.taken:
            return
        self.taken.add(what)
        if self.window.game is not None:
            self.window.game.table.finish_motion()
        self.window.finish_motion()
        for _ in range(3):  # what is drawn in tasks of its own, as the houses of the lobby
            self.window.grab()
            QApplication.processEvents()
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.window.grab().save(str(FOLDER / f"{what}-{self.name}.webp"), "WEBP", 82)

    def shell(self) -> None:
        """Home and the sheet that begins a match."""
        self.keep("home")
        self.window.open_new_match()
        self.keep("new-match")
        self.window.close_sheet()

    def play(self, folder: str, show: Show) -> None:
        """A round from its start to the settlement."""
        others = max(rule_system(show.rules).players) - 1
        session = MatchSession.start(Path(folder), show.rules, {}, ("greedy",) * others, 8, seed=show.seed)
        self.window.play(session)
        session.set_pace(Pace(0))
        until(lambda: session.model is not None and session.model.question is not None)
        turns, asked, mind = 0, -1, player("greedy", show.seed)
        while self.window.sheet is None:
            model = session.model
            assert model is not None
            if model.question is not None and model.question != asked:
                asked = model.question
                turns += self._look(model, turns, show)
                session.answer(asked, mind.choose(model.view))
            self._until_changed(session, model)
        assert isinstance(self.window.sheet, SettlementSheet)
        settlement = self.window.sheet
        assert isinstance(settlement, SettlementSheet)
        settlement.finish_motion()
        self.keep(f"{show.name}settlement")
        self.window.end_game(forget=True)

    def advised(self, folder: str, seed: str = "screens-3") -> None:
        """Hints in the own turn and at a claim, and the seat playing by itself."""
        window = self.window
        window.change_settings(replace(window.settings, hints="full"))
        session = MatchSession.start(Path(folder), "wuhan", {}, ("greedy",) * 3, 8, seed=seed)
        window.play(session)
        session.set_pace(Pace(0))
        turns, asked = 0, -1
        while {"hints", "hints-claim"} - self.taken:
            until(partial(_asks_another, session, asked))
            model = session.model
            assert model is not None
            assert model.question is not None
            asked, own = model.question, model.view.actions[-1].kind is not Kind.PASS
            turns += own
            assert window.game is not None
            table = window.game.table
            if model.advised and turns >= 6:
                until(partial(_is_advised, table))
                self.keep("hints" if own else "hints-claim")
            session.answer(asked, player("greedy", seed).choose(model.view))
        session.set_pace(Pace(0, paused=True))
        session.set_auto("autoplay", True)
        until(lambda: session.model is not None and "autoplay" in session.model.auto)
        self.keep("away")
        window.end_game(forget=True)
        window.change_settings(replace(window.settings, hints="waits"))

    def looking_back(self, folder: str) -> None:
        """The list of records, the viewer and the review of a round."""
        window = self.window
        keep_some(Path(folder))
        window.show_page(window.home)
        window.go("records")
        records = window.page
        assert isinstance(records, RecordsPage)
        until(lambda: records.shelf is not None)
        records.list.setFocus()
        QTest.keyClick(records.list, Qt.Key.Key_Down)
        self.keep("records")
        QTest.keyClick(records.list, Qt.Key.Key_Return)
        viewer = window.page
        assert isinstance(viewer, ReplayPage)
        until(lambda: viewer.film is not None)
        viewer.strip.open.setChecked(True)
        viewer.go((viewer.strip.line.minimum() + 2 * viewer.strip.line.maximum()) // 3)
        self.keep("replay")
        QTest.keyClicks(viewer.table, "r")
        review = window.page
        assert isinstance(review, ReviewPage)
        until(lambda: review.review is not None)
        self.keep("review")
        window.leave_pages()

    def lobby(self, folder: str) -> None:
        """The lobby of somebody who has won something: streets, the bag, the wardrobe."""
        window, till = self.window, Till(Path(folder))
        till.act(lambda book: gifts.of_the_day(book, ME, now()))
        till.act(lambda book: book.booking(now(), Why.GIFT, [(ME, Currency.GOLD, 6_400)]))
        till.act(lambda book: book.booking(now(), Why.GIFT, [(ME, Currency.GOLD, 15_580)]))
        till.act(lambda book: gifts.bought(book, ME, "touliang", now()))
        window.show_page(window.home)
        page = open_lobby(window)
        until(lambda: page.purse is not None)
        self.keep("lobby")
        page.go_to_street(len(STREETS) - 1)
        self.keep("lobby-tables")
        page.go_to_street(1)
        page.errands.open_bag()
        self.keep("bag")
        window.close_sheet()
        page.errands.open_wardrobe()
        self.keep("wardrobe")
        window.leave_pages()

    def own_tiles(self, folder: str) -> None:
        """Tiles of one's own: what is laid out, its photo as it is read, and the set that has learned it."""
        window, photo = self.window, Path(folder) / "own.png"
        window.show_page(window.home)
        sets = open_sets(window, lambda: None)
        until(lambda: not sets.busy)
        sets.wanted.emit(None)
        page = window.page
        assert isinstance(page, TeachPage)
        self.keep("own-tiles-guide")
        suits = [Row(f"123456789{suit}", 180, 60 + 160 * n) for n, suit in enumerate("mps")]
        photo_file(photo, [*suits, Row("ESWNCFP", 180, 540)])
        page.look_at(photo)
        until(lambda: not page.looker.busy)
        page.choose(frozenset({3}))
        self.keep("own-tiles-photo")
        page.go()
        until(lambda: window.page is sets and not sets.busy and sets.kept.own is not None)
        self.keep("own-tiles")
        window.leave_pages()

    def learning(self) -> None:
        """The page for learning, and the first round with its guide."""
        from mjdesk.ui.learn.first_round import guide

        window = self.window
        window.show_page(window.home)
        window.go("learn")
        page = window.page
        assert page is not None
        self.keep("learn")
        game = guide(window, "wuhan", page)
        game.session.set_pace(Pace(0))
        until(lambda: bool(game.mark.target))
        self.keep("first-round")
        window.leave_game()
        window.leave_pages()

    def _until_changed(self, session: MatchSession, model: TableModel) -> None:
        until(lambda: session.model is not model or self.window.sheet is not None)

    def _look(self, model: TableModel, turns: int, show: Show) -> int:
        """Keep the moments worth a picture; whether it was an own turn."""
        own = model.view.actions[-1].kind is not Kind.PASS
        if own and turns == 0:
            self.keep(f"{show.name}start")
        elif own and turns >= show.turns:
            self.keep(f"{show.name}mid-round")
        elif not own and model.view.actions[0].kind is not Kind.WIN and turns >= show.claim and show.wants(model.view):
            self.keep(f"{show.name}claim")
        return own


def _asks_another(session: MatchSession, asked: int) -> bool:
    """Whether there is a question that is not this one."""
    return session.model is not None and session.model.question not in (None, asked)


def _is_advised(table: TableWidget) -> bool:
    return table.moment is not None and table.moment.advice is not None


def keep_some(profile: Path) -> None:
    """Records of some matches that a beginner played against stronger ones, a day apart."""
    for day, (rules, seed) in enumerate(
        (("qionghu", "a"), ("changsha", "b"), ("guangdong-jipinghu", "c"), ("wuhan", "b2"))
    ):
        system = rule_system(rules)
        match = Match.begin(system, complete(system.options, {}), seed, 4)
        players = line_up("beginner,greedy,greedy,greedy", match.players, seed)
        while not match.over:
            number, played = match.number, play_round(match.next_round(), players)
            path = record_path(profile, match.id, number)
            write_atomic(path, write_record(Record.of(played)).encode())
            time = 1_780_000_000 + 86_400 * day + 600 * number
            os.utime(path, (time, time))
            match = match.after(played)


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only pictures whose size or language contains this")
    parser.add_argument("--pages", default="all", choices=("all", "tiles"), help="tiles: one's own tiles alone")
    asked = parser.parse_args()
    only = asked.only
    make_application(["mjdesk"])
    for size in SIZES:
        for language, cloth in (("zh", "pine"), ("en", "ink")):
            if only not in f"{size[0]}x{size[1]}-{language}":
                continue
            with tempfile.TemporaryDirectory() as folder:
                os.environ["MJDESK_HOME"] = folder
                visit = Visit(size, language, cloth)
                visit.own_tiles(folder)
                if asked.pages == "tiles":
                    visit.window.close()
                    continue
                visit.shell()
                for show in SHOWS:
                    visit.play(folder, show)
                visit.advised(folder)
                visit.looking_back(folder)
                visit.learning()
                visit.lobby(folder)
                wanted = {show.name + what for show in SHOWS for what in ("start", "mid-round", "claim", "settlement")}
                missing = wanted - visit.taken
                if missing:
                    raise SystemExit(f"{visit.name}: no picture of {', '.join(sorted(missing))}; choose another seed")
                visit.window.close()
                visit.window.deleteLater()


if __name__ == "__main__":
    main()
