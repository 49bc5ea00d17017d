"""Write docs/reference/commands.md from the commands' own --help. A test holds that the page is as this would write it.

python tools/commands.py
"""

from __future__ import annotations

from pathlib import Path

import click

from hantise.cli import main

PAGE = Path(__file__).parent.parent / "docs" / "reference" / "commands.md"
WIDTH = 100
HEAD = """# Commands

Made from `--help` by `tools/commands.py`; do not change it by hand.

Every command has `--help` with an example. Bad input gives one line on stderr and the exit code 2; `check` and `perft` have 1
where they find something. Work that takes a while shows a bar on stderr, and none where that is no terminal. A file is
written whole or not at all.
"""


def help_of(command: click.Command, name: str, parent: click.Context | None = None) -> tuple[str, click.Context]:
    """What `--help` prints, at a fixed width."""
    context = click.Context(command, info_name=name, parent=parent, terminal_width=WIDTH, max_content_width=WIDTH)
    context.help_option_names = ["-h", "--help"]
    return command.get_help(context), context


def page() -> str:
    """The whole page."""
    text, context = help_of(main, "hantise")
    parts = [HEAD, f"## hantise\n\n```text\n{text}\n```\n"]
    for name in sorted(main.commands):
        text, _ = help_of(main.commands[name], name, context)
        parts.append(f"## hantise {name}\n\n```text\n{text}\n```\n")
    return "\n".join(line.rstrip() for line in "\n".join(parts).splitlines()) + "\n"


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)
