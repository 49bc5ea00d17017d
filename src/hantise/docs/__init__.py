"""Docs: the documentation as pages, at /docs of every table server and as a folder of static files."""
