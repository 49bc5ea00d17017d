"""Real pages in a real browser, clicked as a person clicks."""
