"""Photos of players: small pictures in the database, so that every desk and every export has them."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from mjdesk.engine.errors import BadInput
from mjdesk.engine.text import Text

from .book import Book
from .people import player
from .schema import PHOTO, PLAYER

MOST: Final = 96 * 1024  #: bytes
_KINDS: Final = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")  #: JPEG, PNG


def set_photo(book: Book, player_id: int, picture: bytes) -> str:
    """Keep the photo of a player (JPEG or PNG, at most `MOST` bytes; empty: none); returns its token."""
    if picture and not picture.startswith(_KINDS):
        raise BadInput("is neither JPEG nor PNG", "photo", Text("这不是图片", "this is no picture"))
    if len(picture) > MOST:
        raise BadInput(
            f"{len(picture)} bytes; expected at most {MOST}", "photo", Text("图片太大", "too large a picture")
        )
    token = hashlib.sha256(picture).hexdigest()[:16] if picture else ""

    def work(connection: Connection) -> str:
        before = player(connection, player_id)
        connection.execute(delete(PHOTO).where(PHOTO.c.player_id == player_id))
        if picture:
            data = base64.b64encode(picture).decode()
            connection.execute(insert(PHOTO).values(player_id=player_id, data=data))
        connection.execute(update(PLAYER).where(PLAYER.c.id == player_id).values(photo=token))
        book.note(connection, "photo-changed", before={"id": player_id, "photo": before.photo},
                  after={"id": player_id, "name": before.name, "photo": token})  # fmt: skip
        return token

    return book.write(work)


def photos(connection: Connection, known: Collection[str] = ()) -> dict[str, bytes]:
    """The photos of everybody by their tokens, without those that are known already."""
    query = select(PLAYER.c.photo, PHOTO.c.data).join(PHOTO, PHOTO.c.player_id == PLAYER.c.id)
    if known:
        query = query.where(PLAYER.c.photo.not_in(sorted(known)))
    return {token: base64.b64decode(data) for token, data in connection.execute(query).tuples()}
