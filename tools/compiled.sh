#!/usr/bin/env bash
# Compiles the core and the rules of all games with mypyc into build/compiled, and proves that nothing changed: the text is that
# of the checkout, but for the `__init__`s of dataclasses, which are written out (tools/compiled.py);
# the core's tests and the conformance checks run there, and the checksums of random games are those of pure Python.
# Called by `make compiled`. GAMES=200 bash tools/compiled.sh compares more games.
set -euo pipefail
cd "$(dirname "$0")/.."

games=${GAMES:-10}
target=build/compiled
python=$(realpath -s "$(command -v "${PYTHON:-python3}")")

"$python" -c 'import mypyc' 2>/dev/null || { echo "compiled: mypyc not found; say: make compiled" >&2; exit 1; }

rm -rf "$target"
mkdir -p "$target"
"$python" tools/compiled.py copy "$target"
echo "compiled: $(find "$target" -name '*.py' | wc -l) files copied; compiling the core and the games"
"$python" tools/compiled.py build "$target" >"$target/mypyc.log" 2>&1 || { cat "$target/mypyc.log" >&2; exit 1; }
rm -rf "$target/build"

here=$PWD
inside() { (cd "$target" && PYTHONPATH="$here/$target" PYTHONDONTWRITEBYTECODE=1 "$python" "$@"); }

inside "$here/tools/compiled.py" proof
"$python" tools/compiled.py sums "$games" >"$target/pure.txt"
inside "$here/tools/compiled.py" sums "$games" >"$target/compiled.txt"
diff -u "$target/pure.txt" "$target/compiled.txt" || { echo "compiled: other checksums than pure Python" >&2; exit 1; }
echo "compiled: $(wc -l <"$target/pure.txt") checksums are those of pure Python"
inside "$here/tools/compiled.py" check "$games"
inside -m pytest -q -p no:cacheprovider --rootdir "$here" "$here"/tests/core/test_{state,hidden}.py
