"""The web table: tables, seats, live updates, pages. It needs the packages of `hantise[table]`."""
