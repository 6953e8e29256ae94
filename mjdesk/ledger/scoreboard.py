"""A scoreboard for a TV or phones: a small web server that only reads. Off unless somebody starts it.

It binds to the one address it is given, answers GET and HEAD alone, knows three paths, and tells names and points of
running tables: no notes, no money, nothing of earlier evenings. Names are escaped; the page runs one script of its own
and may load nothing from elsewhere.
"""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Callable
from html import escape
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from typing import Any, ClassVar, Final

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

from . import people
from . import sessions as store
from .accounts import balances
from .book import Book
from .sessions import PLAYED, State
from .tables import rules_name

KEPT_S: Final = 1.0  #: readers within a second get the same answer: fifty of them cost no more than one
_SECURITY: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


def scores(book: Book, language: str = "zh") -> dict[str, Any]:
    """What the board tells: running tables with names, points, rounds and minutes, in words of a language; who has
    ``left`` a table is told as well, so that it adds up.
    """
    with book.reading() as connection:
        desks = {desk.id: desk.name for desk in people.desks(connection)}
        names = {p.id: p.name for p in people.players(connection, gone=True)}
        tables = []
        for found in reversed(store.sessions(connection, states=PLAYED)):
            seated = store.frame(connection, found).players_at(found.count + 1)
            points = balances(connection, found.id)
            minutes = found.played_ms(book.clock()) // 60_000
            tables.append({
                "table": desks.get(found.desk_id or 0, ""),
                "rules": rules_name(found.rules, language),
                "state": found.state.value,
                "round": found.count + 1,
                "minutes": minutes,
                "about": _about(found.state, found.count + 1, minutes).in_language(language),
                "seats": [{"name": names.get(p or 0, ""), "points": points.get(p or 0, 0)} for p in seated],
                "left": [{"name": names[p], "points": n} for p, n in points.items() if n and p not in seated],
            })  # fmt: skip
    return {"tables": tables}


def _about(state: State, number: int, minutes: int) -> Text:
    """The round, the time, and whether there is a break."""
    time = f"{minutes // 60}:{minutes % 60:02}"
    if state is State.BREAK:
        return Text(f"休息 · {time}", f"Break · {time}")
    return Text(f"第 {number} 局 · {time}", f"Round {number} · {time}")


def page(told: dict[str, Any]) -> str:
    """The page, readable without its script, which only brings newer points."""
    return _PAGE.replace("{{tables}}", tables_html(told))


def tables_html(told: dict[str, Any]) -> str:
    """The tables as HTML; every text is escaped."""
    out = []
    for table in told["tables"]:
        seats = "".join(
            f"<li class='{kind}'><span>{escape(seat['name'] or '—')}</span><b class='{_tone(seat['points'])}'>"
            f"{_signed(seat['points'])}</b></li>"
            for kind in ("seats", "left")
            for seat in table[kind]
        )
        head = f"<h2>{escape(table['table'])}<small>{escape(table['rules'])}</small></h2>"
        out.append(
            f"<section class='{escape(table['state'])}'>{head}<p>{escape(table['about'])}</p><ul>{seats}</ul></section>"
        )
    return "".join(out) or "<p class='empty'>—</p>"


def _tone(points: int) -> str:
    return "gain" if points > 0 else "loss" if points < 0 else ""


def _signed(points: int) -> str:
    return f"{points:+,}".replace("-", "−") if points else "0"


_PAGE: Final = """<!doctype html>
<html lang="zh"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>mjdesk</title>
<style>
body{margin:0;background:#111719;color:#eef1eb;font:500 clamp(16px,1.55vw,44px)/1.5 "Noto Sans SC",system-ui,sans-serif}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17em),1fr));gap:1em;padding:1em}
section{background:#212b2e;border:1px solid #2b373a;border-radius:1.2em;padding:1em 1.4em}
section.break{opacity:.65}section.call{border-color:#ebb04f;background:#3b2f19}
h2{margin:0;font-size:1.6em;line-height:1.3}small{font-size:.58em;font-weight:400;color:#b8c1bb;margin-left:.7em}
p{margin:.1em 0 .6em;color:#b8c1bb}ul{list-style:none;margin:0;padding:0}
li{display:flex;justify-content:space-between;gap:1em;padding:.15em 0;font-size:1.3em}
li span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}li b{font-variant-numeric:tabular-nums}
li.left{opacity:.55;font-size:1em}.gain{color:#f0bf6c}.loss{color:#93bbe6}.empty{font-size:3em;text-align:center}
</style></head><body><main id="tables">{{tables}}</main><script src="/board.js"></script></body></html>
"""

