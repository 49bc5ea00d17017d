#!/usr/bin/env bash
# Compiles the core and the rules of all games with mypyc into build/compiled, and proves that nothing changed: the text is that
# of the checkout, but for the `__init__`s of dataclasses, which are written out (tools/compiled.py);
# the core's tests and the conformance checks run there, and the checksums of random games are those of pure Python.
# Called by `make compiled`. GAMES=200 bash tools/compiled.sh compares more games.
set -euo pipefail
cd "$(dirname "$0")/.."

games=${GAMES:-10}
python=$(realpath -s "$(command -v "${PYTHON:-python3}")")

"$python" -c 'import mypyc' 2>/dev/null || { echo "compiled: mypyc not found; say: make compiled" >&2; exit 1; }

"$python" tools/compiled.py make
HANTISE_ENGINE=pure "$python" tools/compiled.py sums "$games" >build/pure.txt
export HANTISE_ENGINE=compiled
"$python" tools/compiled.py sums "$games" >build/compiled.txt
diff -u build/pure.txt build/compiled.txt || { echo "compiled: other checksums than pure Python" >&2; exit 1; }
echo "compiled: $(wc -l <build/pure.txt) checksums are those of pure Python"
"$python" tools/compiled.py check "$games"
"$python" -m pytest -q -p no:cacheprovider tests/core/test_{state,hidden}.py
