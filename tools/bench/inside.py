"""What no peer does: the table in the window, the ledger, the wire of a table, reading photos."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from .measure import Row, each, once_each

if TYPE_CHECKING:
    from mjdesk.engine.events import Event
    from mjdesk.ui.models import TableModel
    from mjdesk.ui.table.widget import TableWidget

ROOT = Path(__file__).resolve().parents[2]
#: photos to read, where they lie beside the checkout
PHOTOS = ROOT.parent / "shared" / "photos" / "tiles"
MOST_PHOTOS = 12


def rows() -> Iterator[Row]:
    """All of them."""
    yield from frames()
    yield ledger()
    yield from codec()
    yield from recognition()


def frames() -> Iterator[Row]:
    """Every event of a round shown at the table, at both sizes; a frame of its motion."""
    from mjdesk.ui.app import make_application
    from mjdesk.ui.look import look
    from mjdesk.ui.table.widget import TableWidget
    from tests.ui.table_models import whole_round

    app = make_application(["mjdesk"])
    for size in ((1366, 768), (2560, 1440)):
        look().fit(*size)
        table = TableWidget()
        table.resize(*size)
        table.show()
        moments = whole_round("table-21")
        for moment in moments[::8]:
            table.show_model(*moment)
        table.finish_motion()
        table.grab()
        times = []
        for _ in range(3):
            for moment in moments:
                times += once_each(partial(_show, table), [moment])
                table.finish_motion()
                app.processEvents()
        times.sort()
        name = f"an event shown at {size[0]}×{size[1]}"
        yield Row(f"{name}, median", times[len(times) // 2])
        yield Row(f"{name}, slowest of twenty", times[len(times) * 95 // 100])
        table.hide()
        table.deleteLater()
        app.processEvents()


def _show(table: TableWidget, moment: tuple[TableModel, Event | None]) -> None:
    from PySide6.QtWidgets import QApplication

    table.show_model(*moment)
    QApplication.processEvents()


def ledger() -> Row:
    """A round saved by its tiles into a fresh ledger on the disk."""
    from mjdesk.ledger.book import Book
    from mjdesk.ledger.people import add_player
    from mjdesk.ledger.rounds import save_round
    from mjdesk.ledger.sessions import begin_session
    from tools.measure_ledger import win

    with tempfile.TemporaryDirectory() as folder:
        book = Book.open(folder=Path(folder))
        people = [add_player(book, name).id for name in ("East", "South", "West", "North")]
        session = begin_session(book, "wuhan", people)
        numbers = count()
        seconds = each(lambda n: save_round(book, session.id, win(n), key=f"bench {next(numbers)}"), range(20), 2)
        book.close()
    return Row("a round saved in the ledger, by its tiles", seconds, note="processor time; the disk's own is not in it")


def codec() -> Iterator[Row]:
    """Frames of a table written and read, both encodings."""
    from mjdesk.devices.link import messages as m
    from mjdesk.devices.link.decoder import BinaryDecoder, Encoding, LineDecoder, encode

    frames = [m.Frame(n % m.SEQUENCE, n, m.Seen(m.Zone.RIVER, n % 4, tuple(range(n % 20)), 99)) for n in range(2000)]
    for encoding, decoder in ((Encoding.BINARY, BinaryDecoder), (Encoding.LINES, LineDecoder)):
        data = [encode(frame, encoding) for frame in frames]
        reader = decoder()
        yield Row(f"a frame written, {encoding.value}", each(partial(encode, encoding=encoding), frames, 3))
        yield Row(f"a frame read, {encoding.value}", each(reader.feed, data, 3))


def recognition() -> Iterator[Row]:
    """A drawn photo and a frame of a film read; real photos too, where they lie beside the checkout."""
    import cv2

    from mjdesk.devices.camera.picture import read_picture
    from mjdesk.devices.camera.recogniser import Recogniser
    from tools.camera.rack import rack

    cv2.setNumThreads(1)
    recogniser = Recogniser()
    photo, frame = rack(4000, 3000), rack(1280, 720)
    yield Row("a drawn photo of 14 tiles read", once_each(recogniser.read, [photo] * 4)[0])
    yield Row("a frame of 720 lines read", once_each(partial(recogniser.read, quick=True), [frame] * 6)[0])
    if PHOTOS.is_dir():
        pictures = [read_picture(path) for path in sorted(PHOTOS.iterdir())[:MOST_PHOTOS]]
        times = once_each(recogniser.read, pictures)
        yield Row("a photo read, median", times[len(times) // 2])
