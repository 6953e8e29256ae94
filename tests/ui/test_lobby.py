"""The lobby in the real window: from a new profile to a room, coins booked, levels, props used, rankings, watching."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mjdesk.engine.actions import Kind
from mjdesk.engine.events import Exchange
from mjdesk.engine.record import read_records, verify
from mjdesk.engine.tiles import UNKNOWN
from mjdesk.modes.bag import BY_ID
from mjdesk.modes.coins import BOOK_FILE, START, Currency, Why
from mjdesk.modes.levels import LEVELS, level_of
from mjdesk.modes.rankings import Ranked
from mjdesk.modes.regulars import BY_ID as REGULARS
from mjdesk.modes.regulars import ME
from mjdesk.modes.tables import CLAIMS, TableSettings
from mjdesk.modes.till import Till
from mjdesk.players.lineup import player
from mjdesk.profile import profile_dir
from mjdesk.save import load, record_path, save_path
from mjdesk.ui import settings as settings_file
from mjdesk.ui.i18n import signed
from mjdesk.ui.leave_sheet import LeaveSheet
from mjdesk.ui.lobby import purse as purses
from mjdesk.ui.lobby.bag_sheet import BagSheet
from mjdesk.ui.lobby.exchange_sheet import ExchangeSheet
from mjdesk.ui.lobby.game import CoinGame
from mjdesk.ui.lobby.gift_sheet import GiftSheet
from mjdesk.ui.lobby.level_sheet import LevelSheet
from mjdesk.ui.lobby.page import LobbyPage, week
from mjdesk.ui.lobby.rankings_page import ALL_TIME, COINS, TOURNAMENT, RankingsPage
from mjdesk.ui.lobby.result_sheet import ResultSheet
from mjdesk.ui.lobby.streets import STREETS
from mjdesk.ui.lobby.table_sheet import GAMES, TableSheet
from mjdesk.ui.lobby.wardrobe import WardrobePage
from mjdesk.ui.lobby.watching import LookingOn
from mjdesk.ui.new_match import NewMatch
from mjdesk.ui.pace import Pace
from mjdesk.ui.records.opening import open_records
from mjdesk.ui.rules_sheet import RulesSheet
from mjdesk.ui.settings import Settings
from mjdesk.ui.settlement import SettlementSheet
from mjdesk.ui.window import MainWindow
from tests.ui.shell_tools import Painted, click, flush

PATIENCE = 90_000
JIPINGHU = 1  #: its street


@pytest.fixture
def window(qtbot, profile):
    """The window of a new profile."""
    settings_file.save(replace(Settings(), language="zh_CN", light="light", reduced_motion=True, muted=True))
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.leave_pages()
    made.end_game()


@pytest.fixture(autouse=True)
def _same_walls(monkeypatch) -> None:
    """Matches are begun with seeds from a row of numbers."""
    numbers = count(1)
    monkeypatch.setattr("mjdesk.ui.session.secrets.token_hex", lambda _bytes: f"lobby-{next(numbers)}")


class Visit:
    """A person in the lobby."""

    def __init__(self, qtbot, window: MainWindow) -> None:
        self.qtbot, self.window = qtbot, window

    def wait(self, what) -> None:
        self.qtbot.waitUntil(lambda: bool(what()), timeout=PATIENCE)
        flush()

    @property
    def page(self) -> LobbyPage:
        assert isinstance(self.window.page, LobbyPage)
        return self.window.page

    @property
    def game(self) -> CoinGame:
        assert isinstance(self.window.game, CoinGame)
        return self.window.game

    @property
    def model(self):
        return self.game.session.model

    @property
    def book(self):
        return Till(profile_dir()).read()

    def open(self) -> LobbyPage:
        """By one click from the home page; until the coins are known."""
        card = self.window.home.findChild(QWidget, "card-lobby")
        assert card is not None
        click(card)
        self.wait(lambda: self.page.purse is not None)
        return self.page

    def back_in_lobby(self) -> LobbyPage:
        self.wait(lambda: isinstance(self.window.page, LobbyPage) and self.page.purse is not None)
        return self.page

    def sit_down(self) -> None:
        click(self.page.cost.sit)
        self.wait(lambda: self.window.game is not None and self.model is not None)
        self.game.session.set_pace(Pace(0))

    def wait_for_discard(self) -> None:
        """Until it is the own turn; claims are passed by."""
        while True:
            self.wait(lambda: self.model.question is not None or isinstance(self.window.sheet, SettlementSheet))
            view, question = self.model.view, self.model.question
            if any(action.kind is Kind.DISCARD for action in view.actions):
                return
            assert question is not None, "the round ended before it was the own turn"
            self.game.table.answer(next(a for a in view.actions if a.kind is Kind.PASS))
            self.wait(lambda question=question: self.model.question != question)

    def finish_round(self) -> SettlementSheet:
        """托管, by its key, until the round is settled."""
        QTest.keyClicks(self.game.table, "a")
        self.wait(lambda: isinstance(self.window.sheet, SettlementSheet))
        sheet = self.window.sheet
        assert isinstance(sheet, SettlementSheet)
        return sheet

    def play_round(self) -> SettlementSheet:
        """As the greedy player would, until the round is settled."""
        greedy = player("greedy", "")
        while not isinstance(self.window.sheet, SettlementSheet):
            self.wait(lambda: self.model.question is not None or isinstance(self.window.sheet, SettlementSheet))
            view, question = self.model.view, self.model.question
            if question is not None:
                self.game.table.answer(greedy.choose(view))
                self.wait(
                    lambda question=question: (
                        self.model.question != question or isinstance(self.window.sheet, SettlementSheet)
                    )
                )
        sheet = self.window.sheet
        assert isinstance(sheet, SettlementSheet)
        return sheet

    def give(self, currency: Currency, coins: int) -> None:
        """Coins that come from nowhere, for the test."""
        Till(profile_dir()).act(lambda book: book.booking(purses.now(), Why.GIFT, [(ME, currency, coins)]))


@pytest.fixture
def visit(qtbot, window) -> Visit:
    return Visit(qtbot, window)


@pytest.mark.slow
def test_from_a_new_profile_to_a_round_with_props_that_rankings_leave_out(visit, window) -> None:
    """The walk of issue 9: gift, 初级场, 托管, coins, level, a prop bought and used, its record, the rankings."""
    page = visit.open()
    assert page.purse.day, "the first start of a day brings a prop"
    assert page.purse.bag.count(page.purse.day) == 1
    assert window.toasted
    # 穷胡 初级场: the cost is said before one sits down
    assert page.street.id == "qionghu"
    assert page.house.id == "chuji"
    said = page.cost.accessibleName()
    assert "10" in said
    assert "每家 20" in said
    assert "真钱" in said
    visit.sit_down()
    assert visit.game.venue.room == "chuji"
    assert visit.model.plates[0].person.title == level_of(1000).title
    sheet = visit.finish_round()
    coins = sheet.model.coins
    assert coins is not None
    assert coins.seats[0].balance == visit.book.balance(ME, Currency.GOLD)
    assert sum(seat.change for seat in coins.seats) == 0
    assert visit.book.is_booked(f"{sheet.model.view.setup.match}-001")
    click(sheet.leave_button)
    if isinstance(window.sheet, LevelSheet):
        click(window.sheet.go_on)
    page = visit.back_in_lobby()
    assert page.plate.accessibleName().startswith("玩家")
    title = level_of(visit.book.balance(ME, Currency.GOLD)).title.zh
    assert title in page.plate.accessibleName(), "the level is shown"
    # 偷天换日: bought, and used in a 鸡平胡 room
    before = page.purse.balances[Currency.QCOIN]
    held = page.purse.bag.count("touliang")
    click(page.bag)
    bag = window.sheet
    assert isinstance(bag, BagSheet)
    click(bag.rows["touliang"])
    click(bag.buy)
    visit.wait(lambda: page.purse.bag.count("touliang") == held + 1)
    assert page.purse.balances[Currency.QCOIN] == before - 3000
    assert not bag.use.isEnabled(), "it is used at a table"
    bag.shut()
    flush()
    page.pills.setValue(JIPINGHU)
    click(page.view.houses[1], QPoint(page.view.houses[1].width() // 2, page.view.houses[1].height() - 20))
    assert page.house.id == "small"
    click(page.room.desks[3].stools[0])  # an empty table: the person is host and deals first
    visit.sit_down()
    visit.wait_for_discard()
    assert visit.model.view.setup.dealer == 0
    hand = visit.model.view.hand
    QTest.keyClicks(visit.game.table, "b")
    bag = window.sheet
    assert isinstance(bag, BagSheet)
    visit.wait(lambda: bag.purse is not None)
    click(bag.rows["touliang"])
    assert not bag.use.isEnabled(), "the tiles are not chosen yet"
    given = bag.hand[0]
    bag.give.choose(given)
    wanted = next(tile for tile in range(34) if tile not in hand)
    bag.wanted.choose(wanted)
    assert bag.use.isEnabled()
    click(bag.use)
    visit.wait(lambda: bag.told.told is not None)
    assert bag.told.told.tile == wanted
    visit.wait(lambda: bag.count("touliang") == held)
    assert bag.refusal("touliang")
    bag.shut()
    flush()
    view = visit.model.view
    assert view.hand.count(wanted) == hand.count(wanted) + 1
    assert {action.kind for action in view.actions} == {Kind.DISCARD}
    sheet = visit.finish_round()
    assert sheet.model.coins is not None
    assert sheet.model.coins.with_props
    assert "道具局" in sheet.note.text()
    setup = sheet.model.view.setup
    (record,) = read_records(record_path(profile_dir(), setup.match, 1).read_text("utf-8").splitlines())
    verify(record)
    assert sum(isinstance(event, Exchange) for event in record.events) == 1
    assert visit.book.bag(ME).count("touliang") == held
    # the rankings leave it out, and the round of 穷胡 is in them
    click(sheet.leave_button)
    page = visit.back_in_lobby()
    click(page.ranking)
    ranking = window.page
    assert isinstance(ranking, RankingsPage)
    ranking.kind.setValue(ALL_TIME)
    ranking.coins.setValue(COINS.index(Currency.QCOIN))
    visit.wait(lambda: ranking.ready)
    assert not ranking.list.lines
    ranking.coins.setValue(COINS.index(Currency.GOLD))
    visit.wait(lambda: ranking.ready)
    own = next(line for line in ranking.list.lines if line.who == ME)
    assert (own.rounds, own.value) == (1, visit.book.balance(ME, Currency.GOLD) - START[Currency.GOLD])
    click(ranking.back)
    assert isinstance(window.page, LobbyPage)
    records = open_records(window)
    visit.wait(lambda: bool(records.list.with_props) and bool(records.list.rows))
    assert records.list.with_props == {f"{setup.match}-001"}
    assert {row.shelved.name.removesuffix(".jsonl") for row in records.list.rows} > records.list.with_props
    records.grab()


def test_a_clock_set_back_brings_no_second_prop(visit, window, monkeypatch) -> None:
    first = visit.open()
    assert first.purse.day
    held = sum(first.purse.bag.held.values())
    click(first.back)
    real = purses.now
    for days in (0, -1, -400):
        monkeypatch.setattr(purses, "now", lambda days=days: real() + timedelta(days=days))
        page = visit.open()
        assert page.purse.day == ""
        assert sum(page.purse.bag.held.values()) == held
        click(page.back)
    monkeypatch.setattr(purses, "now", lambda: real() + timedelta(days=1))
    assert visit.open().purse.day


def test_rooms_one_cannot_enter_say_what_is_missing_and_nobody_sits_there(visit, window) -> None:
    page = visit.open()
    for number, button in enumerate(page.view.houses):
        click(button, QPoint(button.width() // 2, button.height() - 20))
        missing = max(0, page.house.venue.entry - 1000)
        assert page.entered == number
        assert button.lacking == missing == page.cost.lacking
        assert page.cost.sit.isEnabled() is not bool(missing)
        assert (f"{missing:,}" in page.cost.note()) is bool(missing)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert window.game is None
    assert not save_path(profile_dir()).exists()


@pytest.mark.parametrize("jiang", [True, False])
def test_28_may_be_the_pair_or_not_as_the_room_says(visit, window, jiang) -> None:
    page = visit.open()
    if not jiang:
        page.room.jiang.setValue(1)
    visit.sit_down()
    assert visit.model.view.setup.options["jiang_28"] is jiang
    assert visit.model.view.setup.options["base"] == 10


def test_relief_is_offered_to_who_has_little_and_booked_once_for_each_click(visit, window) -> None:
    visit.give(Currency.GOLD, -950)
    page = visit.open()
    assert page.cost.help.isVisible()
    click(page.cost.help)
    visit.wait(lambda: page.purse.gold == 1050)
    assert not page.cost.help.isVisible()
    assert window.toasted


@pytest.mark.slow
def test_a_rising_level_is_shown_once_with_what_it_brings(visit, window) -> None:
    visit.give(Currency.GOLD, 99)  # one short of 二万
    risen = False
    for _ in range(12):
        visit.open() if window.page is window.home else None
        page = visit.back_in_lobby()
        page.enter(0)
        visit.sit_down()
        sheet = visit.play_round()
        own = sheet.model.coins.seats[0]
        risen = own.after.number > own.before.number
        click(sheet.leave_button)
        if risen:
            break
        assert window.sheet is None
        visit.back_in_lobby()
    assert risen, "twelve rounds without a win"
    shown = window.sheet
    assert isinstance(shown, LevelSheet)
    assert shown.after == own.after
    assert own.after.title.zh in shown.headline()
    shown.grab()
    click(shown.go_on)
    page = visit.back_in_lobby()
    assert own.after.outfit in page.purse.worn
    assert page.purse.level == level_of(visit.book.balance(ME, Currency.GOLD))


def test_outfits_once_worn_can_be_chosen_and_others_not(visit, window) -> None:
    visit.give(Currency.GOLD, 6500)
    page = visit.open()
    click(page.plate)
    wardrobe = window.page
    assert isinstance(wardrobe, WardrobePage)
    worn = {card.outfit for card in wardrobe.body.cards if card.isEnabled()}
    assert worn == {0, LEVELS[1].outfit, LEVELS[7].outfit}, "what lay between was never worn"
    click(wardrobe.body.cards[LEVELS[1].outfit])
    assert window.settings.outfit == LEVELS[1].outfit
    click(wardrobe.body.cards[10])
    assert window.settings.outfit == LEVELS[1].outfit
    click(wardrobe.body.by_level)
    assert window.settings.outfit == -1
    wardrobe.grab()


@pytest.mark.slow
def test_who_falls_below_the_entry_goes_on_in_the_best_room_still_open(visit, window) -> None:
    visit.give(Currency.GOLD, 1500)  # 中级场 asks for 2500
    page = visit.open()
    assert page.house.id == "zhongji"
    visit.sit_down()
    seats = visit.game.venue.seats
    for _ in range(12):
        sheet = visit.finish_round()
        poor = sheet.model.coins.seats[0].balance < 2500
        sheet.accept()
        if isinstance(window.sheet, LevelSheet):
            window.sheet.accept()
        number = sheet.model.number
        if poor:
            break
        visit.wait(lambda number=number: visit.model.view.setup.number == number + 1)
    assert poor, "twelve rounds without a loss"
    visit.wait(lambda: visit.game.venue.room == "chuji" and visit.model is not None)
    assert visit.game.venue.seats == seats
    assert "初级场" in window.toasted


def test_relief_that_raises_the_level_shows_it_and_the_outfit_is_worn_everywhere(visit, window) -> None:
    visit.give(Currency.GOLD, -950)
    page = visit.open()
    assert page.purse.level.number == 1
    assert window.settings.wearing == 0
    click(page.cost.help)
    visit.wait(lambda: isinstance(window.sheet, LevelSheet))
    assert window.sheet.after == level_of(1050)
    window.sheet.accept()
    flush()
    assert window.settings.wearing == level_of(1050).outfit == 1
    assert window.settings.bust == window.settings.portrait + 6


def test_a_damaged_coin_book_is_told_with_its_line_and_left_alone(visit, window) -> None:
    visit.give(Currency.GOLD, 5)
    path = profile_dir() / BOOK_FILE
    damaged = path.read_bytes().replace(b'"change":5', b'"change":6')
    path.write_bytes(damaged)
    click(window.home.findChild(QWidget, "card-lobby"))
    visit.wait(lambda: bool(window.toasted))
    assert BOOK_FILE in window.toasted
    assert visit.page.purse is None
    assert not visit.page.cost.sit.isEnabled()
    for key in "brw":
        QTest.keyClicks(visit.page, key)
        if window.sheet is not None:
            window.sheet.shut()
    QTest.keyClick(visit.page, Qt.Key.Key_Return)
    assert window.game is None
    assert path.read_bytes() == damaged


# --- tables of 第6大陆


@pytest.mark.slow
def test_the_gift_comes_before_sitting_down_and_the_host_sets_the_table(visit, window) -> None:
    page = visit.open()
    page.pills.setValue(len(STREETS) - 1)
    QTest.keyClicks(page, "2")
    assert page.house.venue.multiplier == 3
    click(page.room.desks[3].stools[2])
    sheet = page.errands.open_table()
    sheet.body.switches["allow_peng"].click()
    sheet.body.switches["hint"].click()
    sheet.body.switches["timer"].click()
    sheet.shut()
    flush()
    click(page.cost.sit)
    gift = window.sheet
    assert isinstance(gift, GiftSheet)
    click(gift.take)
    visit.wait(lambda: window.game is not None and visit.model is not None)
    visit.game.session.set_pace(Pace(0))
    assert visit.book.balance(ME, Currency.GCOIN) == 1000
    options = visit.model.view.setup.options
    assert (options["table_multiplier"], options["allow_peng"]) == (3, False)
    assert visit.model.view.setup.dealer == 0
    assert visit.game.clock.seconds == 15
    visit.wait_for_discard()
    QTest.keyClicks(visit.game.table, "h")
    assert "桌主" in window.toasted
    sheet = visit.finish_round()
    assert sheet.model.coins.currency is Currency.GCOIN
    click(sheet.table_button)
    table = window.sheet
    assert isinstance(table, ResultSheet)
    for row, seat in zip(table.result.rows, sheet.model.coins.seats, strict=True):
        assert row.paid.total == seat.owed
        assert row.change == seat.change
        assert len(row.hand) + sum(len(meld.tiles) for meld in row.melds) >= 13
    for kind in ("wins", "kongs", "horses", "others"):
        assert sum(getattr(row.paid, kind) for row in table.result.rows) == 0
    assert table.accessibleName()
    table.grab()


def test_the_host_changes_ticks_from_the_next_round_on_and_the_cup_has_its_ranking(visit, window) -> None:
    visit.give(Currency.GCOIN, 5000)
    page = visit.open()
    page.go_to_street(len(STREETS) - 1)
    page.enter(0)
    page.stand_at(3, 0)
    sheet = page.errands.open_table()
    sheet.body.switches["cup"].click()
    assert not sheet.body.switches["props"].isEnabled()
    sheet.shut()
    visit.sit_down()
    visit.wait_for_discard()
    menu = window.open_menu()
    click(next(b for b in menu.buttons if b.objectName() == "menu-host"))
    sheet = window.sheet
    assert isinstance(sheet, TableSheet)
    assert not any(sheet.body.switches[claim].isEnabled() for claim in CLAIMS), "claims stay for the match"
    sheet.body.switches["hint"].click()
    sheet.body.switches["timer"].click()
    sheet.shut()
    flush()
    assert visit.game.allows("hint"), "it holds from the next round on"
    settled = visit.finish_round()
    settled.accept()
    visit.wait(lambda: visit.model.view.setup.number == 2)
    assert not visit.game.allows("hint")
    assert visit.game.clock.seconds == 15
    saved = load(save_path(profile_dir()))
    assert saved is not None
    assert not saved.venue.table.allows("hint")
    settled = visit.finish_round()
    click(settled.leave_button)
    page = visit.back_in_lobby()
    ranking = page.errands.open_rankings()
    ranking.kind.setValue(TOURNAMENT)
    visit.wait(lambda: ranking.which.text() == week(purses.now()) and ranking.ready)
    assert [(line.who, line.rounds) for line in ranking.list.lines] == [(ME, 2)], "the computer's players are asked for"
    ranking.computer.click()
    visit.wait(lambda: ranking.ready)
    assert len(ranking.list.lines) == 4
    assert next(line for line in ranking.list.lines if line.who == ME).rounds == 2
    ranking.grab()


def test_another_game_is_played_at_the_own_table(visit, window) -> None:
    visit.give(Currency.GCOIN, 5000)
    page = visit.open()
    page.go_to_street(len(STREETS) - 1)
    page.enter(1)
    page.stand_at(3, 1)
    sheet = page.errands.open_table()
    sheet.body.game.chosen.emit(GAMES.index("changsha"))
    sheet.shut()
    visit.sit_down()
    assert visit.model.view.setup.rules == "changsha"
    settled = visit.finish_round()
    points = settled.model.payments
    assert [seat.owed for seat in settled.model.coins.seats] == [3 * n for n in points]


@pytest.mark.parametrize("street", [JIPINGHU, 0])
def test_the_great_shift_laid_ready_in_the_lobby_acts_on_the_first_deal_where_there_are_props(
    visit, window, street
) -> None:
    page = visit.open()
    click(page.bag)
    bag = window.sheet
    click(bag.rows["qiankun"])
    if not bag.count("qiankun"):
        click(bag.buy)
        visit.wait(lambda: bag.count("qiankun") == 1)
    click(bag.use)
    assert page.armed
    assert bag.armed == "qiankun"
    bag.grab()
    bag.shut()
    page.go_to_street(street)
    page.enter(1 if street else 0)
    visit.sit_down()
    assert visit.model.view.setup.props == (("qiankun",) if street else ())


def test_who_is_not_the_host_sets_nothing(visit, window) -> None:
    visit.give(Currency.GCOIN, 5000)
    page = visit.open()
    page.go_to_street(len(STREETS) - 1)
    page.enter(0)
    visit.sit_down()
    assert visit.game.venue.host.startswith("ai:")
    assert "host" not in visit.game.more()
    failures: list[str] = []
    visit.game.session.failed.connect(failures.append)
    visit.game.session.set_table(TableSettings(1, frozenset(CLAIMS)))
    visit.wait(lambda: failures)
    assert "host" in failures[0]


def test_keys_of_a_table_are_bright_where_they_may_be_pressed(visit, window) -> None:
    visit.give(Currency.GCOIN, 5000)
    page = visit.open()
    page.go_to_street(len(STREETS) - 1)
    page.enter(0)
    page.stand_at(3, 0)
    visit.sit_down()
    keys = visit.game.keys
    greedy, claims = player("greedy", ""), 0
    while claims < 2 and not isinstance(window.sheet, SettlementSheet):
        visit.wait(lambda: visit.model.question is not None or isinstance(window.sheet, SettlementSheet))
        view, question = visit.model.view, visit.model.question
        if question is None:
            break
        offered = {action.kind.value for action in view.actions}
        for name, key in keys.keys.items():
            assert key.isEnabled() is (name == "help" or name in offered), name
        if "pass" in offered:
            claims += 1
            click(keys.keys["pass"])
            assert not keys.keys["pass"].isEnabled()
        else:
            click(keys.keys["pass"])  # dim: nothing happens
            assert visit.model.question == question
            assert visit.game.table.open
            visit.game.table.answer(greedy.choose(view))
        visit.wait(
            lambda question=question: visit.model.question != question or isinstance(window.sheet, SettlementSheet)
        )
    assert claims
    assert keys.isVisible()
    box = visit.game.table.switches_box
    assert keys.geometry().bottom() < box.y
    click(keys.keys["help"])
    assert isinstance(window.sheet, RulesSheet)


@pytest.mark.parametrize("taken", [True, False])
def test_the_gift_is_offered_again_before_each_round_of_who_has_little(visit, window, taken) -> None:
    visit.give(Currency.GCOIN, 990)
    page = visit.open()
    page.go_to_street(len(STREETS) - 1)
    page.enter(0)
    QTest.keyClick(page, Qt.Key.Key_Return)
    gift = window.sheet
    assert isinstance(gift, GiftSheet)
    click(gift.no)
    visit.wait(lambda: window.game is not None and visit.model is not None)
    visit.game.session.set_pace(Pace(0))
    settled = visit.finish_round()
    has = settled.model.coins.seats[0].balance
    assert has < 1000
    settled.accept()
    if isinstance(window.sheet, LevelSheet):
        window.sheet.accept()
    visit.wait(lambda: isinstance(window.sheet, GiftSheet))
    click(window.sheet.take if taken else window.sheet.no)
    visit.wait(lambda: visit.model.view.setup.number == 2)
    assert visit.book.balance(ME, Currency.GCOIN) == has + 1000 * taken


def test_gold_is_changed_into_g_coins_one_for_one(visit, window) -> None:
    page = visit.open()
    page.go_to_street(len(STREETS) - 1)
    click(page.room.exchange)
    sheet = window.sheet
    assert isinstance(sheet, ExchangeSheet)
    for text, possible in (("0", False), ("1001", False), ("", False), ("400", True)):
        sheet.field.edit.setText(text)
        assert sheet.change.isEnabled() is possible
    click(sheet.change)
    visit.wait(lambda: page.purse.balances[Currency.GCOIN] == 400)
    assert page.purse.gold == 600
    assert visit.book.bookings[-1].why is Why.EXCHANGE


def test_who_cannot_go_on_in_a_room_for_game_coins_is_back_in_the_lobby(visit, window) -> None:
    visit.give(Currency.QCOIN, 205 - START[Currency.QCOIN])
    page = visit.open()
    page.go_to_street(JIPINGHU)
    assert page.house.id == "small"
    visit.sit_down()
    settled = visit.finish_round()
    poor = settled.model.coins.seats[0].balance
    assert poor <= 200, "the fee alone is 5"
    visit.give(Currency.QCOIN, 199 - poor)
    settled.accept()
    visit.back_in_lobby()
    assert "还差 1 游戏币" in window.toasted
    assert not save_path(profile_dir()).exists()


def test_enter_presses_what_has_the_focus(visit, window) -> None:
    page = visit.open()
    page.plate.setFocus()
    QTest.keyClick(page.plate, Qt.Key.Key_Return)
    assert isinstance(window.page, WardrobePage)
    window.page.leave()
    flush()
    top = page.room.desks[2].top
    top.setFocus()
    QTest.keyClick(top, Qt.Key.Key_Return)
    assert isinstance(window.game, LookingOn)


def test_joining_a_table_the_host_who_sat_there_first_deals(visit, window) -> None:
    page = visit.open()
    desk, stool = page.tables[0], page.tables[0].free[0]
    click(page.room.desks[0].stools[stool])
    visit.sit_down()
    host = desk.stools[desk.host]
    assert visit.game.venue.seats[visit.model.view.setup.dealer] == host
    assert [p.person.name for p in visit.model.plates[1:]] == [REGULARS[who].name for who in visit.game.venue.seats[1:]]


def test_watching_shows_the_hands_of_those_who_allow_it(visit, window) -> None:
    page = visit.open()
    click(page.room.desks[2].top)
    game = window.game
    assert isinstance(game, LookingOn)
    game.session.set_pace(Pace(1, paused=False))
    visit.wait(lambda: game.session.model is not None and game.session.model.view.seats[0].concealed > 0)
    visit.wait(
        lambda: any(seat.hand for seat in game.session.model.view.seats[1:]) or not any(game.watching.allowed[1:])
    )
    game.session.set_pace(Pace(1, paused=True))

    def shown() -> list[bool]:
        return [bool(seat.hand) for seat in game.session.model.view.seats[1:]]

    allowed = list(game.watching.allowed)
    visit.wait(lambda: shown() == allowed[1:])
    game.switch(2)
    allowed[2] = not allowed[2]
    visit.wait(lambda: shown() == allowed[1:])
    assert UNKNOWN not in game.session.model.view.hand
    window.leave_game()
    assert isinstance(window.page, LobbyPage)
    assert visit.book.is_booked("") is False
    assert not any(booking.why is Why.ROUND for booking in visit.book.bookings)


def test_a_screen_for_watchers_sees_hands_that_may_be_seen_and_the_own_switch_holds_at_once(visit, window) -> None:
    visit.give(Currency.GCOIN, 1000)
    page = visit.open()
    page.go_to_street(len(STREETS) - 1)
    page.enter(0)
    page.stand_at(3, 0)
    visit.sit_down()
    visit.wait_for_discard()
    game = visit.game
    menu = window.open_menu()
    words = {button.objectName(): button.text() for button in menu.buttons}
    assert words["menu-consent"] == "不允许观看", "named after what it does"
    click(next(b for b in menu.buttons if b.objectName() == "menu-screen"))
    screen = game.screen
    assert screen is not None
    visit.wait(lambda: screen.table.model is not None)
    seen = screen.table.model.view
    own = visit.model.view
    assert seen.hand == own.hand
    assert [bool(seat.hand) for seat in seen.seats[1:]] == list(game.watching.allowed[1:])
    assert screen.table.model.waits is None
    assert seen.actions == ()
    game.do("consent")
    visit.wait(lambda: set(screen.table.model.view.hand) == {UNKNOWN})
    assert len(screen.table.model.view.hand) == len(own.hand)
    assert game.more()["consent"][0] == "允许观看"
    screen.grab()
    game.do("consent")
    visit.wait(lambda: screen.table.model.view.hand == visit.model.view.hand)
    screen.close()
    assert game.screen is None
    assert window.game is game


def test_at_a_table_that_forbids_watching_there_is_no_screen(visit, window) -> None:
    visit.give(Currency.GCOIN, 1000)
    page = visit.open()
    page.go_to_street(len(STREETS) - 1)
    page.enter(0)
    page.stand_at(3, 0)
    page.table = page.table.changed("watch", False, playing=False)
    visit.sit_down()
    assert set(visit.game.more()) == {"host"}


# --- leaving and going on


@pytest.mark.parametrize("room", ["small", "practice"])
def test_leaving_names_its_cost_in_coins_and_books_it(visit, window, room) -> None:
    page = visit.open()
    page.go_to_street(JIPINGHU)
    page.enter(["practice", "small"].index(room))
    visit.sit_down()
    visit.wait_for_discard()
    menu = window.open_menu()
    click(next(b for b in menu.buttons if b.objectName() == "menu-leave"))
    visit.wait(lambda: isinstance(window.sheet, LeaveSheet))
    sheet = window.sheet
    assert ("80 游戏币" in sheet.leave.text()) is (room == "small")
    click(sheet.leave)
    if room == "small":
        visit.wait(lambda: isinstance(window.sheet, SettlementSheet))
        assert window.sheet.model.coins.seats[0].change == -80
        window.sheet.accept()
    visit.back_in_lobby()
    assert visit.book.balance(ME, Currency.QCOIN) == START[Currency.QCOIN] - (80 if room == "small" else 0)
    assert not save_path(profile_dir()).exists()


@pytest.mark.slow
def test_no_other_match_pushes_a_round_for_coins_aside(visit, window) -> None:
    visit.open()
    visit.sit_down()
    visit.wait_for_discard()
    window.leave_game()  # saved
    assert window.page is window.home
    window.open_new_match()
    sheet = window.sheet
    assert isinstance(sheet, NewMatch)
    click(sheet.start)
    visit.wait(lambda: window.game is not None and window.game.session.model is not None)
    assert isinstance(window.game, CoinGame)
    assert visit.game.venue.room == "chuji"


def test_voices_are_cantonese_in_guangdong_unless_switched_off(visit, window) -> None:
    page = visit.open()
    page.go_to_street(JIPINGHU)
    page.enter(1)
    visit.sit_down()
    assert visit.game.sounds.settings.voice == "cantonese"
    bag = visit.game.open_bag()
    bag.choose(BY_ID["yuyin"])
    click(bag.use)
    assert visit.game.sounds.settings.voice == "mandarin"
    bag.choose(BY_ID["jinshouzhi"])
    click(bag.use)
    assert visit.game.table.board.caret.golden
    assert bag.on["jinshouzhi"]
    window.leave_game()
    window.resume()
    assert not visit.game.table.board.caret.golden, "until one leaves the table"


def test_every_street_and_house_is_reached_by_keys_and_named(visit, window) -> None:
    page = visit.open()
    for street in STREETS:
        assert page.street is street
        assert len(page.view.houses) == len(street.houses)
        has = page.purse.balances[street.currency]
        for number in range(len(street.houses)):
            QTest.keyClicks(page, str(number + 1))
            assert page.view.houses[number].lacking == max(0, page.house.venue.entry - has)
            assert page.entered == number
            assert page.view.houses[number].isChecked()
            assert page.view.houses[number].accessibleName()
        before = page.at
        QTest.keyClick(page, Qt.Key.Key_Down)
        assert page.at != before
        QTest.keyClick(page, Qt.Key.Key_Up)
        assert page.at == before
        QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.street is STREETS[0]


@pytest.mark.parametrize("size", [(1180, 664), (1366, 768), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_no_house_covers_another_and_the_tables_stay_on_the_page(visit, window, size, language) -> None:
    window.change_settings(replace(window.settings, language=language))
    window.resize(*size)
    page = visit.open()
    for number in range(len(STREETS)):
        page.go_to_street(number)
        flush()
        plaques = []
        for button in page.view.houses:
            box = button.geometry()
            wide = round(button.plaque_width())
            plaques.append((box.center().x() - wide / 2, box.center().x() + wide / 2, box.bottom() - 60, box.bottom()))
            assert page.view.rect().contains(box.adjusted(4, 4, -4, -4))
        for n, one in enumerate(plaques):
            for other in plaques[:n]:
                apart = one[0] >= other[1] or other[0] >= one[1] or one[2] >= other[3] or other[2] >= one[3]
                assert apart, (number, one, other)
        assert page.rect().contains(page.cost.geometry())
        assert page.rect().contains(page.room.geometry())


@pytest.mark.parametrize("scale", [150, 200, 300])
def test_large_text_makes_the_page_longer_and_cuts_nothing(visit, window, scale) -> None:
    window.change_settings(replace(window.settings, text_scale=scale))
    page = visit.open()
    assert page.ground.height() > page.area.height() or not page.stacked
    inside = page.ground.rect()
    parts = (page.plate, page.bag, page.ranking, page.view, page.room, page.cost)
    for n, part in enumerate(parts):
        assert inside.contains(part.geometry().adjusted(6, 6, -6, -6)), part.objectName()
        if page.stacked:
            for other in parts[:n]:
                assert not part.geometry().adjusted(6, 6, -6, -6).intersects(other.geometry().adjusted(6, 6, -6, -6))
    QTest.keyClick(page, Qt.Key.Key_Return)
    visit.wait(lambda: window.game is not None and visit.model is not None)


@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_at_three_times_the_text_all_of_the_rankings_is_reached_and_whole(
    visit, window, monkeypatch, language: str
) -> None:
    page = visit.open()
    window.change_settings(replace(window.settings, text_scale=300, language=language))
    ranking = page.errands.open_rankings()
    visit.wait(lambda: ranking.ready)
    lines = tuple(Ranked(n + 1, who, 20_000 - 9_000 * n, 31 - n, purses.now()) for n, who in enumerate((*REGULARS, ME)))
    ranking.list.show_lines(lines, COINS[0], window.settings, {})
    ranking.place()
    flush()
    bar, seen = ranking.whole.verticalScrollBar(), ranking.whole.viewport().rect()
    assert bar.maximum() > 0
    assert ranking.area.height() >= ranking.list.height(), "lines are not scrolled within what scrolls"
    for part in (ranking.kind, ranking.coins, ranking.which, ranking.computer, ranking.list):
        for foot in (False, True):
            at = part.mapTo(ranking.body, part.rect().bottomLeft() if foot else part.rect().topLeft())
            bar.setValue(at.y() - seen.height() // 2)
            assert seen.contains(ranking.body.mapTo(ranking.whole.viewport(), at))
    painted = Painted(monkeypatch)
    ranking.list.grab()
    ranking.told.grab()
    names = {ranking.list.name(line.who) for line in lines}
    assert names <= set(painted.texts)
    assert {signed(line.value) for line in lines} <= set(painted.texts)
    assert not any("…" in text for text in painted.texts)


@pytest.mark.parametrize("width", [600, 1180, 1366, 2000, 2560])
def test_the_wardrobe_has_as_many_clothes_in_each_row(visit, window, width: int) -> None:
    body = visit.open().errands.open_wardrobe().body
    assert (len(body.cards) + 1) % body.columns(width) == 0
    body.resize(width, 900)
    body.place()
    cards = (body.by_level, *body.cards)
    rows = {y: [card.geometry() for card in cards if card.y() == y] for y in {card.y() for card in cards}}
    assert len({len(row) for row in rows.values()}) == 1
    assert max(box.right() for row in rows.values() for box in row) <= width
