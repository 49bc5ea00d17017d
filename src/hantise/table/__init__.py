"""The table: what a sitting is, what a viewer may know of it, how it is drawn and who is told what. It needs no server."""
