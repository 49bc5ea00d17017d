"""The adaptors are tried by the suites of what they adapt to. Without these libraries the tests are skipped, and say so; `make
adaptors` installs them into an environment of their own, where they fail instead."""

import importlib
import os
from pathlib import Path
from types import ModuleType

import pytest

KUHN = str(Path(__file__).parent.parent / "bots" / "kuhn.py")
GOOFSPIEL = str(Path(__file__).parent / "goofspiel.py")


def needed(name: str) -> ModuleType:
    """That library. Without it the tests of the file are skipped, but fail where HANTISE_ADAPTORS is set."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as e:
        reason = f"no {e.name} here: make adaptors installs it and runs these tests"
        if os.environ.get("HANTISE_ADAPTORS"):
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason, allow_module_level=True)
