"""The server: the house around the tables, with sockets, a database and processes. Needs the packages of `hantise[table]`."""
