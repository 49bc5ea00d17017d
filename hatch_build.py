"""What hatchling does besides packing: every wheel has the documentation in it, and with HANTISE_ENGINE=compiled in the
environment the wheel is one for this platform, with the core, the rules and the bots compiled beside their sources. `make
wheel` makes both."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def documentation(root: Path) -> list[Path]:
    """The texts that hantise.docs shows, and what they lead to; pictures are the README's."""
    found = [root / "CHANGELOG.md", root / "CONTRIBUTING.md", root / "LICENSE", *(root / "benchmarks/results").rglob("*.md")]
    found += [p for p in (root / "docs").rglob("*") if p.is_file() and p.suffix not in (".png", ".pyc")]
    return [path.relative_to(root) for path in found]


class Compiled(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the documentation and the compiled modules into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard":
            for file in documentation(Path(self.root)):
                build_data["force_include"][str(Path(self.root) / file)] = f"hantise/docs/copy/{file}"
        if self.target_name != "wheel" or version != "standard" or os.environ.get("HANTISE_ENGINE") != "compiled":
            return
        root = Path(self.root)
        env = {**os.environ, "HANTISE_ENGINE": "pure", "PYTHONPATH": str(root / "src")}
        subprocess.run([sys.executable, str(root / "tools" / "compiled.py"), "make"], cwd=root, env=env, check=True)
        build = root / "build" / "compiled"
        for library in [*build.glob("hantise_*__mypyc.*"), *build.glob("hantise/**/*")]:
            if library.suffix in (".so", ".pyd") and not library.is_symlink():
                build_data["force_include"][str(library)] = str(library.relative_to(build))
        build_data["pure_python"], build_data["infer_tag"] = False, True
