"""Printing: a game's box as pages to print, cut and play with, made from the drawings of its table."""
