"""The sheet of settings. Every choice holds at once; there is nothing to confirm."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QWidget

from mjdesk.engine.options import Option, OptionValue
from mjdesk.engine.text import Text
from mjdesk.profile import profile_dir
from mjdesk.ui.i18n import LANGUAGES, tr
from mjdesk.ui.icons import portrait
from mjdesk.ui.look import look
from mjdesk.ui.option_rows import OptionList
from mjdesk.ui.settings import PORTRAITS, SPEEDS, Settings
from mjdesk.ui.sound.clips import PACKS, voices
from mjdesk.ui.sound.sounds import NO_VOICE
from mjdesk.ui.widgets import Button, ButtonKind, Field, Label, Painted, Scroll, Sheet, canvas
from mjdesk.ui.widgets.base import named

_SCALES = (100, 125, 150, 200, 250, 300)
_TIMES = (10, 15, 20, 30, 60)
_VOLUMES = (20, 40, 55, 70, 85, 100)
_LONGEST_NAME = 12


def _now(text: str) -> Text:
    """A text of the current language in the shape of the engine's texts."""
    return Text(text, text)


def _choice(setting: str, name: str, about: str, group: str, values: dict[str, str]) -> Option:
    default = str(getattr(Settings(), setting))
    labels = tuple(_now(label) for label in values.values())
    return Option(setting, "enum", default, _now(name), _now(about), _now(group), tuple(values), labels)


def _switch(setting: str, name: str, about: str, group: str) -> Option:
    return Option(setting, "bool", bool(getattr(Settings(), setting)), _now(name), _now(about), _now(group))


def _amount(setting: str, name: str, about: str, group: str, labels: dict[int, str]) -> Option:
    words = tuple(_now(label) for label in labels.values())
    default = int(getattr(Settings(), setting))
    return Option(setting, "int", default, _now(name), _now(about), _now(group), tuple(labels), words)


def setting_options() -> tuple[Option, ...]:
    """The settings as options, in the current language, so that they are shown as options are."""
    looks, play, sounds = tr("How it looks"), tr("How it plays"), tr("How it sounds")
    return (
        _choice("language", tr("Language"), "", looks, {"auto": tr("As the system"), **LANGUAGES}),
        _choice(
            "light",
            tr("Brightness"),
            "",
            looks,
            {"auto": tr("As the system"), "light": tr("Light"), "dark": tr("Dark")},
        ),
        _choice(
            "cloth",
            tr("Cloth"),
            tr("Automatic: pine when light, ink when dark"),
            looks,
            {"auto": tr("Automatic"), "pine": tr("Pine"), "ink": tr("Ink")},
        ),
        _choice(
            "back", tr("Tile backs"), "", looks, {"jade": tr("Jade"), "indigo": tr("Indigo"), "bamboo": tr("Bamboo")}
        ),
        _switch("safe_inks", tr("Colour-blind inks"), tr("Faces in blue, black and vermilion"), looks),
        _amount("text_scale", tr("Size of text"), "", looks, {n: f"{n} %" for n in _SCALES}),
        _switch("large_tiles", tr("Large tiles"), tr("A larger hand and larger discards, no walls"), looks),
        _choice(
            "hints",
            tr("Hints"),
            tr("All: what an expert would do, what helps, what is dangerous"),
            play,
            {"off": tr("None"), "waits": tr("Waits"), "full": tr("All")},
        ),
        _switch(
            "two_step", tr("Discard in two steps"), tr("The first click lifts the tile, the second throws it"), play
        ),
        _amount(
            "timer",
            tr("Time for a decision"),
            tr("Then the seat answers as on autoplay; after two in a row it goes on so"),
            play,
            {0: tr("No end"), **{n: tr("{seconds} s", seconds=n) for n in _TIMES}},
        ),
        _amount("speed", tr("Pace"), "", play, {n: f"×{n / 100:g}" for n in SPEEDS}),
        _switch("reduced_motion", tr("Less motion"), tr("Short fades only"), play),
        _switch("muted", tr("Silent"), tr("M at the table"), sounds),
        _amount("volume", tr("Loudness"), "", sounds, {n: f"{n} %" for n in _VOLUMES}),
        _switch("effects", tr("Tiles and bells"), "", sounds),
        _choice(
            "voice",
            tr("Calls"),
            tr("Your own voices: a folder each in {folder}", folder=_voices_folder()),
            sounds,
            _voices(),
        ),
    )


def _voices_folder() -> str:
    return str(profile_dir() / PACKS)


def _voices() -> dict[str, str]:
    """Voice packs by name as they are called here."""
    ours = {"mandarin": tr("Mandarin"), "cantonese": tr("Cantonese")}
    return {NO_VOICE: tr("None"), **{name: ours.get(name, name) for name in voices(profile_dir())}}