_SCRIPT: Final = """"use strict";
const part = (name, text, tone) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (tone) made.className = tone;
  return made;
};
const signed = n => n > 0 ? "+" + n.toLocaleString("en") : n < 0 ? "\\u2212" + (-n).toLocaleString("en") : "0";
const show = told => {
  const main = document.getElementById("tables");
  main.replaceChildren(...told.tables.map(table => {
    const section = part("section", undefined, table.state), head = part("h2", table.table), list = part("ul");
    head.append(part("small", table.rules));
    for (const kind of ["seats", "left"]) for (const seat of table[kind]) {
      const line = part("li", undefined, kind);
      line.append(part("span", seat.name || "\\u2014"),
                  part("b", signed(seat.points), seat.points > 0 ? "gain" : seat.points < 0 ? "loss" : ""));
      list.append(line);
    }
    section.append(head, part("p", table.about), list);
    return section;
  }));
  if (!told.tables.length) main.append(part("p", "\\u2014", "empty"));
};
setInterval(() => fetch("/scores.json").then(answer => answer.json()).then(show).catch(() => {}), 3000);
"""


class _Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD; everything else is not implemented."""

    server_version = "mjdesk"
    sys_version = ""
    protocol_version = "HTTP/1.1"
    timeout = 10
    board: ClassVar[Scoreboard]

    def do_GET(self) -> None:
        """Answer with a body."""
        self._answer(body=True)

    def do_HEAD(self) -> None:
        """Answer without a body."""
        self._answer(body=False)

    def _answer(self, *, body: bool) -> None:
        known: dict[str, Callable[[], tuple[str, str]]] = {
            "/": lambda: ("text/html", page(self.board.scores())),
            "/board.js": lambda: ("text/javascript", _SCRIPT),
            "/scores.json": lambda: ("application/json", json.dumps(self.board.scores(), ensure_ascii=False)),
        }
        made = known.get(self.path.partition("?")[0])
        if made is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        kind, text = made()
        data = text.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        for name, value in _SECURITY.items():
            self.send_header(name, value)
        self.end_headers()
        if body:
            self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - http.server's name
        """Say nothing: who looks at the scores is nobody's business."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


class Scoreboard:
    """The server. ``start`` opens it in threads of its own; ``stop`` closes it."""

    def __init__(
        self, book: Book, host: str, port: int = 8088, clock: Callable[[], float] = time.monotonic, *,
        language: str = "zh",
    ) -> None:  # fmt: skip
        """``host`` is an address of this machine; raises BadInput for a name or for every address at once."""
        self.language = language
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            raise BadInput(f"{host!r}; expected an address of this machine such as 192.168.1.20", "host") from None
        if address.is_unspecified:
            raise BadInput(f"{host} would open it on every network; expected one address", "host")
        self.book, self.host, self.port, self.clock = book, host, port, clock
        self._kept: tuple[float, dict[str, Any]] | None = None
        self._lock = Lock()
        self._server: _Server | None = None

    def scores(self) -> dict[str, Any]:
        """What is told now."""
        with self._lock:
            now = self.clock()
            if self._kept is None or now - self._kept[0] >= KEPT_S:
                self._kept = now, scores(self.book, self.language)
            return self._kept[1]

    @property
    def url(self) -> str:
        """Where it is."""
        port = self._server.server_address[1] if self._server is not None else self.port
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{port}/"

    def start(self) -> None:
        """Open it; raises BadInput when the address or port cannot be had."""
        handler = type("Handler", (_Handler,), {"board": self})
        try:
            self._server = _Server((self.host, self.port), handler)
        except OSError as error:
            raise BadInput(f"{self.host}:{self.port} cannot be opened ({error.strerror})", "host") from None
        serve = self._server.serve_forever
        Thread(target=serve, args=(0.05,), name="scoreboard", daemon=True).start()

    def stop(self) -> None:
        """Close it."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
