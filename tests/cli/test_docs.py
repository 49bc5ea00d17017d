"""hantise docs: the documentation as a folder."""

from pathlib import Path

from .conftest import Run, refused


def test_it_writes_a_folder_of_files(run: Run, tmp_path: Path) -> None:
    done = run("docs", "--out", "site", "--lang", "fr")
    assert done.exit_code == 0, done.output
    written = [p for p in (tmp_path / "site").rglob("*") if p.is_file()]
    assert done.stdout == f"{len(written)} fichiers sont écrits dans site\n"
    page = (tmp_path / "site" / "how-to" / "host.html").read_text(encoding="utf-8")
    assert '<link rel="stylesheet" href="../static/docs.css">' in page
    assert '<a class="brand" href="../index.html">' in page
    assert "/static/table.css" not in page.replace("../static/table.css", "")


def test_where_it_cannot_write(run: Run, tmp_path: Path) -> None:
    (tmp_path / "site").write_text("", encoding="utf-8")
    assert "site cannot be written" in refused(run("docs", "--out", "site"))
