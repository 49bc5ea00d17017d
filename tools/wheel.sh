#!/usr/bin/env bash
# Proves the compiled wheel: installs it in an empty environment with what `make play` installs, and there runs the checks, a league
# and tables. Called by .ci/run, after `make wheel`.
set -euo pipefail
cd "$(dirname "$0")/.."

wheel=$(find "$PWD/dist" -name 'hantise-*.whl' ! -name '*-none-any.whl')
[ -n "$wheel" ] || { echo "wheel: there is none that is compiled; say: make wheel" >&2; exit 1; }
locks=$PWD/requirements
empty=$(mktemp -d)
trap 'rm -rf "$empty"' EXIT
"${PYTHON:-python3}" -m venv "$empty/venv"
"$empty/venv/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r "$locks/play.lock"
"$empty/venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps "$wheel"

cd "$empty"
export HANTISE_ENGINE=compiled PATH="$empty/venv/bin:$PATH"
unset PYTHONPATH
hantise --version
hantise check --all --games 2 --thorough 1
hantise arena "$(python -c 'import hantise; print([*hantise.games()][-1])')" --bots random,greedy --games 20
hantise bench --table --tables 4 --seconds 3
HANTISE_ENGINE=pure hantise --version
