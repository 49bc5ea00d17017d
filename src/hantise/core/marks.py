"""Marks for the compiler: classes that third parties extend in plain Python, even where the core is compiled, and numbers of 64
bits, which are those of the machine there.

Pure Python needs no mark, and the core needs nothing but the standard library: without mypy_extensions they do nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:  # pragma: no cover - with the development tools installed the other branch runs

        def mypyc_attr(*attrs, **kwattrs):
            """Leave the class as it is."""
            return lambda cls: cls


__all__ = ["i64", "mypyc_attr"]
