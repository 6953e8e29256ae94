"""The scoreboard reads, escapes, tells nothing private, and changes nothing."""

from __future__ import annotations

import http.client
import json
import socket
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select

from mjdesk.engine.errors import BadInput
from mjdesk.ledger import people, sessions
from mjdesk.ledger.schema import METADATA
from mjdesk.ledger.scoreboard import Scoreboard, scores, tables_html
from mjdesk.ledger.seating import reseat, reseating
from tests.ledger.rounds import points, save

EVIL = "<script>alert(1)</script>"


@pytest.fixture
def board(book):
    """A running board on this machine alone, with a table and a hostile name."""
    who = [people.add_player(book, name, note="owes 200").id for name in ("老吴", EVIL, "\"'><img src=x>", "小魏")]
    session = sessions.begin_session(book, "wuhan", who, desk=people.add_desk(book, "3 & <b>").id, note="private note")
    save(book, session.id, points(30, -10, -10, -10))
    made = Scoreboard(book, "127.0.0.1", 0)
    made.start()
    yield made
    made.stop()


def ask(board: Scoreboard, path: str = "/", method: str = "GET", body: str | None = None):
    there = urlsplit(board.url)
    connection = http.client.HTTPConnection(there.hostname or "", there.port, timeout=20)
    try:
        connection.request(method, path, body)
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read().decode()
    finally:
        connection.close()


class Seen(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def test_a_table_that_somebody_left_still_adds_up(book, four, evening) -> None:
    save(book, evening.id, points(30, -10, -10, -10))
    reseat(book, reseating(book, evening.id, 2, ("老吴", "陈姐", "高师傅", "<i>替补</i>")))
    save(book, evening.id, points(4, 0, 0, -4))
    told = scores(book)
    (table,) = told["tables"]
    assert table["left"] == [{"name": "小魏", "points": -10}]
    assert sum(seat["points"] for seat in (*table["seats"], *table["left"])) == 0
    html = tables_html(told)
    assert "<li class='left'><span>小魏</span><b class='loss'>−10</b></li>" in html
    assert "<i>" not in html


def test_names_are_text_and_nothing_else(board) -> None:
    status, headers, html = ask(board)
    seen = Seen()
    seen.feed(html)
    assert status == 200
    assert seen.tags.count("script") == 1, "its own one"
    assert "img" not in seen.tags
    assert "b" in seen.tags
    assert EVIL in seen.text
    assert "+30" in seen.text
    assert "−10" in seen.text
    assert "default-src 'none'" in headers["Content-Security-Policy"]


def test_nothing_private_is_told(board) -> None:
    everything = "".join(ask(board, path)[2] for path in ("/", "/scores.json", "/board.js"))
    assert "owes 200" not in everything
    assert "private note" not in everything
    told = json.loads(ask(board, "/scores.json")[2])
    assert set(told["tables"][0]) == {"table", "rules", "state", "round", "minutes", "about", "seats", "left"}
    assert set(told["tables"][0]["seats"][0]) == {"name", "points"}


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_it_changes_nothing(board, book, method) -> None:
    def everything():
        with book.reading() as connection:
            return [connection.execute(select(table)).all() for table in METADATA.sorted_tables]

    before = everything()
    assert ask(board, "/scores.json", method, "{}")[0] == 501
    assert everything() == before


@pytest.mark.parametrize("path", ["/../ledger.db", "/ledger.db", "//etc/passwd", "/scores.json/x", "/%2e%2e/"])
def test_other_paths_are_not_there(board, path) -> None:
    assert ask(board, path)[0] == 404


def test_fifty_readers_at_once(board) -> None:
    with ThreadPoolExecutor(50) as pool:
        answers = list(pool.map(lambda _: ask(board, "/scores.json"), range(100)))
    assert {status for status, _, _ in answers} == {200}
    assert len({body for _, _, body in answers}) <= 3


def test_it_is_on_the_one_address_alone(board) -> None:
    there = urlsplit(board.url)
    other = socket.socket()
    other.settimeout(2)
    with pytest.raises(OSError, match="refused"):
        other.connect(("127.0.0.2", there.port))
    other.close()


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "localhost", "somewhere.example", ""])
def test_every_network_at_once_is_refused(book, host) -> None:
    with pytest.raises(BadInput):
        Scoreboard(book, host)


def test_a_port_that_is_taken_is_said(board, book) -> None:
    port = urlsplit(board.url).port
    assert port is not None
    with pytest.raises(BadInput, match="cannot be opened"):
        Scoreboard(book, "127.0.0.1", port).start()
