"""Codes: an address as a picture that a phone reads."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup

MOST = 512  # that are kept drawn


@lru_cache(MOST)
def code(text: str) -> Markup:
    """The picture, as SVG: dark on light whatever the page looks like (`.qr`)."""
    return Markup(segno.make(text, error="m").svg_inline(svgclass="qr", lineclass=None, omitsize=True, border=2))