class Faces(Painted, QAbstractSlider):
    """The six portraits to choose from."""

    def __init__(self, chosen: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("portrait")
        self.setRange(0, PORTRAITS - 1)
        self.setValue(chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(self.paint_anew)

    def want(self) -> QSizeF:
        return QSizeF(look().px(54) * PORTRAITS, look().px(54))

    def cell(self, number: int) -> QRectF:
        """Where a portrait lies."""
        face, step = self.face(), look().px(54)
        return QRectF(face.x() + number * step, face.y(), step, step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for number in range(PORTRAITS):
            if self.cell(number).contains(event.position()):
                self.setValue(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if Qt.Key(event.key()) in steps:
            self.setValue((self.value() + steps[Qt.Key(event.key())]) % PORTRAITS)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with canvas(self) as painter:
            px = look().px
            for number in range(PORTRAITS):
                chosen = number == self.value()
                size = px(48 if chosen else 42)
                middle = self.cell(number).center()
                ring = look().palette.accent if chosen else None
                picture = portrait(number, size, self.devicePixelRatioF(), ring)
                painter.drawPixmap(middle - QPointF(size / 2, size / 2), picture)
            self.paint_ring(painter, self.face(), px(20))


class SettingsSheet(Sheet):
    """The sheet. ``changed`` brings the settings after each choice; ``about_wanted``: what is known of the program."""

    changed = Signal(object)
    about_wanted = Signal()
    size_units = QSizeF(860, 690)
    least_units = 400.0

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self._head = 0.0  #: where the list begins
        self.title = Label(lambda: tr("Settings"), 24, 700, parent=self, tracking=0.02)
        self.close_button = Button(lambda: tr("Close"), ButtonKind.ICON, self, icon_name="close", name="close")
        self.close_button.clicked.connect(self.shut)
        self.about = Button(lambda: tr("About mjdesk"), ButtonKind.LINK, self, icon_name="info", name="about")
        self.about.clicked.connect(self.about_wanted)
        self.faces = Faces(settings.portrait, self)
        named(self.faces, lambda: tr("Portrait"))
        self.faces.valueChanged.connect(lambda value: self._take(portrait=value))
        self.name = Field(lambda: tr("Your name at the table"), self, "name")
        self.name.edit.setMaxLength(_LONGEST_NAME)
        self.name.edit.setText(settings.name)
        self._typing = QTimer(self)  # one write when the typing pauses, not one a letter
        self._typing.setSingleShot(True)
        self._typing.setInterval(400)
        self._typing.timeout.connect(self._take_name)
        self.name.edit.textEdited.connect(lambda _text: self._typing.start())
        self.list = OptionList(marked=False)
        self.list.changed.connect(self._listed)
        self.area = Scroll(self.list, self)
        self._show()

    def _show(self) -> None:
        options = setting_options()
        self.list.show_options(options, {o.id: getattr(self.settings, o.id) for o in options})

    def _values(self) -> dict[str, OptionValue]:
        return dict(self.list.values)

    def _listed(self) -> None:
        self._take(**self._values())

    def _take_name(self) -> None:
        self._take(name=self.name.edit.text().strip())

    def _take(self, **values: object) -> None:
        fresh = replace(self.settings, **values)  # type: ignore[arg-type]
        if fresh != self.settings:
            self.settings = fresh
            self.changed.emit(fresh)

    def shut(self) -> None:
        self._take_name()
        super().shut()

    def accept(self) -> None:
        self.shut()

    def first(self) -> QWidget:
        return self.close_button

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LanguageChange:
            bar = self.area.verticalScrollBar()
            at, focus = bar.value(), self.window().focusWidget()
            name = focus.objectName() if self.isAncestorOf(focus) else ""
            self._show()
            self.list.finish()
            self.place()
            bar.setValue(at)
            again = self.findChild(QWidget, name) if name else None
            if again is not None:
                again.setFocus()
        return done

    def place(self) -> None:
        px, width, height = look().px, self.width(), self.height()
        left, right = px(40), width - px(40)
        about = self.about.want().width()
        self.title.put(left, px(22), right - left - about - px(76), px(44))
        self.about.put(right - px(37 + 20) - about, px(26), about, px(36))
        self.close_button.put(right - px(37), px(25), px(38), px(38))
        faces = self.faces.want()
        self.faces.put(left - px(3), px(82), faces.width(), faces.height())
        beside = right - left - faces.width() - px(24)
        under = beside < px(140)
        self._head = px(206 if under else 150)
        name = right - left if under else min(px(260), beside)
        self.name.put(right - name, px(146) if under else px(87), name, px(44))
        self.list.setFixedWidth(max(0, round(width - px(10))))
        self.list.margins(left, px(30))
        self.list.place()
        self.area.put(0, self._head + px(2), width - px(4), height - self._head - px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.ground() as painter:
            painter.setPen(QPen(look().colour("line"), 1))
            y = self._head
            painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
