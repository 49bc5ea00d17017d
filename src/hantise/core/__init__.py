"""The core: no game, no input or output, the standard library only."""
