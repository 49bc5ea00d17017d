"""The documentation on a server: pages in the reader's language, files that pages lead to, nothing else of the disk."""

from served import House


def test_pages_of_the_documentation(house: House) -> None:
    ann = house.browser()
    assert ann.get("/docs").headers["location"] == "/docs/index.html"
    page = ann.get("/docs/how-to/host.html")
    assert '<h1 id="open-a-table-for-others">' in page.text
    assert page.headers["content-security-policy"].startswith("default-src 'none'")
    assert '<h1 id="ouvrir-une-table-pour-dautres">' in house.browser("fr").get("/docs/how-to/host.html").text
    assert 'href="/docs/index.html"' in ann.get("/").text, "the footer leads there"
    assert ann.get("/docs/search.json").json()[0][0].startswith("index.html#")
    mine = ann.get("/docs/files/how-to/own-bot/mine.py")
    assert mine.headers["content-type"] == "text/plain; charset=utf-8"
    assert "class Mine(Bot)" in mine.text


def test_nothing_else_of_the_disk_is_shown(house: House) -> None:
    ann = house.browser()
    for path in ("none.html", "files/design.md", "..%2fpyproject.toml", "files/..%2f..%2fpyproject.toml", "files//etc/passwd"):
        assert ann.get(f"/docs/{path}").status_code == 404, path
