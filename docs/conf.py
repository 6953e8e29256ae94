"""How Sphinx builds these pages: Markdown, one theme, warnings are errors (`./mj docs`)."""

from __future__ import annotations

import re
from pathlib import Path

project = "mjdesk"
author = "the authors of mjdesk"
project_copyright = "the authors of mjdesk, MIT licence"
version = release = re.findall(
    r'__version__ = "([^"]+)"', (Path(__file__).parent.parent / "mjdesk" / "__init__.py").read_text(encoding="utf-8")
)[0]

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
source_suffix = {".md": "markdown"}
root_doc = "index"
exclude_patterns = ["table-link/*"]
nitpicky = True
highlight_language = "text"

html_theme = "furo"
html_title = f"mjdesk {version}"
html_logo = "../assets/app/mjdesk.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#2A5F52", "color-brand-content": "#875008"},
    "dark_css_variables": {"color-brand-primary": "#7CC8A6", "color-brand-content": "#F0BF6C"},
}
