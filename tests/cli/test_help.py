"""Every command says what it does, with an example that works; the reference page is made of that."""

import importlib.util
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import click
import pytest

from hantise.cli import main

from .conftest import ROOT, Call, Run, refused

COMMANDS = sorted(main.commands)


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("commands_tool", ROOT / "tools" / "commands.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_commands_is_as_help_says() -> None:
    page = tool()
    written = page.PAGE.read_text(encoding="utf-8")
    assert written == page.page(), "make it anew: python tools/commands.py"
    assert re.findall(r"^## hantise (\S+)$", written, re.MULTILINE) == COMMANDS


def examples(text: str) -> list[list[str]]:
    """The command lines below Example:, as words."""
    after = text.partition("Example:\n")[2].partition("\n\n")[0]
    return [shlex.split(line.partition(" > ")[0].partition(" < ")[0]) for line in after.splitlines() if line.strip()]


@pytest.mark.parametrize("name", COMMANDS)
def test_help_with_an_example(run: Run, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANTISE_COMPONENTS", "")
    result = run(name, "--help")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout == run(name, "-h").stdout
    found = examples(main.commands[name].help or "")
    assert found
    assert [e for e in found if e[1:2] == [name]], "an example of the command itself"
    run("components", "shy_monsters", "--export", "my.toml")
    for words in found:
        assert words[0] == "hantise"
        command = main.commands[words[1]]
        command.make_context(words[1], words[2:])  # the example is read


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_explained(name: str) -> None:
    for parameter in main.commands[name].params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{name} {parameter.name}"
            assert parameter.help[0].isupper() or parameter.help[0].isdigit()
            assert parameter.help.endswith(".")


def test_where_a_program_may_read_there_is_json() -> None:
    with_json = {n for n in COMMANDS for p in main.commands[n].params if "--json" in p.opts}
    words = "actions layout games replay capsule simulate arena compare balance check perft bench components"
    assert with_json == set(words.split())


def test_hantise_itself(run: Run, call: Call) -> None:
    for words in (["--help"], ["-h"]):
        told = run(*words).stdout
        assert all(f"\n  {name} " in told for name in COMMANDS)
    version = call("--version")
    assert re.fullmatch(r"hantise \d+\.\d+\S* \(pure Python\)\n", version.stdout)
    assert "No such command 'ply'" in refused(run("ply"))
    assert "No such option" in refused(run("--nope"))


def test_texts_of_the_commands_in_both_languages() -> None:
    """Both files have the same keys with the same arguments, and every key is used."""
    from hantise._engine import WHY
    from hantise.texts import HOUSE, variables

    en, fr = ({k: v for k, v in variables(HOUSE / f"{lang}.ftl").items() if k.startswith("cli-")} for lang in ("en", "fr"))
    assert en == fr
    source = "\n".join(p.read_text(encoding="utf-8") for p in sorted((ROOT / "src/hantise/cli").glob("*.py")))
    made = {"cli-head-" + k for k in ("engine", "us", "moves", "copy", "copy-moves", "world", "spread", "aim")}
    made |= {"cli-head-" + k for k in ("ours", "theirs", "ratio", "verdict", "search", "per-second", "simulation")}
    made |= {"cli-versus-" + k for k in ("slower", "faster", "noise")}
    made |= {"cli-engine-" + k for k in WHY if k != "none"}
    made |= {"cli-difference-" + k for k in ("differs", "unknown", "missing", "type", "information")}
    made |= {"cli-word-" + w for w in ("help", "show", "why", "undo", "rules", "log", "save", "quit")}
    for key in set(en) - made:
        assert f'"{key.removeprefix("cli-")}"' in source, f"{key} is used nowhere"
    for key in re.findall(r'\b(?:say|bad)\("([a-z-]+)"', source):
        assert f"cli-{key}" in en, f"{key} has no text"


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `hantise ([a-z-]+)` \|", readme, re.MULTILINE)
    assert sorted(listed) == COMMANDS


def test_nothing_is_imported_before_it_is_needed() -> None:
    """hantise --help does not load the table, the lab or a game."""
    dear = ("litestar", "hantise.lab", "hantise.bots", "hantise.games.shy_monsters", "rich")
    code = f"import sys, hantise.cli; print([m for m in {dear} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=30)
    assert done.stdout.strip() == "[]"


def test_python_m_hantise(call: Call, tmp_path: Path) -> None:
    assert call("games").stdout.splitlines()[0].startswith("GAME")
    assert list(tmp_path.iterdir()) == []
