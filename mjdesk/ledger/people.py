"""Players and tables: who there is."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, func, select, update

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

from .book import Book, inserted, to_json
from .errors import LedgerError
from .schema import DESK, PLAYER

LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Player:
    """A person. ``photo`` is the token of its picture (`photos`). ``note`` is private: no board, sheet or export of
    scores shows it."""

    id: int
    name: str
    aliases: tuple[str, ...] = ()
    guest: bool = False
    portrait: int = 0
    colour: str = ""
    photo: str = ""
    note: str = ""
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Desk:
    """A table of the parlor; ``place`` is its place on the board."""

    id: int
    name: str
    place: int


def clean_name(name: str) -> str:
    """A name without what does not show; raises BadInput when nothing is left or it is too long."""
    clean = " ".join("".join(c for c in name if c.isprintable() or c.isspace()).split())
    if not clean:
        raise BadInput("is empty; expected a name", "name", Text("名字不能空着", "a name is needed"))
    if len(clean) > LONGEST_NAME:
        most = LONGEST_NAME
        raise BadInput(f"{len(clean)} characters; expected at most {most}", "name",
                       Text(f"名字最多 {most} 个字", f"a name has at most {most} characters"))  # fmt: skip
    return clean


def _player(row: Any) -> Player:
    return Player(
        row.id, row.name, tuple(json.loads(row.aliases)), row.guest, row.portrait, row.colour, row.photo, row.note,
        row.gone,
    )  # fmt: skip


def players(connection: Connection, *, gone: bool = False) -> tuple[Player, ...]:
    """Everybody, by name; those who are gone only when asked for."""
    query = select(PLAYER).order_by(PLAYER.c.name, PLAYER.c.id)
    return tuple(map(_player, connection.execute(query if gone else query.where(~PLAYER.c.gone))))


def player(connection: Connection, player_id: int) -> Player:
    """One player; raises LedgerError when there is none."""
    row = connection.execute(select(PLAYER).where(PLAYER.c.id == player_id)).one_or_none()
    if row is None:
        raise LedgerError(Text(f"没有 {player_id} 号玩家", f"there is no player {player_id}"))
    return _player(row)


def names(connection: Connection, ids: Iterable[int]) -> dict[int, str]:
    """The names of some players."""
    query = select(PLAYER.c.id, PLAYER.c.name).where(PLAYER.c.id.in_(sorted(set(ids))))
    return dict(connection.execute(query).tuples().all())


def find(connection: Connection, name: str) -> Player:
    """The player of a name or alias; raises LedgerError when there is none, or several of an alias."""
    found = known(connection, name)
    if found is None:
        raise LedgerError(Text(f"没有叫“{name}”的玩家", f"there is no player {name!r}"))
    return found


def known(connection: Connection, name: str) -> Player | None:
    """The player of a name or alias, None where nobody has it; raises LedgerError for an alias of several."""
    wanted = clean_name(name).casefold()
    everybody = players(connection, gone=True)
    found = [p for p in everybody if p.name.casefold() == wanted and not p.gone]
    found = found or [p for p in everybody if wanted in (a.casefold() for a in p.aliases) and not p.gone]
    if len(found) > 1:
        raise LedgerError(Text(f"叫“{name}”的不止一个", f"{name!r} is an alias of several players"))
    return found[0] if found else None


def add_player(book: Book, name: str, *, guest: bool = False, portrait: int | None = None, note: str = "") -> Player:
    """A new player; raises LedgerError when somebody has that name."""
    clean = clean_name(name)

    def work(connection: Connection) -> Player:
        _require_free(connection, clean)
        number = connection.execute(select(func.count()).select_from(PLAYER)).scalar_one()
        look = number if portrait is None else portrait
        new = inserted(connection, PLAYER, name=clean, guest=guest, portrait=look, note=note, at=book.clock())
        book.note(connection, "player-added", after={"id": new, "name": clean, "guest": guest})
        return Player(new, clean, guest=guest, portrait=look, note=note)

    return book.write(work)


def known_or_added(book: Book, name: str) -> Player:
    """The player of a name or alias, added where nobody has it; raises LedgerError for an alias of several."""
    with book.reading() as connection:
        found = known(connection, name)
    return found or add_player(book, name)


def change_player(book: Book, changed: Player) -> Player:
    """Keep a player as it is now; raises LedgerError when somebody else has the name."""
    clean = replace(changed, name=clean_name(changed.name), aliases=tuple(map(clean_name, changed.aliases)))

    def work(connection: Connection) -> Player:
        before = player(connection, clean.id)
        if before.name.casefold() != clean.name.casefold():
            _require_free(connection, clean.name)
        values = {
            "name": clean.name, "aliases": to_json(list(clean.aliases)), "guest": clean.guest, "gone": clean.gone,
            "portrait": clean.portrait, "colour": clean.colour, "photo": clean.photo, "note": clean.note,
        }  # fmt: skip
        connection.execute(update(PLAYER).where(PLAYER.c.id == clean.id).values(**values))
        book.note(connection, "player-changed", before=_told(before), after=_told(clean))
        return clean

    return book.write(work)


def _told(who: Player) -> dict[str, Any]:
    return {"id": who.id, "name": who.name, "aliases": list(who.aliases), "guest": who.guest, "gone": who.gone}


def _require_free(connection: Connection, name: str) -> None:
    there = connection.scalars(select(PLAYER.c.name).where(~PLAYER.c.gone))
    if name.casefold() in map(str.casefold, there):  # SQLite itself knows small letters of English only
        raise LedgerError(Text(f"已经有人叫“{name}”", f"there is a player {name!r} already"))


# --- tables


def desks(connection: Connection) -> tuple[Desk, ...]:
    """The tables in the order of the board."""
    query = select(DESK).where(~DESK.c.gone).order_by(DESK.c.place, DESK.c.id)
    return tuple(Desk(row.id, row.name, row.place) for row in connection.execute(query))


def add_desk(book: Book, name: str = "") -> Desk:
    """A new table, at the end of the board; without a name it has the next number."""

    def work(connection: Connection) -> Desk:
        last = connection.execute(select(func.max(DESK.c.place))).scalar() or 0
        named = clean_name(name or str(last + 1))
        there = {desk.name for desk in desks(connection)}
        if named in there:
            raise LedgerError(Text(f"已经有 {named} 号桌", f"there is a table {named} already"))
        new = inserted(connection, DESK, name=named, place=last + 1)
        book.note(connection, "desk-added", after={"id": new, "name": named})
        return Desk(new, named, last + 1)

    return book.write(work)


def desk_named(connection: Connection, name: str) -> Desk | None:
    """The table of a name."""
    return next((desk for desk in desks(connection) if desk.name == name), None)
