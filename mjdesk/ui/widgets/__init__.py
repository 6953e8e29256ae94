"""Our controls, painted from the tokens of the theme."""

from mjdesk.ui.widgets.base import Painted, Source, canvas
from mjdesk.ui.widgets.buttons import Button, ButtonKind
from mjdesk.ui.widgets.choices import Chooser, Pills, Stops, Switch
from mjdesk.ui.widgets.fields import Field
from mjdesk.ui.widgets.label import Label
from mjdesk.ui.widgets.menu import Dropdown, MenuList
from mjdesk.ui.widgets.page import Page, Scroll
from mjdesk.ui.widgets.several import Several
from mjdesk.ui.widgets.sheet import Curtain, Overlay, Sheet
from mjdesk.ui.widgets.tile_pills import TilePills

__all__ = [
    "Button",
    "ButtonKind",
    "Chooser",
    "Curtain",
    "Dropdown",
    "Field",
    "Label",
    "MenuList",
    "Overlay",
    "Page",
    "Painted",
    "Pills",
    "Scroll",
    "Several",
    "Sheet",
    "Source",
    "Stops",
    "Switch",
    "TilePills",
    "canvas",
]
