"""Packed: how the messages of a live line are compressed. What a table tells resembles what it told before, so a window that
holds a few messages is worth more than a long search in it: half the time of uvicorn's own setting (4 kB, zlib's level 6), and
two thirds of the bytes. A line holds 80 kB for it."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW, LEVEL, MEMORY = 14, 3, 5  # bits of the window; zlib's level and memLevel
SAID = 12  # bits of the window for what a browser says


class Packed(WebSocketsSansIOProtocol):
    """A WebSocket as uvicorn has it, compressed so where the browser asks for it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        settings = {"level": LEVEL, "memLevel": MEMORY}
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=SAID, compress_settings=settings
            )
        ]
